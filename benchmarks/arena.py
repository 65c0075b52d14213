"""What the arena costs beside rules and bots, and what a second process brings.

    python -m benchmarks.arena [--seconds 2] [--rounds 5]

Each row compares the same games: played by a bare loop of rules and bots, by the arena with a tally, and by the arena
with rows of Parquet, all in this process and by its own processor time, so that others on the machine change little.
The bare loop is measured twice: with the bots' generators seeded in it, as numbered games need them, and seeded before.
Two processes are compared with one twice, once all are warm: by the clock, which says little beside other work, and
by what the cores had to do for them, ours included: two free cores can't be quicker than that. Of several rounds, taken
in turns, each has its best. Prints a table, and a line of JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from functools import partial
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from packhouse import games
from packhouse.bots.playing import by_lot, steps
from packhouse.core.rng import KeyedRng, QuickRng
from packhouse.games import players
from packhouse.lab.arena import Series, played, pool, shared, split
from packhouse.lab.rows import about, parquet
from packhouse.lab.tally import tally

from .processes import cpu_seconds, family

SEED = 1
FEW = 20
"""Games that warm up, and tell how many fill the time."""


class Case(NamedTuple):
    game: str
    bot: str
    options: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game} {self.bot}"

    def series(self, number: int) -> Series:
        setup = games.setup(self.game, 2, SEED, self.options)
        return Series(setup, (self.bot,) * 2, 0, number)


CASES = (Case("packit", "uniform", {}), Case("pickpack", "uniform", {}), Case("packit", "strong", {}))


def bare(series: Series, *, seeded: bool) -> Callable[[], None]:
    """Return what plays the games of a series with nothing around, once; their luck may be made before."""
    game, root = games.load(series.setup), KeyedRng.from_seed(series.setup.seed)
    seated = [players.named(series.setup.game, bot).unhurried() for bot in series.bots]
    made = []
    for number in range(series.games):
        chance = root.stream("game", number)
        seed = chance.seed()
        seeds = [chance.seed() for _ in seated]
        made.append((seed, seeds, [QuickRng(one) for one in seeds] if seeded else None, chance))

    def play() -> None:
        for seed, seeds, ready, chance in made:
            luck = ready or [QuickRng(one) for one in seeds]
            state = game.start(series.setup.seats, seed)
            for _ in steps(game, state, by_lot(game, seated, luck, chance)):
                pass
            game.outcome(state)

    return play


def spent(work: Callable[[], object], clock: Callable[[], float]) -> float:
    start = clock()
    work()
    return clock() - start


def work_of_all() -> float:
    """Return the processor time that this process and its own have used."""
    return cpu_seconds(family(os.getpid()))


def in_pool(series: Series, jobs: int, workers: Executor) -> None:
    for _ in shared(split(series, jobs), workers, partial(tally, 2)):
        pass


def enough(case: Case, seconds: float) -> Series:
    """Return as many games as fill the time."""
    few = case.series(FEW)
    tally(2, played(few))  # loads and compiles
    return case.series(max(FEW, round(FEW * seconds / spent(bare(few, seeded=True), time.process_time))))


def measured(case: Case, seconds: float, rounds: int, one: Executor, two: Executor) -> dict[str, float]:
    series = enough(case, seconds)
    for workers in (one, two):
        in_pool(msgspec.structs.replace(series, games=series.games // 2), 2, workers)
    which = about(series, records=False)
    cpu: dict[str, list[float]] = {"bare": [], "seeded": [], "arena": [], "rows": []}
    pools: dict[str, list[float]] = {"one": [], "two": [], "work of one": [], "work of two": []}
    for _ in range(rounds):
        cpu["bare"].append(spent(bare(series, seeded=False), time.process_time))
        cpu["seeded"].append(spent(bare(series, seeded=True), time.process_time))
        cpu["arena"].append(spent(lambda: tally(2, played(series)), time.process_time))
        cpu["rows"].append(spent(lambda: parquet(which, played(series)), time.process_time))
        for jobs, name, workers in ((1, "one", one), (2, "two", two)):
            work = work_of_all()
            pools[name].append(spent(partial(in_pool, series, jobs, workers), time.perf_counter))
            pools[f"work of {name}"].append(work_of_all() - work)
    best = {name: min(times) for name, times in (cpu | pools).items()}
    return {
        "games": series.games,
        "bare games/s": round(series.games / best["bare"], 1),
        "arena": round(best["bare"] / best["arena"], 3),
        "arena, seeded before": round(best["seeded"] / best["arena"], 3),
        "rows": round(best["bare"] / best["rows"], 3),
        "two processes": round(best["one"] / best["two"], 2),
        "two processes, by their work": round(2 * best["work of one"] / best["work of two"], 2),
    }


def shown(figures: Iterable[tuple[str, dict[str, float]]]) -> Table:
    table = Table(
        "game, bots", "games", "bare loop", "arena", "luck seeded before", "with rows", "two processes", "by their work"
    )
    for case, found in figures:
        number, rate, arena, seeded, rows, two, work = found.values()
        shares = [f"{share:.0%}" for share in (arena, seeded, rows)]
        table.add_row(case, str(number), f"{rate:,.0f}/s", *shares, f"{two:.2f} ×", f"{work:.2f} ×")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    with pool(1) as one, pool(2) as two:
        figures = {str(case): measured(case, arguments.seconds, arguments.rounds, one, two) for case in CASES}
    Console().print(shown(figures.items()))
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
