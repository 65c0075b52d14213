"""On a slow line a game's words come late, or not at once: until then nothing is told with gaps, or in notation."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from .players import LOCAL, NOVICE, SAMPLE, open_table, play, play_to_the_end, playable

WORDS = re.compile(r"/assets/(texts|words)[^/]*\.js")
BOARD = re.compile(r"/assets/Board[^/]*\.js")
LOADING = "One moment …"


class Late:
    """A line on which a game's words wait until they are let go."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[Route] | None = []
        page.route(WORDS, self._hold)

    def _hold(self, route: Route) -> None:
        if self.waiting is None:
            route.continue_()
        else:
            self.waiting.append(route)

    def let_go(self) -> None:
        waiting, self.waiting = self.waiting or [], None
        for route in waiting:
            route.continue_()


def opened_without_words(page: Page, address: str) -> Late:
    """Open a page of a game whose words are late, and wait until it asks for them."""
    words = Late(page)
    with page.expect_request(WORDS):
        page.goto(address, wait_until="commit")
    return words


def test_a_table_waits_for_them(page: Page) -> None:
    address = open_table(page, red=LOCAL)
    play(page)
    words = opened_without_words(page, address)
    expect(page.get_by_role("main")).to_have_text(LOADING)
    words.let_go()
    expect(page.get_by_text(re.compile(r"White.*: \S"))).not_to_have_count(0)


def test_a_replay_waits_for_them(page: Page) -> None:
    address = open_table(page, red=LOCAL)
    play_to_the_end(page)
    words = opened_without_words(page, address.replace("/table/", "/replay/"))
    expect(page.get_by_role("main")).to_have_text(LOADING)
    words.let_go()
    expect(page.get_by_role("button", name="Next move")).to_be_visible()


def lose_words(route: Route) -> None:
    route.abort()


def lose_the_board(route: Route) -> None:
    """Lose what only the game's own board is made of: the page has modules of that name as well."""
    answer = route.fetch()
    if SAMPLE in answer.text():
        route.abort()
    else:
        route.fulfill(response=answer)


@pytest.mark.parametrize(("what", "lose"), [(WORDS, lose_words), (BOARD, lose_the_board)], ids=["words", "board"])
def test_what_could_not_be_had_comes_by_itself(
    page: Page, faults: list[str], what: re.Pattern[str], lose: Callable[[Route], None]
) -> None:
    address = open_table(page, red=LOCAL)
    page.route(what, lose)
    page.goto(address)
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    expect(page.get_by_text("Packhouse was updated.")).to_be_visible()
    page.unroute(what)
    expect(playable(page)).not_to_have_count(0)
    expect(page.get_by_role("button", name="Reload")).to_have_count(0)
    faults.clear()


def test_news_of_a_parcel_waits_for_them(page: Page) -> None:
    open_table(page, red=NOVICE)
    play(page)
    expect(playable(page)).not_to_have_count(0)  # the bot has played
    words = opened_without_words(page, "/")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(page.get_by_text("Since your move")).to_have_count(0)
    words.let_go()
    expect(page.get_by_text("Since your move")).to_be_visible()
