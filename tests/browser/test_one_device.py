"""Two people who pass one device to and fro."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from packhouse.games.pickpack.tests.browser.table import (
    choices,
    end_laying,
    laid,
    lay_for_me,
    legal,
    open_pickpack,
    place,
)

from .players import LOCAL, cell, ending, open_table, play, play_to_the_end


def test_both_seats_are_played_to_the_end(page: Page) -> None:
    open_table(page, red=LOCAL)
    play_to_the_end(page)
    expect(ending(page)).to_contain_text("The board is full.")


def test_the_page_says_whose_turn_it_is(page: Page) -> None:
    open_table(page, red=LOCAL)
    expect(page.get_by_text("Your turn: Guest", exact=True).last).to_be_visible()
    play(page)
    expect(page.get_by_text("Your turn: Red", exact=True).last).to_be_visible()


def test_the_keyboard_goes_on_where_it_was_after_the_seats_change(page: Page) -> None:
    open_table(page, red=LOCAL)
    cell(page, "a1").press("Enter")
    expect(page.get_by_text("Your turn: Red", exact=True).last).to_be_visible()
    expect(cell(page, "a1")).to_be_focused()


def test_nobody_is_away_whose_device_is_here(page: Page) -> None:
    open_table(page, red=LOCAL)
    play(page)
    expect(page.get_by_text("Your turn: Red", exact=True).last).to_be_visible()
    expect(page.get_by_text("away")).to_have_count(0)


SPY = """() => {
  const look = () => {
    for (const slot of document.querySelectorAll("[data-name$=top], [data-name$=bottom]")) {
      if (!slot.ariaLabel.endsWith("no tile")) window.spied.push(slot.ariaLabel);
    }
  };
  window.spied = [];
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes whatever is ever shown of Red's tiles from now on."""


@pytest.fixture
def covered(page: Page) -> Page:
    """Give a device on which Red has laid tiles and is done, and which Blue hasn't got yet."""
    open_pickpack(page, blue=LOCAL)
    page.get_by_role("button", name="I am Guest: show my side").click()
    lay_for_me(page)
    assert len(laid(page, "Red")) == 12
    end_laying(page)
    expect(page.get_by_role("heading", name="Pass the device to Blue")).to_be_visible()
    page.evaluate(SPY)
    return page


def test_secrets_are_covered_until_the_next_one_is_there_and_then_not_shown(covered: Page) -> None:
    expect(covered.get_by_role("grid")).to_be_hidden()
    expect(covered.get_by_role("region", name="Moves")).to_be_hidden()
    expect(covered.get_by_text(re.compile("lay|Lay"))).to_have_count(0)
    covered.get_by_role("button", name="I am Blue: show my side").click()
    expect(covered.get_by_text("Red has laid all tiles and is done")).to_be_visible()
    lay_for_me(covered)
    covered.get_by_role("button", name="One back").click()
    expect(covered.get_by_text("You are looking at move")).to_be_visible()
    moves = covered.get_by_role("region", name="Moves").get_by_role("button").all_inner_texts()
    assert not [move for move in moves if re.search("top|bottom", move)]
    assert covered.evaluate("window.spied") == []


def test_nothing_is_covered_any_more_when_all_tiles_lie(covered: Page) -> None:
    covered.get_by_role("button", name="I am Blue: show my side").click()
    lay_for_me(covered)
    end_laying(covered)
    expect(legal(covered).first).to_be_visible()
    assert len(set(covered.evaluate("window.spied"))) == len(laid(covered, "Red")) == 12
    place(covered, legal(covered).first.get_attribute("data-name") or "").click()
    choices(covered).first.click()
    expect(covered.get_by_text("Your turn: Blue", exact=True).last).to_be_visible()
    expect(legal(covered).first).to_be_visible()


def test_a_race_on_one_device_is_refused_with_the_option_that_would_do(page: Page) -> None:
    page.goto("/new/zackpack")
    for number in (2, 3):
        page.get_by_role("combobox", name=f"Seat {number}", exact=True).select_option(LOCAL)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Or choose “Ordered: one after another” under “Grabbing”.")).to_be_visible()
    page.get_by_role("button", name="Choose “Ordered: one after another” and open").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".turn").get_by_text("Your turn: ")).to_be_visible()


def test_a_game_with_its_own_clocks_says_so_beside_the_clock(page: Page) -> None:
    page.goto("/new/zackpack")
    told = page.get_by_text("Live, the game has clocks of its own")
    expect(told).to_be_visible()
    page.get_by_role("combobox", name=re.compile("^Grabbing")).select_option("ordered")
    expect(told).to_have_count(0)
