"""Tell what a rules text is understood to mean: python -m engine.text "Target creature gets +1/+1." """

from __future__ import annotations

import argparse
import sys

from engine.text.errors import TextError
from engine.text.understood import understood


def main(arguments: list[str] | None = None) -> int:
    """Read the text given, and print it said back."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.text", description="What a rules text is understood to mean."
    )
    parser.add_argument("text", help=r"the text; \n separates paragraphs")
    parser.add_argument("--name", default="", help="the name of the card that has it")
    parser.add_argument("--kind", choices=("permanent", "spell"), default="", help="whose text it is; else either")
    parser.add_argument("--data", action="store_true", help="show the values too")
    given = parser.parse_args(arguments)
    try:
        print(understood(given.text.replace("\\n", "\n"), given.name, kind=given.kind, data=given.data))
    except TextError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
