"""How long games of Zack & Pack last among strong bots, in rounds, and how far apart the players end.

python -m packhouse.games.zackpack.benchmarks.rounds [--games 500] [--mode live]
"""

from __future__ import annotations

import argparse
import functools
import json
import statistics
from collections.abc import Sequence
from multiprocessing import Pool
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from packhouse import games
from packhouse.core.rng import KeyedRng
from packhouse.games import players
from packhouse.lab.arena import play

SEATS = range(3, 7)
PROCESSES = 2


class Length(NamedTuple):
    rounds: int
    winner: float
    """The winner's points."""
    spread: float
    """From the winner's points to the least."""


def length(mode: str, seats: int, number: int) -> Length:
    game = games.load(games.setup("zackpack", seats, 0, {"mode": mode}))
    chance = KeyedRng.from_seed(number)
    outcome, _ = play(game, chance.seed(), [players.named("zackpack", "strong")] * seats, chance)
    most, least = max(outcome.scores), min(outcome.scores)
    return Length(int(outcome.reason.fields["rounds"]), most, most - least)


def facts(lengths: Sequence[Length]) -> dict[str, float]:
    rounds = sorted(one.rounds for one in lengths)
    return {
        "mean": statistics.mean(rounds),
        "±": 1.96 * statistics.stdev(rounds) / len(rounds) ** 0.5,
        "5 %": rounds[len(rounds) // 20],
        "95 %": rounds[-1 - len(rounds) // 20],
        "winner": statistics.mean(one.winner for one in lengths),
        "spread": statistics.mean(one.spread for one in lengths),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--mode", choices=["live", "ordered"], default="live")
    asked = parser.parse_args()
    found = {}
    with Pool(PROCESSES) as pool:
        for seats in SEATS:
            found[seats] = facts(pool.map(functools.partial(length, asked.mode, seats), range(asked.games), 10))
    table = Table("players", *next(iter(found.values())))
    for seats, row in found.items():
        table.add_row(str(seats), *(f"{value:.1f}" for value in row.values()))
    Console().print(f"{asked.games} games each, {asked.mode}: rounds, the winner's points and the spread", table)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
