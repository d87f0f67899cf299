"""Tags that are refused: unknown ones, one twice, and ids that aren't one scenario's own for all time.

Rules for this file: what forms of tags there are is said in `steps.tags`, which requirements in
`conformance.register`, which rules in `conformance.rules`, which ids were given up in `conformance.retired`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pytest_bdd.gherkin_parser import Scenario, Tag

from conformance.register import register
from conformance.retired import RETIRED, retired
from conformance.rules import rules
from steps import tags
from steps.characters import named
from steps.problems import Problem

SCENARIO = "Scenario"
EXAMPLES = "Examples"


def check_tags(found: Sequence[Tag], above: str, inherited: Collection[str] = ()) -> Iterator[Problem]:
    """The tags above a keyword; `inherited` are those that stand further up and count here too."""
    seen = set(inherited)
    for tag in found:
        line = tag.location.line
        if tag.name in seen:
            yield Problem(line, f"{tag.name} twice", "each tag once, here or further up", "delete one")
        seen.add(tag.name)
        if tag.name == f"@{tags.UNSPECIFIED}" and above != EXAMPLES:
            # Above a scenario it would be a scenario that can't fail.
            expected = "it above Examples only"
            yield Problem(line, f"the tag {tag.name}", expected, "move it to the rows that it is about")
        if tag.name.startswith(f"@{tags.ID}") and above != SCENARIO:
            expected = "an id above a scenario only"
            yield Problem(line, f"{tag.name} above {above}", expected, "move it to the scenario that it names")
        name = tag.name.removeprefix("@")
        if tags.names(name) is None:
            possible = ", ".join(form.example for form in tags.TAGS)
            yield Problem(line, f"the tag {tag.name}{_foreign(name)}", f"a tag like {possible}", "mend or delete it")
        elif name.startswith(tags.REQUIREMENT) and name not in register():
            first, *_, last = register()
            expected = f"one of conformance/requirements.toml, which has {first} to {last}"
            yield Problem(line, f"the requirement {tag.name}", expected, "mend the number")
        elif name.startswith(tags.RULE) and (number := name.removeprefix(tags.RULE)) not in rules():
            expected = "a rule that conformance/rules.toml or a requirement has"
            mend = f"mend the number, or write there what {number} says"
            yield Problem(line, f"the rule {tag.name}", expected, mend)


def _foreign(name: str) -> str:
    """The characters of a tag that look like others."""
    foreign = [f"'{each}' is {named(each)}" for each in dict.fromkeys(name) if not each.isascii()]
    return f" (in which {', '.join(foreign)})" if foreign else ""


def check_id(scenario: Scenario, shown: str, ids: dict[str, str]) -> Iterator[Problem]:
    """A scenario has one id, which no other has or had; `ids` is completed with it."""
    line = scenario.location.line
    own = [tag for tag in scenario.tags if tag.name.startswith(f"@{tags.ID}")]
    if len(own) != 1:
        found = f"{len(own) or 'no'} @id- tags of '{scenario.name}'"
        yield Problem(line, found, "one of its own, never used before", "tag it like @id-clone-of-a-token")
    for tag in own:
        place = f"{shown}:{tag.location.line}"
        first = ids.setdefault(tag.name, place)
        if first != place:
            found = f"{tag.name} again (it is the scenario of {first})"
            yield Problem(tag.location.line, found, "an id of its own", "give this scenario another")
        if former := retired().get(tag.name.removeprefix(f"@{tags.ID}")):
            found = f"the retired id {tag.name} (since {former.since}: {former.reason})"
            expected = f"one that was never used; conformance/frozen/{RETIRED.name} has those that were"
            yield Problem(tag.location.line, found, expected, "give this scenario another")
