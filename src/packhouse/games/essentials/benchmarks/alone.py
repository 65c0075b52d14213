"""How often a bot that plays Pack the Essentials alone beats each Cat Lady's goal, and what it scores.

python -m packhouse.games.essentials.benchmarks.alone [--games 200] [--bot expert] [--seed 1]
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from packhouse import games
from packhouse.games.essentials.rules import Essentials
from packhouse.lab.arena import Series, pool, shared, split
from packhouse.lab.played import Played
from packhouse.lab.spread import Spread, summary

CARDS = 8


def scores(series: Iterable[Played]) -> list[float]:
    return [played.outcome.scores[0] for played in series]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    table = Table("card", "To-Dos", "goal", "points", "median", "beaten")
    with pool(asked.jobs) as workers:
        for number in range(1, CARDS + 1):
            setup = games.setup("essentials", 1, asked.seed, {"card": number})
            game = games.load(setup)
            assert isinstance(game, Essentials)
            work = split(Series(setup, (asked.bot,), 0, asked.games), asked.jobs)
            spread = Spread.of(points for _, some in shared(work, workers, scores) for points in some)
            card = game.card
            beaten = sum(count for points, count in spread.counts.items() if points > card.goal) / asked.games
            points, median = f"{summary(spread):.1f}", f"{spread.quantile(0.5):.0f}"
            table.add_row(card.lady, " ".join(card.todos), str(card.goal), points, median, f"{100 * beaten:.0f} %")
    Console().print(table)


if __name__ == "__main__":
    main()
