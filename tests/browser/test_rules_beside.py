"""Rules are looked up at a table without leaving it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .axe import axe
from .fixtures import NewPage
from .keyboard import has_focus
from .players import LOCAL, OPEN, SAMPLE, TITLE, new_table, open_table, opened


def rules(page: Page) -> Locator:
    return page.get_by_role("dialog", name=f"Rules of {TITLE}")


def look_up(page: Page) -> None:
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(rules(page).get_by_role("heading", name="Place a packet")).to_be_visible()


def test_the_board_is_played_on_while_the_rules_lie_beside_it(page: Page) -> None:
    open_table(page, red=LOCAL)
    look_up(page)
    axe(page)
    page.get_by_role("gridcell", name="c3, empty, playable").click()
    expect(page.get_by_role("region", name="What happened")).to_contain_text("a packet on c3")
    expect(rules(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules(page)).to_have_count(0)


def test_on_a_phone_they_are_a_sheet_that_keeps_the_clock_in_sight_and_is_swiped_away(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    new_table(phone, SAMPLE, White="You", Red=LOCAL)
    phone.get_by_role("combobox", name="Clock").select_option("Time for the whole game")
    opened(phone)
    look_up(phone)
    axe(phone)
    expect(rules(phone).get_by_role("timer")).to_be_in_viewport()
    phone.mouse.move(180, 120)
    phone.mouse.down()
    phone.mouse.move(180, 400, steps=4)
    phone.mouse.up()
    expect(rules(phone)).to_have_count(0)


def test_whoever_closes_them_by_keyboard_goes_on_from_where_they_were_opened(page: Page) -> None:
    open_table(page, red=LOCAL)
    look_up(page)
    page.keyboard.press("Enter")  # on what closes them
    expect(rules(page)).to_have_count(0)
    assert has_focus(page.get_by_role("button", name="Rules", exact=True))


def test_from_the_page_of_rules_one_comes_back_to_the_table(page: Page) -> None:
    address = open_table(page, red=OPEN)
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("button", name="Play it")).to_have_count(0)
    page.get_by_role("link", name="Back to your table").click()
    page.wait_for_url(address)
