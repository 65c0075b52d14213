# make play · make test: all that anyone needs. The rest is for those who change the code.
python := .venv/bin/python
ready := .venv/ready

.PHONY: play test soak check format lock clean

play: $(ready)
	$(python) -m packhouse play packit $(ARGS)

test: $(ready)
	$(python) -m pytest

soak: $(ready)  # the long counts of which `make test` does a tenth
	PACKHOUSE_SOAK=1 $(python) -m pytest

check: $(ready)
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	$(python) -m packhouse rules --uncovered

format: $(ready)
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

# Everything in hashed, pinned versions; the package itself stays editable.
$(ready): requirements.lock pyproject.toml
	@python3 -c 'import sys; sys.exit("Packhouse needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@echo "Fetching what Packhouse needs into .venv, about a minute …"
	@python3 -m venv .venv
	@$(python) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(python) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

lock: # after a change of pyproject.toml's dependencies; needs uv
	uv pip compile pyproject.toml --extra dev --universal --upgrade --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --quiet --output-file requirements.lock

clean:
	rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis
