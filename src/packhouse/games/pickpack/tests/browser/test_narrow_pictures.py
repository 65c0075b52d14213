"""What a phone shows of the rules: pictures narrower than any table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fixtures import NewPage


def test_nothing_sticks_out_of_a_closed_crate(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    phone.goto("/rules/pickpack")
    closed = phone.locator(".crate.closed")
    expect(closed.last).to_be_visible()
    for crate in closed.all():
        assert crate.evaluate("crate => crate.scrollWidth <= crate.clientWidth")
