"""Two people, each at a browser of their own, play Pick & Pack from the secret set-up to the end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from packhouse.games.pickpack.tests.browser.table import (
    board,
    called,
    choice,
    choices,
    end_laying,
    in_hand,
    laid,
    lay_for_me,
    legal,
    open_pickpack,
    place,
    told,
)
from tests.browser.fixtures import listen, window
from tests.browser.players import OPEN, ending, sit_down
from tests.server.house import ServedHouse

SIDES = ("Red", "Blue")
MOST_PLAYS = 120

SPACE = re.compile(r"\b[a-f][1-6]\b")
CLOSING = re.compile("Premium|Wholesale")
TILE_TOLD = re.compile(r"^(?:lay|swap|take) .*\b([a-f]-(?:top|bottom)|[1-6]-(?:left|right))")


class Tiles(NamedTuple):
    """What a player came to know of the tiles, by side."""

    laying: dict[str, set[str]]
    """Slots of which the house had said anything while not both were done."""
    shown: list[dict[str, str]]
    """The other's tiles as they were shown meanwhile."""
    known: list[dict[str, str]]
    """Everyone's tiles as they were shown then."""


class Game(NamedTuple):
    address: str
    own: list[dict[str, str]]
    """How each has laid their tiles, as they saw it themselves."""
    tiles: list[Tiles]
    results: list[str]


class Player:
    def __init__(self, page: Page, seat: int) -> None:
        self.page, self.side, self.other = page, SIDES[seat], SIDES[1 - seat]
        self.heard: list[str | bytes] = []
        self.shown: list[dict[str, str]] = []
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(frame)

    def lay(self, tile: str, *slots: str) -> None:
        """Drag tiles of a kind to slots, and let a bot lay the others."""
        for slot in slots:
            in_hand(self.page, tile).drag_to(place(self.page, slot))
            expect(place(self.page, slot)).to_have_accessible_name(f"{called(slot)}, {self.side}, {tile}")
        lay_for_me(self.page)

    def watch(self, progress: str) -> None:
        """Wait until one is told how far the other is, and note what else is to be seen."""
        expect(self.page.get_by_text(f"{self.other} has laid {progress}")).to_be_visible()
        self.shown.append(laid(self.page, self.other))

    def move(self) -> None:
        """Go where a tile closes a crate, if there is such a space: it shall soon be over. Else go anywhere."""
        moves = self.page.locator("details li button").all_text_contents()
        if "End the turn" in moves:
            self.page.get_by_role("group").get_by_role("button", name="End the turn").click()
            return
        best = next((move for move in moves if CLOSING.search(move)), moves[0])
        tile, space = CLOSING.search(best), SPACE.search(best)
        assert space
        place(self.page, space[0]).click()
        if best.startswith("Grab"):
            if choices(self.page).count():
                choices(self.page).first.click()
            return
        while not choice(self.page, "Play it").is_visible():
            wanted = choices(self.page).filter(has_text=tile[0] if tile else "")
            lit = board(self.page).get_by_role("button", name="can be chosen")
            next(some for some in (wanted, choices(self.page), lit) if some.count()).first.click()
        choice(self.page, "Play it").click()


@pytest.fixture(scope="module")
def game(house: ServedHouse, browser: Browser) -> Game:
    """Let two people play to the end, and return what they saw."""
    with window(house, browser) as first, window(house, browser) as second:
        red, blue = players = [Player(context.new_page(), seat) for seat, context in enumerate((first, second))]
        faults: list[str] = []
        for player in players:
            listen(player.page, faults)
        address = open_pickpack(red.page, blue=OPEN)
        sit_down(blue.page, address)
        own = lay_tiles(red, blue)
        laying = [{side: slots_told(player.heard, side) for side in SIDES} for player in players]
        end_laying(blue.page)
        expect(legal(red.page).first).to_be_visible()
        known = [[laid(player.page, side) for side in SIDES] for player in players]
        play_to_the_end(players)
        assert not faults
        tiles = [Tiles(laying[seat], player.shown, known[seat]) for seat, player in enumerate(players)]
        results = [ending(player.page).get_by_role("paragraph").inner_text() for player in players]
        return Game(address, own, tiles, results)


def lay_tiles(red: Player, blue: Player) -> list[dict[str, str]]:
    """Let both lay their tiles, what closes Red's crates side by side, and Red be done; return how they lie."""
    red.lay("Premium", "a-top", "a-bottom")
    blue.watch("12 of 12 tiles")
    blue.lay("Wholesale", "1-left", "6-left")
    red.watch("12 of 12 tiles")
    place(blue.page, "6-left").drag_to(place(blue.page, "1-right"))
    expect(place(blue.page, "1-right")).to_have_accessible_name("right of row 1, Blue, Wholesale")
    end_laying(red.page)
    blue.watch("all their tiles and is done")
    red.watch("12 of 12 tiles")
    return [laid(red.page, "Red"), laid(blue.page, "Blue")]


def slots_told(heard: list[str | bytes], side: str) -> set[str]:
    """Return the slots of a side of which messages say what lies there, or what was done there."""
    facts = [fact for message in heard for fact in everything_in(json.loads(message))]
    lying = {fact["slot"] for fact in facts if isinstance(fact, dict) and fact.get("tile") and "slot" in fact}
    plays = {found[1] for fact in facts if isinstance(fact, str) and (found := TILE_TOLD.match(fact))}
    return {slot for slot in lying | plays if slot[0].isdigit() == (side == "Blue")}


def everything_in(value: Any) -> Iterator[Any]:
    yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in inner:
        yield from everything_in(part)


def play_to_the_end(players: list[Player]) -> None:
    for _ in range(MOST_PLAYS):
        if ending(players[0].page).is_visible():
            return
        before = [told(player.page).inner_text() for player in players]
        next(player for player in players if player.page.locator(".turn.mine").is_visible()).move()
        for player, count in zip(players, before, strict=True):
            expect(told(player.page)).not_to_have_text(count)
    raise AssertionError(f"{MOST_PLAYS} plays don’t end the game")


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_is_shown_the_others_tiles_before_both_are_done(game: Game, seat: int) -> None:
    assert game.tiles[seat].shown == [{}, {}]


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_is_told_the_others_tiles_before_both_are_done(game: Game, seat: int) -> None:
    told = game.tiles[seat].laying
    assert told[SIDES[seat]] == set(game.own[seat])
    assert told[SIDES[1 - seat]] == set()


@pytest.mark.parametrize("seat", [0, 1])
def test_all_tiles_are_shown_to_both_when_both_are_done(game: Game, seat: int) -> None:
    assert [len(tiles) for tiles in game.own] == [12, 12]
    assert game.tiles[seat].known == game.own


def test_both_see_the_same_result(game: Game) -> None:
    assert game.results[0] == game.results[1]
    assert re.search(r"All four of|nowhere left to go", game.results[0])


def test_the_replay_shows_it_again(game: Game, page: Page) -> None:
    page.goto(game.address.replace("/table/", "/replay/"))
    expect(ending(page)).to_contain_text(game.results[0])
    page.get_by_role("button", name="Latest position").click()
    last = told(page).inner_text().split("/")[1]
    page.get_by_role("button", name="Previous move").click()
    expect(told(page)).to_have_text(f"{int(last) - 1}/{last}")
    for side, tiles in zip(SIDES, game.own, strict=True):
        assert laid(page, side).items() <= tiles.items()
