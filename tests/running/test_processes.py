"""What a run can't use is told alike by one process and by several."""

from __future__ import annotations

import pytest

from tests.port.running import ROOT, run

FILE = str(ROOT / "features" / "707.11-tracking-by-name.feature")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((FILE, "-m", "C-999"), 'ERROR: -m "C-999": no collected scenario has the tag C-999; near: '),
        ((FILE, "-k", "a Clone"), "ERROR: Wrong expression passed to '-k': a Clone: "),
        ((FILE, "--unused-steps"), "ERROR: no collected scenario uses these step patterns:"),
        (("no-such.feature",), "ERROR: file or directory not found: no-such.feature"),
    ],
)
def test_a_command_line_that_cannot_be_used_is_told_once_by_any_number_of_processes(
    arguments: tuple[str, ...], expected: str
) -> None:
    alone, several = run(*arguments), run(*arguments, "-n", "2")
    assert alone.stderr.startswith(expected)
    assert (several.returncode, several.stderr) == (alone.returncode, alone.stderr), several.stdout
    assert alone.returncode == pytest.ExitCode.USAGE_ERROR
    assert "Traceback" not in several.stdout
