"""What games of Pack the Essentials come to: points by source, how full suitcases get, which positions are wanted.

python -m packhouse.games.essentials.benchmarks.figures
    [--games 500] [--bot strong] [--seats 4] [--seed 1] [--components FILE]
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from packhouse import games
from packhouse.core.components import table
from packhouse.games.essentials.actions import Pawn
from packhouse.games.essentials.components import SPACES
from packhouse.games.essentials.rules import Essentials
from packhouse.games.essentials.state import NONE, State
from packhouse.lab.arena import Series, pool, shared, split
from packhouse.lab.played import Played
from packhouse.lab.spread import Spread, summary


class Packed(NamedTuple):
    """A suitcase at the end."""

    points: dict[str, float]
    """By source, and what the To-Dos yield by their names."""
    first: tuple[int, ...]
    """The positions that its seat chose while all were free."""
    chosen: tuple[int, ...]


def packed(series: Iterable[Played]) -> list[Packed]:
    return [row for one in series for row in suitcases(one)]


def suitcases(played: Played) -> list[Packed]:
    game = games.load(played.setup)
    assert isinstance(game, Essentials)
    state = game.start(played.setup.seats, played.setup.seed)
    chosen: dict[int, list[int]] = {seat: [] for seat in range(played.setup.seats)}
    first: dict[int, list[int]] = {seat: [] for seat in range(played.setup.seats)}
    for seat, action in played.steps:
        if isinstance(action, Pawn):
            if all(pawn == NONE for pawn in state.pawns):
                first[seat].append(action.position)
            chosen[seat].append(action.position)
        game.apply(state, seat, action)
    return [
        Packed(sources(game, state, seat), tuple(first[seat]), tuple(chosen[seat]))
        for seat in range(played.setup.seats)
    ]


def sources(game: Essentials, state: State, seat: int) -> dict[str, float]:
    case = state.suitcases[seat]
    score = game.sheet.score(case, state.todos)
    colours = sorted(score.colours, reverse=True)
    room = game.sheet.squares - sum(sign == "#" for row in game.box.suitcases[0] for sign in row)
    return {
        "total": score.total,
        **{f"colour {rank}": points for rank, points in enumerate(colours, 1)},
        "cats": score.cats,
        **{
            f"to-do {game.box.todos[number].name}": points
            for number, points in zip(state.todos, score.todos, strict=True)
        },
        "to-dos": sum(score.todos),
        "filled %": 100 * (1 - score.empty / room),
        "tiles": len(case.laid),
        "rats left": case.rats,
        "pom-poms": case.tucked.bit_count(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--components", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    own = table(asked.components.read_text(), str(asked.components)) if asked.components else None
    setup = games.setup("essentials", asked.seats, asked.seed, own=own)
    work = split(Series(setup, (asked.bot,) * asked.seats, 0, asked.games), asked.jobs)
    with pool(asked.jobs) as workers:
        rows = [row for _, some in shared(work, workers, packed) for row in some]
    show(rows)


def show(rows: list[Packed]) -> None:
    found = Table("source", "mean", "deviation", "suitcases")
    names = dict.fromkeys(name for row in rows for name in row.points)
    for name in names:
        spread = Spread.of(row.points[name] for row in rows if name in row.points)
        found.add_row(name, f"{summary(spread):.1f}", f"{spread.deviation:.1f}", str(spread.count))
    Console().print(found)
    for what, picked in (("chosen first", [row.first for row in rows]), ("chosen", [row.chosen for row in rows])):
        number = Counter(position for one in picked for position in one)
        total = sum(number.values())
        shares = (f"{position}: {100 * number[position] / total:.1f} %" for position in range(1, SPACES + 1))
        print(f"{what}: {', '.join(shares)} of {total}")


if __name__ == "__main__":
    main()
