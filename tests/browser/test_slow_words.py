"""On a slow line a game's words come late: until then nothing is told with gaps, or in notation."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from .players import LOCAL, NOVICE, open_table, play, play_to_the_end, playable

WORDS = re.compile(r"/assets/(texts|words)[^/]*\.js")
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


def test_news_of_a_parcel_waits_for_them(page: Page) -> None:
    open_table(page, red=NOVICE)
    play(page)
    expect(playable(page)).not_to_have_count(0)  # the bot has played
    words = opened_without_words(page, "/")
    expect(page.get_by_role("heading", name="Your parcels")).to_be_visible()
    expect(page.get_by_text("Since your move")).to_have_count(0)
    words.let_go()
    expect(page.get_by_text("Since your move")).to_be_visible()
