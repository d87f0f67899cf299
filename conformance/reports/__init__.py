"""Reports: what a run leaves behind for those who weren't there.

    pytest features --report DIR

writes into the folder, whatever engine was met and with any number of processes:

    conformance.json     a verdict for each scenario and what they come to (conformance.schema.json)
    junit.xml            the same for CI servers
    messages.ndjson      the same, step by step, as Cucumber Messages
    badge.json           the score as an endpoint of shields.io
    index.html           the same by rule, to read

and `python -m conformance compare-reports a.json b.json` says what differs between two.
"""
