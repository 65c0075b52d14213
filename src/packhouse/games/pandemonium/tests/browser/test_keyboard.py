"""Package Pandemonium with the keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from packhouse.games.pandemonium.tests.browser import streets
from packhouse.games.pandemonium.tests.browser.conftest import Past
from packhouse.games.pandemonium.tests.browser.places import cards
from tests.browser.keyboard import press, tab_to

ARROWS = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}
BACK = "Shift+Tab"


def use(page: Page, button: Locator, key: str = "Tab") -> None:
    expect(button).to_be_enabled()
    tab_to(page, button, key)
    press(page, "Enter")


def go_to_the_map(page: Page, key: str = BACK) -> None:
    tab_to(page, streets.city(page).get_by_role("gridcell"), key)


def open_ways(page: Page) -> list[str]:
    """Return the arrow keys that lead on from where the route ends."""
    expect(streets.playable(page)).not_to_have_count(0)
    said = streets.playable(page).evaluate_all("cells => cells.map((cell) => cell.ariaLabel)")
    return [ARROWS[side] for label in said for side in re.findall(r"to the (\w+), you can go there", label)]


@pytest.fixture
def planning(page: Page) -> Page:
    """Give someone who plans a first route, alone, with the keys on the map where the van is."""
    cards(page)
    streets.choose_card(page, 9)
    expect(streets.drive(page)).to_be_visible()
    go_to_the_map(page)
    return page


def test_a_base_a_company_and_a_card_are_chosen_by_keys(page: Page) -> None:
    streets.open_alone(page)
    expect(streets.spots(page).first).to_be_visible()
    tab_to(page, streets.spots(page))
    press(page, "ArrowRight", "ArrowRight")
    expect(streets.spots(page).and_(page.locator("[aria-pressed=true]"))).to_have_count(1)
    use(page, streets.button(page, re.compile("^Base at ")))
    expect(streets.choices(page).first).to_be_visible()
    tab_to(page, streets.choices(page))
    press(page, "ArrowDown", "Enter")
    expect(streets.choices(page)).to_have_count(16)
    tab_to(page, streets.choices(page))
    press(page, "ArrowDown", "ArrowDown")
    expect(page.get_by_text("It has no effect.")).to_be_visible()
    press(page, "Enter")
    expect(streets.drive(page)).to_be_visible()


def test_arrows_drive_backspace_takes_back_and_the_focus_goes_along(planning: Page) -> None:
    van = streets.city(planning).locator("[data-cell]:focus")
    expect(van).to_have_accessible_name(re.compile("’s van"))
    press(planning, open_ways(planning)[0])
    first = streets.city(planning).get_by_role("gridcell", name="step 1 of the route")
    expect(first).to_be_focused()
    press(planning, "Backspace")
    expect(first).to_have_count(0)
    expect(van).to_have_accessible_name(re.compile("’s van"))
    while streets.drive(planning).is_disabled():
        press(planning, open_ways(planning)[0])
    use(planning, streets.drive(planning))
    streets.let_go(planning)
    streets.expect_turn(planning, 2)


def test_with_ctrl_the_arrows_only_look_around_and_a_name_leads_there(planning: Page) -> None:
    planning.keyboard.press("Control+ArrowUp")
    expect(streets.city(planning).get_by_role("gridcell", name="step 1 of the route")).to_have_count(0)
    press(planning, "e", "5")
    expect(streets.square(planning, "e5")).to_be_focused()
    press(planning, "Enter")
    expect(streets.city(planning).get_by_role("gridcell", name="step 1 of the route")).to_have_count(0)


def test_the_rogue_is_sent_by_keys(page: Page, past: Past) -> None:
    past.play_from(page, "two-players", "rogue")
    send = streets.button(page, "Send the Rogue")
    expect(send).to_be_disabled()
    go_to_the_map(page, "Tab")
    while send.is_disabled():
        press(page, open_ways(page)[0])
    use(page, send)
    expect(send).to_be_hidden()  # the bot goes on at once, so the story may tell of it already
