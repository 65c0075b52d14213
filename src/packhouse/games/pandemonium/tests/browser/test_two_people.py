"""Two people, each at a browser of their own: one by mouse, one by finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from packhouse.games.pandemonium.tests.browser import streets
from tests.browser.fixtures import NewPage
from tests.browser.players import OPEN, ending, sit_down

LONG = 120_000
"""Milliseconds that sixteen turns may take, even of people in a hurry."""


@pytest.fixture
def both(new_page: NewPage) -> tuple[Page, Page]:
    """Give Red's page and Green's, with bases placed and companies chosen."""
    ada, bo = new_page(), new_page(390, 844, touch=True)
    sit_down(bo, streets.open_city(ada, OPEN))
    for does, mine, waits in (
        (streets.place_base, "Place your base", "is placing a base"),
        (streets.choose_company, "Choose your company", "is choosing a company"),
    ):
        told = streets.course(ada).get_by_text(re.compile(f"{mine}|{waits}"))
        expect(told).to_be_visible()
        first, second = (ada, bo) if mine in told.inner_text() else (bo, ada)
        does(first)
        does(second)
    for page in (ada, bo):
        expect(streets.choices(page)).to_have_count(16)
    return ada, bo


def _row(page: Page, line: str) -> Locator:
    return streets.sheet(page).filter(has=page.get_by_role("rowheader", name=line, exact=True))


def test_cards_are_secret_until_all_are_chosen_and_the_lower_one_wins(both: tuple[Page, Page]) -> None:
    ada, bo = both
    streets.choose_card(ada, 3)
    expect(ada.get_by_text("Your card lies face down.")).to_be_visible()
    expect(bo.get_by_text("has chosen", exact=True)).to_be_visible()
    moves = bo.get_by_role("region", name="Moves")
    expect(moves.get_by_role("button", name=re.compile(r"^\d+ card \?"))).to_be_attached()
    expect(bo.get_by_role("list", name="Cards of turn 1")).to_have_count(0)
    streets.choose_card(bo, 9)
    for page in both:
        revealed = page.get_by_role("list", name="Cards of turn 1").get_by_role("listitem")
        expect(revealed).to_have_text([re.compile(r"3, wins\s*$"), re.compile(r": 9\s*$")])
    expect(moves.get_by_role("button", name=re.compile(r"^\d+ card 3"))).to_be_attached()
    streets.button(ada, "Plan second").click()
    expect(streets.drive(bo)).to_be_visible()


def test_a_route_is_tried_out_taken_back_and_driven(both: tuple[Page, Page]) -> None:
    ada, bo = both
    streets.choose_card(ada, 3)
    streets.choose_card(bo, 9)
    streets.button(ada, "Plan first").click()
    streets.playable(ada).first.click()
    expect(streets.city(ada).get_by_role("gridcell", name="step 1 of the route")).to_have_count(1)
    expect(streets.city(bo).get_by_role("gridcell", name=re.compile("cube"))).to_have_count(3)  # the Rogue's
    streets.button(ada, "Undo step").click()
    expect(streets.city(ada).get_by_role("gridcell", name="step 1 of the route")).to_have_count(0)
    streets.plan(ada)
    ends = streets.city(ada).get_by_role("gridcell", name="step 3 of the route").get_attribute("data-cell")
    streets.drive(ada).click()
    expect(streets.city(bo).locator(f'[data-cell="{ends}"]')).to_have_accessible_name(re.compile("’s van"))
    expect(streets.drive(bo)).to_be_visible()


def test_missions_are_for_their_owner_only(both: tuple[Page, Page]) -> None:
    for page in both:
        expect(streets.missions(page)).to_have_count(2)
    told = [set(streets.missions(page).locator("b").all_inner_texts()) for page in both]
    assert not told[0] & told[1]
    for page, others in zip(both, reversed(told), strict=True):
        for name in others:
            expect(page.get_by_text(name, exact=True)).to_have_count(0)


def test_sixteen_turns_end_with_every_line_counted_and_all_missions_told(both: tuple[Page, Page]) -> None:
    for page in both:
        streets.hurry(page)
    for page in both:
        expect(ending(page)).to_be_visible(timeout=LONG)
        expect(_row(page, "Total")).to_be_visible()
    sheets = [" ".join(streets.sheet(page).all_inner_texts()).split() for page in both]  # of whatever width
    assert sheets[0] == sheets[1]
    ada = both[0]
    lines = ("Low-value packages", "High-value packages", "Exploding package defused", "Missions", "Total")
    for line in lines:
        expect(_row(ada, line)).to_be_visible()
    expect(_row(ada, "Missions").locator(".mission")).to_have_count(4)
    totals = _row(ada, "Total").get_by_role("cell").all_inner_texts()
    expect(ending(ada)).to_contain_text(" : ".join(totals))
