"""Short ways to a game and to a position, for the tests of this folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from packhouse import games
from packhouse.bots.playing import at_random, steps
from packhouse.core import notation
from packhouse.core.game import Seat
from packhouse.core.rng import Rng
from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.components import Tile
from packhouse.games.pickpack.rules import PickPack
from packhouse.games.pickpack.state import CrateView, Mark, SlotView, State

RECORDS = Path(__file__).parent / "records"

ROWS = """\
1 2 3 4 1 2
1 2 3 4 5 2
1 2 3 4 5 2
1 1 1 1 5 2
1 2 3 6 3 4
4 3 2 1 3 5"""
"""A deal, the top row first; the tray of 6 is on d2."""

SMALL: dict[str, Any] = {
    "grid": 3,
    "trays": [3, 3, 2, 1],
    "crates": 2,
    "rush_section": 2,
    "tiles": {"premium": 1, "wholesale": 1, "rush": 1, "control": 1, "mixup": 1, "malfunction": 1},
}
"""A box for games that are soon over."""

MIDGAME = """\
1 2 3 4 1 2
1 2 3 . 5 2
1 2 3 . 5 2
1 1 1 . 5 2
. . . . . .
4 3 (2) 1 3 5"""
"""A position in the middle of a game: trays by their apples, the grabber on an emptied space."""


def game(own: dict[str, Any] | None = None, **options: float) -> PickPack:
    found = games.load(games.setup("pickpack", 2, 0, options, own))
    assert isinstance(found, PickPack)
    return found


def position(
    rows: str = ROWS, grabber: str = "d2", tiles: dict[str, Tile] | None = None, turn: Seat = RED, rush: str = "0 0"
) -> State:
    """Return a position in play: a dot is an empty space, brackets hold a tray face down, slots not named are empty."""
    rules = game()
    state = rules.start(2, 0)
    words = [word for row in reversed(rows.split("\n")) for word in row.split()]
    assert len(words) == 36
    state.trays = [int(word) if word.isdigit() else 0 for word in words]
    state.broken = [int(word.strip("()")) if word.startswith("(") else 0 for word in words]
    state.grabber = rules.board.cell[grabber]
    for slot, tile in (tiles or {}).items():
        state.tiles[rules.board.slot[slot]] = tile
    state.rush = [int(word) for word in rush.split()]
    state.done, state.phase, state.turn = [True, True], "move", turn
    return state


def fill(state: State, seat: Seat, *crates: tuple[int, ...], closed: dict[int, Mark] | None = None) -> State:
    """Put trays into a seat's crates, and close some by their numbers."""
    for number, trays in enumerate(crates):
        state.crates[4 * seat + number] = trays
    for number, mark in (closed or {}).items():
        state.closed[4 * seat + number - 1] = mark
    return state


def play(rules: PickPack, state: State, *plays: str) -> State:
    """Play actions by whoever's turn it is, checked; ``1: done`` names the seat during the set-up."""
    for text in plays:
        who, _, words = text.rpartition(": ")
        seat = int(who) - 1 if who else state.turn
        rules.play(state, seat, rules.read(words))
    return state


def legal(rules: PickPack, state: State, seat: Seat | None = None) -> list[str]:
    return [notation.write(action) for action in rules.legal(state, state.turn if seat is None else seat)]


def on_turn(state: State) -> list[Seat]:
    return sorted(game().active(state))


def spaces(actions: list[str]) -> set[str]:
    """Return where moves go."""
    return {text.split()[1] for text in actions}


def crates(rules: PickPack, state: State, seat: Seat) -> list[tuple[int, ...]]:
    return [crate.trays for crate in views_of_crates(rules, state, seat)]


def views_of_crates(rules: PickPack, state: State, seat: Seat) -> tuple[CrateView, ...]:
    return rules.view(state, None).crates[seat]


def slot(rules: PickPack, state: State, name: str) -> SlotView:
    slots = rules.view(state, None).slots
    (found,) = (each for each in (*slots[RED], *slots[BLUE]) if each.slot == name)
    return found


def lay_all(rules: PickPack, state: State, seat: Seat) -> State:
    """Lay a seat's tiles in the order of its slots, without saying done."""
    for number, tile in zip(rules.board.slots_of[seat], rules.box.all_tiles(), strict=True):
        play(rules, state, f"{seat + 1}: lay {tile} {rules.board.slots[number]}")
    return state


def play_out(rules: PickPack, state: State, rng: Rng) -> list[tuple[Seat, str]]:
    """Play at random to the end, and return the plays."""
    return [(seat, notation.write(action)) for seat, action in steps(rules, state, at_random(rules, rng))]
