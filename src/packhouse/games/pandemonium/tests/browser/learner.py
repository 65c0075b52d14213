"""How a learner of Package Pandemonium plays: on the map, among cards, and by the buttons beside them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.keyboard import has_focus, press, tab_to
from tests.browser.learning import Way


def act(page: Page, action: str, way: Way) -> None:
    board = page.locator(".pandemonium")
    main = board.locator(".doing .main")
    verb, _, what = action.partition(" ")
    match verb:
        case "base":
            _press(page, board.locator(f'[data-spot="{action}"]'), way)
            _press(page, main, way)
        case "company" | "card":
            _choose(page, board.locator(f'input[value="{action}"]'), way)
            _press(page, main, way)
        case "go":
            _enter(page, what, way)
        case "rogue":
            for square in what.split(","):
                _enter(page, square, way)
            _press(page, main, way)
        case _:
            _press(page, main.first, way)


def _choose(page: Page, card: Locator, way: Way) -> None:
    if way == "keyboard":
        tab_to(page, page.locator(".pandemonium").get_by_role("radio"))
        press(page, "Space")  # the first one is chosen as soon as arrows lead on, but not by the focus
        while not has_focus(card):
            press(page, "ArrowRight")
    else:
        card.check(force=True)


def _enter(page: Page, square: str, way: Way) -> None:
    """Go to a square of the map; by keys one looks there first, without driving."""
    if way == "keyboard":
        cells = page.locator(".pandemonium").get_by_role("gridcell")
        if not has_focus(cells):
            tab_to(page, cells)
        press(page, *square, "Enter")
    else:
        page.locator(f'.pandemonium [data-cell="{square}"]').click()


def _press(page: Page, thing: Locator, way: Way) -> None:
    expect(thing).to_be_enabled()
    if way != "keyboard":
        thing.click()
        return
    if thing.get_attribute("data-spot"):
        tab_to(page, page.locator("[data-spot]"))
        while not has_focus(thing):
            press(page, "ArrowRight")
    else:
        tab_to(page, thing)
    press(page, "Enter")
