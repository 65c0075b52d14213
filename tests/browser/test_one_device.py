"""Two people who pass one device to and fro."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from .players import LOCAL, cell, ending, open_table, play, play_to_the_end


def test_both_seats_are_played_to_the_end(page: Page) -> None:
    open_table(page, red=LOCAL)
    play_to_the_end(page)
    expect(ending(page)).to_contain_text("The board is full.")


def test_the_page_says_whose_turn_it_is(page: Page) -> None:
    open_table(page, red=LOCAL)
    expect(page.get_by_text("Your turn: Guest", exact=True).last).to_be_visible()
    play(page)
    expect(page.get_by_text("Your turn: Red", exact=True).last).to_be_visible()


def test_the_keyboard_goes_on_where_it_was_after_the_seats_change(page: Page) -> None:
    open_table(page, red=LOCAL)
    cell(page, "a1").press("Enter")
    expect(page.get_by_text("Your turn: Red", exact=True).last).to_be_visible()
    expect(cell(page, "a1")).to_be_focused()


def test_nobody_is_away_whose_device_is_here(page: Page) -> None:
    open_table(page, red=LOCAL)
    play(page)
    expect(page.get_by_text("Your turn: Red", exact=True).last).to_be_visible()
    expect(page.get_by_text("away")).to_have_count(0)


@pytest.fixture
def secretive(page: Page) -> Page:
    """Let the page think that Pack-It had secrets: it has no board for a game that does."""

    def tell(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[game | {"hidden": True} for game in games])

    page.route("**/api/games", tell)
    return page


def test_secrets_are_covered_until_the_next_one_is_there(secretive: Page) -> None:
    open_table(secretive, red=LOCAL)
    play_first(secretive)
    expect(secretive.get_by_role("heading", name="Pass the device to Red")).to_be_visible()
    expect(secretive.get_by_role("grid")).to_be_hidden()
    expect(secretive.get_by_role("region", name="Moves")).to_be_hidden()


def test_whoever_lifts_the_cover_plays_on(secretive: Page) -> None:
    open_table(secretive, red=LOCAL)
    play_first(secretive)
    secretive.get_by_role("button", name="I am Red: show my side").click()
    cell(secretive, "e5").click()
    expect(secretive.get_by_role("heading", name="Pass the device to Guest")).to_be_visible()


def play_first(page: Page) -> None:
    """Play for the first seat, after which its side is covered."""
    lift = page.get_by_role("button", name="I am Guest: show my side")
    expect(page.get_by_role("grid").or_(lift)).to_be_visible()
    if lift.is_visible():
        lift.click()
    expect(cell(page, "a1")).to_have_accessible_name(re.compile("playable"))
    cell(page, "a1").click()
