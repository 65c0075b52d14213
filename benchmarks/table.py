"""The table under load: many matches of Pack-It over real sockets, saturated and at people's pace.

python -m benchmarks.table [--database sqlite|postgresql] [--matches 50,200,500] [--pattern saturated|paced]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from tests.server.house import ServedHouse
from tests.server.postgres import execute, fresh, throw_away

from . import processes
from .load import Count, Load
from .stutter import Stretch, flushes, is_even, witness

WARM_UP = 3.0
PATTERNS = ("saturated", "paced")


class Figures(msgspec.Struct, kw_only=True):
    """One pass."""

    database: str
    pattern: str
    matches: int
    moves_a_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    even_p99_ms: float
    """Of the moves under way while the machine itself ran evenly."""
    even_share: float
    """How many those are."""
    server_cpu_ms_a_move: float
    database_cpu_ms_a_move: float
    memory_mb: float
    bytes_a_screen_and_move: float
    server_cpu_share: float
    generator_cpu_share: float
    others_cpu_share: float
    """What else ran on the machine meanwhile: figures from a busy one say little."""


class Idle(msgspec.Struct, kw_only=True):
    database: str
    start_seconds: float
    memory_mb: float
    flush_ms: tuple[float, float, float]
    """What the disk takes by itself: p50, p99 and at most."""


class Bench:
    """One kind of database, and how to measure servers on it."""

    def __init__(self, database: str, postgres: str, workers: int) -> None:
        self._database = database
        self._postgres = postgres
        self._workers = workers
        self._postmaster = asyncio.run(_postmaster(postgres)) if postgres else 0

    @contextlib.contextmanager
    def server(self) -> Iterator[tuple[ServedHouse, float]]:
        """Start a server on a new database, and say how long it took to answer."""
        with tempfile.TemporaryDirectory() as folder:
            url = fresh(self._postgres) if self._postgres else ""
            house = ServedHouse(Path(folder), url, creations=10_000, workers=self._workers)
            began = time.perf_counter()
            try:
                house.start()
                yield house, time.perf_counter() - began
            finally:
                house.clear()

    def idle(self) -> Idle:
        with self.server() as (house, seconds):
            time.sleep(2)
            size = processes.memory(processes.group(house.pid))
        with tempfile.TemporaryDirectory() as folder:
            waits = flushes(Path(folder))
        flush = _ms(waits, 50), _ms(waits, 99), max(waits) * 1000
        return Idle(database=self._database, start_seconds=seconds, memory_mb=size / 1e6, flush_ms=flush)

    def measure(self, pattern: str, matches: int, seconds: float) -> Figures:
        with self.server() as (house, _), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(self._measure(house, pattern, matches, seconds))

    async def _measure(self, house: ServedHouse, pattern: str, matches: int, seconds: float) -> Figures:
        load = Load(house.port, paced=pattern == "paced")
        await load.set_up(matches)
        gc.collect()
        gc.freeze()
        load.go()
        await asyncio.sleep(WARM_UP)
        server = processes.group(house.pid)
        with witness() as slow:
            load.count, before, began = Count(), self._spent(server), time.perf_counter()
            await asyncio.sleep(seconds)
            count, after, took = load.count, self._spent(server), time.perf_counter() - began
        size = processes.memory(server)
        load.close()
        own, served, stored, busy = (late - early for early, late in zip(before, after, strict=True))
        waits, even = _waits(count, []), _waits(count, slow)
        return Figures(
            database=self._database, pattern=pattern, matches=matches, moves_a_second=count.moves / took,
            p50_ms=_ms(waits, 50), p95_ms=_ms(waits, 95), p99_ms=_ms(waits, 99),
            even_p99_ms=_ms(even, 99), even_share=len(even) / len(waits),
            server_cpu_ms_a_move=served / count.moves * 1000, database_cpu_ms_a_move=stored / count.moves * 1000,
            memory_mb=size / 1e6, bytes_a_screen_and_move=count.bytes / count.moves / 2,
            server_cpu_share=served / took, generator_cpu_share=own / took,
            others_cpu_share=max(0.0, busy - own - served - stored) / took,
        )  # fmt: skip

    def _spent(self, server: list[int]) -> tuple[float, float, float, float]:
        """Return the processor seconds of this process, of the server, of the database and of the whole machine."""
        database = processes.family(self._postmaster) if self._postmaster else []
        used = processes.cpu_seconds
        return time.process_time(), used(server), used(database), processes.busy_seconds()


def _waits(count: Count, slow: list[Stretch]) -> list[float]:
    return [shown - sent for sent, shown in count.journeys if is_even(slow, sent, shown)]


def _ms(waits: list[float], percent: int) -> float:
    return statistics.quantiles(waits, n=100)[percent - 1] * 1000


def run(choice: argparse.Namespace) -> Iterator[Idle | Figures]:
    """Measure what was chosen, on a PostgreSQL of our own where need be."""
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(throw_away()) if choice.database == "postgresql" else ""
        bench = Bench(choice.database, postgres, choice.workers)
        yield bench.idle()
        for pattern in choice.pattern:
            for matches in choice.matches:
                for _ in range(choice.passes):
                    yield bench.measure(pattern, matches, choice.seconds)


def chosen() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--matches", type=lambda text: [int(part) for part in text.split(",")], default=[50, 200, 500])
    parser.add_argument("--pattern", type=lambda text: text.split(","), default=PATTERNS)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args()


def row(figures: Figures) -> list[str]:
    waits = "/".join(f"{wait:.1f}" for wait in (figures.p50_ms, figures.p95_ms, figures.p99_ms))
    even = f"{figures.even_p99_ms:.1f} ({figures.even_share:.0%})"
    shares = (figures.server_cpu_share, figures.generator_cpu_share, figures.others_cpu_share)
    cpu = f"{figures.server_cpu_ms_a_move:.3f}"
    if figures.database_cpu_ms_a_move:
        cpu += f" + {figures.database_cpu_ms_a_move:.3f}"
    return [
        figures.pattern, str(figures.matches), f"{figures.moves_a_second:,.0f}", waits, even, cpu,
        f"{figures.memory_mb:.0f}", f"{figures.bytes_a_screen_and_move:.0f}", *(f"{share:.0%}" for share in shares),
    ]  # fmt: skip


def main() -> None:
    idle, *passes = run(chosen())
    assert isinstance(idle, Idle)
    table = Table(
        idle.database, "matches", "moves/s", "both screens\np50/p95/p99 ms", "p99 while the\nmachine is even",
        "server CPU\nms/move", "memory\nMB", "bytes/screen\nand move", "server\nCPU", "load's\nCPU", "others'\nCPU",
    )  # fmt: skip
    for figures in passes:
        assert isinstance(figures, Figures)
        table.add_row(*row(figures))
    console = Console(width=150)
    console.print(f"idle: {idle.start_seconds:.2f} s from start to first answer, {idle.memory_mb:.0f} MB")
    console.print("the disk by itself: a flush takes {:.1f} ms, {:.1f} at p99, {:.1f} at most".format(*idle.flush_ms))
    console.print(table)
    sys.stdout.write(json.dumps(msgspec.to_builtins([idle, *passes])) + "\n")


async def _postmaster(url: str) -> int:
    """Return the process that all of PostgreSQL's others come from."""
    ((content,),) = await execute(url, "SELECT pg_read_file('postmaster.pid')")
    return int(content.split()[0])


if __name__ == "__main__":
    main()
