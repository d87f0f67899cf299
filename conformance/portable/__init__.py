"""Portable cases: every scenario as plain data, so that it can be run without Gherkin, and without us.

    python -m conformance export cases.jsonl
    python -m conformance replay cases.jsonl --engine-command "node my-adapter.js"

A case is one line: who plays by which rules with which cards, and step by step what
is said to the engine, each a message of the protocol; a question has beside it what
is expected of the answer.  `case.schema.json` is its form; `expecting` tells what
may be expected.

    recording    a driver that notes what is said to it
    expecting    what each pattern of the steps expects of the answers
    exporting    the command that plays the scenarios and writes the cases
    checking     whether an answer is what is expected
    replaying    a case played against any engine, and the command for it
"""
