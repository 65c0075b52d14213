"""Pick & Pack on a phone of 360 pixels, by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from packhouse.games.pickpack.tests.browser.table import (
    NO_CHOICE,
    TWO_TILES,
    choice,
    in_hand,
    laid,
    lay_for_me,
    open_pickpack,
    panel,
    place,
    play_from,
    played,
)
from tests.browser.fingers import Finger, scrolls_sideways, too_small
from tests.browser.fixtures import NewPage


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    return new_page(360, 740, touch=True)


def test_two_taps_lay_a_tile_and_a_finger_hits_all_that_is_for_it(phone: Page) -> None:
    open_pickpack(phone)
    expect(in_hand(phone, "Wholesale")).to_be_visible()
    assert not too_small(phone)
    in_hand(phone, "Wholesale").tap()
    place(phone, "c-bottom").tap()
    expect(place(phone, "c-bottom")).to_have_accessible_name("below column c, Red, Wholesale")
    expect(in_hand(phone, "Wholesale")).to_have_accessible_name("Wholesale, 1 to lay")
    lay_for_me(phone)
    assert not too_small(phone)
    assert not scrolls_sideways(phone)


def test_a_finger_drags_a_tile_to_a_slot_of_ones_own_and_on_and_back(phone: Page) -> None:
    open_pickpack(phone)
    finger = Finger(phone)
    finger.drag(in_hand(phone, "Malfunction"), place(phone, "1-left"))
    expect(in_hand(phone, "Malfunction")).to_have_accessible_name("Malfunction, 2 to lay")
    finger.drag(in_hand(phone, "Malfunction"), place(phone, "d-bottom"))
    expect(place(phone, "d-bottom")).to_have_accessible_name("below column d, Red, Malfunction")
    finger.drag(place(phone, "d-bottom"), place(phone, "f-bottom"))
    expect(place(phone, "f-bottom")).to_have_accessible_name("below column f, Red, Malfunction")
    finger.drag(place(phone, "f-bottom"), in_hand(phone, "Premium"))
    expect(in_hand(phone, "Malfunction")).to_have_accessible_name("Malfunction, 2 to lay")
    assert laid(phone, "Red") == {}


def test_the_first_tap_shows_what_the_second_plays(phone: Page, past: str) -> None:
    play_from(phone, past, NO_CHOICE)
    place(phone, "b1").tap()
    expect(panel(phone)).to_contain_text(re.compile(r"Grab b1 into crate 4\. Red \d+, Blue \d+ → \d+\."))
    expect(place(phone, "b1")).to_have_accessible_name(re.compile("playable"))
    place(phone, "b1").tap()
    expect(played(phone, r"10 b1: \d apples? → crate 4")).to_be_attached()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_whoever_is_asked_for_a_crate_sees_the_crates_and_the_question(
    new_page: NewPage, past: str, width: int, height: int
) -> None:
    phone = new_page(width, height, touch=True)
    play_from(phone, past, TWO_TILES)
    place(phone, "b5").tap()
    choice(phone, "Quality Control").tap()
    for crate in ("1 1", "1 4"):
        expect(phone.locator(f'[data-crate="{crate}"]')).to_be_in_viewport(ratio=1)
    choice(phone, "Their crate 1").tap()
    choice(phone, "Your crate 2").tap()
    expect(panel(phone)).to_contain_text("opponent’s crate 1 → crate 2. Red 14 → 20")
    for shown in (panel(phone), *(phone.locator(f'[data-crate="0 {number}"]') for number in range(1, 5))):
        expect(shown).to_be_in_viewport(ratio=1)


def test_the_last_of_several_choices_is_shown_first_too(phone: Page, past: str) -> None:
    play_from(phone, past, TWO_TILES)
    assert not too_small(phone)
    place(phone, "b5").tap()
    expect(choice(phone, "Wholesale")).to_be_visible()
    assert not too_small(phone)
    assert not scrolls_sideways(phone)
    choice(phone, "Wholesale").tap()
    choice(phone, "Their crate 2").tap()
    expect(panel(phone)).to_contain_text(re.compile(r"Wholesale on the opponent’s crate 2\. Red \d+, Blue \d+ → \d+\."))
    expect(played(phone, r"15 b5: Wholesale, Blue’s crate 2, \d+ apples? ÷ 2")).to_have_count(0)
    choice(phone, "Play it").tap()
    expect(played(phone, r"15 b5: Wholesale, Blue’s crate 2, \d+ apples? ÷ 2")).to_be_attached()
