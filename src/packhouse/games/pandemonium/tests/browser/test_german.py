"""Package Pandemonium in German, and for those who only watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from packhouse.games.pandemonium.tests.browser import streets
from packhouse.games.pandemonium.tests.browser.conftest import Past
from packhouse.games.pandemonium.tests.browser.places import cards, planning, setting_up
from tests.browser.places import Place
from tests.browser.players import speak_german_at
from web import npm

TEXTS = npm.WEB / "src" / "games" / "pandemonium"
NAMES = {"Guest", "a"}
"""Of a person and of a column: not to be translated."""

SAID = """() => [...document.querySelectorAll(".pandemonium *")].flatMap((element) => [
  element.ariaLabel, element.dataset?.text, ...[...element.childNodes].map((one) => one.nodeType === 3 ? one.data : ""),
]).filter(Boolean)"""
"""Everything that is written on a board or read out there."""


def words(language: str) -> set[str]:
    """Return every word that the game has in a language."""
    values = re.findall(r':\s+"((?:[^"\\]|\\.)*)"', (TEXTS / f"texts.{language}.ts").read_text("utf-8"))
    return {word for value in values for word in re.findall(r"\w+", re.sub(r"\{\w+\}|\\u00ad", "", value))}


def expect_german(page: Page) -> None:
    expect(page.locator(".pandemonium")).to_be_visible()
    english = words("en") - words("de") - NAMES
    said: list[str] = page.evaluate(SAID)
    assert len(said) > 25
    assert not [text for text in said if english & set(re.findall(r"\w+", text))]
    assert not [text for text in said if re.fullmatch(r"[a-z_0-9]+(\.[a-z_]+)+", text)]


@pytest.mark.parametrize("place", [setting_up, cards, planning], ids=lambda place: place.__name__)
def test_nothing_on_the_board_is_left_in_english(page: Page, place: Place) -> None:
    place(page)
    speak_german_at(page, page.url)
    expect_german(page)


def test_a_game_of_the_past_is_told_in_german_too(page: Page, past: Past) -> None:
    speak_german_at(page, past.replay("three-players"))
    expect_german(page)


def test_whoever_looks_back_has_nothing_to_choose(page: Page, past: Past) -> None:
    page.goto(f"{past.replay('two-players')}?at={past.plays_like('two-players', 'go')[0]}")
    expect(streets.city(page)).to_be_visible()
    expect(streets.playable(page)).to_have_count(0)
    expect(streets.drive(page)).to_have_count(0)
    expect(streets.missions(page)).to_have_count(0)
    expect(page.get_by_role("list", name="Cards of turn 1").get_by_role("listitem")).to_have_count(2)
