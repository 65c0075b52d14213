"""The page opens, for everyone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .axe import axe
from .fixtures import NewPage
from .players import TITLE, WARMING_UP, playable
from .test_every_game_of_two import GAMES


def test_the_page_opens_and_shows_its_heading(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Packing games, unpacked")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_on_the_page_keeps_anyone_out(new_page: NewPage, theme: str) -> None:
    page = new_page(390, 844, touch=True, theme="dark" if theme == "dark" else "light", language="de-DE")
    page.goto("/")
    expect(page.get_by_role("heading", name="Packspiele, ausgepackt")).to_be_visible()
    axe(page)


def test_a_newcomer_who_reloads_keeps_the_seat(new_page: NewPage) -> None:
    for _ in range(4):  # two requests of a first visit race for the cookie
        page = new_page()
        page.goto("/")
        page.get_by_role("button", name=f"Play now: {TITLE}").click()
        page.get_by_role("button", name="Play right away").click()
        expect(playable(page).first).to_be_visible(timeout=WARMING_UP)
        page.reload()
        expect(playable(page).first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_button_that_opens_a_table_is_in_sight_however_many_options_there_are(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
