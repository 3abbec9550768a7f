# Damrak. Needs python3 and make; everything else is fetched into .tools/ and .venv/ the first time.
.DEFAULT_GOAL := help
.PHONY: help play test programs pages check bench format soak torture mutants records rules pictures requirements clean
.DELETE_ON_ERROR:

# The machine's own certificates, so that a house with its own authority needs no set-up.
export UV_SYSTEM_CERTS ?= true
export UV_LINK_MODE ?= copy
# The tests must see the installed package, never the sources by accident.
unexport PYTHONPATH

UV := .tools/bin/uv
PYTHON := .venv/bin/python
SOURCES := $(shell find src web -type f -not -name '*.pyc' -not -path '*/node_modules/*' \
	-not -path 'src/damrak/server/static/*' 2>/dev/null)

help: ## What can be made
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## (.*)/make \1\t\2/' | expand -t 20

play: .venv/damrak ## Play in the browser: both games, with friends and bots
	@trap : INT; .venv/bin/damrak serve --open --host 0.0.0.0 || test $$? = 130  # Ctrl-C is no error

test: .venv/test ## Everything that must hold: style, types, rule index, tests of the compiled package
	@$(PYTHON) -m tools.web  # fetches what both the build and the checks of the pages need
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target .venv/damrak programs check pages
	$(PYTHON) -m pytest --numprocesses 2 --dist worksteal -m "not calm" $(PYTEST)
	$(PYTHON) -m pytest --numprocesses 2 --dist worksteal -m calm $(PYTEST)

programs: .venv/test
	@$(PYTHON) -m tools.system_packages

pages: .venv/test
	$(PYTHON) -m tools.web lint check test

check: .venv/test ## Style, types and the rule index only
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	$(PYTHON) -m tools.rule_index --check

bench: .venv/bench .venv/damrak ## Rules, search, clock and server beside their peers, in one run
	$(PYTHON) -m bench.rules $(BENCH)
	$(PYTHON) -m bench.search
	$(PYTHON) -m bench.fair_clock
	$(PYTHON) -m bench.flooded_clock
	$(PYTHON) -m bench.server_vs_boardgameio

format: .venv/test ## Put the sources in order
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

soak: .venv/test .venv/damrak ## The random games of the tests, a hundred times as many
	DAMRAK_SOAK=100 $(PYTHON) -m pytest --numprocesses 2 tests/any_game

torture: .venv/test .venv/damrak ## A million hostile messages against a running server; TORTURE=--messages=… for fewer
	$(PYTHON) -m tests.torture $(TORTURE)

mutants: .venv/test ## Break each rule by hand and see a test fail
	$(PYTHON) -m tools.mutants

records: .venv/test .venv/damrak ## Play the kept games anew, after a change of the rules
	$(PYTHON) -m tools.make_records

rules: .venv/test ## Write docs/rules anew from docstrings and tests
	$(PYTHON) -m tools.rule_index

pictures: .venv/test .venv/damrak programs ## Take the pictures of the README anew, to be looked at
	$(PYTHON) -m tools.take_pictures

requirements: .venv/python ## Pin the newest versions of everything
	$(UV) pip compile -q --upgrade --universal --generate-hashes --no-header pyproject.toml \
		--group dev --group bench -o requirements/all.txt
	@# Each part begins with the pins of all, which uv keeps where it can.
	for part in "play pyproject.toml" "build --group pyproject.toml:build" \
		"test pyproject.toml --group dev" "bench pyproject.toml --group bench"; do \
		cp requirements/all.txt requirements/$${part%% *}.txt; \
		$(UV) pip compile -q --universal --generate-hashes --no-header $${part#* } \
			-o requirements/$${part%% *}.txt || exit 1; \
	done
	echo uv | $(UV) pip compile -q --upgrade --universal --generate-hashes --no-header - -o requirements/uv.txt
	rm requirements/all.txt

clean: ## Remove what was fetched and built
	rm -rf .tools .venv build .mypy_cache .ruff_cache .pytest_cache src/damrak/server/static

$(UV): requirements/uv.txt tools/fetch_uv.py
	@python3 tools/fetch_uv.py
	@touch $@

.venv/python: $(UV)
	@test -x $(PYTHON) || $(UV) venv -q --python '>=3.11' .venv
	@touch $@

.venv/test .venv/bench: .venv/play
.venv/play .venv/test .venv/bench: .venv/%: requirements/%.txt .venv/python
	@echo "installing what $(@F) needs"
	@$(UV) pip install -q --python $(PYTHON) --require-hashes -r $<
	@touch $@

# Built apart from .venv with nothing but what the build asks for, as pip does it for a stranger; only the hashes
# are checked as well. Never editable: an editable install runs interpreted, and nobody would notice.
BUILD = $(UV) build -q --wheel --clear --python $(PYTHON) --build-constraints requirements/build.txt --require-hashes \
	--out-dir build/wheel .
# Who only wants to play may do so without a C compiler.
play: OR_INTERPRETED = || DAMRAK_PURE=1 $(BUILD)

.venv/damrak: .venv/play $(SOURCES) hatch_build.py pyproject.toml requirements/build.txt README.md
	@echo "building damrak"
	@$(BUILD) $(OR_INTERPRETED)
	@$(UV) pip install -q --python $(PYTHON) --no-deps --reinstall-package damrak build/wheel/*.whl
	@$(PYTHON) -m tools.built
	@touch $@
