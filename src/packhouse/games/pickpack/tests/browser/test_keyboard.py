"""Pick & Pack with the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from packhouse.games.pickpack.tests.browser.table import (
    MALFUNCTION,
    RUSHING,
    TWO_TILES,
    board,
    choice,
    done,
    in_hand,
    laid,
    legal,
    open_pickpack,
    panel,
    place,
    play_from,
    played,
)
from tests.browser.keyboard import has_focus, press, tab_to
from tests.browser.players import WARMING_UP

BACK = "Shift+Tab"


def go_to_the_board(page: Page, key: str = "Tab") -> None:
    tab_to(page, board(page).get_by_role("button"), key)


def use(page: Page, button: Locator, key: str = "Tab") -> None:
    """Go to a button and press it, once a bot has made it possible where one must."""
    expect(button).to_be_enabled(timeout=WARMING_UP)
    tab_to(page, button, key)
    press(page, "Enter")


def test_a_tile_is_put_back_laid_carried_on_and_taken_back(page: Page) -> None:
    open_pickpack(page)
    use(page, in_hand(page, "Premium"))
    expect(in_hand(page, "Premium")).to_have_attribute("aria-pressed", "true")
    press(page, "Escape")
    expect(in_hand(page, "Premium")).to_have_attribute("aria-pressed", "false")
    use(page, in_hand(page, "Rush Order"))
    go_to_the_board(page, BACK)
    press(page, "Enter")
    expect(place(page, "a-top")).to_have_accessible_name("above column a, Red, Rush Order")
    press(page, "Enter", "ArrowRight", "Enter")
    expect(place(page, "b-top")).to_have_accessible_name("above column b, Red, Rush Order")
    expect(place(page, "a-top")).to_have_accessible_name("above column a, Red, no tile")
    press(page, "Enter")
    use(page, page.get_by_role("button", name="Put it back here"))
    expect(in_hand(page, "Rush Order")).to_have_accessible_name("Rush Order, 2 to lay")
    assert laid(page, "Red") == {}


def test_a_bot_lays_and_the_first_move_is_made_by_its_name(page: Page) -> None:
    open_pickpack(page)
    use(page, page.get_by_role("button", name="Lay them for me"))
    use(page, done(page))
    use(page, page.get_by_role("button", name="Yes, done"))
    expect(legal(page).first).to_be_visible(timeout=WARMING_UP)
    name = legal(page).first.get_attribute("data-name") or ""
    go_to_the_board(page)
    press(page, *name, "Enter")
    assert has_focus(choice(page, "Your crate 1"))
    expect(panel(page)).to_contain_text(f"Grab {name} into crate 1.")
    press(page, "Tab", "Enter")
    expect(page.locator('[data-crate="0 2"]')).to_have_accessible_name(re.compile(r"^Red, crate 2: tray \d;"))
    expect(place(page, name)).to_be_focused()
    expect(legal(page).first).to_be_visible(timeout=WARMING_UP)


def test_a_move_with_two_choices_is_made_and_escape_leads_back(page: Page, past: str) -> None:
    play_from(page, past, TWO_TILES)
    go_to_the_board(page)
    press(page, "b", "5", "Enter")
    use(page, choice(page, "Quality Control"))
    use(page, choice(page, "Their crate 2"))
    assert has_focus(choice(page, "Your crate 1"))
    press(page, "Escape", "Escape")
    expect(choice(page, "Wholesale")).to_be_visible()
    press(page, "Escape")
    expect(place(page, "b5")).to_be_focused()
    press(page, "Enter")
    use(page, choice(page, "Quality Control"))
    use(page, choice(page, "Their crate 2"))
    press(page, "Tab")
    expect(panel(page)).to_contain_text("opponent’s crate 2 → crate 2.")
    press(page, "Enter")
    assert has_focus(choice(page, "Play it"))
    press(page, "Enter")
    expect(played(page, r"15 b5: Quality Control, \d apples?, Blue’s crate 2 → your crate 2")).to_be_visible()


def test_what_breaks_down_is_found_with_the_arrows(page: Page, past: str) -> None:
    play_from(page, past, MALFUNCTION)
    go_to_the_board(page)
    press(page, "c", "4", "Enter")
    use(page, choice(page, "Malfunction"))
    expect(board(page).locator("button:focus")).to_have_accessible_name(re.compile("can be chosen"))
    press(page, "d", "2", "Enter")
    assert has_focus(choice(page, "Play it"))
    press(page, "Enter")
    expect(played(page, r"8 c4: Malfunction, \d apples? on d2")).to_be_visible()


def test_a_rush_order_is_spent_and_the_turn_ended(page: Page, past: str) -> None:
    play_from(page, past, RUSHING)
    use(page, choice(page, "Spend a Rush Order"))
    expect(place(page, "c1")).to_have_accessible_name(re.compile("playable"))
    go_to_the_board(page, BACK)
    press(page, "c", "1", "Enter")
    expect(played(page, r"51 c1: \d apples? → crate 4")).to_be_visible()
    use(page, choice(page, "End the turn"))
    expect(played(page, "52 ends the turn")).to_be_visible()
