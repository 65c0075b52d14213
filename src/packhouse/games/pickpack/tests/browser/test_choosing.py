"""Pick & Pack by mouse: a space, at most two clicks more, and always a look at what would come of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from packhouse.games.pickpack.tests.browser.table import (
    MALFUNCTION,
    NEARLY_OVER,
    NO_CHOICE,
    RUSHING,
    TWO_TILES,
    choice,
    choices,
    panel,
    place,
    play_from,
    played,
)
from tests.browser.fixtures import listen, window
from tests.browser.players import ending
from tests.server.house import ServedHouse


@pytest.fixture(scope="module")
def table(house: ServedHouse, browser: Browser, past: str) -> Iterator[Page]:
    """Give a table for all tests that play nothing."""
    faults: list[str] = []
    with window(house, browser) as context:
        page = context.new_page()
        listen(page, faults)
        play_from(page, past, TWO_TILES)
        yield page
    assert not faults, "\n".join(faults)


@pytest.fixture
def at_two_tiles(page: Page, past: str) -> Page:
    play_from(page, past, TWO_TILES)
    place(page, "b5").click()
    return page


def test_where_two_tiles_can_be_used_the_tile_comes_first_and_back_leads_back(table: Page) -> None:
    place(table, "b5").click()
    expect(panel(table)).to_contain_text("b5: which of your tiles do you use?")
    expect(choices(table)).to_have_text([re.compile("^ Quality Control"), re.compile("^ Wholesale")])
    choice(table, "Quality Control").click()
    expect(choices(table)).to_have_text(["Their crate 1", "Their crate 2", "Their crate 4"])
    choice(table, "Their crate 1").click()
    expect(panel(table)).to_contain_text("which of your crates gets it?")
    choice(table, "Back").click()
    expect(choice(table, "Their crate 1")).to_be_visible()
    choice(table, "Back").click()
    expect(choice(table, "Wholesale")).to_be_visible()
    choice(table, "Back").click()
    expect(choices(table)).to_have_count(0)
    expect(place(table, "b5")).to_have_accessible_name("b5, empty, playable")


def test_a_tile_is_chosen_where_it_lies(at_two_tiles: Page) -> None:
    lit = [name for name in ("b-top", "b-bottom") if "can be chosen" in _label(place(at_two_tiles, name))]
    assert len(lit) == 2
    place(at_two_tiles, lit[0]).click()
    expect(panel(at_two_tiles)).to_contain_text(re.compile("Wholesale|Quality Control"))
    expect(choices(at_two_tiles).first).to_have_text("Their crate 1")


def _label(one: Locator) -> str:
    return one.get_attribute("aria-label") or ""


def test_a_tile_is_used_only_once_someone_has_seen_what_it_does_and_agreed(at_two_tiles: Page) -> None:
    choice(at_two_tiles, "Wholesale").click()
    wholesale = choice(at_two_tiles, "Their crate 2")
    wholesale.click()
    foretold = re.compile(r"Wholesale on the opponent’s crate 2\. Red \d+, Blue \d+ → \d+\.")
    expect(panel(at_two_tiles)).to_contain_text(foretold)
    expect(played(at_two_tiles, r"15 b5: Wholesale, Blue’s crate 2, \d+ apples? ÷ 2")).to_have_count(0)
    choice(at_two_tiles, "Play it").click()
    expect(played(at_two_tiles, r"15 b5: Wholesale, Blue’s crate 2, \d+ apples? ÷ 2")).to_be_visible()
    expect(at_two_tiles.locator('[data-crate="1 2"]')).to_have_accessible_name(re.compile("closed as Wholesale"))


def test_crates_are_chosen_where_they_stand(at_two_tiles: Page) -> None:
    theirs, own = (at_two_tiles.locator(f'[data-crate="{crate}"]') for crate in ("1 4", "0 2"))
    choice(at_two_tiles, "Quality Control").click()
    theirs.get_by_role("button", name="Their crate 4").click()
    own.get_by_role("button", name="Your crate 2").click()
    own.get_by_role("button", name="Your crate 2").click()
    expect(played(at_two_tiles, r"15 b5: Quality Control, \d apples?, Blue’s crate 4 → your crate 2")).to_be_visible()


def test_what_breaks_down_is_chosen_where_it_lies(page: Page, past: str) -> None:
    play_from(page, past, MALFUNCTION)
    place(page, "c4").click()
    choice(page, "Malfunction").click()
    expect(choices(page)).to_have_count(0)
    victim = place(page, "d2")
    expect(victim).to_have_accessible_name(re.compile("can be chosen"))
    victim.click()
    expect(panel(page)).to_contain_text(re.compile(r"c4: Malfunction on d2\. Red \d+, Blue \d+\."))
    choice(page, "Play it").click()
    expect(played(page, r"8 c4: Malfunction, \d apples? on d2")).to_be_visible()
    expect(victim).to_have_accessible_name(re.compile("face down"))


def test_where_nothing_is_to_be_chosen_the_first_click_plays(page: Page, past: str) -> None:
    play_from(page, past, NO_CHOICE)
    place(page, "b1").hover()
    expect(panel(page)).to_contain_text(re.compile(r"Grab b1 into crate 4\. Red \d+, Blue \d+ → \d+\."))
    place(page, "b1").click()
    expect(played(page, r"10 b1: \d apples? → crate 4")).to_be_visible()


def test_a_rush_order_is_spent_for_another_move(page: Page, past: str) -> None:
    play_from(page, past, RUSHING)
    section = page.get_by_role("group", name="Red, rush section")
    expect(section).to_have_accessible_name("Red, rush section: 2 ready, 0 gained this turn, 0 spent")
    choice(page, "Spend a Rush Order").click()
    expect(section).to_have_accessible_name("Red, rush section: 1 ready, 0 gained this turn, 1 spent")
    place(page, "c1").click()
    expect(choice(page, "End the turn")).to_be_visible()


def test_the_last_move_ends_the_game(page: Page, past: str) -> None:
    play_from(page, past, NEARLY_OVER)
    place(page, "a3").click()
    expect(ending(page)).to_contain_text("has nowhere left to go.")
    expect(ending(page)).to_contain_text("You win!")


def test_a_space_that_is_out_of_reach_is_refused_in_one_line(table: Page) -> None:
    place(table, "c3").click()
    refused = table.get_by_text("c3 is out of reach. You move along one line from a5, to another space.")
    expect(refused).to_be_visible()
    expect(table.get_by_role("button", name="Close")).to_have_count(1)
