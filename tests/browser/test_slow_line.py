"""While a play is on its way, the board stays as it is, and takes no other."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .players import LOCAL, cell, open_table, playable, unfold_moves


class Holding:
    """A line on which plays wait until they are let go."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[Callable[[], None]] = []
        page.route_web_socket(re.compile("/socket$"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"type":"play"' in str(message):
                self.waiting.append(lambda: house.send(message))
            else:
                house.send(message)

        line.on_message(pass_on)

    def let_go(self) -> None:
        for send in self.waiting:
            send()
        self.waiting.clear()


@pytest.fixture
def line(page: Page) -> Holding:
    return Holding(page)


def test_what_is_legal_stays_marked_until_the_play_has_arrived(page: Page, line: Holding) -> None:
    open_table(page, red=LOCAL)
    expect(playable(page)).to_have_count(19)
    cell(page, "c3").click()
    expect(page.locator("[aria-busy=true]")).to_be_visible()
    assert playable(page).count() == 19
    line.let_go()
    expect(playable(page)).to_have_count(12)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def test_another_click_meanwhile_plays_nothing(page: Page, line: Holding) -> None:
    open_table(page, red=LOCAL)
    expect(playable(page)).to_have_count(19)
    cell(page, "c3").click()
    expect(page.locator("[aria-busy=true]")).to_be_visible()
    cell(page, "a1").click()
    unfold_moves(page)
    page.get_by_role("button", name="e5").click()
    assert len(line.waiting) == 1
    line.let_go()
    expect(playable(page)).to_have_count(12)
