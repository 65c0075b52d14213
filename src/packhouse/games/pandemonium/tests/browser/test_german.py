"""Package Pandemonium in German, and for those who only watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from packhouse.games.pandemonium.tests.browser import streets
from packhouse.games.pandemonium.tests.browser.conftest import Past
from packhouse.games.pandemonium.tests.browser.places import cards, planning, setting_up
from tests.browser.german import left_in_english
from tests.browser.places import Place
from tests.browser.players import speak_german_at


@pytest.mark.parametrize("place", [setting_up, cards, planning], ids=lambda place: place.__name__)
def test_nothing_on_the_board_is_left_in_english(page: Page, place: Place) -> None:
    place(page)
    speak_german_at(page, page.url)
    assert not left_in_english(page, "pandemonium")


def test_a_game_of_the_past_is_told_in_german_too(page: Page, past: Past) -> None:
    speak_german_at(page, f"{past.replay('three-players')}?at={past.plays_like('three-players', '')[-1]}")
    assert not left_in_english(page, "pandemonium")


def test_whoever_looks_back_has_nothing_to_choose(page: Page, past: Past) -> None:
    page.goto(f"{past.replay('two-players')}?at={past.plays_like('two-players', 'go')[0]}")
    expect(streets.city(page)).to_be_visible()
    expect(streets.playable(page)).to_have_count(0)
    expect(streets.drive(page)).to_have_count(0)
    expect(streets.missions(page)).to_have_count(0)
    expect(page.get_by_role("list", name="Cards of turn 1").get_by_role("listitem")).to_have_count(2)
