"""How a learner of Pack the Essentials drafts and packs."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from packhouse.games.essentials.actions import Put
from packhouse.games.essentials.tests.position import game
from packhouse.kit.masks import bits
from tests.browser.keyboard import has_focus, press, tab_to
from tests.browser.learning import Way

RULES = game(None)


def act(page: Page, action: str, way: Way) -> None:
    """Make a move; tiles are confirmed together, when none is left beside the suitcase."""
    put = RULES.read(action)
    if not isinstance(put, Put):
        verb, what = action.split(" ")
        spot = {"pawn": f"position-{what}", "take": f"tile-{what}"}.get(verb, what)
        _press(page, page.locator(f'.draft [data-point="{spot}"]'), way)
        return
    tile = page.locator("[data-hand]:not(.in)").first
    if way == "keyboard":
        _carry(page, tile, put)
    else:
        _tap(page, tile, put)
    if not page.locator("[data-hand]:not(.in)").count():
        _press(page, page.locator(".mine .confirm"), way)


def _carry(page: Page, tile: Locator, put: Put) -> None:
    """Turn it and flip it while it is carried, and then lead it to its square."""
    if not has_focus(tile):
        tab_to(page, tile)
    press(page, "Enter", *(["f"] if put.side == "cat" else []), *["r"] * put.turn)
    (column, row), (wanted_column, wanted_row) = _square(_focused(page)), _square(put.cell)
    across = "ArrowRight" if wanted_column > column else "ArrowLeft"
    up = "ArrowUp" if wanted_row > row else "ArrowDown"
    press(page, *[across] * abs(wanted_column - column), *[up] * abs(wanted_row - row))
    assert _focused(page) == put.cell
    press(page, "Enter")


def _tap(page: Page, tile: Locator, put: Put) -> None:
    """Choose it, turn it and flip it by the buttons, and then tap the square where its middle goes."""
    if tile.get_attribute("aria-pressed") == "false":
        tile.click()
    if put.side == "cat":
        page.locator(".deeds .flip").click()
    for _ in range(put.turn):
        page.locator(".deeds button").first.click()
    page.locator(f'.mine [data-cell="{_middle(put)}"]').click(force=True)


def _middle(put: Put) -> str:
    placed = RULES.by_name[put.tile].at(put.side, put.turn, RULES.grid.index[put.cell])
    squares = [_square(RULES.grid.cells[number]) for number in bits(placed.mask)]
    (left, right), (low, high) = ((min(line), max(line)) for line in zip(*squares, strict=True))
    return RULES.grid.cells[RULES.grid.at[left + (right - left) // 2, low + (high - low) // 2]]


def _square(cell: str) -> tuple[int, int]:
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def _focused(page: Page) -> str:
    return page.locator("[data-cell]:focus").get_attribute("data-cell") or ""


def _press(page: Page, button: Locator, way: Way) -> None:
    expect(button).to_be_enabled()
    if way != "keyboard":
        button.click()
        return
    if not has_focus(button):
        tab_to(page, button)
    press(page, "Enter")
