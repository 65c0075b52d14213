"""Zack & Pack is for everyone: on a phone, in German, and on one device with a bot."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from packhouse.games.zackpack.tests.browser import trucks
from packhouse.games.zackpack.tests.browser.places import rolled
from tests.browser.fingers import scrolls_sideways, too_small
from tests.browser.fixtures import NewPage
from tests.browser.german import left_in_english, see_the_same
from tests.browser.players import LOCAL, NOVICE, WARMING_UP, speak_german_at

LINES = """title => {
  const words = document.createRange();
  words.selectNode(title.firstChild);
  return new Set([...words.getClientRects()].map(({ top }) => top)).size;
}"""
"""How many lines the words take that an element begins with."""


def stages(page: Page) -> Iterator[str]:
    """Play a round at one device, and stop wherever the board is another."""
    trucks.shared_grab(page)
    yield "grab"
    trucks.pick_for_all(page)
    trucks.stand_up(page)
    yield "load in depth"
    trucks.lie_flat(page)
    trucks.put_by_mouse(page)
    yield "load flat"
    trucks.close_for_all(page)
    yield "payments"


def test_a_phone_shows_each_part_of_a_round_and_a_finger_hits_everything(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    for stage in stages(phone):
        assert not scrolls_sideways(phone), stage
        assert not too_small(phone), stage


def test_a_phone_shows_what_is_rolled(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    rolled(phone)
    assert not scrolls_sideways(phone)
    assert not too_small(phone)


def test_nothing_on_the_board_is_left_in_english(page: Page, new_page: NewPage) -> None:
    german = new_page(language="de-DE")
    for stage in stages(page):
        see_the_same(german, page)
        if stage == "load flat":
            german.get_by_role("button", name="Flach").click()
            expect(trucks.squares(german).first).to_be_visible()
        assert not left_in_english(german, "zackpack"), stage


def test_two_and_a_bot_pick_in_the_order_that_is_shown(page: Page) -> None:
    trucks.open_race(page, LOCAL, NOVICE, mode="ordered")
    for _ in range(2):
        expect(trucks.offered(page).or_(trucks.done(page)).first).to_be_visible(timeout=WARMING_UP)
        if trucks.done(page).is_visible():
            break
        picker = trucks.pickers(page).first.locator("b").inner_text()
        trucks.expect_turn(page, picker)
        expect(trucks.pickers(page).first).to_contain_text(f"{picker} you")
        expect(trucks.pickers(page).first).to_have_attribute("aria-current", "step")
        number = trucks.number_of(trucks.offered(page).first)
        trucks.offered(page).first.click()
        expect(page.get_by_role("button", name=re.compile(f"^Grab truck {number} "))).to_be_hidden()
    trucks.lie_flat(page)
    for name in ("Ada", "Seat 2"):
        trucks.expect_turn(page, name)
        trucks.put_some(page, trucks.put_by_mouse, 4)  # whoever loads nothing may be bankrupt
        trucks.close(page)
    expect(trucks.payments(page, 1)).to_be_visible(timeout=WARMING_UP)
    page.get_by_role("button", name="On to round 2").click()
    expect(trucks.offered(page).or_(trucks.done(page)).first).to_be_visible(timeout=WARMING_UP)


def test_a_truck_is_named_whole_beside_what_is_to_be_paid_in_german_on_a_phone(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    trucks.open_race(phone, NOVICE, NOVICE)
    phone.get_by_role("button", name="Ready", exact=True).click()
    title = phone.locator(".loading h2")
    expect(title).to_be_visible(timeout=WARMING_UP)  # bots are faster, and the pile gives the last truck
    speak_german_at(phone, phone.url)
    expect(title).to_contain_text("Laster")
    assert title.evaluate(LINES) == 1
