"""Pack the Essentials with others: two people to the end, and four seats with bots."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from packhouse.games.essentials.tests.browser import suitcases
from packhouse.games.essentials.tests.browser.suitcases import ROUNDS, free_positions, hand
from tests.browser.fixtures import NewPage
from tests.browser.players import NOVICE, OPEN, ending, resign, sit_down


def other_cases(page: Page) -> list[str]:
    """Return what is told of the others' suitcases."""
    pictures = page.get_by_role("list", name="Suitcases").get_by_role("img", name=re.compile(", score "))
    return [one.get_attribute("aria-label") or "" for one in pictures.all()]


def choose(page: Page, wanted: str) -> None:
    expect(free_positions(page).first).to_be_visible()
    free_positions(page).and_(suitcases.position(page, wanted)).click()


def take(page: Page) -> None:
    expect(suitcases.bonuses(page).or_(suitcases.tiles(page)).first).to_be_visible()
    if suitcases.bonuses(page).count():
        suitcases.bonuses(page).first.click()
    suitcases.tiles(page).first.click()
    expect(hand(page).first).to_be_visible()


def test_two_people_play_to_the_end_and_see_each_other_pack(new_page: NewPage) -> None:
    ada, bo = pages = [new_page(), new_page()]
    sit_down(bo, suitcases.open_with(ada, OPEN))
    for number in range(1, ROUNDS + 1):
        expect(ada.get_by_text(f"Round {number} of {ROUNDS}")).to_be_visible()
        expect(free_positions(ada).first.or_(ada.get_by_text("is choosing a draft position"))).to_be_visible()
        first, second = pages if free_positions(ada).count() else reversed(pages)
        choose(first, "3rd")
        choose(second, "1st")
        take(second)
        take(first)  # while the other packs
        for page in pages:
            suitcases.pack_by_keys(page)
    for page in pages:
        best = page.get_by_role("button", name="Best places", exact=True)
        expect(best.or_(ending(page)).first).to_be_visible()
        if best.is_visible():
            best.click()
    for page in pages:
        expect(ending(page)).to_be_visible()
    assert ending(ada).get_by_role("paragraph").inner_text() == ending(bo).get_by_role("paragraph").inner_text()


def test_four_seats_with_bots_each_with_a_suitcase_of_its_own(page: Page) -> None:
    suitcases.open_with(page, NOVICE, NOVICE, NOVICE, own=True)
    suitcases.draft(page)
    suitcases.pack_for_me(page)
    expect(page.get_by_text("Round 2 of 12")).to_be_visible()
    cases = other_cases(page)
    assert len(cases) == 3
    assert all(re.search(r", score [1-9]", told) for told in cases)
    for sign in "★●■":
        expect(page.get_by_role("list", name="Suitcases")).to_contain_text(sign)


def test_whoever_watches_sees_every_suitcase_and_can_play_nothing(new_page: NewPage) -> None:
    ada, watcher = new_page(), new_page()
    address = suitcases.open_with(ada, NOVICE)
    suitcases.draft(ada)
    watcher.goto(address)
    expect(watcher.get_by_role("list", name="Suitcases").get_by_role("listitem").first).to_be_visible()
    assert len(other_cases(watcher)) == 2
    expect(hand(watcher)).to_have_count(0)
    expect(free_positions(watcher)).to_have_count(0)


def test_the_replay_tells_what_was_done(page: Page) -> None:
    suitcases.begin_alone(page)
    suitcases.draft(page)
    suitcases.pack_by_hand(page)
    resign(page)
    page.goto(page.url.replace("/table/", "/replay/"))
    put = r"puts the \w+ \w+ on \w\d, item side up"
    done = (
        "goes to position 1",
        r"takes the \w+ (briefs|vest) as a bonus",
        r"takes the \w+ \w+",
        put,
        f"{put}.*; round 2 begins",
    )
    for told in done:
        page.get_by_role("button", name="Next move").click()
        expect(page.get_by_role("region", name="What happened")).to_contain_text(re.compile(told))
