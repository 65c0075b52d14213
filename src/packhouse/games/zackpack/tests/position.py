"""Short ways to a game and to a position, for the tests of this folder."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from packhouse import games
from packhouse.bots.playing import at_random, steps
from packhouse.core import notation
from packhouse.core.game import Seat, Timeout
from packhouse.core.rng import Rng
from packhouse.games.zackpack.actions import AnyAction
from packhouse.games.zackpack.rules import ZackPack
from packhouse.games.zackpack.state import Counts, State

RECORDS = Path(__file__).parent / "records"
PRINTED: dict[str, Any] = tomllib.loads((RECORDS.parent.parent / "components.toml").read_text("utf-8"))


def game(own: dict[str, Any] | None = None, **options: Any) -> ZackPack:
    found = games.load(games.setup("zackpack", 3, 0, options, own))
    assert isinstance(found, ZackPack)
    return found


def play(rules: ZackPack, state: State, *plays: str) -> State:
    """Play actions, checked: ``1: grab 17`` is by the first seat, ``all: ready`` by everyone in turn."""
    for text in plays:
        who, words = text.split(": ")
        for seat in sorted(rules.active(state)) if who == "all" else [int(who) - 1]:
            rules.play(state, seat, rules.read(words))
    return state


def legal(rules: ZackPack, state: State, seat: Seat = 0) -> list[str]:
    return [notation.write(action) for action in rules.legal(state, seat)]


def flipped(rules: ZackPack, seats: int = 3, seed: int = 0) -> State:
    """Return a position where trucks are grabbed."""
    state = rules.start(seats, seed)
    return play(rules, state, "all: ready") if rules.live else state


def rich(state: State) -> State:
    """Give everyone points enough for many rounds."""
    for place in state.places:
        place.points = 400
    return state


def offered(rules: ZackPack, *trucks: Sequence[int]) -> State:
    """Return a position where these trucks lie in front of the seats, and all others in the pile."""
    state = flipped(rules, len(trucks))
    used = [number for front in trucks for number in front]
    state.deck.pile, state.deck.discards = [number for number in rules.trucks if number not in used], []
    for place, front in zip(state.places, trucks, strict=True):
        place.trucks = list(front)
    return state


def loading(truck: int, load: Counts = (0, 0, 0, 0, 0), seats: int = 3, rules: ZackPack | None = None) -> State:
    """Return a position where the first seat has this truck and this load, and the others have none to load."""
    rules = rules or game()
    state = offered(rules, *[()] * seats)
    state.deck.pile.remove(truck)
    trucks = [truck, *(state.deck.pile.pop() for _ in range(seats - 1))]
    loads = [load, *[(0, 0, 0, 0, 0)] * (seats - 1)]
    for place, number, counts in zip(state.places, trucks, loads, strict=True):
        place.truck, place.load, place.left = number, counts, list(counts)
    rules.rounds.drive_up(state)
    return state


def owing(*dues: int, points: Sequence[int] = (), rules: ZackPack | None = None) -> State:
    """Return a position where the seats have to pay so much for room on their trucks, and have these points."""
    rules = rules or game()
    state = loading(30, seats=len(dues), rules=rules)
    for place, due in zip(state.places, dues, strict=True):
        truck = rules.trucks[place.truck]
        full, rest = divmod(truck.room - due, truck.height)
        place.heights = [truck.height] * full + [rest] * (due > 0) + [0] * (len(truck.cells) - full - 1)
    for place, number in zip(state.places, points, strict=False):
        place.points = number
    return state


def clock_of(rules: ZackPack, state: State) -> Timeout[AnyAction]:
    """Return the clock of a phase that has one."""
    clock = rules.timeout(state)
    assert clock is not None
    return clock


def run_out(rules: ZackPack, state: State) -> str:
    """Play what the table does when the clock ends, and return the clock's name."""
    clock = clock_of(rules, state)
    for seat, actions in clock.plays.items():
        for action in actions:
            rules.play(state, seat, action)
    return clock.phase


def play_out(rules: ZackPack, state: State, rng: Rng) -> list[tuple[Seat, str]]:
    """Play at random to the end, and return the plays."""
    return [(seat, notation.write(action)) for seat, action in steps(rules, state, at_random(rules, rng))]
