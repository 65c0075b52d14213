"""Two people, each at a browser of their own."""

from __future__ import annotations

import re
import time
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.house import ServedHouse

from .axe import axe
from .fixtures import NewPage, listen, window
from .players import OPEN, SAMPLE, TITLE, cell, ending, open_table, play, play_to_the_end, sit_down

SOON = 10.0
"""Seconds within which someone who follows a link shall have moved."""

TRIES = 5
"""What else the machine does makes a page slow, never quick: so the quickest of some counts."""


class Result(NamedTuple):
    winner: str
    points: str


@pytest.fixture(scope="module")
def results(house: ServedHouse, browser: Browser) -> list[Result]:
    """Let two people play to the end, and return what each sees then."""
    with window(house, browser) as first, window(house, browser) as second:
        white, red = first.new_page(), second.new_page()
        faults: list[str] = []
        for page in (white, red):
            listen(page, faults)
        sit_down(red, open_table(white, red=OPEN))
        play_to_the_end(white, red)
        expect(ending(red)).to_be_visible()
        assert not faults
        return [_result(page) for page in (white, red)]


def _result(page: Page) -> Result:
    told = ending(page)
    return Result(told.get_by_role("heading").inner_text(), told.get_by_role("paragraph").inner_text())


def test_a_match_ends_when_the_board_is_full(results: list[Result]) -> None:
    assert "The board is full." in results[0].points


def test_both_see_the_same_result(results: list[Result]) -> None:
    assert results[0].points == results[1].points


def test_the_winner_and_the_loser_are_told_who_won(results: list[Result]) -> None:
    lost = {"Guest (White) wins, you lose", "Guest (Red) wins, you lose"}
    assert lost & {result.winner for result in results}
    assert "You win!" in {result.winner for result in results}


def test_a_guest_moves_within_ten_seconds_of_following_a_link(new_page: NewPage) -> None:
    assert any(seconds_until_moved(new_page) < SOON for _ in range(TRIES))


def seconds_until_moved(new_page: NewPage) -> float:
    host, guest = new_page(), new_page()
    address = open_table(host, white=OPEN, red="You")
    start = time.monotonic()
    sit_down(guest, address)
    play(guest)
    return time.monotonic() - start


def test_a_guest_sees_on_a_phone_who_invites_them_and_where_to_sit_down(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(360, 740, touch=True)
    host.goto(f"/new/{SAMPLE}")
    host.get_by_role("textbox", name="Your name").fill("Ada")
    guest.goto(open_table(host, red=OPEN))
    expect(guest.get_by_role("heading", level=1, name=f"Ada (guest) invites you to {TITLE}")).to_be_in_viewport()
    expect(guest.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    axe(guest)


def test_whoever_deletes_their_data_is_someone_to_everyone_else(new_page: NewPage) -> None:
    white, red, watcher = new_page(), new_page(), new_page(language="de-DE")
    address = open_table(white, red=OPEN)
    sit_down(red, address)
    expect(cell(red, "c3")).to_be_visible()
    red.goto("/me")
    red.get_by_role("button", name="Delete my data").click()
    red.get_by_role("button", name="Delete it").click()
    expect(white.locator(".seat").filter(has_text="someone")).not_to_contain_text("guest")
    watcher.goto(address)
    expect(watcher.locator(".seat").filter(has_text="jemand")).not_to_contain_text("Gast")


def test_the_host_has_the_link_before_all_else(page: Page) -> None:
    address = open_table(page, red=OPEN)
    expect(page.get_by_role("textbox")).to_have_value(address)
    expect(page.get_by_role("heading", level=2).first).to_have_text("Invite someone")
    expect(page.get_by_text('Restart with make play ARGS="--host 0.0.0.0"')).to_be_visible()


def test_an_agreed_take_back_is_gone_from_both_screens(new_page: NewPage) -> None:
    white, red = new_page(), new_page()
    sit_down(red, open_table(white, red=OPEN))
    play(white, "c3")
    expect(cell(red, "c3")).to_have_accessible_name(re.compile("last move"))
    play(red)
    white.get_by_role("button", name="Take back").click()
    red.get_by_role("button", name="Agree").click()
    for page in (white, red):
        for button in ("Agree", "Withdraw"):
            expect(page.get_by_role("button", name=button)).to_have_count(0)
        expect(page.get_by_role("gridcell", name="last move")).to_have_count(0)
        expect(page.locator(".recent")).to_have_count(0)
