"""Whoever may ask has a bot play on for them, at the press of a button."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .axe import axe
from .players import LOCAL, NOVICE, cell, open_table, play, playable

ASK = "Let a bot choose for me"
THINKS = "A bot is choosing …"


class Adviser:
    """Lets the page think that the house proposes plays of Pack-It, which are those of the test."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._asked: dict[str, Any] = {}
        self.tried: list[str] = []
        """What the page has played, whether the house would have it or not."""
        page.route_web_socket("**/socket", self._pass_on)

    def _pass_on(self, line: WebSocketRoute) -> None:
        self._line, house = line, line.connect_to_server()
        line.on_message(lambda frame: self._ask(str(frame), house))
        house.on_message(lambda frame: line.send(self._told(str(frame))))

    def _ask(self, frame: str, house: WebSocketRoute) -> None:
        """Keep a request for a proposal from the house, which would refuse it."""
        request = json.loads(frame)
        if request["type"] == "propose":
            self._asked = request
        else:
            self.tried += [request["action"]] if request["type"] == "play" else []
            house.send(frame)

    def _told(self, frame: str) -> str:
        message = json.loads(frame)
        may_ask = message["type"] == "update" and message.get("seat") in message["active"]
        return json.dumps(message | {"proposable": True}) if may_ask else frame

    @property
    def button(self) -> Locator:
        return self._page.get_by_role("button", name=ASK)

    @property
    def thinks(self) -> Locator:
        return self._page.get_by_role("button", name=THINKS)

    def ask(self) -> None:
        self.button.click()
        expect(self.thinks).to_be_disabled()

    def answer(self, *plays: str, turn: int = 0) -> None:
        asked = {"id": self._asked["id"], "table": self._asked["table"]}
        self._line.send(json.dumps({"type": "proposed", **asked, "plays": plays, "turn": turn}))


@pytest.fixture
def adviser(page: Page) -> Adviser:
    return Adviser(page)


def test_a_proposal_is_played_from_ones_seat(page: Page, adviser: Adviser) -> None:
    open_table(page, red=NOVICE)
    adviser.ask()
    adviser.answer("a1")
    expect(cell(page, "a1")).to_have_accessible_name(re.compile("^a1, White"))
    expect(adviser.thinks).to_have_count(0)


def test_each_seat_at_one_device_asks_for_itself(page: Page, adviser: Adviser) -> None:
    open_table(page, red=LOCAL)
    for name, chosen, side in (("Guest", "a1", "White"), ("Red", "e5", "Red")):
        expect(page.get_by_text(f"Your turn: {name}", exact=True).last).to_be_visible()
        adviser.ask()
        adviser.answer(chosen)
        expect(cell(page, chosen)).to_have_accessible_name(re.compile(f"^{chosen}, {side}"))


def test_while_a_bot_thinks_one_may_play_and_what_it_then_says_is_not_played(page: Page, adviser: Adviser) -> None:
    open_table(page, red=NOVICE)
    adviser.ask()
    play(page, "a1")
    adviser.answer("c3")
    expect(page.get_by_text("Something happened meanwhile")).to_be_visible()
    expect(adviser.thinks).to_have_count(0)
    assert adviser.tried == ["a1", "c3"]


def test_the_first_play_that_is_refused_is_the_last(page: Page, adviser: Adviser) -> None:
    open_table(page, red=NOVICE)
    adviser.ask()
    adviser.answer("z9", "c3")
    expect(page.get_by_text("z9")).to_be_visible()
    expect(adviser.button).to_be_enabled()
    assert adviser.tried == ["z9"]


def test_where_the_game_proposes_nothing_there_is_no_button(page: Page) -> None:
    open_table(page, red=NOVICE)
    expect(playable(page).first).to_be_visible()
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)


def test_asking_keeps_nobody_out(page: Page, adviser: Adviser) -> None:
    open_table(page, red=NOVICE)
    expect(adviser.button).to_be_visible()
    axe(page)
    adviser.ask()
    axe(page)
