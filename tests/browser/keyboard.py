"""Getting about with the keyboard alone, seeing at every step where one is."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

MOST_TABS = 160

UNSEEN = """() => {
  const focused = document.activeElement;
  const where = focused.outerHTML.slice(0, 200);
  if (focused.matches("body, main")) return "";
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const isOutlined = outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  if (focused.getAttribute("role") === "gridcell" && !isOutlined) {
    const [x, y] = middle(focused);
    const rings = [...focused.closest("[role=grid]").querySelectorAll(".ring:not(.halo)")];
    return rings.some((ring) => Math.hypot(middle(ring)[0] - x, middle(ring)[1] - y) < 1) ? "" : where;
  }
  const { width, height, right, bottom } = focused.getBoundingClientRect();
  const isThere = width * height > 0 && right > 0 && bottom > 0;
  return isOutlined && isThere ? "" : where;
}"""
"""What has the focus though it has no outline, nor, as a cell of a board, its ring."""


def tab_to(page: Page, wanted: Locator, key: str = "Tab") -> None:
    """Press Tab, or Shift and Tab, until it has the focus."""
    for _ in range(MOST_TABS):
        press(page, key)
        if has_focus(wanted):
            return
    raise AssertionError(f"{MOST_TABS} tabs don’t lead to {wanted}")


def press(page: Page, *keys: str) -> None:
    """Press keys one after the other; wherever they lead, it must be seen."""
    for key in keys:
        page.keyboard.press(key)
        unseen = page.evaluate(UNSEEN)
        assert not unseen, f"after {key} nobody sees that the focus is on {unseen}"


def has_focus(wanted: Locator) -> bool:
    found = wanted.evaluate_all("elements => elements.includes(document.activeElement)")
    return bool(found)
