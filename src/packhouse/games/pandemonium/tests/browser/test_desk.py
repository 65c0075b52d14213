"""Package Pandemonium on a desk's screen: all that one decides by is in sight, and stays where it is."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from packhouse.games.pandemonium.tests.browser import streets
from tests.browser.sights import top


def test_the_whole_map_and_the_choice_are_in_sight_while_one_sets_up(page: Page) -> None:
    streets.open_city(page)
    expect(streets.spots(page).first).to_be_visible()
    expect(streets.city(page)).to_be_in_viewport(ratio=1)
    streets.place_base(page)
    expect(streets.choices(page).last).to_be_in_viewport(ratio=1)
    expect(streets.city(page)).to_be_in_viewport(ratio=1)
    streets.choices(page).first.check()
    expect(streets.confirming(page)).to_be_in_viewport(ratio=1)


def test_the_button_stays_where_it_is_when_a_card_is_chosen(page: Page) -> None:
    streets.open_city(page)
    streets.place_base(page)
    streets.choose_company(page)
    button = streets.confirming(page).get_by_role("button")
    expect(button).to_have_text("Choose a card")
    before = top(button)
    streets.card(page, 13).check()
    expect(button).to_have_text("Play 13 face down")
    assert top(button) == before


def test_nobody_is_told_of_missions_that_the_table_plays_without(page: Page) -> None:
    told = page.get_by_role("region", name="What happened")
    streets.open_city(page, missions=False)
    expect(told).to_contain_text("bringing packages home")
    expect(told).not_to_contain_text("missions")
