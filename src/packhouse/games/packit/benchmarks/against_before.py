"""The search as it is now against that of an earlier commit: the same openings with both colours, and as much for both.

python -m packhouse.games.packit.benchmarks.against_before FOLDER [--boards hex-hex/7] [--games 400] [--nodes 2500]

FOLDER is a checkout of that commit, as ``git worktree add FOLDER COMMIT`` makes one. With ``--seconds`` both have as
long for each play; with ``--nodes`` they look at as many positions, and with ``--before`` the earlier one at so many.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from packhouse.bots.playing import steps
from packhouse.core.game import Seat
from packhouse.core.rng import KeyedRng
from packhouse.games.packit.actions import Pack
from packhouse.games.packit.benchmarks import before
from packhouse.games.packit.components import Box
from packhouse.games.packit.options import Choices
from packhouse.games.packit.rules import PackIt
from packhouse.games.packit.search import best_centre
from packhouse.games.packit.state import State
from packhouse.lab.intervals import share

BLUR, ENDLESS = 2, 10**12
RANDOM, EVEN, LOOKED = 4, 1.0, 2_000
"""An opening has so many plays at random, and neither search, in so many positions, sees anyone further ahead."""

Searcher: TypeAlias = Callable[[State, int, float, int, int], Any]
"""Finds the best centre of a position, by nodes, seconds, blur and salt."""


class Terms(NamedTuple):
    board: dict[str, Any]
    seed: int
    now: int
    then: int
    """Nodes for either."""
    seconds: float


def searchers(game: PackIt, board: dict[str, Any]) -> tuple[Searcher, Searcher]:
    """Return the search of now, and that of then on the same board."""
    search, state, old = before.module("search"), before.module("state"), before.game(board)

    def now(position: State, *given: Any) -> Any:
        return best_centre(game, position, *given)

    def then(position: State, *given: Any) -> Any:
        return search.best_centre(old, state.State(position.white, position.red, position.turn), *given)

    return now, then


def opening(game: PackIt, both: Sequence[Searcher], chance: KeyedRng) -> State:
    while True:
        state = game.start(2, 0)
        for _ in range(RANDOM):
            game.apply(state, state.turn, chance.choose(game.legal(state, state.turn)))
        if all(abs(search(state, LOOKED, 60.0, 0, 0).lead) <= EVEN for search in both):
            return state


def lead(game: PackIt, state: State, seated: Sequence[tuple[Searcher, int]], seconds: float, chance: KeyedRng) -> float:
    """Play a game, and return White's lead."""

    def choose(state: State, active: frozenset[Seat]) -> tuple[Seat, Pack]:
        search, nodes = seated[state.turn]
        return state.turn, Pack(search(state, nodes, seconds, BLUR, chance.below(1 << 32)).centre)

    for _ in steps(game, state, choose):
        pass
    white, red = game.scores(state)
    return white - red


def pair(terms: Terms, number: int) -> tuple[float, float]:
    """Return how far ahead the search of now is in the end, as White and as Red."""
    game = PackIt(Choices(**terms.board), Box(boards={}))
    now, then = searchers(game, terms.board)
    chance = KeyedRng.from_seed(terms.seed).stream(number)
    start = opening(game, (now, then), chance)
    seated = [(now, terms.now), (then, terms.then)]
    as_white = lead(game, start.copy(), seated, terms.seconds, chance)
    return as_white, -lead(game, start.copy(), seated[::-1], terms.seconds, chance)


def points(margin: float) -> float:
    return 0.5 + 0.5 * ((margin > 0) - (margin < 0))


def match(workers: ProcessPoolExecutor, terms: Terms, games: int) -> dict[str, Any]:
    running = [workers.submit(pair, terms, number) for number in range(games // 2)]
    pairs = [future.result() for future in running]
    won = [sum(map(points, two)) for two in pairs]
    found = share(sum(won), 2 * len(pairs))
    both = Counter("won" if two > 1 else "lost" if two < 1 else "split" for two in won)
    return terms._asdict() | {
        "games": 2 * len(pairs), "share": found.value, "low": found.low, "high": found.high, "pairs": dict(both),
        "margin": sum(map(sum, pairs)) / (2 * len(pairs)),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--boards", default="hex-hex/7")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=ENDLESS)
    parser.add_argument("--before", type=int, dest="then")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    with (
        before.laid_out(asked.folder) as place,
        ProcessPoolExecutor(asked.jobs, initializer=before.look_in, initargs=(place,)) as workers,
    ):
        for name in asked.boards.split(","):
            shape, size = name.split("/")
            board = {"board": shape, "size": int(size)}
            terms = Terms(board, asked.seed, asked.nodes, asked.then or asked.nodes, asked.seconds)
            sys.stdout.write(json.dumps(match(workers, terms, asked.games)) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
