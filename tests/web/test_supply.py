"""What the page and the server are built with is fetched by hash, and runs nothing while it is installed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from web import npm

ROOT = Path(__file__).parents[2]


def test_packages_of_the_page_run_nothing_when_they_are_installed() -> None:
    assert npm.answer("config", "get", "ignore-scripts").strip() == "true"


@pytest.mark.parametrize("lock", ["requirements.lock", "server.lock", "deploy/build.lock", "web/node.lock"])
def test_every_package_is_pinned_by_its_hashes(lock: str) -> None:
    packages = re.split(r"\n(?=\S)", (ROOT / lock).read_text("utf-8").strip())
    assert [package for package in packages if not re.match(r"\S+==\S+.*--hash=sha256:", package, re.DOTALL)] == []


def test_the_build_is_pinned_as_it_is_tested() -> None:
    assert _pins("deploy/build.lock") <= _pins("requirements.lock")


def _pins(lock: str) -> set[str]:
    return set(re.findall(r"^(\S+==\S+)", (ROOT / lock).read_text("utf-8"), re.MULTILINE))
