"""The protocol: the port for an engine in another process, in any language.

One process serves a whole run.  Each line of its standard input is a request of
JSON-RPC 2.0, each line of its standard output the answer; standard error is free
for notes, which are shown when something goes wrong.  The methods are those of
`conformance.driver`, one to one, and `hello` before all of them.

    data        the port's values as plain data, and back
    texts       what rules texts say, as plain data
    messages    requests and answers, the port's errors and their codes
    process     lines to and from a process that may do anything
    trace       the conversation, written down
    external    the driver that puts it together
    schema      the JSON Schema of every message
    validation  what is wrong with a message, in a sentence

`conformance/README.md` is the guide for those who write an adapter.
"""

from typing import Final

VERSION: Final = 1
"""Raised with every change that an adapter could notice."""
