"""Pack the Essentials on a desk's screen: all that one decides by is in sight, and stays where it is."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from packhouse.games.essentials.tests.browser import suitcases
from tests.browser.fixtures import NewPage
from tests.browser.players import NOVICE, WARMING_UP
from tests.browser.sights import top


def test_points_and_to_dos_are_in_sight_beside_the_suitcase(page: Page) -> None:
    suitcases.open_with(page, NOVICE)
    expect(suitcases.free_positions(page).first).to_be_visible(timeout=WARMING_UP)
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet).to_be_in_viewport(ratio=1)
    expect(sheet.get_by_role("heading", name="To-Dos")).to_be_visible()
    expect(suitcases.square(page, "a1")).to_be_in_viewport(ratio=1)


def test_the_suitcase_stays_where_it_is_while_one_drafts(page: Page) -> None:
    suitcases.open_with(page, NOVICE)
    expect(suitcases.free_positions(page).first).to_be_visible(timeout=WARMING_UP)
    below = [_depth(page)]
    suitcases.free_positions(page).first.click()
    expect(suitcases.bonuses(page).first).to_be_visible()
    below.append(_depth(page))
    suitcases.bonuses(page).first.click()
    expect(suitcases.tiles(page).first).to_be_visible()
    below.append(_depth(page))
    assert len(set(below)) == 1


def test_a_position_explains_its_pictures(page: Page) -> None:
    suitcases.begin_alone(page)
    suitcases.position(page, "1st").click()
    fourth, note = suitcases.position(page, "4th"), page.get_by_role("tooltip")
    fourth.hover()
    expect(note).to_contain_text("1 Pom-pom and 1 Pack Rat")
    expect(note).to_contain_text("fills an empty square")
    expect(note).to_contain_text("A Cat Lady is here")
    expect(fourth).to_have_accessible_description(re.compile("fills an empty square.*A Cat Lady is here"))


def test_a_cat_lady_who_was_there_tells_which_tile_she_removed(page: Page) -> None:
    suitcases.begin_alone(page)
    suitcases.position(page, "4th").click()
    first, note = suitcases.position(page, "1st"), page.get_by_role("tooltip")
    expect(first).to_have_accessible_name(re.compile("Cat Lady, number"))
    first.hover()
    expect(note).to_contain_text("has removed the tile of her large number")


def test_a_suitcase_shows_its_blocks_where_full_ones_score(page: Page) -> None:
    suitcases.begin_alone(page, lady="Clementine")
    expect(page.get_by_text("Full 4×4 blocks")).to_be_visible()
    expect(suitcases.case(page).locator(".blocks")).to_have_attribute("d", "M4 0V-8M8 0V-8M0 -4H12")


def test_a_suitcase_has_no_blocks_where_none_score(page: Page) -> None:
    suitcases.begin_alone(page)
    expect(suitcases.case(page).locator(".line").first).to_be_attached()
    expect(suitcases.case(page).locator(".blocks")).to_have_count(0)


def test_what_a_position_explains_stays_on_a_low_screen(new_page: NewPage) -> None:
    page = new_page(1280, 380)
    suitcases.begin_alone(page)
    fourth, note = suitcases.position(page, "4th"), page.get_by_role("tooltip")
    fourth.evaluate("position => position.scrollIntoView({ block: 'end' })")
    fourth.hover()
    expect(note).to_be_in_viewport(ratio=1)


def _depth(page: Page) -> float:
    """Return how far below the top of the board the suitcase is."""
    return top(suitcases.case(page)) - top(page.locator(".essentials"))
