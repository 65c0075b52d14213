"""How a learner of Zack & Pack plays: grabs trucks, and loads them in the flat view."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.keyboard import has_focus, press, tab_to

MOST_TURNS = 3


def act(page: Page, action: str, way: str) -> None:
    verb, *rest = action.split()
    if verb == "grab":
        _grab(page, rest[0], way)
    elif verb == "done":
        _push(page, page.locator('.zackpack [data-point="done"]'), way)
    else:
        _lie_flat(page, way)
        _put(page, int(rest[0]), rest[1], rest[2], way)


def _grab(page: Page, truck: str, way: str) -> None:
    on = page.locator(".zackpack .on")
    if on.count():
        _push(page, on, way)
    _push(page, page.locator(f'.zackpack [data-truck="{truck}"]'), way)


def _lie_flat(page: Page, way: str) -> None:
    toggle = page.locator(".zackpack .toggle")
    if toggle.get_attribute("aria-pressed") == "false":
        _push(page, toggle, way)


def _put(page: Page, size: int, cell: str, direction: str, way: str) -> None:
    """Take a bar in hand, hold it over its square, turn it until it lies as it is to, and put it."""
    wanted = set(_covered(size, cell, direction))
    if way == "keyboard":
        _walk(page, cell)
        press(page, str(size))
        _turn_until(page, wanted, lambda: press(page, "r"))
        press(page, "Enter")
        return
    square = page.locator(f'.zackpack [role="gridcell"][data-cell="{cell}"]')
    turn = page.locator('.zackpack [data-point="turn"]')
    _push(page, page.locator(f'.zackpack [data-point="bar-{size}"]'), way)
    if way == "finger":
        square.tap()  # it shows where the bar would lie, and goes on to show it
        _turn_until(page, wanted, turn.tap)
    else:
        square.hover()
        _turn_until(page, wanted, lambda: _turn_by_mouse(turn, square))
    _push(page, square, way)


def _turn_by_mouse(turn: Locator, square: Locator) -> None:
    turn.click()
    square.hover()


def _turn_until(page: Page, wanted: set[str], turn: Callable[[], object]) -> None:
    for _ in range(MOST_TURNS):
        if _meant(page) == wanted:
            return
        turn()
    assert _meant(page) == wanted


def _meant(page: Page) -> set[str]:
    """Return the squares where the bar in hand would lie."""
    cells = page.locator(".zackpack [data-cell].ghost").evaluate_all("all => all.map((one) => one.dataset.cell)")
    return set(cells)


def _covered(size: int, cell: str, direction: str) -> list[str]:
    column, row = cell[0], int(cell[1:])
    if direction == "across":
        return [f"{chr(ord(column) + step)}{row}" for step in range(size)]
    return [f"{column}{row + step}" for step in range(size)] if direction == "back" else [cell]


def _walk(page: Page, cell: str) -> None:
    """Lead the focus to a square by arrows."""
    if not has_focus(page.locator(".zackpack [data-cell]")):
        tab_to(page, page.locator('.zackpack [data-cell][tabindex="0"]'))
    while (at := str(page.evaluate("document.activeElement.dataset.cell"))) != cell:
        if at[0] != cell[0]:
            press(page, "ArrowRight" if at[0] < cell[0] else "ArrowLeft")
        else:
            press(page, "ArrowUp" if at[1:] < cell[1:] else "ArrowDown")


def _push(page: Page, button: Locator, way: str) -> None:
    if way == "mouse":
        button.click()
    elif way == "finger":
        button.tap()
    else:
        if not has_focus(button):
            tab_to(page, button)
        press(page, "Enter")
