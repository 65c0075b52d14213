"""The server dies and comes back; nobody reloads the page."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import ServedHouse

from .fixtures import NewPage
from .players import LOCAL, OPEN, cell, open_table, play, play_to_the_end, playable, sit_down

BANNER = "Connection lost"


@pytest.fixture
def refused(house: ServedHouse, faults: list[str]) -> Iterator[None]:
    """Forgive what a page complains of while nobody answers, and nothing else; the other tests need the house."""
    yield
    if not house.is_running:
        house.start()
    faults[:] = [fault for fault in faults if "ERR_CONNECTION" not in fault and "WebSocket" not in fault]


def test_a_banner_shows_while_the_line_is_broken(page: Page, house: ServedHouse, refused: None) -> None:
    open_table(page, red=LOCAL)
    play(page)
    house.kill()
    expect(page.get_by_text(BANNER)).to_be_visible()
    house.start()
    expect(page.get_by_text(BANNER)).to_be_hidden()


def test_play_goes_on_where_it_was(new_page: NewPage, house: ServedHouse, refused: None) -> None:
    white, red = new_page(), new_page()
    sit_down(red, open_table(white, red=OPEN))
    white.evaluate("window.isTheSamePage = true")
    played = play(white)
    house.restart()
    play(red)
    expect(cell(white, played)).not_to_have_accessible_name(re.compile("empty"))
    play_to_the_end(white, red)
    assert white.evaluate("window.isTheSamePage")


def test_a_move_made_while_the_line_is_broken_is_played_when_it_is_back(
    page: Page, house: ServedHouse, refused: None
) -> None:
    open_table(page, red=LOCAL)
    play(page, "a1")
    expect(playable(page).first).to_be_visible()  # Red's turn is shown
    house.kill()
    expect(page.get_by_text(BANNER)).to_be_visible()
    cell(page, "e5").click()
    house.start()
    expect(page.get_by_role("button", name="2 e5")).to_be_visible()
