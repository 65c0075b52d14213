"""How a learner of Pack-It plays on the board."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.keyboard import has_focus, press, tab_to
from tests.browser.learning import Way


def act(page: Page, action: str, way: Way) -> None:
    cell = page.locator(f'.packit [data-cell="{action}"]')
    if way == "mouse":
        cell.click()
    elif way == "finger":
        cell.tap()
        cell.tap()
    else:
        if not has_focus(page.get_by_role("gridcell")):
            tab_to(page, page.get_by_role("gridcell"))
        press(page, *action, "Enter")
