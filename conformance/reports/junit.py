"""junit.xml: the verdicts as CI servers read them.

The form has four outcomes: what failed, what is in error, what was skipped, and
the rest, which passed.  `OUTCOMES` says which verdict is which.
"""

from __future__ import annotations

from collections import Counter
from typing import Final
from xml.etree import ElementTree as ET

from conformance import verdicts
from conformance.reports.summary import Run
from conformance.verdicts import Verdict

OUTCOMES: Final = {
    verdicts.PASSED: "",
    verdicts.UNSPECIFIED: "",
    verdicts.FAILED: "failure",
    verdicts.REFUSED: "failure",
    verdicts.ERROR: "error",
    verdicts.UNSUPPORTED: "skipped",
    verdicts.KNOWN: "skipped",
    verdicts.DISPUTED: "skipped",
}


def written(run: Run) -> str:
    """The run as the text of junit.xml."""
    found = Counter(OUTCOMES[each.verdict] for each in run.verdicts)
    sums = {
        "name": run.engine.name,
        "tests": str(len(run.verdicts)),
        "failures": str(found["failure"]),
        "errors": str(found["error"]),
        "skipped": str(found["skipped"]),
        "time": f"{sum(each.seconds for each in run.verdicts):.3f}",
    }
    suite = ET.Element("testsuite", sums)
    for verdict in run.verdicts:
        suite.append(_case(verdict))
    suites = ET.Element("testsuites")
    suites.append(suite)
    ET.indent(suites, " ")
    return ET.tostring(suites, encoding="unicode", xml_declaration=True) + "\n"


def _case(verdict: Verdict) -> ET.Element:
    file, _, line = verdict.place.rpartition(":")
    case = ET.Element(
        "testcase",
        {
            "classname": file.removesuffix(".feature"),
            "name": _text(verdict.title),
            "file": file,
            "line": line,
            "time": f"{verdict.seconds:.3f}",
        },
    )
    properties = ET.SubElement(case, "properties")
    facts = [("id", verdict.id), ("edition", verdict.edition), ("verdict", verdict.verdict)]
    facts += [("counts", "yes" if verdict.counts else "no")]
    facts += [("rule", number) for number in verdict.clauses]
    facts += [("requirement", tag) for tag in verdict.requirements]
    for name, value in facts:
        ET.SubElement(properties, "property", {"name": name, "value": _text(value)})
    if outcome := OUTCOMES[verdict.verdict]:
        why = _text(verdict.reason or verdict.message or verdict.capability)
        ET.SubElement(
            case, outcome, {"type": verdict.kind or verdict.verdict, "message": why.partition("\n")[0]}
        ).text = why
    return case


def _text(text: str) -> str:
    """The text without the characters that XML can't have."""
    return "".join(one if one in "\t\n" or (ord(one) >= 0x20 and one not in "\ufffe\uffff") else "?" for one in text)
