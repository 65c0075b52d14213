"""Pick & Pack in German, for whoever likes it so."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from packhouse.games.pickpack.tests.browser.table import choices, in_hand, legal, open_pickpack
from tests.browser.players import LOCAL, speak_german_at

SAME = {"Premium", "Pick", "Pack", "Enter", "top", "bottom", "left", "right"}
"""Words on the board that are German and English, or names of a key and of slots."""


def test_tiles_are_laid_in_german(page: Page) -> None:
    address = open_pickpack(page)
    expect(in_hand(page, "Premium")).to_be_visible()
    english = words_on_the_board(page)
    speak_german_at(page, address)
    expect(page.get_by_role("button", name="Großhandel, noch 2")).to_be_visible()
    assert words_on_the_board(page) & english == set()
    expect(page.get_by_role("button", name="Leg sie für mich")).to_be_visible()


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
