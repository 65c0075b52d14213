"""What a position costs that is looked at, now and in an earlier commit, in turns in one process.

python -m packhouse.games.packit.benchmarks.cost CHECKOUT [--boards hex-hex/7,diagonal/9] [--rounds 7]

Positions are those of a random game, every fourth, until few cells are left: there a search sees the end and is over.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from packhouse.bots.playing import at_random, steps
from packhouse.core.rng import QuickRng
from packhouse.games.packit.benchmarks import before
from packhouse.games.packit.components import Box
from packhouse.games.packit.options import Choices
from packhouse.games.packit.rules import PackIt
from packhouse.games.packit.search import Look
from packhouse.games.packit.state import State
from packhouse.kit.kernel.plan import NO_END, NODES

BOARDS = "hex-hex/5,hex-hex/7,hex-hex/9,limped/7,triangle/10,orthogonal/9,diagonal/9"
ENOUGH, DEEPEST, FEW, TABLE = 8_000, 12, 12, 100_000
"""Positions to look at, plies to look ahead, empty cells with which a game is near its end, and the table’s size."""


def positions(game: PackIt) -> list[State]:
    state, found = game.start(2, 0), []
    for number, _ in enumerate(steps(game, state, at_random(game, QuickRng(1)))):
        if number % 4 == 1 and len(game.legal(state, state.turn)) > FEW:
            found.append(state.copy())
    return found


def spent(look: Callable[[int], int], plan: Any) -> tuple[float, int]:
    """Return the processor time of a search, and how many positions it looked at."""
    look(1)
    plan[NODES] = NO_END
    begun, depth = time.process_time(), 2
    while NO_END - plan[NODES] < ENOUGH and depth < DEEPEST:
        look(depth)
        depth += 1
    return time.process_time() - begun, int(NO_END - plan[NODES])


def cost(looks: Iterable[Any]) -> float:
    """Return microseconds a position over all searches."""
    found = [spent(look, look.plan) for look in looks]
    return 1e6 * sum(seconds for seconds, _ in found) / sum(nodes for _, nodes in found)


def measured(board: dict[str, Any], rounds: int) -> tuple[float, float]:
    game, old = PackIt(Choices(**board), Box(boards={})), before.game(board)
    search, state = before.module("search"), before.module("state")
    states = positions(game)

    def then() -> float:
        return cost(search.Look(old, state.State(one.white, one.red, one.turn), TABLE) for one in states)

    def now() -> float:
        return cost(Look(game, one, TABLE) for one in states)

    both = [(then(), now()) for _ in range(rounds + 1)][1:]  # the first warms up
    return min(one for one, _ in both), min(other for _, other in both)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--boards", default=BOARDS)
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    table = Table("board", "before, µs", "now, µs", "now/before")
    with before.laid_out(asked.checkout) as place:
        before.look_in(place)
        for name in asked.boards.split(","):
            shape, size = name.split("/")
            then, now = measured({"board": shape, "size": int(size)}, asked.rounds)
            table.add_row(name, f"{then:.2f}", f"{now:.2f}", f"{now / then:.2f}")
    Console(file=sys.stdout).print(table)


if __name__ == "__main__":
    main()
