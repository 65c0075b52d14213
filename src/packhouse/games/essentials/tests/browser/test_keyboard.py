"""Pack the Essentials with the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from packhouse.games.essentials.tests.browser import suitcases
from packhouse.games.essentials.tests.browser.suitcases import bonuses, deed, hand, position, square, tiles, tried
from tests.browser.keyboard import press, tab_to


def drafted(page: Page) -> None:
    suitcases.begin_alone(page)
    tab_to(page, position(page, "1st"))
    press(page, "Enter")
    expect(bonuses(page).first).to_be_visible()
    tab_to(page, bonuses(page).first)
    press(page, "Enter")
    expect(tiles(page).first).to_be_focused()
    press(page, "Enter")
    expect(hand(page).first).to_be_focused()


def test_tiles_are_drafted_tried_out_turned_flipped_taken_back_and_confirmed(page: Page) -> None:
    drafted(page)
    press(page, "Enter")
    focused = page.locator('[role="gridcell"]:focus')
    expect(focused).to_have_accessible_name(re.compile("item side up, on a1: fits$"))
    press(page, "ArrowRight", "ArrowRight", "ArrowUp")
    expect(focused).to_have_accessible_name(re.compile(", on [cd]2: overlaps something$"))
    press(page, "Enter")
    expect(focused).to_be_focused()  # it can't be put down there
    press(page, "f")
    expect(focused).to_have_accessible_name(re.compile("cat side up"))
    press(page, "r", "Escape")
    expect(hand(page).first).to_be_focused()
    expect(tried(page)).to_have_count(0)
    press(page, "Enter", "Enter")
    expect(hand(page).nth(1)).to_be_focused()
    press(page, "Enter", "Enter")
    expect(deed(page, "Confirm")).to_be_focused()
    press(page, "Enter")
    expect(square(page, "a1")).to_be_focused()
    expect(page.get_by_text("Round 2 of 12")).to_be_visible()
    expect(square(page, "a1")).to_have_accessible_name(re.compile("cat side up$"))


def test_a_tile_that_was_put_down_is_picked_up_again(page: Page) -> None:
    drafted(page)
    press(page, "Enter", "Enter")
    tab_to(page, suitcases.case(page).get_by_role("gridcell"), "Shift+Tab")
    expect(square(page, "a1")).to_be_focused()
    press(page, "Enter", "ArrowRight", "Enter")
    expect(square(page, "b1")).to_have_accessible_name(re.compile("tried out"))


def test_every_square_says_what_lies_there(page: Page) -> None:
    suitcases.begin_alone(page)
    expect(suitcases.case(page).get_by_role("gridcell")).to_have_count(96)
    expect(square(page, "a1")).to_have_accessible_name("a1, empty")
    expect(suitcases.case(page).get_by_role("gridcell", name="staple").first).to_be_visible()
