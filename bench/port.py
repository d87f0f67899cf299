"""What it costs to meet the engine in another process: `python -m bench.port`.

Rules for this file: the suite is played both ways in turn, and the verdicts have to be the
same; what counts is the ratio.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from conformance.card_text import catalogue
from conformance.driver import Cast
from conformance.protocol.external import External, Sitting
from conformance.protocol.link import Link
from tests.port.running import REFERENCE, ROOT, examine

SUITE = str(ROOT / "features")
MESSAGES = 10_000
SAMPLES = 5


def line(what: str, value: str, aim: str) -> None:
    """A row of the table."""
    print(f"{what:<66} {value:>12}   {aim}", flush=True)


def timed(*options: str) -> float:
    """The seconds of CPU time of a run of the suite, from the start of pytest to its end, in all processes together."""
    start = os.times()
    command = [sys.executable, "-m", "pytest", SUITE, "-q", "-p", "no:cacheprovider", *options]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
    end = os.times()
    return end.children_user + end.children_system - start.children_user - start.children_system


def memory(pid: int) -> int:
    """The resident memory of a process, in KiB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return next(int(row.split()[1]) for row in status.splitlines() if row.startswith("VmRSS"))


def scenario(driver: External) -> int:
    """A Clone scenario; how many messages it was."""
    driver.begin(("Alice", "Bob"), tuple(catalogue().values()))
    driver.put("Runeclaw Bear", "Bob", "battlefield", "Runeclaw Bear")
    driver.put("Clone", "Alice", "hand", "Clone")
    driver.add_mana("Alice", "{3}{U}")
    driver.prepare("Alice", "Runeclaw Bear")
    driver.do(Cast("Alice", "Clone"))
    driver.resolve()
    assert driver.current("Clone").name == "Runeclaw Bear"
    driver.state("Clone")
    driver.end()
    return 10


def round_trips(driver: External) -> list[float]:
    """The seconds of each of many questions."""
    times = []
    for _ in range(2000):
        start = time.perf_counter()
        driver.state("Clone")
        times.append(time.perf_counter() - start)
    return times


def leak(link: Link, driver: External) -> tuple[int, int]:
    """By how many KiB both processes have grown after many messages, once both are warm."""
    sent = 0
    while sent < MESSAGES // SAMPLES:
        sent += scenario(driver)
    own, other = memory(_own()), memory(link.pid)
    while sent < MESSAGES + MESSAGES // SAMPLES:
        sent += scenario(driver)
    return memory(_own()) - own, memory(link.pid) - other


def _own() -> int:
    return int(Path("/proc/self").resolve().name)


def main(rounds: Sequence[int] = (1, 2)) -> int:
    """Measure and print; not 0 if the two ways don't agree."""
    line("what", "measured", "aim")
    link = Link(REFERENCE)
    driver = External(link, Sitting("bench", "bench", frozenset(("Clone", "Runeclaw Bear"))))
    scenario(driver)
    line("a round trip: median", f"{statistics.median(round_trips(driver)) * 1000:.3f} ms", "<= 0.3 ms")
    here, there = leak(link, driver)
    line(f"{MESSAGES} messages: growth of this process", f"{here} KiB", "flat")
    line(f"{MESSAGES} messages: growth of the engine's process", f"{there} KiB", "flat")
    link.stop()
    ways = [(timed(), timed("--engine-command", REFERENCE)) for _ in rounds]
    inside, outside = (min(way[n] for way in ways) for n in (0, 1))
    line("the suite in process, CPU time", f"{inside:.1f} s", "")
    line("the suite with the engine in another process, of both", f"{outside:.1f} s", "")
    line("ratio", f"{outside / inside:.2f}", "<= 2")
    first, second = (examine(SUITE, *options).by_id() for options in ((), ("--engine-command", REFERENCE)))
    differing = [one for one, verdict in first.items() if second.get(one) != verdict]
    line(f"scenarios with another verdict, of {len(first)}", str(len(differing)), "0")
    return int(bool(differing) or len(first) != len(second))


if __name__ == "__main__":
    sys.exit(main())
