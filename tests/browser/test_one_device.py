"""Two people who pass one device to and fro."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .players import LOCAL, cell, ending, open_table, play, play_to_the_end, playable


def test_both_seats_are_played_to_the_end(page: Page) -> None:
    open_table(page, red=LOCAL)
    play_to_the_end(page)
    expect(ending(page)).to_contain_text("The board is full.")


def test_the_page_says_whose_turn_it_is_and_what_the_other_did(page: Page) -> None:
    open_table(page, red=LOCAL)
    expect(page.get_by_text("Your turn: Guest", exact=True).last).to_be_visible()
    play(page, "c3")
    expect(page.get_by_text("Your turn: Red", exact=True).last).to_be_visible()
    told = page.get_by_role("region", name="What happened")
    expect(told).to_contain_text("Guest: puts a packet on c3. White 7, Red 3.5")


def test_the_keyboard_goes_on_where_it_was_after_the_seats_change(page: Page) -> None:
    open_table(page, red=LOCAL)
    expect(playable(page).first).to_be_visible()
    cell(page, "a1").press("Enter")
    expect(page.get_by_text("Your turn: Red", exact=True).last).to_be_visible()
    expect(cell(page, "a1")).to_be_focused()


def test_nobody_is_away_whose_device_is_here(page: Page) -> None:
    open_table(page, red=LOCAL)
    play(page)
    expect(page.get_by_text("Your turn: Red", exact=True).last).to_be_visible()
    expect(page.get_by_text("away")).to_have_count(0)
