"""A network swallows everything and tells nobody: both are told soon, and what was clicked is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import ServedHouse

from .cable import Cable, cable
from .fixtures import NewPage
from .players import OPEN, cell, open_table, play, playable, resign, sit_down

BANNER = "Connection lost"


@pytest.fixture
def line(house: ServedHouse, faults: list[str]) -> Iterator[Cable]:
    """Give a cable that can go dead, and forgive what pages complain of then."""
    with cable(house.port) as line:
        yield line
    faults[:] = [fault for fault in faults if "WebSocket" not in fault and "ERR_" not in fault]


@pytest.fixture
def players(line: Cable, house: ServedHouse, new_page: NewPage) -> tuple[Page, Page]:
    """Give two people at a table, of whom the second is to move, and comes by the cable, which outlives the page."""
    white, red = new_page(), new_page()
    sit_down(red, open_table(white, red=OPEN).replace(house.address, line.address))
    play(white, "a1")
    expect(playable(red).first).to_be_visible()
    return white, red


def test_both_are_told_and_the_move_arrives_once_over_another_network(players: tuple[Page, Page], line: Cable) -> None:
    white, red = players
    line.go_dead()
    cell(red, "e5").click()
    expect(white.get_by_text("is away").last).to_be_visible()
    expect(red.get_by_text(BANNER)).to_be_visible()
    expect(red.get_by_text("Your move will be sent when you reconnect").last).to_be_visible()
    line.lay_anew()
    expect(white.get_by_role("button", name="2 e5")).to_be_visible()
    expect(red.get_by_text(BANNER)).to_be_hidden()
    expect(white.get_by_text("is away").last).to_be_hidden()
    play(white)
    play(red)
    assert white.get_by_role("button", name="e5").count() == 1


def test_a_move_that_comes_too_late_is_said_not_to_count(players: tuple[Page, Page], line: Cable) -> None:
    white, red = players
    line.go_dead()
    cell(red, "e5").click()
    expect(red.get_by_text(BANNER)).to_be_visible()
    resign(white)
    line.mend()
    expect(red.get_by_text("Your move wasn’t played.")).to_be_visible()


def test_a_move_that_waits_is_marked_and_can_be_taken_back(players: tuple[Page, Page], line: Cable) -> None:
    white, red = players
    line.go_dead()
    expect(red.get_by_text(BANNER)).to_be_visible()
    cell(red, "e5").click()
    expect(cell(red, "e5")).to_have_accessible_name(re.compile("waiting to be sent"))
    expect(red.get_by_text(re.compile("Waiting to be sent: .*e5"))).to_be_visible()
    red.get_by_role("button", name="Take it back").click()
    expect(cell(red, "e5")).not_to_have_accessible_name(re.compile("waiting to be sent"))
    line.lay_anew()
    expect(red.get_by_text(BANNER)).to_be_hidden()
    play(red, "d4")
    expect(white.get_by_role("button", name="2 d4")).to_be_visible()


def test_a_move_that_waits_outlives_the_page(players: tuple[Page, Page], line: Cable) -> None:
    white, red = players
    line.go_dead()
    expect(red.get_by_text(BANNER)).to_be_visible()
    cell(red, "e5").click()
    expect(red.get_by_role("button", name="Take it back")).to_be_visible()
    table = red.url
    red.goto("about:blank")
    line.mend()
    red.goto(table)
    expect(white.get_by_role("button", name="2 e5")).to_be_visible()
    expect(red.get_by_role("button", name="2 e5")).to_be_visible()
