"""The kernel does exactly what the rules say, whatever is in the box; `make soak` looks at ten times as many plays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from packhouse.bots.playing import at_random, steps
from packhouse.core.rng import QuickRng
from packhouse.games.pickpack import arrays
from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.kernel.fingerprints import fingerprint
from packhouse.games.pickpack.kernel.moves import list_moves
from packhouse.games.pickpack.kernel.playing import play
from packhouse.games.pickpack.kernel.playouts import playouts
from packhouse.games.pickpack.kernel.position import MOST_MOVES, margin
from packhouse.games.pickpack.rules import PickPack
from packhouse.games.pickpack.state import State
from tests.soak import TIMES

from .position import SMALL, fill, game, position

LARGE: dict[str, Any] = {
    "grid": 7,
    "trays": [12, 12, 12, 12, 1],
    "crates": 6,
    "rush_section": 3,
    "tiles": {"premium": 1, "wholesale": 1, "rush": 4, "control": 2, "mixup": 3, "malfunction": 3},
}
WILD: dict[str, Any] = {
    "grid": 4,
    "trays": [5, 5, 5, *[0] * 16, 1],
    "crates": 1,
    "rush_section": 0,
    "tiles": {"rush": 2, "control": 2, "mixup": 2, "malfunction": 2},
}
BOXES = {"its own": None, "small": SMALL, "large": LARGE, "wild": WILD}
SHARES = {"its own": 0.7, "small": 0.1, "large": 0.1, "wild": 0.1}
TRANSITIONS = 10_000 * TIMES


@pytest.mark.parametrize("box", BOXES)
def test_moves_and_what_they_do_are_those_of_the_rules(box: str) -> None:
    rules, rng = game(BOXES[box], beginners=True), QuickRng(len(box))
    moves, done = np.empty(MOST_MOVES, np.int32), 0
    while done < TRANSITIONS * SHARES[box]:
        state = rules.start(2, rng.below(1 << 32))
        at = arrays.position(rules, state)
        while rules.outcome(state) is None:
            legal = rules.legal(state, state.turn)
            count = list_moves(at[0], moves)
            assert [arrays.action(rules, move) for move in moves[:count].tolist()] == legal
            choice = rng.below(count)
            play(at[0], moves[choice])
            rules.apply(state, state.turn, legal[choice])
            assert at == arrays.position(rules, state)
            red, blue = rules.scores(state)
            assert margin(at[0]) == red - blue
            done += 1


def test_playouts_end_as_random_games_by_the_rules_do() -> None:
    rules, rng, count = game(beginners=True), QuickRng(1), 1_000
    start = rules.start(2, 5)
    found = [finish(rules, start.copy(), rng) for _ in range(count)]
    red, blue, draws, leads, plays = playouts(arrays.position(rules, start), 20 * count, 5) / (20 * count)
    assert red + blue + draws == pytest.approx(1)
    assert red == pytest.approx(sum(lead > 0 for lead, _ in found) / count, abs=0.06)
    assert draws == pytest.approx(sum(lead == 0 for lead, _ in found) / count, abs=0.03)
    assert leads == pytest.approx(sum(lead for lead, _ in found) / count, abs=1.5)
    assert plays == pytest.approx(sum(number for _, number in found) / count, abs=1.5)


def finish(rules: PickPack, state: State, rng: QuickRng) -> tuple[float, int]:
    """Play at random; return Red's lead and the number of plays."""
    plays = len(list(steps(rules, state, at_random(rules, rng))))
    red, blue = rules.scores(state)
    return red - blue, plays


def test_the_same_seed_gives_the_same_playouts() -> None:
    rules = game(beginners=True)
    start = arrays.position(rules, rules.start(2, 0))
    first, again, other = (playouts(start, 100, seed).tolist() for seed in (1, 1, 2))
    assert first == again != other


def printed(state: State) -> int:
    return int(fingerprint(arrays.position(game(), state)[0]))


def some() -> State:
    state = position(tiles={"a-top": "rush", "a-bottom": "premium", "3-left": "control"}, rush="1 0")
    return fill(fill(state, RED, (1, 2), (3,), (2,), (2,), closed={4: "premium"}), BLUE, (2, 1), (3,))


def test_positions_that_differ_in_names_only_have_the_same_fingerprint() -> None:
    ends = some()
    ends.tiles[:2] = reversed(ends.tiles[:2])
    crates = fill(some(), RED, (3,), (1, 2))
    spent = some()
    spent.spent[5] = "mixup"
    face_down = some()
    face_down.closed[3], face_down.crates[3] = "premium", (1, 1)  # of a closed crate only the apples count
    assert {printed(state) for state in (ends, crates, spent, face_down)} == {printed(some())}


def test_positions_that_differ_have_different_fingerprints() -> None:
    def changed(**fields: Any) -> State:
        state = some()
        for name, value in fields.items():
            setattr(state, name, value)
        return state

    trays, tiles = some().trays, some().tiles
    others = [
        changed(turn=BLUE),
        changed(phase="rush"),
        changed(fresh=1),
        changed(grabber=3),
        changed(rush=[0, 1]),
        changed(trays=[0, *trays[1:]]),
        changed(trays=[0, *trays[1:]], broken=[4, *[0] * 35]),
        changed(tiles=[None, *tiles[1:]]),
        changed(tiles=[None, *tiles[:-1]]),
        fill(some(), RED, (2, 1)),
        fill(fill(some(), RED, (2, 1), (3,), ()), BLUE, (1, 2), (3,), (2,)),
        fill(some(), RED, closed={4: "wholesale"}),
    ]
    assert len({printed(state) for state in [some(), *others]}) == len(others) + 1
