"""Looking back at a finished match."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.house import ServedHouse

from .fixtures import NewPage, listen, window
from .players import LOCAL, cell, ending, open_table, play, play_to_the_end, playable

THINKING = 60_000
"""Milliseconds for the strong bot, which gets ready first."""


@pytest.fixture(scope="module")
def address(house: ServedHouse, browser: Browser) -> str:
    """Play a match that begins with a packet on a1, and then one on e5; return where its replay is."""
    with window(house, browser) as context:
        page = context.new_page()
        faults: list[str] = []
        listen(page, faults)
        table = open_table(page, red=LOCAL)
        play(page, "a1")
        play(page, "e5")
        play_to_the_end(page)
        assert not faults
    return table.replace("/table/", "/replay/")


@pytest.fixture
def replay(page: Page, address: str) -> Page:
    page.goto(address)
    expect(cell(page, "a1")).to_have_accessible_name(re.compile("White"))
    return page


def step(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def test_the_first_position_is_an_empty_board(replay: Page) -> None:
    step(replay, "First position")
    expect(replay.get_by_role("gridcell", name="empty")).to_have_count(19)


def test_one_on_from_the_start_shows_the_first_play(replay: Page) -> None:
    step(replay, "First position")
    step(replay, "Next move")
    expect(cell(replay, "a1")).to_have_accessible_name("a1, White, last play")


def test_one_back_from_the_end_and_on_again_shows_the_end(replay: Page) -> None:
    step(replay, "Previous move")
    expect(replay.get_by_role("gridcell", name="empty")).not_to_have_count(0)
    step(replay, "Next move")
    expect(replay.get_by_role("gridcell", name="empty")).to_have_count(0)


def test_a_move_in_the_list_is_jumped_to(replay: Page) -> None:
    step(replay, "2 e5")
    expect(cell(replay, "e5")).to_have_accessible_name("e5, Red, last play")


def test_keys_step_too(replay: Page) -> None:
    step(replay, "2 e5")
    replay.keyboard.press("ArrowLeft")
    expect(cell(replay, "a1")).to_have_accessible_name("a1, White, last play")


def test_the_points_are_those_of_the_position(replay: Page) -> None:
    step(replay, "First position")
    expect(replay.get_by_text("3.5 points")).to_be_attached()


def test_a_shared_link_opens_the_position_for_someone_else(replay: Page, new_page: NewPage) -> None:
    step(replay, "2 e5")
    link = replay.get_by_role("textbox", name="Share")
    expect(link).to_have_value(re.compile(r"\?at=2$"))
    other = new_page()
    other.goto(link.input_value())
    expect(cell(other, "e5")).to_have_accessible_name("e5, Red, last play")


def test_the_strong_bot_says_what_it_would_have_played(replay: Page) -> None:
    step(replay, "2 e5")
    step(replay, "What would an expert bot play?")
    advice = re.compile(r"Guest should play “Put a packet on [a-e]\d”")
    expect(replay.get_by_text(advice)).to_be_visible(timeout=THINKING)


def test_play_from_here_opens_a_table_that_begins_there(replay: Page) -> None:
    step(replay, "2 e5")
    step(replay, "Play from here against a bot")
    replay.wait_for_url("**/table/*")
    expect(playable(replay).first).to_be_visible()
    expect(cell(replay, "e5")).to_have_accessible_name("e5, Red, last play")
    expect(ending(replay)).to_be_hidden()


def test_a_table_that_begins_there_is_watched_from_the_seat_alone(page: Page, address: str) -> None:
    asked: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        asked.append(json.loads(frame))

    page.on("websocket", lambda line: line.on("framesent", note))
    page.goto(f"{address}?at=2")
    step(page, "Play from here against a bot")
    page.wait_for_url("**/table/*")
    expect(playable(page).first).to_be_visible()
    watched = [request for request in asked if request["type"] == "watch" and request["table"] in page.url]
    assert [request.get("spectate", False) for request in watched] == [False]


def test_a_match_that_goes_on_has_no_replay_yet(page: Page) -> None:
    address = open_table(page, red=LOCAL)
    play(page)
    page.goto(address.replace("/table/", "/replay/"))
    expect(page.get_by_text("This match is still being played.")).to_be_visible()
