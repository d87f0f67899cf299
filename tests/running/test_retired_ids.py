"""An id is used once for all time: what was given up is written down, and what has gone without that is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance import lists, retired
from conformance.lists import ListError

FEATURES = Path(__file__).parents[2] / "features"

GOOD = """\
[[retired]]
id = "clone-of-a-token"
since = "2026-11-29"
reason = "shown by another"
"""


def test_no_scenario_has_a_retired_id() -> None:
    assert set(retired.retired()) & lists.ids_written_in(FEATURES) == set()


def test_every_id_of_every_version_is_there_or_retired() -> None:
    retired.check(lists.ids_written_in(FEATURES))


def test_an_id_that_has_gone_is_noticed() -> None:
    there = lists.ids_written_in(FEATURES) - {"clone-of-behemoth-fades"}
    with pytest.raises(ListError) as error:
        retired.check(there)
    assert str(error.value) == (
        "conformance/frozen/0.1.txt: found the id clone-of-behemoth-fades, which no scenario has any more; "
        "expected every id of a version to stay: put it back, or retire it in retired.toml beside it"
    )


def test_an_id_that_has_gone_and_is_retired_is_not_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    one = "clone-of-behemoth-fades"
    monkeypatch.setattr(retired, "retired", lambda: {one: retired.Retired(one, "2026-11-29", "shown by another")})
    retired.check(lists.ids_written_in(FEATURES) - {one})


def test_a_feature_that_cannot_be_read_is_told_and_not_its_ids(tmp_path: Path) -> None:
    path = tmp_path / "a.feature"
    path.mkdir()
    with pytest.raises(ListError) as error:
        lists.ids_written_in(tmp_path)
    assert str(error.value) == f"{path}: found what can't be read (Is a directory); expected a feature file"


@pytest.mark.parametrize(
    ("name", "written", "said"),
    [
        ("notes.txt", b"id", "notes.txt: found a name that is no version; expected a frozen set, as in 0.1.txt"),
        ("0.1.txt", b"\xff", "0.1.txt: found what can't be read ('utf-8' codec can't decode byte 0xff"),
        ("0.1.txt", b"", "0.1.txt: found no id; expected those that the version requires"),
        ("none", b"", ": found no frozen set; expected one at least, as in 0.1.txt"),
    ],
)
def test_a_frozen_set_that_cannot_be_used_is_one_line(
    name: str, written: bytes, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / name).write_bytes(written)
    monkeypatch.setattr(lists, "FROZEN", tmp_path)
    with pytest.raises(ListError) as error:
        lists.frozen_set(lists.versions()[-1])
    assert said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[retired]", "found what isn't TOML; expected a "),
        ("id = 1", r"found id; expected a \[\[retired\]\] for each id"),
        (GOOD + GOOD, r"found \[\[retired\]\] clone-of-a-token a second time; expected it once"),
        (GOOD.replace("2026-11-29", "soon"), "expected id, since, reason as in conformance.retired"),
        (GOOD.replace("clone-of-a-token", "@id-x"), "expected id, since, reason"),
        (GOOD.replace("reason", "why"), "expected id, since, reason"),
    ],
)
def test_a_list_that_cannot_be_used_is_one_line(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "retired.toml"
    path.write_text(text)
    with pytest.raises(ListError, match=said) as error:
        retired.read(path)
    assert "\n" not in str(error.value)
