"""What a phone shows of the rules: pictures narrower than any table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fixtures import NewPage


def test_nothing_sticks_out_of_what_lies_before_a_player(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    phone.goto("/rules/zackpack")
    places = phone.locator(".player")
    expect(places).to_have_count(3)
    for place in places.all():
        assert place.evaluate("place => place.scrollWidth <= place.clientWidth")
