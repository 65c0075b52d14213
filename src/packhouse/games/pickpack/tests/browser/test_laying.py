"""Tiles of Pick & Pack are carried to slots by mouse: dragged, or by two clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .table import in_hand, laid, open_pickpack, place


@pytest.fixture
def table(page: Page) -> Page:
    open_pickpack(page)
    expect(in_hand(page, "Premium")).to_be_visible()
    return page


def test_a_tile_that_is_dropped_beside_stays_where_it_was(table: Page) -> None:
    in_hand(table, "Premium").drag_to(table.get_by_role("link", name="Packhouse"))
    expect(in_hand(table, "Premium")).to_have_attribute("aria-pressed", "false")
    assert laid(table, "Red") == {}


def test_two_clicks_carry_too(table: Page) -> None:
    in_hand(table, "Premium").click()
    place(table, "c-bottom").click()
    expect(place(table, "c-bottom")).to_have_accessible_name("below column c, Red, Premium")


def test_a_slot_says_whether_what_is_carried_fits(table: Page) -> None:
    expect(place(table, "c-bottom")).to_be_disabled()
    in_hand(table, "Premium").click()
    expect(place(table, "c-bottom")).to_be_enabled()
