"""Where something is on the screen."""

from __future__ import annotations

from playwright.sync_api import Locator


def top(place: Locator) -> float:
    """Return how many pixels below the upper edge of the screen it begins."""
    return float(place.evaluate("one => one.getBoundingClientRect().top"))


def bottom(place: Locator) -> float:
    return float(place.evaluate("one => one.getBoundingClientRect().bottom"))
