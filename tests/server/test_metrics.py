"""What is counted is shown, and of several workers the sum."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from packhouse.server.app import by_name
from packhouse.server.config import Config
from packhouse.server.door.http import TOO_LARGE, TOO_MANY, TOO_SLOW, Bound
from packhouse.server.hosts import Hosts
from packhouse.server.metrics import CODES, Metrics
from packhouse.server.operating import Operator
from packhouse.server.tasks import Tasks

from .asking import denied
from .room import BOT, ME, Room, in_a_room


def lines(metrics: Metrics) -> list[str]:
    return metrics.text()[0].decode().splitlines()


@pytest.mark.parametrize("name", ["plays", "refusals", "messages", "bot_plays", "expiries", "errors"])
def test_every_counter_is_there(name: str) -> None:
    assert f"# TYPE packhouse_{name}_total counter" in lines(Metrics())


@pytest.mark.parametrize("name", ["connections", "tables", "thoughts_waiting"])
def test_every_gauge_is_there(name: str) -> None:
    assert f"packhouse_{name} 0.0" in lines(Metrics())


@pytest.mark.parametrize("name", ["commit", "thought"])
def test_every_histogram_is_there(name: str) -> None:
    assert f"packhouse_{name}_seconds_count 0.0" in lines(Metrics())


def test_a_play_is_counted() -> None:
    metrics = Metrics()
    metrics.plays.inc()
    assert "packhouse_plays_total 1.0" in lines(metrics)


@in_a_room()
async def test_the_plays_of_bots_are_counted_apart(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT])
    await host.play(table, "take 1 1")
    counted = lines(room.house.metrics)
    assert {"packhouse_plays_total 1.0", "packhouse_bot_plays_total 1.0"} <= set(counted)


def test_a_task_that_fails_is_counted_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()

    async def fail() -> None:
        raise RuntimeError("no luck")

    async def test() -> None:
        await asyncio.wait([Tasks(metrics).spawn(fail())])

    asyncio.run(test())
    assert caplog.messages == ["a task failed"]
    assert "packhouse_errors_total 1.0" in lines(metrics)


def test_a_known_refusal_is_counted_by_its_code() -> None:
    metrics = Metrics()
    metrics.refused("not_to_act")
    assert 'packhouse_refusals_total{code="not_to_act"} 1.0' in lines(metrics)


def counted(room: Room, code: str) -> bool:
    return f'packhouse_refusals_total{{code="{code}"}} 1.0' in lines(room.house.metrics)


@in_a_room()
async def test_a_socket_from_another_site_is_counted(room: Room) -> None:
    assert await denied(room, origin="https://elsewhere.example") == 403
    assert counted(room, "origin")


@in_a_room(connections=1)
async def test_a_socket_too_many_is_counted(room: Room) -> None:
    room.house.limits.connections.enter("10.0.0.1")
    assert await denied(room) == 429
    assert counted(room, "too_many_connections")


@in_a_room()
async def test_a_socket_of_someone_banned_is_counted(room: Room) -> None:
    await Operator(room.house.store, "root", room.wall).ban("10.0.0.1", 60_000)
    await room.tend()
    assert await denied(room) == 403
    assert counted(room, "banned")


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_whoever_comes_by_a_strange_name_is_counted(kind: str) -> None:
    metrics = Metrics()

    async def nobody(*_: Any) -> None: ...

    config = Config(database="")
    scope = {"type": kind, "headers": [(b"host", b"evil.example")], "extensions": {"websocket.http.response": {}}}
    asyncio.run(by_name(Hosts(config), metrics, nobody)(scope, nobody, nobody))  # type: ignore[arg-type]
    assert 'packhouse_refusals_total{code="host"} 1.0' in lines(metrics)


@pytest.mark.parametrize("why", [TOO_MANY, TOO_LARGE, TOO_SLOW])
def test_each_reason_to_end_a_connection_at_the_door_is_counted_apart(why: Bound) -> None:
    assert why.code in CODES


def test_strange_refusals_are_counted_together() -> None:
    metrics = Metrics()
    metrics.refused("made up")
    metrics.refused("made up too")
    assert 'packhouse_refusals_total{code="other"} 2.0' in lines(metrics)


def test_prometheus_is_told_the_format() -> None:
    assert Metrics().text()[1].startswith("text/plain")


WORKER = """
import os, socket, sys
from packhouse.server.metrics import Metrics, forget_worker
metrics = Metrics()
metrics.plays.inc(2)
metrics.connections.inc(3)
for pid in sys.argv[1:]:
    forget_worker(f"{socket.gethostname()}/{pid}/x")
    print(metrics.text()[0].decode())
print(os.getpid())
"""


def work(folder: Path, *dead: str) -> list[str]:
    environment = os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(folder)}
    command = [sys.executable, "-c", WORKER, *dead]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def seen_by_the_second(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("metrics")
    (first,) = work(folder)
    return work(folder, first)


def test_what_a_dead_worker_counted_stays(seen_by_the_second: list[str]) -> None:
    assert "packhouse_plays_total 4.0" in seen_by_the_second


def test_what_a_dead_worker_held_is_gone(seen_by_the_second: list[str]) -> None:
    assert "packhouse_connections 3.0" in seen_by_the_second
