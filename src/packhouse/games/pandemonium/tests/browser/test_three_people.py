"""Three browsers: Red, Green and the Rogue."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from packhouse.games.pandemonium.tests.browser import streets
from packhouse.games.pandemonium.tests.browser.conftest import Past
from tests.browser.fixtures import NewPage
from tests.browser.players import OPEN

TURNS = 120_000


def test_the_rogue_is_a_player_who_plans_last_and_has_no_missions(new_page: NewPage) -> None:
    ada, bo, cleo = pages = [new_page(), new_page(390, 844, touch=True), new_page(900, 700)]
    address = streets.open_city(ada, OPEN, OPEN)
    for page in (bo, cleo):
        page.goto(address)
        page.get_by_role("button", name="Sit down").first.click()
        expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    for page in (ada, bo):
        streets.hurry(page)
    expect(streets.choices(cleo)).to_have_count(16, timeout=TURNS)
    expect(streets.missions(cleo)).to_have_count(0)
    expect(cleo.get_by_text("has chosen", exact=True)).to_have_count(2)
    for page in (ada, bo):
        streets.rest(page)
    streets.choose_card(cleo, 5)
    expect(cleo.get_by_role("list", name="Cards of turn 1").get_by_role("listitem")).to_have_count(3)
    for page in (ada, bo):
        streets.hurry(page)
    expect(streets.drive(cleo)).to_be_visible(timeout=TURNS)
    for page in (ada, bo):
        expect(streets.course(page)).to_contain_text("is planning a route")
    streets.plan(cleo)
    streets.hurry(cleo)
    for page in pages:
        streets.expect_turn(page, 2)
    for page in pages:
        expect(streets.course(page).get_by_text(re.compile(r"^Turn ([4-9]|1\d) of 16"))).to_be_visible(timeout=TURNS)
    for page in pages:
        streets.rest(page)


def test_the_exploding_package_ticks_and_is_handed_over(page: Page, past: Past) -> None:
    record = "bomb-handed-over"
    page.goto(f"{past.replay(record)}?at={past.plays_like(record, 'bomb')[0]}")
    expect(streets.course(page)).to_contain_text(re.compile(r"Bo is carrying the exploding package: \d turns left"))
    page.goto(f"{past.replay(record)}?at={past.plays_like(record, 'hand')[0]}")
    expect(streets.course(page)).to_contain_text(re.compile(r"Ada is carrying the exploding package: \d turns left"))
