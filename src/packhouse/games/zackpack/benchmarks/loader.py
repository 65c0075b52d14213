"""The exact loader of Zack & Pack on one core: every truck with every roll, and CP-SAT on some of them beside it.

python -m packhouse.games.zackpack.benchmarks.loader
"""

from __future__ import annotations

import itertools
import json
import statistics
import time

from rich.console import Console
from rich.progress import track
from rich.table import Table

from packhouse import games
from packhouse.core.rng import QuickRng
from packhouse.games.zackpack.loader import BestLoad, best_load
from packhouse.games.zackpack.rules import ZackPack
from packhouse.games.zackpack.tests import cp
from packhouse.games.zackpack.truck import Truck

SAMPLED = 300
CAP = 10.0

Pair = tuple[Truck, tuple[int, ...]]


def timed(pair: Pair) -> tuple[float, BestLoad]:
    truck, load = pair
    start = time.perf_counter()
    found = best_load(truck.squares, truck.height, load)
    return 1000 * (time.perf_counter() - start), found


def quantile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def row(table: Table, what: str, times: list[float], proved: int) -> dict[str, float]:
    facts = {
        "pairs": len(times), "proved": proved, "median": statistics.median(times), "p95": quantile(times, 0.95),
        "p99": quantile(times, 0.99), "worst": max(times), "sum": sum(times),
    }  # fmt: skip
    table.add_row(what, f"{len(times):,}", f"{proved:,}", *(f"{facts[name]:,.3f}" for name in list(facts)[2:]))
    return facts


def main() -> None:
    game = games.load(games.setup("zackpack", 3, 0))
    assert isinstance(game, ZackPack)
    rolls = list(itertools.product(*(sorted(set(piece.die)) for piece in game.box.pieces)))
    pairs = [(truck, load) for truck in game.trucks.values() for load in rolls]
    timed(pairs[0])  # loads or compiles the kernel
    found = [timed(pair) for pair in track(pairs, "loader", transient=True)]
    rng, console = QuickRng(1), Console()
    sample = [rng.below(len(pairs)) for _ in range(SAMPLED)]
    answers = [
        cp.ask(pairs[n][0].squares, pairs[n][0].height, pairs[n][1], CAP)
        for n in track(sample, "CP-SAT", transient=True)
    ]
    for number, answer in zip(sample, answers, strict=True):
        assert answer.cubes <= found[number][1].cubes <= answer.bound, f"they disagree about {pairs[number]}"
    table = Table("milliseconds", "pairs", "proved", "median", "p95", "p99", "worst", "sum")
    facts = {
        "all": row(table, "loader, all", [ms for ms, _ in found], sum(load.cubes == load.bound for _, load in found)),
        "sample": row(table, "loader, sample", [found[n][0] for n in sample], SAMPLED),
        "cp_sat": row(
            table, f"CP-SAT, sample, {CAP:.0f} s cap", [1000 * answer.seconds for answer in answers],
            sum(answer.cubes == answer.bound for answer in answers),
        ),
    }  # fmt: skip
    console.print(table)
    for name in ("median", "p95", "worst", "sum"):
        console.print(f"CP-SAT takes {facts['cp_sat'][name] / facts['sample'][name]:,.0f} times the loader's {name}")
    print(json.dumps(facts))


if __name__ == "__main__":
    main()
