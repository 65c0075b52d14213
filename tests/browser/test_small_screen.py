"""A phone of 360 pixels, by touch."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from .fingers import too_small
from .fixtures import NewPage
from .players import LOCAL, NOVICE, OPEN, cell, ending, finished_table, open_table, play, playable, unfold_moves


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    return new_page(360, 740, touch=True)


@pytest.fixture
def shared(phone: Page) -> Page:
    """Give a phone that two people share, of whom the first may play."""
    open_table(phone, red=LOCAL)
    expect(playable(phone).first).to_be_visible()
    return phone


def test_a_tap_selects_a_cell_and_plays_nothing(shared: Page) -> None:
    cell(shared, "c3").tap()
    expect(shared.get_by_role("button", name="Play c3")).to_be_visible()
    expect(cell(shared, "c3")).to_have_accessible_name(re.compile("empty"))


def test_a_second_tap_plays(shared: Page) -> None:
    cell(shared, "c3").tap()
    cell(shared, "c3").tap()
    expect(cell(shared, "c3")).to_have_accessible_name(re.compile("White"))


def test_the_button_that_a_tap_brings_plays_too(shared: Page) -> None:
    cell(shared, "c3").tap()
    shared.get_by_role("button", name="Play c3").tap()
    expect(cell(shared, "c3")).to_have_accessible_name(re.compile("White"))


def test_a_whole_sentence_of_what_happened_is_read(phone: Page) -> None:
    open_table(phone, red=NOVICE)
    cell(phone, "c3").tap()
    cell(phone, "c3").tap()
    told = phone.get_by_role("region", name="What happened").get_by_role("paragraph")
    expect(told).to_contain_text("a packet on")
    assert told.evaluate("one => one.scrollHeight <= one.clientHeight")


def test_that_one_looks_back_stays_in_sight_however_far_one_scrolls(shared: Page) -> None:
    play(shared)
    unfold_moves(shared)
    shared.get_by_role("button", name="First position").tap()
    shared.get_by_role("button", name="Rules").scroll_into_view_if_needed()
    shared.mouse.wheel(0, 2000)
    expect(shared.get_by_text("You’re looking at the start")).to_be_in_viewport()
    expect(shared.get_by_role("button", name="Current position")).to_be_in_viewport()


def test_two_phones_play_to_the_end_by_touch(new_page: NewPage) -> None:
    host, guest = new_page(360, 740, touch=True), new_page(360, 740, touch=True)
    guest.goto(open_table(host, red=OPEN))
    guest.get_by_role("button", name="Sit down").tap()
    for phone in cycle((host, guest)):
        expect(playable(phone).or_(ending(phone)).first).to_be_visible()
        if ending(phone).is_visible():
            break
        name = (playable(phone).first.get_attribute("aria-label") or "").split(",")[0]
        cell(phone, name).tap()
        phone.get_by_role("button", name=f"Play {name}").tap()
        expect(cell(phone, name)).not_to_have_accessible_name(re.compile("empty"))
    expect(ending(guest)).to_contain_text("The board is full.")
    guest.wait_for_function("scrollY > 0")
    assert (ending(guest).bounding_box() or {"y": 0})["y"] > 5  # the stamp, which is askew, isn't cut


def test_a_finger_hits_everything_at_a_waiting_table(phone: Page) -> None:
    open_table(phone, red=OPEN)
    expect(phone.get_by_role("button", name="Copy link")).to_be_visible()
    assert not too_small(phone)


def test_a_finger_hits_everything_at_a_table_in_play(phone: Page) -> None:
    open_table(phone, red=NOVICE)
    expect(playable(phone).first).to_be_visible()
    for summary in phone.locator("summary").all():
        summary.focus()  # what is for keys alone comes with the focus
        summary.tap()
    assert not too_small(phone)


def test_a_finger_hits_everything_at_a_finished_table(phone: Page) -> None:
    finished_table(phone)
    assert not too_small(phone)
