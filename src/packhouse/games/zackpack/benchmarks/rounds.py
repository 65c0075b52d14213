"""How long games of Zack & Pack last among strong bots, in rounds, and how far apart the players end.

python -m packhouse.games.zackpack.benchmarks.rounds [--games 500] [--mode live]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from packhouse import games
from packhouse.lab.arena import Series, pool, shared, split
from packhouse.lab.played import Played
from packhouse.lab.spread import Spread

SEATS = range(3, 7)
PROCESSES = 2


class Length(NamedTuple):
    rounds: int
    winner: float
    """The winner's points."""
    spread: float
    """From the winner's points to the least."""


def lengths(games: Iterable[Played]) -> list[Length]:
    return [length(played) for played in games]


def length(played: Played) -> Length:
    outcome = played.outcome
    most, least = max(outcome.scores), min(outcome.scores)
    return Length(int(outcome.reason.fields["rounds"]), most, most - least)


def facts(found: Sequence[Length]) -> dict[str, float]:
    rounds = Spread.of(one.rounds for one in found)
    return {
        "mean": rounds.mean,
        "±": rounds.error,
        "5 %": rounds.quantile(0.05),
        "95 %": rounds.quantile(0.95),
        "winner": Spread.of(one.winner for one in found).mean,
        "spread": Spread.of(one.spread for one in found).mean,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--mode", choices=["live", "ordered"], default="live")
    asked = parser.parse_args()
    found = {}
    with pool(PROCESSES) as workers:
        for seats in SEATS:
            setup = games.setup("zackpack", seats, 0, {"mode": asked.mode})
            work = split(Series(setup, ("strong",) * seats, 0, asked.games), PROCESSES)
            found[seats] = facts([one for _, some in shared(work, workers, lengths) for one in some])
    table = Table("players", *next(iter(found.values())))
    for seats, row in found.items():
        table.add_row(str(seats), *(f"{value:.1f}" for value in row.values()))
    Console().print(f"{asked.games} games each, {asked.mode}: rounds, the winner's points and the spread", table)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
