"""Whoever has a part in the page is named in NOTICE."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import packhouse
from web import build, npm

NOTICE = Path(__file__).parents[2] / "NOTICE"


def letters(name: str) -> str:
    return re.sub("[^a-z]", "", name.lower())


def test_every_package_inside_the_page_is_named() -> None:
    try:
        build.build()
    except npm.PageError as reason:
        pytest.skip(str(reason))
    licences = (Path(packhouse.__file__).parent / "page" / "licenses.txt").read_text("utf-8")
    inside = re.findall(r"^## (?:@\w+/)?(\S+) - ", licences, re.MULTILINE)
    named = [letters(line) for line in NOTICE.read_text("utf-8").splitlines() if not line.startswith(" ")]
    assert inside
    assert not [package for package in inside if not any(name.startswith(letters(package)) for name in named)]
