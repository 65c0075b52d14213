"""Every page is for everyone: by day and by night, and on a narrow screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.house import ServedHouse

from .axe import COLOURS, axe
from .fingers import scrolls_sideways
from .fixtures import listen, window
from .places import Place, places


@pytest.mark.parametrize("visit", [visit for _, visit in places()], ids=[name for name, _ in places()])
def test_everyone_can_use_it(visit: Place, house: ServedHouse, browser: Browser) -> None:
    faults: list[str] = []
    with window(house, browser) as context:
        page = context.new_page()
        listen(page, faults)
        visit(page)
        axe(page)
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        axe(page, COLOURS)  # the rest is as by day
        page.set_viewport_size({"width": 360, "height": 740})
        assert not scrolls_sideways(page)
    assert not faults, "\n".join(faults)
