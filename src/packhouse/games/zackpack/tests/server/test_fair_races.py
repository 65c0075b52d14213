"""Whom the house hears first is first: a slow line costs what it costs, and nothing that a client says changes it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import msgspec
import pytest

from packhouse import wire
from packhouse.core.match import Play
from packhouse.games.zackpack.tests.server.racers import Contest, contests
from tests.server.entries import Row, logs
from tests.server.house import ServedHouse, served
from tests.server.room import ME, OPEN, Guest, Room, in_a_room
from tests.soak import TIMES

PINGS = (0.02, 0.1, 0.3)
TABLES = 8
REFLEX, PEOPLE = (0.0, 0.0), (0.3, 0.9)
"""Seconds from seeing the trucks to grabbing one: as programs do, and as people do."""


def report(pause: tuple[float, float], found: list[Contest]) -> None:
    """Print each one's share of the trucks that all of them wanted."""
    lines = [f"{len(found)} contested trucks, reactions of {pause[0]} to {pause[1]} s:"]
    for racer, ping in enumerate(PINGS):
        won = sum(contest.winner == racer for contest in found)
        lines.append(f"  {ping * 1000:3.0f} ms there and back: {won:3} of them, {won / len(found):.0%}")
    print("\n".join(["", *lines]))  # noqa: T201 — the measurement


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.mark.parametrize("pause", [REFLEX, PEOPLE], ids=["reflex", "people"])
def test_every_contested_truck_has_one_winner_and_the_others_are_told_who(
    house: ServedHouse, pause: tuple[float, float]
) -> None:
    found = [each for seed in range(TIMES) for each in asyncio.run(contests(house.address, PINGS, TABLES, pause, seed))]
    assert found, "nobody wanted the same truck"
    report(pause, found)
    stored = logs(house.database)
    for contest in found:
        winner = contest.tries[contest.winner]
        took = [seat for seat, action in _plays(stored[contest.table]) if action == f"grab {winner.truck}"]
        assert took == [winner.seat], "nobody else has it"
        told = [tried.refusal for racer, tried in contest.tries.items() if racer != contest.winner]
        assert told == [{"code": "taken", "seat": winner.seat + 1, "truck": winner.truck}] * (len(PINGS) - 1)


def _plays(stored: list[Row]) -> list[tuple[int, str]]:
    return [(row.entry.seat, row.entry.action) for row in stored if isinstance(row.entry, Play)]


async def ready(room: Room) -> tuple[str, list[Guest]]:
    """Return a table where trucks can be grabbed: the first guest's by all others."""
    guests = [room.guest() for _ in range(4)]
    table = await guests[0].create("zackpack", [ME, OPEN, OPEN, OPEN])
    for guest in guests[1:]:
        await guest.sit(table)
    for guest in guests:
        await guest.play(table, "ready")
    return table, guests


IDS = ["!", "0", "~~~~"]
"""The first, the middle and the last, were they sorted."""


@pytest.mark.parametrize("ids", [*permutations(IDS)])
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1)])
def test_the_first_to_arrive_is_first_whatever_its_id(
    tmp_path: Path, order: tuple[int, ...], ids: tuple[str, ...]
) -> None:
    @in_a_room()
    async def test(room: Room) -> None:
        table, guests = await ready(room)
        truck = guests[0].view(table)["places"][0]["trucks"][0]
        grabs = [
            guests[seat].ask("play", table, action=f"grab {truck}", turn=1, id=name)
            for seat, name in zip(order, ids, strict=True)
        ]
        first, *others = await asyncio.gather(*grabs)
        assert isinstance(first, wire.Update)
        assert guests[0].view(table)["places"][order[0]]["truck"] == truck
        assert {getattr(each, "code", "") for each in others} == {"taken"}

    test(tmp_path)


@in_a_room()
async def test_the_time_of_a_play_is_the_houses(room: Room) -> None:
    table, guests = await ready(room)
    room.wall.now += 1234
    await guests[1].play(table, "grab pile", id="1970-01-01T00:00:00Z")
    assert (await room.table(table)).match.log[-1].at == 1234


def test_a_play_says_nothing_about_time() -> None:
    assert set(wire.Play.__struct_fields__) == {"id", "table", "action", "turn"}


@pytest.mark.parametrize("field", ["at", "time", "clock", "sent", "latency", "seat"])
def test_whoever_adds_a_time_to_a_play_is_not_heard(field: str) -> None:
    play = {"type": "play", "id": "a", "table": "t", "action": "grab 17", "turn": 0}
    assert isinstance(wire.read_request(msgspec.json.encode(play)), wire.Play)
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        wire.read_request(msgspec.json.encode(play | {field: 0}))


@in_a_room()
async def test_a_turn_that_is_not_ones_own_gains_nothing(room: Room) -> None:
    table, guests = await ready(room)
    for turn in (0, 2, 99):
        assert await guests[1].refused_play(table, "grab pile", turn=turn) == "stale"
