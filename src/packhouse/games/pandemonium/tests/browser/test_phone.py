"""Package Pandemonium on a phone of 360 pixels, by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from packhouse.games.pandemonium.tests.browser import streets
from packhouse.games.pandemonium.tests.browser.conftest import Past
from packhouse.games.pandemonium.tests.browser.places import PLACES, cards
from packhouse.games.pandemonium.tests.browser.streets import confirming
from tests.browser.fingers import FINGER, Finger, scrolls_sideways, too_small
from tests.browser.fixtures import NewPage
from tests.browser.places import Place
from tests.browser.sights import bottom, top


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    return new_page(360, 740, touch=True)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_everything_fits_and_a_finger_hits_it(phone: Page, place: Place) -> None:
    place(phone)
    assert not scrolls_sideways(phone)
    assert not too_small(phone)


def test_locations_and_places_for_bases_are_as_large_as_a_finger(phone: Page) -> None:
    streets.open_alone(phone)
    expect(streets.spots(phone).first).to_be_visible()
    for target in (*streets.spots(phone).all(), streets.square(phone, "c3")):
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER


@pytest.mark.parametrize(("game", "play"), [("alone", "block|lose"), ("two-players", "rogue"), ("alone", "swap")])
def test_what_comes_up_on_the_way_fits_too(phone: Page, past: Past, game: str, play: str) -> None:
    past.play_from(phone, game, play)
    assert not scrolls_sideways(phone)
    assert not too_small(phone)


def test_a_finger_drags_the_van_along_its_route_and_back(phone: Page) -> None:
    cards(phone)
    streets.choose_card(phone, 9)
    expect(streets.drive(phone)).to_be_visible()
    van = streets.city(phone).get_by_role("gridcell", name="’s van").and_(phone.locator(".grip"))
    start = streets.square(phone, van.get_attribute("data-cell") or "")
    to = streets.square(phone, streets.playable(phone).first.get_attribute("data-cell") or "")
    finger = Finger(phone)
    finger.drag(start, to)
    first = streets.city(phone).get_by_role("gridcell", name="step 1 of the route")
    expect(first).to_have_count(1)
    finger.drag(to, start)
    expect(first).to_have_count(0)


def test_taps_lay_a_route_and_a_tap_on_its_end_takes_it_back(phone: Page) -> None:
    cards(phone)
    streets.choose_card(phone, 9)
    expect(streets.drive(phone)).to_be_visible()
    streets.playable(phone).first.tap()
    first = streets.city(phone).get_by_role("gridcell", name="step 1 of the route")
    expect(first).to_have_count(1)
    first.tap()
    expect(first).to_have_count(0)


def test_a_tap_that_leads_nowhere_says_why_until_something_is_done(phone: Page) -> None:
    cards(phone)
    streets.choose_card(phone, 9)
    expect(streets.drive(phone)).to_be_visible()
    van = streets.city(phone).locator(".grip").get_attribute("data-cell") or ""
    streets.square(phone, "e5" if van < "c" else "a1").tap()
    why = phone.get_by_text("Go step by step.")
    expect(why).to_be_visible()
    streets.playable(phone).first.tap()
    expect(why).to_have_count(0, timeout=2_000)


def test_the_button_comes_into_sight_with_the_place_that_is_chosen_for_a_base(new_page: NewPage) -> None:
    low = new_page(360, 640, touch=True)
    streets.open_city(low)
    place = low.locator("[data-spot='base a5 west'], [data-spot='base a4 west']").first
    expect(place).to_be_in_viewport(ratio=1)
    place.tap()
    expect(streets.button(low, "Base at")).to_be_in_viewport(ratio=1)


SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    sockets.push(this);
  }
};
"""


def test_the_button_does_not_come_into_sight_again_when_the_table_is_told_again(new_page: NewPage) -> None:
    low = new_page(360, 640, touch=True)
    low.add_init_script(SOCKETS)
    streets.open_city(low)
    low.locator("[data-spot='base a5 west'], [data-spot='base a4 west']").first.tap()
    expect(streets.button(low, "Base at")).to_be_in_viewport(ratio=1)
    low.evaluate("scrollTo(0, 0)")
    with low.expect_websocket() as line:
        low.evaluate("sockets.at(-1).close()")
    line.value.wait_for_event("framereceived", lambda frame: '"update"' in str(frame))
    low.evaluate("new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))")
    assert low.evaluate("scrollY") == 0


def test_cards_have_the_room_until_one_is_chosen_which_the_button_does_not_cover(phone: Page) -> None:
    streets.open_alone(phone)
    streets.place_base(phone)
    streets.choose_company(phone)
    last = streets.card(phone, 16)
    expect(last).to_be_visible()
    assert bottom(last) < top(confirming(phone))
    last.dispatch_event("click")  # a tap by Playwright would scroll there by itself
    expect(confirming(phone)).to_be_in_viewport(ratio=1)
    expect(last).to_be_in_viewport(ratio=1)
    assert bottom(last) < top(confirming(phone))
