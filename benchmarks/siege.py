"""What honest players notice of an attack: matches at people's pace, without one and then with one.

python -m benchmarks.siege [--attack pings,messages] [--matches 50] [--seconds 8] [--messages 1000000]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from tests.server.hostile import ATTACKS
from tests.server.house import ServedHouse

from . import processes
from .load import Count, Load
from .table import _ms, _waits

WARM_UP = 3.0
PROBE = 0.2
USUAL = {"connections": 100, "rate": 100, "address_rate": 1000, "tables": 20}
"""The limits as they are by default; those of the players are wide, who all sit at one address."""


class Spell(msgspec.Struct, kw_only=True):
    """A time with or without an attack."""

    moves_a_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    health_worst_ms: float
    health_failed: int
    memory_mb: float
    """At most."""
    server_cpu_share: float


class Siege(msgspec.Struct, kw_only=True):
    attack: str
    before: Spell
    during: Spell
    memory_after_mb: float
    counted: dict[str, int]
    faults: int
    """Tracebacks in the log, and answers past 499."""


class Watch:
    """Asks again and again whether the house is well, and how large it has grown."""

    def __init__(self, house: ServedHouse) -> None:
        self.waits: list[float] = []
        self.failed = self.memory = 0
        self._house = house

    async def run(self) -> None:
        while True:
            self.memory = max(self.memory, processes.memory([self._house.pid]))
            began, status = time.perf_counter(), b""
            try:
                with contextlib.suppress(OSError, TimeoutError):
                    async with asyncio.timeout(10):
                        status = await self._ask()
                self.failed += b" 200 " not in status
            finally:  # one still without an answer has waited, too
                self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(PROBE)

    async def _ask(self) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._house.port)
        try:
            writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            return await reader.readline()
        finally:
            writer.close()


@contextlib.asynccontextmanager
async def watching(house: ServedHouse) -> AsyncIterator[Watch]:
    watch = Watch(house)
    task = asyncio.create_task(watch.run())
    try:
        yield watch
    finally:
        task.cancel()
        await asyncio.wait([task])


async def spell(house: ServedHouse, load: Load, seconds: float, attack: str = "", most: int = 0) -> tuple[Spell, bytes]:
    """Measure for some seconds, and on for as long as an attack takes."""
    async with watching(house) as watch:
        load.count, spent, began = Count(), processes.cpu_seconds([house.pid]), time.perf_counter()
        counted, _ = await asyncio.gather(_attacked(house.port, attack, seconds, most), asyncio.sleep(seconds))
        took, spent = time.perf_counter() - began, processes.cpu_seconds([house.pid]) - spent
    waits = [*_waits(load.count, []), *load.unshown()]
    return Spell(
        moves_a_second=load.count.moves / took, p50_ms=_ms(waits, 50), p95_ms=_ms(waits, 95), p99_ms=_ms(waits, 99),
        health_worst_ms=max(watch.waits) * 1000, health_failed=watch.failed, memory_mb=watch.memory / 1e6,
        server_cpu_share=spent / took,
    ), counted  # fmt: skip


async def _attacked(port: int, attack: str, seconds: float, most: int) -> bytes:
    if not attack:
        return b"{}"
    words = ["-m", "tests.server.hostile", attack, str(port), str(seconds), str(most)]
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
    return (await process.communicate())[0]


async def besiege(house: ServedHouse, attack: str, choice: argparse.Namespace) -> Siege:
    load = Load(house.port, paced=True)
    await load.set_up(choice.matches)
    load.go()
    await asyncio.sleep(WARM_UP)
    before, _ = await spell(house, load, choice.seconds)
    during, counted = await spell(house, load, choice.seconds, attack, choice.messages)
    await asyncio.sleep(1)
    after = processes.memory([house.pid]) / 1e6
    load.close()
    faults = house.log.count("Traceback") + house.log.count('"level": "error"')
    return Siege(
        attack=attack, before=before, during=during, memory_after_mb=after, counted=json.loads(counted), faults=faults
    )


def measured(attack: str, choice: argparse.Namespace) -> Siege:
    with tempfile.TemporaryDirectory() as folder:
        house = ServedHouse(Path(folder), **USUAL | {"connections": max(100, 3 * choice.matches)})
        try:
            house.start()
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(besiege(house, attack, choice))
        finally:
            house.clear()


def chosen() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attack", type=lambda text: text.split(","), default=list(ATTACKS))
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--messages", type=int, default=10**9, help="End an attack when it has sent so many.")
    return parser.parse_args()


def main() -> None:
    choice = chosen()
    console = Console(width=150)
    table = Table("attack", "", "moves/s", "p50/p95/p99 ms", "worst /health ms", "failed", "memory MB", "CPU")
    sieges = [measured(attack, choice) for attack in choice.attack]
    for siege in sieges:
        for name, part in (("before", siege.before), ("during", siege.during)):
            waits = f"{part.p50_ms:.1f}/{part.p95_ms:.1f}/{part.p99_ms:.1f}"
            table.add_row(
                siege.attack, name, f"{part.moves_a_second:.0f}", waits, f"{part.health_worst_ms:.0f}",
                str(part.health_failed), f"{part.memory_mb:.0f}", f"{part.server_cpu_share:.0%}",
            )  # fmt: skip
        console.print(f"{siege.attack}: {siege.counted}, {siege.faults} faults, {siege.memory_after_mb:.0f} MB after")
    console.print(table)
    sys.stdout.write(json.dumps(msgspec.to_builtins(sieges)) + "\n")


if __name__ == "__main__":
    main()
