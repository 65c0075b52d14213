"""What one learns from a round that is over."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from packhouse.games.zackpack.tests.browser import places
from tests.browser.fixtures import NewPage

LARGE = 160
"""Pixels that a truck is high where its bars can be told apart."""


def test_the_best_load_is_shown_large_beside_ones_own_where_one_looks(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    places.paid(phone)
    phone.get_by_role("button", name="Show me how").first.tap()
    own = phone.get_by_role("img", name=re.compile("as .* loaded it$")).first
    best = phone.get_by_role("img", name=re.compile("loaded as well as can be$"))
    expect(best).to_be_in_viewport(ratio=0.9)
    for truck in (own, best):
        assert (truck.bounding_box() or {"height": 0})["height"] > LARGE
