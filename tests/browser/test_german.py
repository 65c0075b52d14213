"""The page in German, for whoever likes it so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .players import LOCAL, open_table


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


def test_a_table_is_in_german(new_page: NewPage) -> None:
    page = new_page()
    address = open_table(page, red=LOCAL)
    page.goto("/settings")
    page.get_by_role("combobox", name="Language").select_option("Deutsch")
    page.goto(address)
    expect(page.get_by_role("button", name="Zurücknehmen")).to_be_visible()
    expect(page.get_by_role("grid", name="Brett von Pack-It")).to_be_visible()
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
