"""The pages of Package Pandemonium, and how one gets there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from packhouse.games.pandemonium.tests.browser import streets
from tests.browser.players import resign


def setting_up(page: Page) -> None:
    streets.open_alone(page)
    streets.spots(page).first.click()
    expect(streets.button(page, "Base at")).to_be_enabled()


def companies(page: Page) -> None:
    streets.open_alone(page)
    streets.place_base(page)
    streets.choices(page).first.check()


def cards(page: Page) -> None:
    companies(page)
    streets.choose_company(page)
    streets.card(page, 15).check()


def planning(page: Page) -> None:
    cards(page)
    streets.choose_card(page, 15)
    streets.plan(page)


def finished(page: Page) -> None:
    planning(page)
    resign(page)


PLACES = (setting_up, companies, cards, planning, finished)
