"""The pages of Pick & Pack, and how one gets there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from packhouse.games.pickpack.tests.browser.table import choices, in_hand, legal, open_pickpack
from tests.browser.players import LOCAL, resign


def set_up(page: Page) -> None:
    open_pickpack(page)
    in_hand(page, "Premium").click()
    expect(in_hand(page, "Premium")).to_have_attribute("aria-pressed", "true")


def choosing(page: Page) -> None:
    open_pickpack(page, blue=LOCAL, beginners=True)
    legal(page).first.click()
    expect(choices(page)).to_have_count(4)


def in_play(page: Page) -> None:
    choosing(page)
    choices(page).first.click()
    expect(choices(page)).to_have_count(0)
    expect(legal(page).first).to_be_visible()


def finished(page: Page) -> None:
    in_play(page)
    resign(page)


PLACES = (set_up, choosing, in_play, finished)
