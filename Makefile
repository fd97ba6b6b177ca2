# By the Book. Two commands do everything: `make play` and `make test`. Steps that are done are not done again.
PYTHON ?= python3
UV_VERSION := 0.13.9
PY := .venv/bin/python
UV := .venv/bin/uv
DONE := .venv/done
STATIC := src/bythebook/server/static

# the browser client's sources; without them (a bare checkout of the rules) there is nothing to build
CLIENT := $(shell find frontend -name node_modules -prune -o -name dist -prune -o -type f -print 2>/dev/null)
BUILT := $(if $(wildcard frontend/package.json),$(STATIC)/index.html)
QUICK := $(wildcard tests/house tests/kernel tests/games tests/corpus)

export PYTHONUTF8 := 1
export VIRTUAL_ENV := $(CURDIR)/.venv

.PHONY: help play setup check lint types test test-all bench wheel lock clean

help:
	@echo "make play    play in your browser (prepares everything first)"
	@echo "make test    install what the tests need, then check all that must hold before a change lands"
	@echo "make test-all  the same with all house rules, seats and games, coverage and planted faults: takes over an hour"
	@echo "make check   the quick loop: style, types, house rules, kernel and games"
	@echo "make setup   only prepare .venv and the browser client"
	@echo "make bench   measure the speed of the rules"
	@echo "make wheel   pack dist/*.whl, browser client included"
	@echo "make lock    choose the locked versions anew (requirements/*.txt)"
	@echo "make clean   remove everything that was made here"

play: $(DONE)/play $(BUILT)
	.venv/bin/bythebook play

setup: $(DONE)/dev $(BUILT)

# --- the environment

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

$(DONE)/play: requirements/play.txt pyproject.toml hatch_build.py | $(UV)
	$(UV) pip install --quiet --require-hashes -r requirements/play.txt
	$(UV) pip install --quiet --no-deps -e .
	@mkdir -p $(DONE) && touch $@

$(DONE)/dev: requirements/dev.txt $(DONE)/play
	$(UV) pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

$(DONE)/services: tools/ensure.py $(DONE)/dev
	$(PY) tools/ensure.py chromium postgres
	@touch $@

lock: | $(UV)
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--all-extras pyproject.toml -o requirements/play.txt
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--all-extras --group dev pyproject.toml -c requirements/play.txt -o requirements/dev.txt

# --- the browser client

frontend/node_modules/.done: frontend/package.json frontend/package-lock.json | $(DONE)/play
	$(PY) tools/npm.py ci --no-progress --loglevel=error
	@touch $@

$(STATIC)/index.html: $(CLIENT) frontend/node_modules/.done
	$(PY) tools/npm.py run build --silent
	@test -f $@ && touch $@

# --- the checks

lint: $(DONE)/dev $(if $(wildcard frontend/package.json),frontend/node_modules/.done)
	.venv/bin/ruff check --quiet .
	.venv/bin/ruff format --check --quiet .
	$(if $(wildcard frontend/package.json),$(PY) tools/npm.py run check --silent)

types: $(DONE)/dev
	$(if $(wildcard src/bythebook/kernel),.venv/bin/mypy --strict --cache-dir .mypy_cache/strict -p bythebook.kernel -p bythebook.games)
	.venv/bin/mypy --cache-dir .mypy_cache/all

check: lint types
	.venv/bin/pytest -q -n 2 --dist loadgroup -m "not slow" $(QUICK)

test: $(DONE)/services $(BUILT)
	@$(MAKE) --no-print-directory lint types
	$(if $(filter %.test.ts,$(CLIENT)),$(PY) tools/npm.py test --silent)
	.venv/bin/pytest -n 2 --dist loadgroup --no-loadscope-reorder -m "not alone"
	.venv/bin/pytest -m alone

# Everything: the whole product of games, house rules and seats, the numbers that the gate cuts down, how much of the kernel
# and the games is covered, and faults planted one by one, each of which both suites must notice.
test-all: export BYTHEBOOK_TESTS := all
test-all: $(DONE)/services $(BUILT)
	@$(MAKE) --no-print-directory lint types
	$(if $(filter %.test.ts,$(CLIENT)),$(PY) tools/npm.py test --silent)
	.venv/bin/coverage erase
	.venv/bin/coverage run -m pytest -n 2 --dist loadgroup --no-loadscope-reorder -m "not alone"
	.venv/bin/pytest -m alone
	.venv/bin/coverage combine --quiet
	.venv/bin/coverage report --fail-under=95
	BYTHEBOOK_TESTS= $(PY) -m tests.faults

bench: $(DONE)/dev
	.venv/bin/bythebook bench

wheel: $(DONE)/play $(BUILT)
	$(UV) build --quiet --wheel --out-dir dist

clean:
	rm -rf .venv dist build frontend/node_modules $(STATIC) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage test-results
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
