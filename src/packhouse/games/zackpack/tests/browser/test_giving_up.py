"""Whoever gives up where others play on only watches, and every page says so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from packhouse.games.zackpack.tests.browser.trucks import open_race, ready, sit_down_as
from tests.browser.fixtures import NewPage, listen, window
from tests.browser.players import NOVICE, OPEN
from tests.server.house import served


def label(page: Page, name: str) -> Locator:
    return page.locator(".seat").filter(has_text=name)


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()


def expect_only_watching(page: Page) -> None:
    for name in ("Resign", "Ready", "Done", "Take back"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(page.get_by_text("Moves you can make")).to_have_count(0)
    expect(page.get_by_text("Say something")).to_have_count(0)
    expect(page.get_by_text("Your turn")).to_have_count(0)
    expect(page).not_to_have_title(re.compile("Your turn"))


def test_whoever_resigned_watches_and_the_others_see_who_plays_on(new_page: NewPage) -> None:
    ada, bob = new_page(), new_page(390, 844, touch=True)
    address = open_race(ada, OPEN, NOVICE)
    sit_down_as(bob, address, "Bob")
    expect(ready(ada)).to_be_visible()
    give_up(ada)
    expect(ada.get_by_text("You resigned; a bot is playing on for you")).to_be_visible()
    expect_only_watching(ada)
    for page in (ada, bob):
        expect(label(page, "Ada")).to_contain_text("resigned · a bot (casual) is playing on")
    expect(bob.get_by_role("button", name="Ready", exact=True)).to_be_visible()
    bots = ada.get_by_role("region", name="Moves").get_by_role("button", name=re.compile("Bot for Ada"))
    expect(bots.first).to_be_visible()


def test_whoever_resigned_is_told_so_on_the_home_page(new_page: NewPage) -> None:
    ada, bob = new_page(), new_page()
    sit_down_as(bob, open_race(ada, OPEN, NOVICE), "Bob")  # bots alone would soon be done
    expect(ready(ada)).to_be_visible()
    give_up(ada)
    expect(ada.get_by_text("You resigned; a bot is playing on for you")).to_be_visible()
    ada.goto("/")
    expect(ada.get_by_role("link", name="Zack & Pack").get_by_text("You resigned; a bot is playing on")).to_be_visible()


@pytest.fixture
def ada(built: None, tmp_path: Path, browser: Browser, faults: list[str]) -> Iterator[Page]:
    """Give Ada’s page, at a house whose bots take their time: elsewhere a match of theirs is over in ten seconds."""
    with served(tmp_path, bot_pace=1) as house, window(house, browser) as context:
        page = context.new_page()
        listen(page, faults)
        yield page


def test_whose_time_ran_out_is_told_that_a_bot_plays_on_for_good(ada: Page) -> None:
    ada.goto("/new/zackpack")
    ada.get_by_role("textbox", name="Your name").fill("Ada")
    for number in (2, 3):
        ada.get_by_role("combobox", name=f"Seat {number}", exact=True).select_option(NOVICE)
    ada.get_by_role("combobox", name=re.compile("^Grabbing")).select_option("ordered")
    ada.get_by_role("combobox", name="Clock").select_option("Time for each move")
    ada.get_by_role("spinbutton", name="Seconds", exact=True).fill("2")
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.get_by_text("Your time is up; a bot is playing on for you")).to_be_visible()
    expect(label(ada, "Ada")).to_contain_text("out of time · a bot (casual) is playing on")
    expect_only_watching(ada)
    ada.reload()
    expect(ada.get_by_text("Your time is up; a bot is playing on for you")).to_be_visible()
    expect(ada.get_by_text("is back")).to_have_count(0)
