"""The parts that games share: things are carried to places by mouse, by two taps, or by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .fixtures import NewPage
from .keyboard import has_focus, press, tab_to


@pytest.fixture
def parts(page: Page) -> Page:
    page.goto("/parts")
    expect(tile(page, "A")).to_be_visible()
    return page


def tile(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True).first


def slot(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=f"Slot {number}")


def in_tray(page: Page) -> Locator:
    return page.get_by_role("region", name="Tray").get_by_role("button")


def test_a_tile_is_dragged_into_a_slot(parts: Page) -> None:
    tile(parts, "A").drag_to(slot(parts, 2))
    expect(slot(parts, 2)).to_have_count(0)
    expect(in_tray(parts)).to_have_text(["B", "C"])


def test_a_tile_that_is_dropped_beside_stays_where_it_was(parts: Page) -> None:
    tile(parts, "A").drag_to(parts.get_by_role("heading", level=1))
    expect(in_tray(parts)).to_have_text(["A", "B", "C"])
    expect(tile(parts, "A")).to_have_attribute("aria-pressed", "false")


def test_two_clicks_carry_too(parts: Page) -> None:
    tile(parts, "B").click()
    slot(parts, 1).click()
    expect(in_tray(parts)).to_have_text(["A", "C"])


def test_two_taps_carry_too(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    phone.goto("/parts")
    tile(phone, "B").tap()
    slot(phone, 1).tap()
    expect(in_tray(phone)).to_have_text(["A", "C"])


def test_the_keyboard_carries_too(parts: Page) -> None:
    tab_to(parts, tile(parts, "C"))
    press(parts, "Enter")
    tab_to(parts, slot(parts, 4))
    press(parts, "Enter")
    expect(in_tray(parts)).to_have_text(["A", "B"])


def test_escape_puts_back_what_was_picked_up(parts: Page) -> None:
    tab_to(parts, tile(parts, "A"))
    press(parts, "Enter")
    expect(tile(parts, "A")).to_have_attribute("aria-pressed", "true")
    press(parts, "Escape")
    expect(tile(parts, "A")).to_have_attribute("aria-pressed", "false")
    assert has_focus(tile(parts, "A"))


def test_a_slot_says_whether_what_is_carried_fits(parts: Page) -> None:
    expect(slot(parts, 3)).to_be_disabled()
    tile(parts, "A").click()
    expect(slot(parts, 3)).to_be_enabled()


def test_a_laid_tile_is_carried_on_to_another_slot(parts: Page) -> None:
    tile(parts, "A").drag_to(slot(parts, 1))
    tile(parts, "A").drag_to(slot(parts, 3))
    expect(slot(parts, 1)).to_be_visible()
    expect(slot(parts, 3)).to_have_count(0)
