"""What fingers do on a screen, and what is too small for them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

FINGER = 44
"""Pixels that something for a finger is at least high and wide."""

STEPS = 5
"""Places between the two ends of a drag where the finger is noticed."""


class Finger:
    """A finger that can stay and drag; `tap` can't."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def press(self, thing: Locator) -> None:
        self._at = _middle(thing)
        self._tell("touchStart", [self._at])

    def move(self, place: Locator) -> None:
        (x, y), (to_x, to_y) = self._at, _middle(place)
        for step in range(1, STEPS + 1):
            self._at = (x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS)
            self._tell("touchMove", [self._at])

    def tap_beside(self, place: Locator) -> None:
        """Let another finger tap there while this one stays."""
        self._tell("touchStart", [self._at, _middle(place)])
        self._tell("touchMove", [self._at])

    def lift(self) -> None:
        self._tell("touchEnd", [])

    def drag(self, thing: Locator, place: Locator) -> None:
        thing.scroll_into_view_if_needed()
        self.press(thing)
        self.move(place)
        self.lift()

    def _tell(self, kind: str, places: list[tuple[float, float]]) -> None:
        points = [{"id": number, "x": x, "y": y} for number, (x, y) in enumerate(places)]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scrolls_sideways(page: Page) -> bool:
    found = page.evaluate("document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth")
    return bool(found)


def too_small(page: Page) -> list[str]:
    """Return what a finger would miss: lower than it, or narrower."""
    found = page.evaluate(
        """finger => [...document.querySelectorAll("a, button, summary, select, input")].flatMap((element) => {
          const target = element.matches("[type=checkbox]") ? element.closest("label") : element;
          const { width, height, right } = target.getBoundingClientRect();
          const small = right > 0 && (height < finger - 0.5 || width < finger - 0.5);
          const name = element.ariaLabel || element.textContent.trim();
          return small ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
        })""",
        FINGER,
    )
    return list(found)
