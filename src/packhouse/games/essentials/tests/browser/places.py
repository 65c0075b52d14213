"""The pages of Pack the Essentials, and how one gets there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from packhouse.games.essentials.tests.browser import suitcases
from tests.browser.players import resign


def choosing(page: Page) -> None:
    suitcases.begin_alone(page)
    suitcases.free_positions(page).first.click()
    expect(suitcases.bonuses(page).first).to_be_visible()


def trying_out(page: Page) -> None:
    suitcases.begin_alone(page)
    suitcases.draft(page)
    suitcases.tap_into(page, 1, "f6")
    suitcases.deed(page, "Flip").click()
    suitcases.tap_into(page, 0, suitcases.staple(page))
    expect(suitcases.hint(page)).to_contain_text("can’t overlap each other")


def barred(page: Page) -> None:
    suitcases.begin_alone(page)
    suitcases.draft(page)
    suitcases.pack_by_hand(page)
    expect(page.get_by_role("button", name="blocked this round").first).to_be_visible()


def finished(page: Page) -> None:
    barred(page)
    resign(page)


PLACES = (choosing, trying_out, barred, finished)
