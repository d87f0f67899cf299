"""The engine is broken on purpose, one small change at a time; the scenarios alone have to notice.

    python -m tests.mutation                                        the rulebook, and what copying goes through
    python -m tests.mutation engine/mechanism/zones.py              some other module
    python -m tests.mutation --every 10                             a sample, for a quick look

A change that no scenario notices shows what the suite doesn't see, or what the engine
doesn't need.  A change that makes no difference to any game is listed, with the reason,
in `equivalents.toml`.  The result is the page `README.md`.
"""
