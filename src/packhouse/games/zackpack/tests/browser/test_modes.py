"""A race or in turns: what the page says of it where a table is opened, and in the list of moves."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from packhouse.games.zackpack.tests.browser.trucks import open_race, ready
from tests.browser.fixtures import NewPage
from tests.browser.players import LOCAL, NOVICE, new_table, opened, speak_german_at


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
    told = page.get_by_text("A live game has clocks of its own")
    expect(told).to_be_visible()
    page.get_by_role("combobox", name=re.compile("^Grabbing")).select_option("ordered")
    expect(told).to_have_count(0)


def test_a_clock_of_days_squeezes_no_name(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    new_table(phone, "zackpack", **{"Seat 2": NOVICE, "Seat 3": NOVICE})
    phone.get_by_role("combobox", name=re.compile("^Grabbing")).select_option("ordered")
    phone.get_by_role("combobox", name="Clock").select_option("By correspondence")
    phone.get_by_role("spinbutton", name="Days for each move").fill("10")
    opened(phone)
    expect(phone.get_by_role("timer").first).to_have_text("10 days")
    boxes = [name.bounding_box() for name in phone.locator(".seat .who").all()]
    assert min(box["width"] for box in boxes if box) >= 56


def test_the_list_of_moves_is_in_german_words_where_notation_is_english(page: Page) -> None:
    address = open_race(page, NOVICE, NOVICE)
    ready(page).click()
    speak_german_at(page, address)
    moves = page.get_by_role("region", name="Züge").get_by_role("button")
    expect(moves.filter(has_text="bereit").first).to_be_visible()
