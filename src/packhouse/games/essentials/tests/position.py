"""Short ways to a game and to a position, for the tests of this folder."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from packhouse import games
from packhouse.bots.playing import at_random, steps
from packhouse.core import notation
from packhouse.core.game import Seat
from packhouse.core.rng import Rng
from packhouse.games.essentials.actions import Put, TileName
from packhouse.games.essentials.components import SPACES
from packhouse.games.essentials.rules import Essentials
from packhouse.games.essentials.state import NONE, Score, State, Suitcase, SuitcaseView
from packhouse.games.essentials.tiles import Tile
from packhouse.kit.grid import drawn
from packhouse.kit.masks import mask_of

FOLDER = Path(__file__).parent
RECORDS = FOLDER / "records"
BOX: dict[str, Any] = tomllib.loads((FOLDER / "box.toml").read_text("utf-8"))
HOUSE: dict[str, Any] = tomllib.loads((FOLDER.parent / "components.toml").read_text("utf-8"))


def game(own: dict[str, Any] | None = BOX, **options: Any) -> Essentials:
    """Return a game with the box of these tests; with None, of the house's."""
    found = games.load(games.setup("essentials", 2, 0, options, own))
    assert isinstance(found, Essentials)
    return found


RULES = game()
UPRIGHT = game(lying="upright")


def tile(name: str, rules: Essentials = RULES) -> Tile:
    return rules.by_name[TileName(name)]


@functools.cache
def with_tokens(*numbers: int) -> Essentials:
    """Return a game in which every token has these numbers."""
    return game(BOX | {"tokens": [list(numbers)] * SPACES})


def started(seats: int = 2, *spaces: str, seed: int = 0, rules: Essentials = RULES) -> State:
    """Return the first round of a game that the first seat begins, with these tiles on the spaces."""
    state = rules.start(seats, seed)
    state.first = 0
    if spaces:
        every = [*state.bag, *state.spaces]
        state.spaces = [tile(name).number for name in spaces]
        state.bag = [number for number in every if number not in state.spaces]
    return state


def play(state: State, *plays: str, rules: Essentials = RULES) -> State:
    """Play actions, checked: ``1: pawn 3`` is by the first seat."""
    for text in plays:
        who, words = text.split(": ")
        rules.play(state, int(who) - 1, rules.read(words))
    return state


def pack(state: State, rules: Essentials = RULES) -> State:
    """Let everyone pack what they have, each tile in the first way there is."""
    while state.phase in ("draft", "pack") and (seats := [n for n, case in enumerate(state.suitcases) if case.hand]):
        rules.play(state, seats[0], rules.legal(state, seats[0])[0])
    return state


def legal(state: State, seat: Seat = 0, rules: Essentials = RULES) -> list[str]:
    return [notation.write(action) for action in rules.legal(state, seat)]


def active(state: State, rules: Essentials = RULES) -> list[int]:
    """Return who may act, from 1."""
    return [seat + 1 for seat in sorted(rules.active(state))]


def lay(case: Suitcase, *tiles: str, rules: Essentials = RULES) -> Suitcase:
    """Lay tiles into a suitcase without asking: ``mint-boot cat 1 c4``."""
    for words in tiles:
        action = rules.read(f"put {words}")
        assert isinstance(action, Put)
        case.hand.append(rules.by_name[action.tile].number)
        case.rats += action.side == "cat"
        rules.packing.put(case, action)
    return case


def packed(*tiles: str, rules: Essentials = RULES) -> Suitcase:
    """Return the common suitcase with these tiles."""
    return lay(rules.start(1, 0).suitcases[0], *tiles, rules=rules)


def packing(*hand: str, free: Sequence[str] = (), rats: int = 0, seats: int = 1, rules: Essentials = RULES) -> State:
    """Return a position where the first seat has to pack this hand, and the others nothing.

    ``free`` draws the squares that are still empty, from the top row down, with #; none: the suitcase is as it was.
    """
    state = started(seats, rules=rules)
    state.phase, state.turn, state.tokens = "pack", SPACES, [NONE] * SPACES
    case = state.suitcases[0]
    case.hand, case.rats = [tile(name, rules).number for name in hand], rats
    if free:
        case.taken = rules.grid.full & ~mask_of(rules.grid.at[place] for place in drawn(free))
    return state


def scored(case: Suitcase, *todos: str, rules: Essentials = RULES) -> Score:
    return rules.sheet.score(case, numbers_of(*todos, rules=rules))


def numbers_of(*todos: str, rules: Essentials = RULES) -> list[int]:
    return [next(number for number, card in enumerate(rules.box.todos) if card.name == todo) for todo in todos]


def at_the_end(*cases: Suitcase, todos: Sequence[str] = ("1a", "2c", "3a"), rules: Essentials = RULES) -> State:
    """Return a position in which these suitcases are packed and only Pom-poms are left."""
    state = rules.start(len(cases), 0)
    state.suitcases, state.todos, state.round = list(cases), numbers_of(*todos, rules=rules), 12
    rules.rounds.end(state)
    rules._go_on(state)
    return state


def case_of(state: State, seat: Seat = 0, rules: Essentials = RULES) -> SuitcaseView:
    """Return a suitcase as everyone sees it."""
    return rules.view(state, None).suitcases[seat]


def spaces(state: State, rules: Essentials = RULES) -> tuple[str | None, ...]:
    return rules.view(state, None).spaces


def play_out(rules: Essentials, state: State, rng: Rng) -> list[tuple[Seat, str]]:
    """Play at random to the end, and return the plays."""
    return [(seat, notation.write(action)) for seat, action in steps(rules, state, at_random(rules, rng))]
