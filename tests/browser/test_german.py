"""The page in German, for whoever likes it so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .fixtures import NewPage
from .players import LOCAL, OPEN, SAMPLE, TITLE, open_table, play, sit_down, speak_german_at


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
    german.goto(f"/rules/{SAMPLE}")
    expect(german.get_by_role("heading", name=f"Regeln von {TITLE}")).to_be_visible()
    expect(german.get_by_text("Hausregel").first).to_be_visible()


def test_a_table_is_in_german(page: Page) -> None:
    speak_german_at(page, open_table(page, red=LOCAL))
    expect(page.get_by_role("button", name="Zurücknehmen")).to_be_visible()
    expect(page.get_by_role("grid", name=f"Brett von {TITLE}")).to_be_visible()
    expect(page.get_by_role("gridcell", name="c3, leer, spielbar")).to_be_visible()


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
    expect(white.get_by_text("Seit deinem Zug: Gast (Rot): Päckchen auf a1")).to_be_visible()
