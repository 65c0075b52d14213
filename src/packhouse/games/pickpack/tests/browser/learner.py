"""How a learner of Pick & Pack plays on the board."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.keyboard import has_focus, press, tab_to

CRATES = {"premium": "own", "grab": "own", "wholesale": "theirs", "control": "theirs own", "mixup": "theirs own"}
"""Among whose crates one chooses; a lesson's learner is Red."""
SIDES = {"own": 0, "theirs": 1}
BESIDE = {"left": ("a{line}", "ArrowLeft"), "right": ("f{line}", "ArrowRight")} | {
    "top": ("{line}6", "ArrowUp"), "bottom": ("{line}1", "ArrowDown"),
}  # fmt: skip
"""From which space a key leads to a slot."""


def act(page: Page, action: str, way: str) -> None:
    """Choose a space, then what is asked for, and confirm it where that is needed."""
    verb, *where = action.split()
    if not where:
        _push(page, page.locator(".pickpack .panel .row button").nth(["spend", "end"].index(verb)), way)
        return
    cell, *chosen = where
    page.locator(f'.pickpack .legal[data-name="{cell}"]').wait_for()  # others may be moving still
    _go(page, cell, way)
    _choose(page, f'[aria-describedby="does-{verb}"]', way)
    for whose, number in zip(CRATES.get(verb, "").split(), chosen, strict=False):
        if page.locator(".pickpack .panel .main").count():
            break  # the other crate is the only one
        if way == "keyboard":
            _choose_crate_by_key(page, number, way)
        else:
            _choose(page, f'[data-crate="{SIDES[whose]} {number}"] .choices button', way)
    if verb == "malfunction":
        _go(page, chosen[0], way)
    _choose(page, ".panel .main", way)


def _go(page: Page, name: str, way: str) -> None:
    """Choose a space or a slot."""
    if way != "keyboard":
        _push(page, page.locator(f'.pickpack [data-name="{name}"]'), way)
        return
    if not has_focus(page.locator(".pickpack [data-name]")):
        tab_to(page, page.locator('.pickpack [data-name][tabindex="0"]'))
    line, _, end = name.partition("-")
    space, key = BESIDE.get(end, (line, ""))
    press(page, *space.format(line=line), *([key] if key else []), "Enter")


def _choose_crate_by_key(page: Page, number: str, way: str) -> None:
    """Choose a crate by its button below the board, which bears its number."""
    _choose(page, f'.panel .choices button:has-text("{number}")', way)


def _choose(page: Page, selector: str, way: str) -> None:
    """Choose what is offered; what has only one answer isn't."""
    found = page.locator(".pickpack").locator(selector)
    if found.count():
        _push(page, found, way)


def _push(page: Page, button: Locator, way: str) -> None:
    if way == "mouse":
        button.click()
    elif way == "finger":
        button.tap()
    else:
        if not has_focus(button):
            tab_to(page, button)
        press(page, "Enter")
