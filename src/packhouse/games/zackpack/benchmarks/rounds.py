"""How long games of Zack & Pack last among strong bots, in rounds, and how far apart the players end.

python -m packhouse.games.zackpack.benchmarks.rounds [--games 500] [--mode live]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from packhouse import games
from packhouse.lab.arena import Series, pool, shared, split
from packhouse.lab.played import Played
from packhouse.lab.spread import Spread, summary

SEATS = range(3, 7)
PROCESSES = 2


class Length(NamedTuple):
    rounds: float
    winner: float
    """The winner's points."""
    apart: float
    """From the winner's points to the least."""


def lengths(games: Iterable[Played]) -> list[Length]:
    return [length(played) for played in games]


def length(played: Played) -> Length:
    outcome = played.outcome
    most, least = max(outcome.scores), min(outcome.scores)
    return Length(int(outcome.reason.fields["rounds"]), most, most - least)


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
            made = [one for _, some in shared(work, workers, lengths) for one in some]
            found[seats] = {name: Spread.of(values) for name, *values in zip(Length._fields, *made, strict=True)}
    table = Table("players", "rounds", "5 % to 95 %", "winner’s points", "points apart")
    for seats, row in found.items():
        rounds, winner, apart = map(summary, row.values())
        few, many = (row["rounds"].quantile(part) for part in (0.05, 0.95))
        table.add_row(str(seats), f"{rounds:.1f}", f"{few:.0f} to {many:.0f}", f"{winner:.1f}", f"{apart:.1f}")
    Console().print(f"{asked.games} games each, {asked.mode}; ± is the 95 % interval", table)
    facts = {seats: {name: summary(values) for name, values in row.items()} for seats, row in found.items()}
    print(msgspec.json.encode(facts).decode())


if __name__ == "__main__":
    main()
