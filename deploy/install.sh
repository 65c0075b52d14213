#!/bin/sh
# Installs Packhouse into a folder of its own, from the lock files alone: sh deploy/install.sh /opt/packhouse
# What it is built with goes into a folder that is thrown away, and nothing is fetched whose hash isn't in a lock file.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
into=${1:?name the folder to install into}
building=$(mktemp -d)
trap 'rm -rf "$building"' EXIT

installed() { "$1/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$2"; }

python3 -m venv "$building/tools"
installed "$building/tools" "$source/deploy/build.lock"
[ -n "${PACKHOUSE_SKIP_PAGE:-}" ] || installed "$building/tools" "$source/web/node.lock"
"$building/tools/bin/python" -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
    --wheel-dir "$building/wheel" "$source"

python3 -m venv "$into"
installed "$into" "$source/server.lock"
"$into/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-index "$building"/wheel/*.whl
