"""What differs between two reports."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from conformance.__main__ import main as commands
from conformance.reports import summary
from conformance.reports.differences import main
from conformance.verdicts import FAILED, PASSED
from tests.reports.conftest import RUN, verdict


def _written(path: Path, run: summary.Run) -> str:
    path.parent.mkdir(exist_ok=True)
    path.write_text(summary.written(run))
    return str(path)


def test_scenarios_with_another_verdict_and_those_of_one_report_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, third = RUN.verdicts[:3]
    old = _written(tmp_path / "old.json", evolve(RUN, verdicts=(first, second, third)))
    mended = (first, evolve(second, verdict=PASSED, message=""), verdict(9, FAILED, message="expected\n  blue"))
    new = _written(tmp_path / "new.json", evolve(RUN, engine=evolve(RUN.engine, version="2.2"), verdicts=mended))
    assert commands(["compare-reports", old, new]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "old  Duplicator 2.1, suite 0.1.0, frozen set 0.1: 1 of the 3 that count passed",
        "new  Duplicator 2.2, suite 0.1.0, frozen set 0.1: 2 of the 3 that count passed",
        "",
        "A <b>copy</b> is failed",
        "  @id-copy-2  features/707.02-x.feature:2",
        "  old  failed: expected size 2/2, found 3/3 and \x1b[31m<i>more</i>",
        "  new  passed",
        "",
        "A <b>copy</b> is refused",
        "  @id-copy-3  features/707.03-x.feature:3",
        "  old  refused: not now",
        "  new  isn't in this report",
        "",
        "A <b>copy</b> is failed",
        "  @id-copy-9  features/707.09-x.feature:9",
        "  old  isn't in this report",
        "  new  failed: expected blue",
        "",
        "2 scenarios in both reports: 3 with another verdict, or in one report only",
    ]


def test_a_report_that_is_incomplete_is_called_that(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [
        _written(tmp_path / f"{name}.json", evolve(RUN, incomplete=incomplete))
        for name, incomplete in (("a", ()), ("b", ("the run was stopped",)))
    ]
    assert main(paths) == 0
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("a  Duplicator 2.1, suite 0.1.0, frozen set 0.1: ")
    assert second.startswith("b  Duplicator 2.1, suite 0.1.0, frozen set 0.1, incomplete: ")


def test_reports_of_one_name_are_called_by_their_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [
        _written(tmp_path / name / "conformance.json", evolve(RUN, reading=reading, edition=edition))
        for name, reading, edition in (("a", "", "cr2018"), ("b", "x.py:Mine", "now"))
    ]
    assert main(paths) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("a  Duplicator 2.1 by cr2018, suite")
    assert lines[1].startswith("b  Duplicator 2.1 by x.py:Mine, suite")
    assert lines[-1] == "8 scenarios in both reports: none with another verdict, or in one report only"


def test_what_cannot_be_read_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "none.json")
    assert main([missing, missing]) == pytest.ExitCode.USAGE_ERROR
    expected = f"{missing}: found no file that can be read (No such file or directory); expected a report\n"
    assert capsys.readouterr().err == expected


def test_a_report_that_is_nested_without_end_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deep.json"
    path.write_text("[" * 100_000)
    assert main([str(path), str(path)]) == pytest.ExitCode.USAGE_ERROR
    assert capsys.readouterr().err == f"{path}: found JSON nested too deep to be a conformance.json\n"


def test_a_report_with_two_verdicts_on_a_scenario_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _written(tmp_path / "twice.json", evolve(RUN, verdicts=(*RUN.verdicts, RUN.verdicts[0])))
    assert main([path, path]) == pytest.ExitCode.USAGE_ERROR
    expected = f"{path}: found {RUN.verdicts[0].id} a second time; expected one verdict on each scenario\n"
    assert capsys.readouterr().err == expected


@pytest.mark.parametrize("command", ["compare", "compare-reports", "export", "replay"])
@pytest.mark.parametrize("arguments", [[], ["--no-such-option"]])
def test_arguments_that_cannot_be_used_are_told_in_one_line(
    command: str, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        commands([command, *arguments])
    assert end.value.code == pytest.ExitCode.USAGE_ERROR
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"python -m conformance {command}: ")
    assert line.endswith(f"; see python -m conformance {command} --help")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "found no command; expected one of these"),
        (
            ["compare-report"],
            "found the command 'compare-report'; expected one of these; did you mean compare-reports?",
        ),
    ],
)
def test_a_command_that_is_not_there_is_told_with_those_that_are(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands(arguments) == pytest.ExitCode.USAGE_ERROR
    first, *others = capsys.readouterr().err.splitlines()
    assert first == told
    assert [line.split()[3] for line in others] == ["compare", "compare-reports", "export", "replay"]
