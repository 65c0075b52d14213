"""Plain HTTP is answered at a pace that nobody at a page ever notices."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from packhouse.server import pace
from packhouse.server.limits import NetworkRate, Rate
from packhouse.server.metrics import Metrics

from .house import served
from .test_door import raw
from .test_limits import Clock

ASKED = b"GET /robots-and-nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
AT_ONCE = 1000
RATE = 200


def test_who_asks_little_never_waits() -> None:
    rate = NetworkRate(10, 3, Clock())
    assert [rate.turn("a", 1.0) for _ in range(3)] == [0, 0, 0]


def test_whoever_asks_more_waits_longer_each_time() -> None:
    rate = NetworkRate(10, 2, Clock())
    assert [rate.turn("a", 1.0) for _ in range(5)] == pytest.approx([0, 0, 0.1, 0.2, 0.3])


def test_others_wait_for_nobody_elsewhere() -> None:
    rate = NetworkRate(10, 1, Clock())
    assert [rate.turn("a", 1.0), rate.turn("a", 1.0), rate.turn("b", 1.0)] == pytest.approx([0, 0.1, 0])


def test_networks_of_one_holder_wait_together() -> None:
    rate = NetworkRate(10, 1, Clock())
    turns = [rate.turn(f"2001:db8:0:{number}::/64", 9.0) for number in range(4)]
    assert turns == pytest.approx([0, 0, 0.05, 0.1])


def test_a_turn_that_is_too_far_away_is_none_and_costs_nothing() -> None:
    clock = Clock()
    rate = NetworkRate(10, 1, clock)
    assert [rate.turn("a", 0.15) for _ in range(20)][2:] == [None] * 18
    clock.now += 0.2
    assert rate.turn("a", 0.15) == 0


def test_what_is_owed_is_remembered_until_it_is_paid() -> None:
    clock = Clock()
    rate = Rate(10, 10, clock)
    for _ in range(30):
        rate.bucket("a").owe()
    clock.now += 2.9
    rate.allow("b")
    assert len(rate) == 2
    clock.now += 0.2
    rate.allow("b")
    assert len(rate) == 1


def test_a_bucket_just_made_is_not_forgotten_as_full() -> None:
    rate = Rate(10, 10, time.monotonic)
    assert [rate.allow("a", 6), rate.allow("a", 6)] == [True, False]


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Give how long each request waited, without a wait."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return found


def answers(times: int, kind: str = "http") -> list[Any]:
    """Ask so many times at one moment, and return what came: the application's own word, or a status."""
    found: list[Any] = []
    metrics = Metrics()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append("answered")

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            found.append(message["status"])

    async def happen() -> None:
        paced = pace.paced(NetworkRate(10, 2, Clock()), metrics, app)
        for _ in range(times):
            await paced({"type": kind, "client": ("192.0.2.1", 9), "headers": []}, nothing, send)

    asyncio.run(happen())
    return found


async def nothing() -> Any:
    raise AssertionError("nobody reads what was sent")


def test_a_request_waits_for_its_turn(waits: list[float]) -> None:
    assert answers(4) == ["answered"] * 4
    assert waits == pytest.approx([0.1, 0.2])


def test_a_request_that_would_wait_too_long_is_refused(waits: list[float]) -> None:
    assert answers(54) == ["answered"] * 52 + [429] * 2
    assert max(waits) <= pace.LONGEST


def test_sockets_have_a_pace_of_their_own(waits: list[float]) -> None:
    assert answers(9, "websocket") == ["answered"] * 9
    assert waits == []


def test_requests_in_a_row_are_all_answered_but_no_faster_than_their_share(tmp_path: Path) -> None:
    with served(tmp_path) as house, closing(raw(house)) as line:
        began, said = time.monotonic(), b""
        sending = threading.Thread(target=line.sendall, args=(ASKED * (AT_ONCE + RATE),))
        sending.start()
        while said.count(b"HTTP/1.1 404") < AT_ONCE + RATE:
            said += line.recv(1 << 16)
        sending.join()
        assert time.monotonic() - began > 0.9  # the last fifth of them took a second, on however fast a machine
