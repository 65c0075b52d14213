"""Whoever watches a bot play Pick & Pack can say what it did."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .table import NO_CHOICE, board, place, play_from, story

LATER = 30


def looking_at(page: Page, past: str, number: int) -> None:
    page.goto(f"{past}?at={number}")
    expect(story(page)).to_be_visible()


def test_what_a_tile_did_is_told_with_what_it_took_and_where(page: Page, past: str) -> None:
    looking_at(page, past, 8)
    told = "Bo: Quality Control on c4: takes 6 apples from Red’s crate 2 into crate 1"
    expect(story(page).get_by_role("paragraph")).to_have_text(told)


def test_the_tile_that_was_used_is_marked_with_all_that_it_touched(page: Page, past: str) -> None:
    looking_at(page, past, 8)
    marked = board(page).locator("button.touched")
    expect(marked).to_have_count(2)
    labels = [one.get_attribute("aria-label") or "" for one in marked.all()]
    assert sorted(label.split(",")[0] for label in labels) == ["4-right", "c4"]


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
