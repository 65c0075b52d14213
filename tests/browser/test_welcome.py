"""“Play now” is gentle: an easy first game, a bot that suits; and it takes up the game that is going on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


def play_now(page: Page) -> str:
    """Play Nim at once, and return the table's address."""
    page.goto("/")
    page.get_by_role("button", name="Play now: Nim").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    return page.url


def test_a_first_game_is_simple_and_the_bot_suits_as_the_page_says(page: Page) -> None:
    simple = play_now(page)
    expect(page.get_by_text("First game: the simple set-up.")).to_be_visible()
    page.get_by_role("button", name="Play the full game instead").click()
    expect(page.get_by_text("First game: the simple set-up.")).to_have_count(0)
    expect(page.get_by_text("suits you")).to_be_visible()
    assert page.url != simple
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_text("Next time the bot plays a little weaker: between novice and casual.")).to_be_visible()
    page.get_by_role("combobox", name=re.compile("Play again, bot: Nim")).select_option("strong")
    expect(page.get_by_text("strong bot", exact=True).first).to_be_visible()
