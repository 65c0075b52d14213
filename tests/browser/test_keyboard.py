"""Playing with the keyboard alone: whoever is tested here has no mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .fixtures import NewPage
from .keyboard import has_focus, press, tab_to
from .players import OPEN, SAMPLE, TITLE, WARMING_UP, cell, ending, open_table, playable


def go_to_the_board(page: Page) -> None:
    expect(playable(page).first).to_be_visible()
    tab_to(page, page.get_by_role("gridcell"))


def test_a_game_begins_on_the_home_page_and_a_typed_name_plays(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name=f"Play now: {TITLE}")).to_be_visible()
    tab_to(page, page.get_by_role("button", name=f"Play now: {TITLE}"))
    press(page, "Enter")
    expect(page.get_by_role("button", name="Play right away")).to_be_focused()
    press(page, "Enter")
    expect(playable(page).first).to_be_visible(timeout=WARMING_UP)  # by lot, the bot begins
    go_to_the_board(page)
    name = (playable(page).first.get_attribute("aria-label") or "").split(",")[0]
    press(page, *name, "Enter")
    expect(cell(page, name)).to_have_accessible_name(re.compile("White|Red|neutral"))
    expect(playable(page).first).to_be_visible(timeout=WARMING_UP)


def test_arrows_home_and_end_lead_along_a_row(page: Page) -> None:
    small_table(page)
    go_to_the_board(page)
    press(page, "c", "3")
    for key, name in (("ArrowLeft", "c2"), ("ArrowRight", "c3"), ("Home", "c1"), ("End", "c5")):
        press(page, key)
        assert has_focus(cell(page, name)), key


def test_up_and_down_lead_back_to_where_one_was(page: Page) -> None:
    small_table(page)
    go_to_the_board(page)
    press(page, "c", "3", "ArrowUp", "ArrowDown")
    assert has_focus(cell(page, "c3"))


def test_a_small_board_is_played_to_the_end(page: Page) -> None:
    small_table(page)
    go_to_the_board(page)
    while not ending(page).is_visible():
        name = (playable(page).first.get_attribute("aria-label") or "").split(",")[0]
        press(page, *name, "Enter")
        expect(cell(page, name)).not_to_have_accessible_name(re.compile("empty"))
        expect(playable(page).or_(ending(page)).first).to_be_visible(timeout=WARMING_UP)
    expect(ending(page)).to_contain_text("The board is full.")


def test_a_guest_joins_by_link_and_moves(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    guest.goto(open_table(host, white=OPEN, red="You"))
    sit_down = guest.get_by_role("button", name="Sit down")
    expect(sit_down).to_be_visible()
    tab_to(guest, sit_down)
    press(guest, "Enter")
    go_to_the_board(guest)
    press(guest, "c", "3", "Enter")
    expect(cell(host, "c3")).to_have_accessible_name(re.compile("White"))


def test_a_list_of_moves_plays_too(page: Page) -> None:
    small_table(page)
    expect(playable(page).first).to_be_visible()
    tab_to(page, page.get_by_text("Moves you can make"))
    press(page, "Enter")
    tab_to(page, page.get_by_role("button", name="Packet on c3"))
    press(page, "Enter")
    expect(cell(page, "c3")).to_have_accessible_name(re.compile("White"))


def test_whoever_skips_to_the_content_needs_no_tab_through_the_header(page: Page) -> None:
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    press(page, "Tab")
    assert has_focus(page.get_by_role("link", name="Skip to content"))
    page.keyboard.press("Enter")
    press(page, "Tab")
    assert has_focus(page.get_by_role("combobox", name="Language"))


def test_a_new_page_is_read_from_its_beginning(page: Page) -> None:
    page.goto("/")
    new_table = page.get_by_role("link", name=f"New table for {TITLE}")
    expect(new_table).to_be_visible()
    tab_to(page, new_table)
    press(page, "Enter")
    expect(page.get_by_role("heading", name=f"New table for {TITLE}")).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()


def test_a_question_begins_with_the_answer_that_changes_nothing_and_gives_the_focus_back(page: Page) -> None:
    small_table(page)
    expect(playable(page).first).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Resign"))
    press(page, "Enter")
    assert has_focus(page.get_by_role("button", name="Play on"))
    press(page, "Escape")
    assert has_focus(page.get_by_role("button", name="Resign"))


def small_table(page: Page) -> None:
    """Open a table of size 3 with a novice, by keyboard."""
    page.goto(f"/new/{SAMPLE}")
    red = page.get_by_role("combobox", name="Red", exact=True)
    expect(red).to_be_visible()
    tab_to(page, red)
    page.keyboard.type("Bot: n")
    tab_to(page, page.get_by_role("spinbutton", name="Size"))
    page.keyboard.type("3")
    press(page, "Enter")
    page.wait_for_url("**/table/*")
