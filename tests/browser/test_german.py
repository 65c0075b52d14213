"""The page in German, for whoever likes it so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from packhouse.games.pickpack.tests.browser.table import choices, in_hand, legal, open_pickpack
from packhouse.games.zackpack.tests.browser.trucks import open_race, ready

from .fixtures import NewPage
from .players import LOCAL, OPEN, open_table, play, sit_down

SAME = {"Premium", "Pick", "Pack", "Enter", "top", "bottom", "left", "right"}
"""Words on the board of Pick & Pack that are German and English, or names of a key and of slots."""


@pytest.fixture
def german(page: Page) -> Page:
    """Give a page whose owner has chosen German in the settings."""
    page.goto("/settings")
    page.get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    return page


def test_the_home_page_is_in_german(german: Page) -> None:
    german.goto("/")
    expect(german.get_by_role("heading", name="Packspiele, ausgepackt")).to_be_visible()
    expect(german.get_by_text("Pack das Brett voll")).to_be_visible()


def test_the_rules_are_in_german(german: Page) -> None:
    german.goto("/rules/packit")
    expect(german.get_by_role("heading", name="Regeln von Pack-It")).to_be_visible()
    expect(german.get_by_text("Hausregel").first).to_be_visible()


def speak_german_at(page: Page, address: str) -> None:
    page.goto("/settings")
    page.get_by_role("combobox", name="Language").select_option("Deutsch")
    page.goto(address)


def test_a_table_is_in_german(page: Page) -> None:
    speak_german_at(page, open_table(page, red=LOCAL))
    expect(page.get_by_role("button", name="Zurücknehmen")).to_be_visible()
    expect(page.get_by_role("grid", name="Brett von Pack-It")).to_be_visible()
    expect(page.get_by_role("gridcell", name="c3, leer, spielbar")).to_be_visible()


def test_tiles_are_laid_in_german(page: Page) -> None:
    address = open_pickpack(page)
    expect(in_hand(page, "Premium")).to_be_visible()
    english = words_on_the_board(page)
    speak_german_at(page, address)
    expect(page.get_by_role("button", name="Großhandel, noch 2")).to_be_visible()
    assert words_on_the_board(page) & english == set()
    expect(page.get_by_role("button", name="Lege sie für mich")).to_be_visible()


def test_a_choice_is_offered_in_german(page: Page) -> None:
    address = open_pickpack(page, blue=LOCAL, beginners=True)
    legal(page).first.click()
    expect(choices(page)).to_have_count(4)
    english = words_on_the_board(page)
    speak_german_at(page, address)
    page.get_by_role("button", name="spielbar").first.click()
    expect(page.get_by_role("button", name="Deine Kiste 1")).to_have_count(2)
    assert words_on_the_board(page) & english == set()


def words_on_the_board(page: Page) -> set[str]:
    """Return what is written there or read out, except for what is the same in both languages."""
    board = page.locator(".pickpack")
    texts = board.evaluate(
        """board => [board.textContent, ...[...board.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel)]"""
    )
    return set(re.findall(r"[^\W\d_]{3,}", " ".join(texts))) - SAME


def test_readers_and_browsers_are_told_the_language(german: Page) -> None:
    expect(german.locator("html")).to_have_attribute("lang", "de")


def test_german_stays_after_a_reload(german: Page) -> None:
    german.reload()
    expect(german.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(german.locator("html")).to_have_attribute("lang", "de")


def test_a_german_browser_is_greeted_in_german(new_page: NewPage) -> None:
    page = new_page(language="de-DE")
    page.goto("/")
    expect(page.get_by_role("heading", name="Packspiele, ausgepackt")).to_be_visible()


def test_the_home_page_tells_of_plays_in_german_words(new_page: NewPage) -> None:
    white, red = new_page(), new_page()
    address = open_table(white, red=OPEN)
    sit_down(red, address)
    play(white, "c3")
    play(red, "a1")
    speak_german_at(white, "/")
    expect(white.get_by_text("Seit deinem Zug: Guest (Rot): Päckchen auf a1")).to_be_visible()


def test_the_list_of_moves_is_in_german_words_where_notation_is_english(page: Page) -> None:
    address = open_race(page, "Bot: novice", "Bot: novice")
    ready(page).click()
    speak_german_at(page, address)
    moves = page.get_by_role("region", name="Züge").get_by_role("button")
    expect(moves.filter(has_text="bereit").first).to_be_visible()
