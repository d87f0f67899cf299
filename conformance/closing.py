"""What the terminal tells of an engine: which capabilities there are, and at the end how it went.

Rules for this file: it makes lines of what others have counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from conformance import verdicts
from conformance.capabilities import CAPABILITIES
from conformance.lists import Entry, FrozenSet
from conformance.verdicts import Engine, Verdict


def told(engine: Engine, given: list[Verdict], declined: list[tuple[str, ...]], frozen: FrozenSet) -> Iterator[str]:
    """The verdicts, the score, what doesn't count, and what the engine has declined."""
    sums = verdicts.totals(given)
    found = ", ".join(f"{n} {verdict}" for verdict, n in sums.by_verdict.items() if n)
    yield f"{sums.scenarios} scenario{'s' * (sums.scenarios != 1)}: {found}"
    yield str(verdicts.score(given, engine.editions))
    yield from uncounted(given, frozen)
    yield from blocking(declined)


def uncounted(given: list[Verdict], frozen: FrozenSet) -> Iterator[str]:
    """How many scenarios are shown and don't count, and why."""
    outside = [verdict for verdict in given if not verdict.counts]
    later = sum(verdict.id not in frozen.ids for verdict in outside)
    why = {
        f"not in the frozen set {frozen.version}": later,
        "in dispute, or not decided by the rules": len(outside) - later,
    }
    if outside:
        doesnt = "doesn't" if len(outside) == 1 else "don't"
        yield f"{len(outside)} {doesnt} count: " + ", ".join(f"{n} {what}" for what, n in why.items() if n)


def blocking(declined: list[tuple[str, ...]]) -> Iterator[str]:
    """What the engine has declined, the most needed first: how many scenarios that blocks, and how many it alone."""
    found = verdicts.blocked(declined)
    wide = max((len(each.what) for each in found), default=0)
    for each in found:
        yield f"unsupported: {each.what:<{wide}} {each.scenarios:>5}, of which {each.alone:>4} lack nothing else"


def errors(given: list[Verdict]) -> Iterator[str]:
    """Each kind of error, how often it was met, and what it means."""
    kinds = Counter(verdict.kind for verdict in given if verdict.verdict == verdicts.ERROR)
    for kind, times in sorted(kinds.items()):
        yield f"error: {times} x {kind}: {verdicts.ERRORS[kind]}"


def is_advised(verdict: Verdict) -> bool:
    """Whether advice helps: not where there was no answer to judge, for the message says all that is known."""
    return verdict.verdict != verdicts.ERROR or verdict.kind == "wrong shape"


def lowest(given: list[Verdict], advice: Mapping[str, Entry]) -> Iterator[str]:
    """The lowest of the smallest scenarios that is broken, and what to look at; nothing, if none is."""
    bad = {verdict.id: verdict for verdict in given if verdict.verdict in verdicts.BAD}
    for rung, (one, entry) in enumerate(advice.items(), 1):
        if one in bad:
            yield f"mend first: {one} (rung {rung} of {len(advice)})" + f": {entry.reason}" * is_advised(bad[one])
            return


def capabilities(needs: Iterable[frozenset[str]]) -> Iterator[str]:
    """Each capability, what it is, and how many scenarios need it; given is what each of them needs."""
    needed = list(needs)
    wide = max(map(len, CAPABILITIES))
    for name, each in CAPABILITIES.items():
        count = sum(name in one for one in needed)
        yield f"{name:<{wide}}  {count:>5} scenarios  {each.is_about}"
        yield f"{'':<{wide}}  {'':>15}  may be lacked because {each.may_lack}"
    yield f"{'(none of these)':<{wide}}  {sum(not one for one in needed):>5} scenarios  every engine has to play them"
