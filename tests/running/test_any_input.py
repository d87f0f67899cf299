"""Whatever a feature file holds, it is read, or refused with a line for each problem; nothing else ever happens."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

import steps.collecting  # noqa: F401  (fills the vocabulary)
from steps.reading import Refused, read
from tests.running.test_refusals import GOOD

LINES = GOOD.split("\n")
SIGNS = st.sampled_from(
    [*'@#|<>"\\\t\r\0*:{}', '"""', "```", "\n", "\n\n", "\u2028", "\x0c", "\x85", "\ufeff", "\u0421", "é"]
)
WORDS = st.sampled_from(
    [
        "Feature:",
        "Rule:",
        "Background:",
        "Scenario:",
        "Scenario Outline:",
        "Examples:",
        "Given ",
        "When ",
        "Then ",
        "And ",
    ]
)
PLACES = st.integers(0, len(GOOD))
CHANGES = st.lists(
    st.one_of(
        st.tuples(PLACES, st.just(0), st.one_of(SIGNS, WORDS, st.sampled_from(LINES).map(lambda line: f"\n{line}\n"))),
        st.tuples(PLACES, st.integers(1, 60), st.just("")),
        st.tuples(PLACES, st.just(0), st.text(max_size=8)),
    ),
    min_size=1,
    max_size=6,
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(changes=CHANGES)
def test_a_changed_feature_is_read_or_refused_in_lines(changes: list[tuple[int, int, str]]) -> None:
    text = GOOD
    for at, fewer, more in changes:
        text = text[:at] + more + text[at + fewer :]
    _is_read_or_refused(text.encode(errors="surrogatepass"))


@settings(max_examples=100, deadline=None, derandomize=True)
@given(raw=st.binary(max_size=200))
@example(raw=b"@")
@example(raw=b'Feature:\n"""')
def test_any_bytes_are_refused_in_lines(raw: bytes) -> None:
    _is_read_or_refused(raw)


def _is_read_or_refused(raw: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "any.feature"
        path.write_bytes(raw)
        try:
            read(path, "any.feature", {})
        except Refused as error:
            for line in str(error).split("\n"):
                assert re.fullmatch(r"any\.feature:\d+: found .+; expected .+; .+", line), line
