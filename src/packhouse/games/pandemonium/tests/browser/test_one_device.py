"""Two people who pass one device to and fro, and keep cards and missions to themselves."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from packhouse.games.pandemonium.tests.browser import streets
from tests.browser.players import LOCAL

LIFT = "Show my side"


def lift(page: Page) -> None:
    page.get_by_role("button", name=LIFT).click()


def set_up(page: Page, *, missions: bool) -> None:
    streets.open_city(page, LOCAL, missions=missions)
    for does in (streets.place_base, streets.place_base, streets.choose_company, streets.choose_company):
        expect(streets.spots(page).or_(streets.choices(page)).first).to_be_visible()
        does(page)


def names_of_missions(page: Page) -> set[str]:
    expect(streets.missions(page)).to_have_count(2)
    return set(streets.missions(page).locator("b").all_inner_texts())


def test_missions_are_covered_whenever_the_other_is_next(page: Page) -> None:
    set_up(page, missions=True)
    curtain = page.get_by_role("button", name=LIFT)
    expect(curtain.or_(streets.missions(page).first)).to_be_visible()
    if curtain.is_visible():
        lift(page)
    first = names_of_missions(page)
    streets.choose_card(page, 3)
    expect(curtain).to_be_visible()
    expect(page.locator(".pandemonium")).to_have_count(0)
    lift(page)
    assert not first & names_of_missions(page)


def test_without_missions_only_a_chosen_card_is_covered(page: Page) -> None:
    set_up(page, missions=False)
    streets.choose_card(page, 3)
    lift(page)
    expect(streets.choices(page)).to_have_count(16)
    streets.choose_card(page, 9)
    expect(streets.button(page, "Plan first")).to_be_visible()
    streets.button(page, "Plan second").click()
    expect(streets.drive(page)).to_be_visible()
