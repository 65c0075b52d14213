"""Pack the Essentials on a phone of 360 pixels, by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from packhouse.games.essentials.tests.browser import suitcases
from packhouse.games.essentials.tests.browser.suitcases import SIDEWAYS, UPRIGHT, Lying, deed, hand, square, tried
from tests.browser.fingers import Finger, scrolls_sideways, too_small
from tests.browser.fixtures import NewPage


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    return new_page(360, 740, touch=True)


@pytest.mark.parametrize("lying", [SIDEWAYS, UPRIGHT])
def test_a_finger_drags_tiles_in_and_hits_all_that_is_for_it(phone: Page, lying: Lying) -> None:
    suitcases.begin_alone(phone, lying)
    assert not too_small(phone)
    suitcases.draft(phone)
    finger = Finger(phone)
    finger.drag(hand(phone).first, square(phone, "d5"))
    expect(tried(phone).first).to_be_visible()
    assert not too_small(phone)
    assert not scrolls_sideways(phone)
    finger.drag(phone.locator("[data-piece]"), hand(phone).first)
    expect(tried(phone)).to_have_count(0)


def test_a_second_finger_turns_what_the_first_carries(phone: Page) -> None:
    suitcases.begin_alone(phone)
    suitcases.draft(phone)
    finger = Finger(phone)
    finger.press(hand(phone).first)
    finger.move(square(phone, "f4"))
    shape = phone.locator("[data-piece] .mark").first
    before = shape.get_attribute("d")
    finger.tap_beside(square(phone, "a1"))
    expect(shape).not_to_have_attribute("d", before or "")
    finger.lift()
    expect(tried(phone).first).to_be_visible()


def test_what_a_bot_has_laid_out_can_be_confirmed_without_a_search(phone: Page) -> None:
    suitcases.begin_alone(phone)
    suitcases.draft(phone)
    suitcases.lay_for_me(phone)
    expect(deed(phone, "Confirm")).to_be_in_viewport(ratio=0.9)


def test_taps_pack_a_round(phone: Page) -> None:
    suitcases.begin_alone(phone)
    suitcases.draft(phone)
    hand(phone).first.tap()
    square(phone, "f7").tap()
    deed(phone, "Flip").tap()
    hand(phone).nth(1).tap()
    square(phone, "f2").tap()
    deed(phone, "Confirm").tap()
    expect(phone.get_by_text("Round 2 of 12")).to_be_visible()
    expect(suitcases.case(phone).get_by_role("gridcell", name="cat side up").first).to_be_visible()
    assert not scrolls_sideways(phone)
    assert not too_small(phone)
