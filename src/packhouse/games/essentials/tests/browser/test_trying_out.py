"""Trying out is free, and stays on the page until one confirms."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from packhouse.games.essentials.tests.browser import suitcases
from packhouse.games.essentials.tests.browser.suitcases import Sent, deed, hand, hint, square, tried


@pytest.fixture
def sent(page: Page) -> Sent:
    return Sent(page)


@pytest.fixture
def packing(page: Page, sent: Sent) -> Page:
    """Give a page with an Underwear and another tile to pack, of which nothing is known to the house but that."""
    suitcases.begin_alone(page)
    suitcases.draft(page)
    sent.plays.clear()
    return page


def test_nothing_is_sent_before_one_confirms_and_then_one_put_after_the_other(packing: Page, sent: Sent) -> None:
    suitcases.tap_into(packing, 0, "f7")
    suitcases.tap_into(packing, 1, "f2")
    deed(packing, "Turn").click()
    packing.keyboard.press("r")
    deed(packing, "Take out").click()
    suitcases.tap_into(packing, 1, "f2")
    assert sent.plays == []
    suitcases.confirm(packing)
    assert [play.split()[0] for play in sent.plays] == ["put", "put"]


def test_what_a_bot_proposes_is_tried_out_and_sent_when_one_confirms(packing: Page, sent: Sent) -> None:
    suitcases.lay_for_me(packing)
    for tile in hand(packing).all():
        expect(tile).to_have_accessible_name(re.compile("in the suitcase"))
    assert sent.plays == []
    suitcases.confirm(packing)
    assert [play.split()[0] for play in sent.plays] == ["put", "put"]


def test_a_tile_is_dragged_in_and_out_again(packing: Page, sent: Sent) -> None:
    hand(packing).first.drag_to(square(packing, "f5"))
    expect(tried(packing).first).to_be_visible()
    expect(hand(packing).first).to_have_accessible_name(re.compile("in the suitcase"))
    packing.locator("[data-piece]").drag_to(packing.get_by_role("button", name="Place them for me"))
    expect(tried(packing)).to_have_count(0)
    assert sent.plays == []


def test_a_tile_is_turned_while_it_is_carried(packing: Page) -> None:
    hand(packing).first.hover()
    packing.mouse.down()
    box = square(packing, "f5").bounding_box()
    assert box
    packing.mouse.move(box["x"], box["y"], steps=4)
    shape = packing.locator("[data-piece] .mark").first
    before = shape.get_attribute("d")
    packing.keyboard.press("r")
    expect(shape).not_to_have_attribute("d", before or "")
    packing.mouse.up()
    expect(tried(packing).first).to_be_visible()


def test_a_second_tap_turns_a_tile(packing: Page) -> None:
    suitcases.tap_into(packing, 0, "f5")
    shape = packing.locator("[data-piece] .mark").first
    before = shape.get_attribute("d")
    packing.locator("[data-piece]").click()
    expect(shape).not_to_have_attribute("d", before or "")


def test_flipping_shows_its_cost_and_what_the_cat_adds(packing: Page) -> None:
    suitcases.tap_into(packing, 0, "f5")
    points = suitcases.total(packing)
    expect(deed(packing, "Flip")).to_contain_text("for 1 Rat")
    packing.keyboard.press("f")
    expect(deed(packing, "Flip back")).to_contain_text("get the Rat back")
    expect(hand(packing).first).to_have_accessible_name(re.compile("cat side up"))
    assert suitcases.total(packing) == points + 5
    hand(packing).nth(1).click()
    expect(deed(packing, "Flip")).to_be_disabled()
    expect(deed(packing, "Flip")).to_contain_text("no Rat left")


def test_what_can_not_lie_there_is_shown_and_can_not_be_confirmed(packing: Page) -> None:
    suitcases.tap_into(packing, 0, suitcases.staple(packing))
    expect(packing.locator("[data-piece].wrong")).to_be_visible()
    expect(hint(packing)).to_have_text("Tiles can’t overlap each other or the staple items.")
    expect(deed(packing, "Confirm")).to_be_disabled()


def test_what_still_fits_has_to_go_in(packing: Page) -> None:
    suitcases.tap_into(packing, 0, "f5")
    expect(hint(packing)).to_have_text(
        re.compile(r"^There’s still room for the .*\. Pack everything that fits, then confirm.$")
    )
    expect(deed(packing, "Confirm")).to_be_disabled()


def test_what_was_confirmed_is_worth_what_was_said_and_can_be_taken_back(packing: Page) -> None:
    suitcases.tap_into(packing, 0, "f5")
    packing.keyboard.press("f")
    suitcases.tap_into(packing, 1, "f2")
    points = suitcases.total(packing)
    deed(packing, "Confirm").click()
    expect(packing.get_by_text("Round 2 of 12")).to_be_visible()
    assert suitcases.told_total(packing) == suitcases.total(packing) == points > 5
