"""The Cucumber Messages of a run as Cucumber's own schema and formatter take them; both come from npm."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.reports.test_messages import messages, of_kind


@pytest.mark.portable
def test_the_official_schema_accepts_every_message(report: Path, node_modules: Path) -> None:
    schema = json.loads((node_modules / "@cucumber" / "messages" / "messages.schema.json").read_text())
    validator = Draft202012Validator(schema)
    problems = [error.message for message in messages(report) for error in validator.iter_errors(message)]
    assert problems == []
    assert list(validator.iter_errors({"pickle": {"id": 1}})), "the schema refuses what is wrong"


RENDER = """
import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { CucumberHtmlStream } from '@cucumber/html-formatter'
import { NdjsonToMessageStream } from '@cucumber/message-streams'
const [from, to] = process.argv.slice(2)
const messages = fs.createReadStream(from, 'utf8')
await pipeline(messages, new NdjsonToMessageStream(), new CucumberHtmlStream(), fs.createWriteStream(to))
"""


@pytest.mark.portable
def test_the_official_formatter_shows_scenarios_rules_and_failures(
    report: Path, node_modules: Path, tmp_path: Path
) -> None:
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        pytest.fail("found no chromium; expected a browser that shows what the formatter made")
    (tmp_path / "node_modules").symlink_to(node_modules)
    (tmp_path / "render.mjs").write_text(RENDER)
    subprocess.run(["node", "render.mjs", str(report / "messages.ndjson"), "messages.html"], cwd=tmp_path, check=True)
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000", "--dump-dom"]
    page = f"file://{tmp_path}/messages.html"
    shown = subprocess.run([*command, page], capture_output=True, text=True, check=True).stdout
    text = re.sub(r"<script.*?</script>", "", shown, flags=re.DOTALL)
    text = unescape(" ".join(re.sub(r"<[^>]+>", "", text).split()))
    results = [each["testStepResult"] for each in of_kind("testStepFinished", report)]
    message = next(each["message"] for each in results if each["status"] == "FAILED")
    assert " ".join(message.split())[:60] in text
    assert "Rule:" in text and "Scenario Outline:" in text and "FAILED" in text
