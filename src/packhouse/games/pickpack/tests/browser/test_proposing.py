"""Whoever may ask has a bot play on for them, at the press of a button."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from packhouse.games.pickpack.tests.browser.table import (
    TILES,
    called,
    done,
    in_hand,
    laid,
    lay_for_me,
    open_pickpack,
    place,
)
from tests.browser.axe import axe
from tests.browser.keyboard import tab_to
from tests.browser.players import NOVICE, WARMING_UP, open_table, playable

ASK = "Lay them for me"
THINKS = "A bot is choosing …"


class Adviser:
    """Keeps what the house proposes from the page, as if the bot were thinking still."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._kept: list[str] = []
        self._thinks = True
        self.tried: list[str] = []
        """What the page has played, whether the house would have it or not."""
        page.route_web_socket("**/socket", self._pass_on)

    def _pass_on(self, line: WebSocketRoute) -> None:
        self._line, house = line, line.connect_to_server()
        line.on_message(lambda frame: self._ask(str(frame), house))
        house.on_message(lambda frame: self._tell(str(frame)))

    def _ask(self, frame: str, house: WebSocketRoute) -> None:
        request = json.loads(frame)
        self.tried += [request["action"]] if request["type"] == "play" else []
        house.send(frame)

    def _tell(self, frame: str) -> None:
        if self._thinks and json.loads(frame)["type"] == "proposed":
            self._kept.append(frame)
        else:
            self._line.send(frame)

    @property
    def thinks(self) -> Locator:
        return self._page.get_by_role("button", name=THINKS)

    def ask(self) -> None:
        self._page.get_by_role("button", name=ASK).click()
        expect(self.thinks).to_be_disabled()

    def answer(self) -> None:
        """Let the page have the proposal as soon as there is one."""
        self._thinks = False
        for frame in self._kept:
            self._line.send(frame)


@pytest.fixture
def adviser(page: Page) -> Adviser:
    return Adviser(page)


def test_all_tiles_are_laid_and_the_player_changes_them_and_says_when_they_are_done(page: Page) -> None:
    open_pickpack(page)
    lay_for_me(page)
    assert sorted(laid(page, "Red").values()) == sorted(2 * TILES)
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)
    expect(done(page)).to_be_enabled()
    tile = laid(page, "Red")["a-top"]
    place(page, "a-top").drag_to(page.get_by_role("region", name="All your tiles are laid"))
    expect(in_hand(page, tile)).to_be_visible()
    expect(done(page)).to_be_disabled()
    lay_for_me(page)
    expect(place(page, "a-top")).to_have_accessible_name(f"above column a, Red, {tile}")


def test_what_one_has_laid_stays(page: Page) -> None:
    open_pickpack(page)
    for tile, slot in (("Premium", "f-top"), ("Rush Order", "f-bottom")):
        in_hand(page, tile).drag_to(place(page, slot))
        expect(place(page, slot)).to_have_accessible_name(f"{called(slot)}, Red, {tile}")
    lay_for_me(page)
    assert laid(page, "Red").items() >= {"f-top": "Premium", "f-bottom": "Rush Order"}.items()


def test_while_a_bot_thinks_one_may_play_and_then_nothing_is_played_that_it_says(page: Page, adviser: Adviser) -> None:
    open_pickpack(page)
    adviser.ask()
    in_hand(page, "Premium").drag_to(place(page, "f-top"))
    expect(place(page, "f-top")).to_have_accessible_name("above column f, Red, Premium")
    adviser.answer()
    expect(page.get_by_text("Something has changed")).to_be_visible(timeout=WARMING_UP)
    expect(adviser.thinks).to_have_count(0)
    own, *proposed = adviser.tried
    assert own == "lay premium f-top"
    assert len(proposed) == 1
    assert laid(page, "Red") == {"f-top": "Premium"}


def test_a_tile_that_is_laid_while_one_reads_about_it_takes_its_note_along(page: Page, adviser: Adviser) -> None:
    open_pickpack(page)
    adviser.ask()
    tab_to(page, in_hand(page, "Wholesale"))
    expect(page.get_by_role("tooltip")).to_contain_text("Wholesale")
    adviser.answer()
    expect(page.get_by_role("region", name="All your tiles are laid")).to_be_visible(timeout=WARMING_UP)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_where_the_game_proposes_nothing_there_is_no_button(page: Page) -> None:
    open_table(page, red=NOVICE)
    expect(playable(page).first).to_be_visible()
    expect(page.get_by_role("button", name="for me")).to_have_count(0)


def test_asking_keeps_nobody_out(page: Page, adviser: Adviser) -> None:
    open_pickpack(page)
    adviser.ask()
    axe(page)
