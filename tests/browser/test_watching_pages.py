"""The fixtures see what goes wrong in a page."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from .axe import axe
from .fixtures import PATIENCE


@pytest.mark.parametrize(
    "wrong", ["console.error('oh')", "setTimeout(() => { throw new Error('oh') })", "fetch('/api/nowhere')"]
)
def test_a_complaint_is_heard(page: Page, faults: list[str], wrong: str) -> None:
    page.goto("/")
    page.evaluate(f"() => {{ {wrong} }}")
    until = time.monotonic() + PATIENCE / 1000
    while not faults and time.monotonic() < until:
        page.wait_for_timeout(20)
    assert faults
    faults.clear()


def test_a_grave_finding_fails(page: Page) -> None:
    page.goto("/")
    page.evaluate("document.body.innerHTML = '<main><h1>Packhouse</h1><button></button></main>'")
    with pytest.raises(AssertionError, match="button-name"):
        axe(page)
