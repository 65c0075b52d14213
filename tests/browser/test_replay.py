"""Looking back at a finished match."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.house import ServedHouse

from .axe import axe
from .fixtures import NewPage, listen, window
from .players import LOCAL, cell, ending, open_table, play, play_to_the_end, playable
from .sights import bottom, top

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


SLOW = 2500
"""Milliseconds between two moves; the page's clock is put forward by as many."""
NEAR = 40
"""Pixels between two parts that follow each other."""


@pytest.fixture
def replay(page: Page, address: str) -> Page:
    page.goto(address)
    expect(page.get_by_text("At the start")).to_be_visible()
    return page


def step(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def test_it_opens_at_the_start_with_an_empty_board(replay: Page) -> None:
    expect(replay.get_by_role("gridcell", name="empty")).to_have_count(19)


def test_on_a_phone_two_players_share_a_row(new_page: NewPage, address: str) -> None:
    phone = new_page(360, 740, touch=True)
    phone.goto(address)
    expect(phone.locator(".seat")).to_have_count(2)
    white, red = (seat.bounding_box() for seat in phone.locator(".seat").all())
    assert white and red
    assert white["y"] == red["y"]


def test_one_on_from_the_start_shows_the_first_play(replay: Page) -> None:
    step(replay, "Next move")
    expect(cell(replay, "a1")).to_have_accessible_name("a1, White, last move")


def test_one_back_from_the_end_and_on_again_shows_the_end(replay: Page) -> None:
    step(replay, "Latest position")
    step(replay, "Previous move")
    expect(replay.get_by_role("gridcell", name="empty")).not_to_have_count(0)
    step(replay, "Next move")
    expect(replay.get_by_role("gridcell", name="empty")).to_have_count(0)


def test_a_move_in_the_list_is_jumped_to(replay: Page) -> None:
    step(replay, "2 e5")
    expect(cell(replay, "e5")).to_have_accessible_name("e5, Red, last move")


def test_keys_step_at_once_and_the_list_follows(replay: Page) -> None:
    replay.keyboard.press("ArrowRight")
    expect(cell(replay, "a1")).to_have_accessible_name("a1, White, last move")
    replay.keyboard.press("End")
    expect(replay.get_by_role("gridcell", name="empty")).to_have_count(0)
    expect(replay.locator("[aria-current=step]")).to_be_in_viewport(ratio=0.9)
    replay.keyboard.press("Home")
    expect(replay.get_by_text("At the start")).to_be_visible()


def test_it_plays_by_itself_until_it_is_paused(page: Page, address: str) -> None:
    page.clock.install()
    page.goto(address)
    page.get_by_role("combobox", name="Speed").select_option("slow")
    page.get_by_role("button", name="Play", exact=True).click()
    for name in ("a1, White, last move", "e5, Red, last move"):
        page.clock.fast_forward(SLOW)
        expect(page.get_by_role("gridcell", name=name)).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    page.clock.fast_forward(2 * SLOW)
    expect(page.get_by_role("gridcell", name="e5, Red, last move")).to_be_visible()


def test_points_and_whose_turn_it_is_are_those_of_the_position(replay: Page) -> None:
    expect(replay.get_by_text("3.5 points")).to_be_attached()
    expect(replay.locator(".seat.active")).to_contain_text("White")
    expect(replay.locator(".seat.winner")).to_have_count(0)
    step(replay, "Next move")
    expect(replay.locator(".seat.active")).to_contain_text("Red")
    step(replay, "Latest position")
    expect(replay.locator(".seat.winner")).to_have_count(1)
    expect(replay.locator(".seat.active")).to_have_count(0)


def test_the_seed_is_folded_away(replay: Page) -> None:
    seed = replay.get_by_role("textbox", name="Random seed, fixed before the first move")
    expect(seed).to_be_hidden()
    replay.get_by_text("Random seed, fixed before the first move").click()
    expect(seed).to_have_value(re.compile(r"^\d+$"))


def test_there_is_a_way_back_to_the_table(replay: Page) -> None:
    replay.get_by_role("link", name="Back to the table").click()
    expect(ending(replay)).to_be_visible()
    expect(replay.get_by_role("link", name="Replay")).to_be_visible()


def test_a_shared_link_opens_the_position_for_someone_else(replay: Page, new_page: NewPage) -> None:
    step(replay, "2 e5")
    link = replay.get_by_role("textbox", name="Share")
    expect(link).to_have_value(re.compile(r"\?at=2$"))
    other = new_page()
    other.goto(link.input_value())
    expect(cell(other, "e5")).to_have_accessible_name("e5, Red, last move")


def test_the_strong_bot_says_what_it_would_have_played(replay: Page) -> None:
    step(replay, "2 e5")
    step(replay, "What would an expert bot play?")
    advice = re.compile(r"^Guest should play “Packet on [a-e]\d”, and .+\.$")
    expect(replay.get_by_text(advice)).to_be_visible(timeout=THINKING)


def test_play_from_here_opens_a_table_that_begins_there(replay: Page) -> None:
    step(replay, "2 e5")
    step(replay, "Play on as White")
    replay.wait_for_url("**/table/*")
    expect(playable(replay).first).to_be_visible()
    expect(cell(replay, "e5")).to_have_accessible_name("e5, Red, last move")
    expect(ending(replay)).to_be_hidden()


def test_one_may_play_on_as_the_other_side(replay: Page) -> None:
    step(replay, "2 e5")
    step(replay, "Play on as Red")
    replay.wait_for_url("**/table/*")
    expect(replay.locator(".seat").filter(has_text="you")).to_contain_text("Red")


def test_a_table_that_begins_there_is_watched_from_the_seat_alone(page: Page, address: str) -> None:
    asked: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        asked.append(json.loads(frame))

    page.on("websocket", lambda line: line.on("framesent", note))
    page.goto(f"{address}?at=2")
    step(page, "Play on as White")
    page.wait_for_url("**/table/*")
    expect(playable(page).first).to_be_visible()
    watched = [request for request in asked if request["type"] == "watch" and request["table"] in page.url]
    assert [request.get("spectate", False) for request in watched] == [False]


def test_a_match_that_goes_on_has_no_replay_yet(page: Page) -> None:
    address = open_table(page, red=LOCAL)
    play(page)
    page.goto(address.replace("/table/", "/replay/"))
    expect(page.get_by_text("This game is still being played.")).to_be_visible()


def looked_over(page: Page, address: str) -> Locator:
    """Have the coach look a match over, and return what it says."""
    page.goto(f"{address}?coach")
    coach = page.get_by_role("region", name="The coach")
    expect(coach.get_by_role("img", name="Curve of the expected lead")).to_be_visible(timeout=THINKING)
    return coach


def widths(page: Page) -> tuple[float, float]:
    """Return how wide the board is, and the list of moves."""
    board, moves = (page.locator(part).bounding_box() for part in (".middle", ".aside"))
    assert board and moves
    return board["width"], moves["width"]


def test_the_board_is_wider_than_the_moves_beside_it_with_and_without_the_coach(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(address)
    expect(page.get_by_text("At the start")).to_be_visible()
    without = widths(page)
    looked_over(page, address)
    assert without[0] > without[1]
    assert widths(page) == without


def test_on_a_phone_the_coach_comes_right_below_the_board(new_page: NewPage, address: str) -> None:
    phone = new_page(390, 844, touch=True)
    coach = looked_over(phone, address)
    assert top(coach) - bottom(phone.locator(".middle")) < NEAR
    assert bottom(coach) < top(phone.locator(".aside"))


def test_the_coach_draws_a_curve_and_leads_to_each_slip(page: Page, address: str) -> None:
    coach = looked_over(page, address)
    axe(page)
    slip = coach.get_by_role("button", name=re.compile(r"Look at move \d+")).first
    number = int(re.findall(r"\d+", slip.get_attribute("aria-label") or "")[0])
    slip.press("Enter")
    expect(page).to_have_url(re.compile(f"at={number - 1}$"))
    told = page.locator(".middle").get_by_text(re.compile(rf"^Move {number}: “Packet on .+ would have been worth"))
    expect(told).to_be_visible()
    better = re.findall(r"“Packet on (\w\d)” would", told.inner_text())[0]
    expect(cell(page, better)).to_have_accessible_name(re.compile("playable"))


def test_what_the_coach_found_can_be_tried_again(page: Page, address: str) -> None:
    coach = looked_over(page, address)
    coach.get_by_role("button", name=re.compile(r"Try it again from here, move \d+")).first.click()
    expect(page).to_have_url(re.compile("/table/"))
    assert address.replace("/replay/", "/table/") not in page.url
