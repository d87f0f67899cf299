# make spec    run every scenario; ends with what was found for each rule
# make test    run everything: linters, types, import contracts, scenarios, tests
# make portable    run the features with behave and cucumber-js too, and render the messages; needs Node.js and npm
# make proof   show that the suite can fail: play it by every misreading of the rules; WHOLE=1 leaves nothing out
# make mutation    break the engine in each small place, and see what the scenarios notice; EVERY=10 for a sample
# make coverage    which branches of the engine the scenarios reach, and which other tests only
# make exam    the reference engine over the protocol, and a toy engine in another language
# make bench   run the benchmarks
# make read TEXT="Target creature gets +3/+3 until end of turn."    what a text means; CARD=Clone if it names its card
# make compare A=now B=cr2018    the scenarios that turn out otherwise by other rules, and which rules decided it

PYTHON ?= python3
BIN := .venv/bin
export TEXT CARD

.PHONY: spec test proof portable mutation coverage bench read compare install exam

spec: install
	@$(BIN)/pytest features -q --by-rule

# All parts run, whatever the earlier ones found; pytest has the last word.
test: install
	@failed=0; \
	$(BIN)/ruff check . || failed=1; \
	$(BIN)/ruff format --check . || failed=1; \
	$(BIN)/mypy || failed=1; \
	$(BIN)/lint-imports --no-logo || failed=1; \
	$(MAKE) -s exam || failed=1; \
	$(BIN)/pytest -q || failed=1; \
	[ $$failed = 0 ] || { echo "make test: something above failed" >&2; exit 1; }

portable: install
	@$(BIN)/pytest tests/portable -m portable

proof: install
	@$(BIN)/python -m tests.misreadings $(if $(WHOLE),--whole)
	@$(BIN)/python -m tests.flips
	@$(BIN)/pytest tests/properties -q -n 2 --hypothesis-profile proof

mutation: install
	@$(BIN)/python -m tests.mutation $(if $(EVERY),--every $(EVERY),--write)

coverage: install
	@$(BIN)/python -m tests.mutation.covering --write

# Two engines sit the exam from outside: the reference engine, and a toy that declines nearly everything.
exam: install
	@folder=$$(mktemp -d) && $(BIN)/pytest features -q --engine-command "$(BIN)/python -m engine" --report "$$folder"; \
	status=$$?; rm -r "$$folder"; exit $$status
	@if command -v node >/dev/null; then \
	  $(BIN)/pytest features -q --engine-command "node tests/port/toy/engine.mjs" \
	    --known-failures tests/port/toy/known-failures.toml; \
	else echo "node isn't there: the toy engine doesn't sit the exam"; fi

bench: install
	@for file in bench/*.py; do PYTHONPATH=. $(BIN)/python "$$file" || exit 1; done

read: install
	@$(BIN)/python -m conformance.card_text --text "$$TEXT" --name "$$CARD"

compare: install
	@$(BIN)/python -m conformance.compare "$(A)" "$(B)" -m "$(M)"

# The lock that was installed last is kept beside what it installed: nothing is done unless the lock has changed.
install:
	@cmp -s requirements.lock .venv/installed.lock || { \
	  $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	    echo "found $$($(PYTHON) --version 2>/dev/null || echo no $(PYTHON)); expected Python 3.11 or newer," \
	         "as in: make $(MAKECMDGOALS) PYTHON=python3.11" >&2; exit 1; }; \
	  $(PYTHON) -m venv .venv && \
	  $(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock && \
	  cp requirements.lock .venv/installed.lock; }
