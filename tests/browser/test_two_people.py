"""Two people, each at a browser of their own."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from .conftest import NewPage
from .players import OPEN, ending, open_table, play, play_to_the_end, sit_down

SOON = 10.0
"""Seconds within which someone who follows a link shall have moved."""


def test_both_see_the_same_result_when_the_board_is_full(new_page: NewPage) -> None:
    white, red = new_page(), new_page()
    sit_down(red, open_table(white, red=OPEN))
    play_to_the_end(white, red)
    expect(ending(red)).to_be_visible()
    results = [ending(page).get_by_role("paragraph").inner_text() for page in (white, red)]
    assert results[0] == results[1]
    assert "The board is full." in results[0]


def test_the_winner_and_the_loser_are_told_who_won(new_page: NewPage) -> None:
    white, red = new_page(), new_page()
    sit_down(red, open_table(white, red=OPEN))
    play_to_the_end(white, red)
    told = sorted(ending(page).get_by_role("heading").inner_text() for page in (white, red))
    assert told == ["Guest wins", "You win!"]


def test_a_guest_moves_within_ten_seconds_of_following_a_link(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    address = open_table(host, white=OPEN, red="You")
    start = time.monotonic()
    sit_down(guest, address)
    play(guest)
    taken = time.monotonic() - start
    print(f"a guest has moved {taken:.2f} s after following the link")  # noqa: T201
    assert taken < SOON
