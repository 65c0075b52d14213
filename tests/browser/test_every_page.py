"""Every page is for everyone: by day and by night, and on a narrow screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.house import ServedHouse

from .axe import axe
from .fingers import scrolls_sideways
from .fixtures import listen, window
from .places import places


@pytest.fixture(scope="module", params=places(), ids=lambda named: named[0])
def place(request: pytest.FixtureRequest, house: ServedHouse, browser: Browser) -> Iterator[Page]:
    """Give one page after the other, for all tests here."""
    faults: list[str] = []
    with window(house, browser) as context:
        page = context.new_page()
        listen(page, faults)
        _, visit = request.param
        visit(page)
        yield page
    assert not faults, "\n".join(faults)


def test_everyone_can_use_it_by_day(place: Page) -> None:
    axe(place)


def test_everyone_can_use_it_by_night(place: Page) -> None:
    place.emulate_media(color_scheme="dark")
    expect(place.locator("html")).to_have_attribute("data-theme", "dark")
    axe(place)


def test_it_is_no_wider_than_a_small_screen(place: Page) -> None:
    place.set_viewport_size({"width": 360, "height": 740})
    assert not scrolls_sideways(place)
