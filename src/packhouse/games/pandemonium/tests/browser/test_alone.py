"""Alone against two Rogues."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from packhouse.games.pandemonium.tests.browser import streets
from packhouse.games.pandemonium.tests.browser.conftest import Past
from packhouse.games.pandemonium.tests.browser.places import cards, planning
from tests.browser.fixtures import NewPage
from tests.browser.players import ending

NEARLY_OVER = 60_000


def test_where_both_rogues_will_go_is_foreseen_and_then_they_do(page: Page) -> None:
    planning(page)
    expect(page.get_by_text("Goal: 20 points").first).to_be_visible()
    expect(page.get_by_role("region", name="Grades")).to_be_visible()
    reach = streets.city(page).get_by_role("gridcell", name="a Rogue may come here")
    expect(reach).not_to_have_count(0)
    foreseen = {one.get_attribute("data-cell") for one in reach.all()}
    streets.drive(page).click()
    streets.let_go(page)
    cubes = streets.city(page).get_by_role("gridcell", name=re.compile("(the Rogue|the second Rogue)’s cubes?"))
    assert {one.get_attribute("data-cell") for one in cubes.all()} == foreseen


def test_a_loss_is_stopped_or_let_go(page: Page, past: Past) -> None:
    past.play_from(page, "alone", "block|lose")
    battery = page.get_by_role("region", name="Loss", exact=True).get_by_role("paragraph").filter(has_text="Battery")
    before = battery.inner_text()
    streets.button(page, "Stop it: 1 battery unit").click()
    story = page.get_by_role("region", name="What happened")
    expect(story).to_contain_text(re.compile("saves a (low|high)-value package with a battery unit"))
    expect(battery).not_to_have_text(before)
    streets.button(page, "Let it go").click()
    expect(story).to_contain_text(re.compile("lets the Rogue have a (low|high)-value package"))


def test_a_mission_is_given_up_for_another(page: Page, past: Past) -> None:
    past.play_from(page, "alone", "swap")
    expect(streets.choices(page)).to_have_count(3)
    unwanted = streets.choices(page).nth(2)
    name = (unwanted.get_attribute("aria-label") or "").split(":")[0]
    unwanted.check()
    streets.button(page, f"Give up {name}").click()
    expect(streets.missions(page)).to_have_count(2)
    expect(streets.missions(page).get_by_text(name, exact=True)).to_have_count(0)


def test_missions_to_choose_from_are_beside_the_map(page: Page, past: Past) -> None:
    past.play_from(page, "alone", "swap")
    box, last = streets.city(page).bounding_box(), streets.choices(page).last.bounding_box()
    assert box
    assert last
    assert last["x"] > box["x"] + box["width"]


def test_the_exploding_package_is_picked_up_too_late_to_explode(page: Page, past: Past) -> None:
    past.play_from(page, "alone", "bomb")
    expect(streets.course(page)).to_contain_text("The exploding package lies at")
    streets.button(page, "Pick up the exploding package").click()
    streets.plan(page)
    streets.drive(page).click()
    expect(streets.course(page)).to_contain_text(
        "You’re carrying the exploding package. It won’t explode before the end."
    )


def test_whoever_drives_on_is_told_that_the_exploding_package_stays(page: Page, past: Past) -> None:
    past.play_from(page, "alone", "bomb")
    streets.playable(page).first.click()
    expect(page.get_by_role("region", name="Your route")).to_contain_text("The exploding package stays at")
    streets.button(page, "Undo step").click()
    expect(streets.button(page, "Pick up the exploding package")).to_be_visible()


def test_the_end_tells_which_grade_is_reached(page: Page, past: Past) -> None:
    past.play_from_last(page, "alone", "card")
    streets.hurry(page)
    expect(ending(page)).to_be_visible(timeout=NEARLY_OVER)
    expect(page.get_by_role("region", name="What counts at the end").locator("li")).to_have_count(3)


@pytest.mark.parametrize(("width", "height", "least"), [(1024, 768, 520), (1280, 800, 570), (1920, 1080, 850)])
def test_the_map_has_the_height_of_the_screen_and_the_cards_are_beside_it(
    new_page: NewPage, width: int, height: int, least: int
) -> None:
    page = new_page(width, height)
    cards(page)
    box, confirm = streets.city(page).bounding_box(), streets.button(page, "Play 15").bounding_box()
    assert box
    assert confirm
    assert box["width"] >= least
    assert box["y"] + box["height"] <= height
    assert confirm["x"] > box["x"] + box["width"]
    assert confirm["y"] + confirm["height"] <= height
