"""Whoever watches a bot play Pick & Pack can say what it did."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixtures import NewPage

from .table import NO_CHOICE, board, place, play_from, story

LATER = 30
MIX_UP = 5  # the longest sentence


def looking_at(page: Page, past: str, number: int) -> None:
    page.goto(f"{past}?at={number}")
    expect(story(page)).to_be_visible()


def test_what_a_tile_did_is_told_with_what_it_took_and_where(page: Page, past: str) -> None:
    looking_at(page, past, 8)
    told = "Bo: Quality Control on c4: takes 6 apples from Red’s crate 2 into Blue’s crate 1"
    expect(story(page).get_by_role("paragraph")).to_have_text(told)


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_on_a_phone_even_the_longest_sentence_is_read_whole_and_moves_nothing(
    new_page: NewPage, past: str, language: str
) -> None:
    phone = new_page(360, 740, touch=True, language=language)
    phone.goto(f"{past}?at={MIX_UP - 1}")
    told = phone.locator("section.story p")
    expect(told).to_contain_text("c4")
    before = phone.locator(".frame").bounding_box()
    phone.locator("section.story").get_by_role("button").nth(1).tap()
    expect(told).to_contain_text("e4")
    phone.wait_for_function("told => told.scrollHeight <= told.clientHeight", arg=told.element_handle())
    assert phone.locator(".frame").bounding_box() == before


def test_the_tile_that_was_used_is_marked_with_all_that_it_touched(page: Page, past: str) -> None:
    looking_at(page, past, 8)
    marked = board(page).locator("button.touched")
    expect(marked).to_have_count(2)
    labels = [one.get_attribute("aria-label") or "" for one in marked.all()]
    assert sorted(label.split(",")[0] for label in labels) == ["c4", "right of row 4"]


def test_whoever_plays_is_told_which_play_was_theirs(page: Page, past: str) -> None:
    play_from(page, past, NO_CHOICE)
    place(page, "b1").click()
    story(page).get_by_role("button", name="The last moves").click()  # by now the bot may have played, too
    own = re.compile(r"^\s*\w+ \(you\): takes \d apples? from b1 into crate 4")
    expect(story(page).get_by_role("listitem").filter(has_text=own)).to_be_visible()


def test_one_steps_from_play_to_play_beside_the_board(page: Page, past: str) -> None:
    looking_at(page, past, 1)
    expect(story(page).get_by_role("paragraph")).to_have_text(re.compile(r"takes \d apples? from \w\d into crate \d"))
    first = story(page).get_by_role("paragraph").inner_text()
    story(page).get_by_role("button", name="What happened next").click()
    expect(story(page).get_by_role("paragraph")).not_to_have_text(first)
    story(page).get_by_role("button", name="What happened before that").click()
    expect(story(page).get_by_role("paragraph")).to_have_text(first)


def test_the_last_plays_are_at_hand(page: Page, past: str) -> None:
    looking_at(page, past, LATER)
    story(page).get_by_role("button", name="The last moves").click()
    expect(story(page).get_by_role("listitem")).to_have_count(6)
