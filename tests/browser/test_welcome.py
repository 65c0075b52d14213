"""“Play now” is gentle: an easy first game, a bot that suits; and it takes up the game that is going on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .players import LOCAL, TITLE, open_table, play


def play_now(page: Page) -> str:
    """Play Nim at once, and return the table's address."""
    page.goto("/")
    page.get_by_role("button", name="Play now: Nim").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    return page.url


def test_a_first_game_is_simple_and_the_bot_suits_as_the_page_says(page: Page) -> None:
    simple = play_now(page)
    expect(page.get_by_text("The simple set-up, as for a first game.")).to_be_visible()
    above = page.locator("[aria-busy]").get_by_text("The simple set-up")
    expect(above).to_have_count(0)  # the board stays where it is when this line goes
    page.get_by_role("button", name="Play the full game instead").click()
    expect(page.get_by_text("The simple set-up, as for a first game.")).to_have_count(0)
    expect(page.get_by_text("suits you")).to_be_visible()
    assert page.url != simple
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_text("Next time, the bot will be a little weaker: between novice and casual.")).to_be_visible()
    again = page.get_by_role("combobox", name=re.compile("Bot: Nim"))
    expect(again).to_contain_text("suits you (novice–casual)")
    again.select_option("strong")
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_text("strong bot", exact=True).first).to_be_visible()


def test_the_running_game_is_taken_up_until_it_is_put_away(page: Page) -> None:
    running = play_now(page)
    page.goto("/")
    page.get_by_role("link", name="Play on: Nim against bots").click()
    expect(page).to_have_url(running)
    page.goto("/rules/nim")
    page.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(running)
    page.goto("/")
    page.get_by_role("button", name="Put Nim away until something happens there").click()
    expect(page.get_by_role("button", name="Play now: Nim")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Show what you put away (1)")).to_be_visible()
    expect(page.locator("[aria-labelledby=parcels]").get_by_role("link", name=re.compile("^Nim"))).to_have_count(0)
    assert play_now(page) != running


def test_a_parcel_shows_the_position_to_the_eye_alone_and_leads_to_it(page: Page) -> None:
    address = open_table(page, red=LOCAL)
    cell = play(page)
    page.goto("/")
    picture = page.get_by_role("link", name=TITLE).locator("[inert]")
    expect(picture.locator(f'[aria-label^="{cell},"]')).not_to_have_attribute("aria-label", re.compile("empty"))
    expect(page.get_by_role("gridcell")).to_have_count(0)
    picture.click(force=True)  # what is inert lets the link below it have the click
    expect(page).to_have_url(address)
