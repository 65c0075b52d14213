"""The coach looks finished matches over: beside play, once for everybody, and never while a match goes on."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from packhouse import wire
from packhouse.server import coaching
from packhouse.server.requests.handlers import HANDLERS
from packhouse.server.sharing import NOBODY, Asker

from .room import BOT, LOCAL, ME, Guest, Room, SlowThinkers, ThinkersHere, in_a_room, until

SHORT = {"hand": 2}


class CountedThinkers(ThinkersHere):
    looked = 0

    async def look(self, past: bytes, piece: bytes, asker: Asker = NOBODY) -> bytes:
        self.looked += 1
        return await super().look(past, piece, asker)


class FailingThinkers(ThinkersHere):
    async def look(self, past: bytes, piece: bytes, asker: Asker = NOBODY) -> bytes:
        raise RuntimeError("no idea")


async def begun(guest: Guest) -> str:
    return await guest.create("sealed", [ME, LOCAL], options=SHORT)


async def finished(guest: Guest) -> str:
    """Return a match of Sealed Bids that one has played to its end on one device."""
    table = await begun(guest)
    for seat in (0, 1, 0, 1):
        await guest.does("watch", table, seat=seat)
        await guest.play(table, guest.legal(table)[0])
    return table


async def looked_over(guest: Guest, table: str) -> wire.LookedOver:
    answer = await guest.does("lookover", table)
    assert isinstance(answer, wire.LookedOver)
    return answer


def told_of(guest: Guest) -> list[wire.Looking]:
    return guest.all(wire.Looking)


def asked(guest: Guest, table: str) -> asyncio.Task[Any]:
    return asyncio.create_task(guest.ask("lookover", table))


async def begin(guest: Guest, table: str) -> None:
    """Let a match be looked over, by thinkers that the test doesn't wait for yet."""
    before = len(guest.room.house.coaching)
    request = wire.read_request(msgspec.json.encode({"type": "lookover", "id": "early", "table": table}))
    await HANDLERS[type(request)](guest.room.house, guest, request)
    await until(lambda: len(guest.room.house.coaching) > before)


@in_a_room()
async def test_a_finished_match_is_looked_over(room: Room) -> None:
    host = room.guest()
    told = await looked_over(host, await finished(host))
    assert [one.seat for one in told.verdict.weighed] == [0, 1, 0, 1]
    assert len(told.verdict.accounts) == 2


@in_a_room()
async def test_nothing_is_told_while_the_match_goes_on(room: Room) -> None:
    host = room.guest()
    assert await host.refused("lookover", await begun(host)) == "not_over"


@in_a_room()
async def test_whoever_has_the_link_may_ask(room: Room) -> None:
    host, stranger = room.guest(), room.guest()
    table = await finished(host)
    assert (await looked_over(stranger, table)).verdict == (await looked_over(host, table)).verdict


@in_a_room()
async def test_it_is_worked_out_once_and_kept(room: Room) -> None:
    host = room.guest()
    table = await finished(host)
    first = await looked_over(host, table)
    await room.restart()
    room.think_with(FailingThinkers(1, 100))
    assert (await looked_over(host, table)).verdict == first.verdict


@in_a_room()
async def test_two_who_ask_at_once_wait_for_the_same_work(room: Room) -> None:
    host, other = room.guest(), room.guest()
    table = await finished(host)
    thinkers = CountedThinkers(1, 100)
    room.think_with(thinkers)
    first, second = await asyncio.gather(asked(host, table), asked(other, table))
    assert first.verdict == second.verdict
    assert thinkers.looked == len(told_of(host)) == len(told_of(other))


@in_a_room()
async def test_how_far_it_is_is_told_meanwhile(room: Room) -> None:
    host = room.guest()
    await looked_over(host, await finished(host))
    told = host.all(wire.Looking)
    assert told
    assert all(0 <= one.done < one.all for one in told)


@in_a_room()
async def test_a_person_has_one_match_looked_over_at_a_time(room: Room) -> None:
    host = room.guest()
    first, second = await finished(host), await finished(host)
    room.think_with(SlowThinkers(room))
    await begin(host, first)
    assert await host.refused("lookover", second) == "coach_busy"


@in_a_room()
async def test_what_failed_can_be_asked_again(room: Room) -> None:
    host = room.guest()
    table = await finished(host)
    room.think_with(FailingThinkers(1, 100))
    assert await host.refused("lookover", table) == "trouble"
    room.think_with(ThinkersHere(1, 100))
    await looked_over(host, table)


@in_a_room()
async def test_every_play_is_found_again_by_its_number(room: Room) -> None:
    host, stranger = room.guest(), room.guest()
    table = await finished(host)
    told = await looked_over(stranger, table)
    for number, one in zip(told.numbers, told.verdict.weighed, strict=True):
        before = await stranger.does("recall", table, number=number)
        assert isinstance(before, wire.Recalled)
        assert one.seat in before.active


@in_a_room()
async def test_a_verdict_names_nobody(room: Room) -> None:
    host = room.guest("Adelheid")
    told = await looked_over(host, await finished(host))
    assert b"Adelheid" not in wire.encode(told)


@in_a_room()
async def test_bots_matches_are_looked_over_too(room: Room) -> None:
    host = room.guest()
    table = await host.create("sealed", [ME, BOT], options=SHORT)
    while host.update(table).outcome is None:
        await host.play(table, host.legal(table)[0])
    assert (await looked_over(host, table)).verdict.weighed


@in_a_room()
async def test_only_so_many_matches_are_looked_over_at_a_time(room: Room) -> None:
    host = room.guest()
    tables = [await finished(host) for _ in range(2)]
    room.think_with(SlowThinkers(room))
    await begin(room.guest(), tables[0])
    with pytest.MonkeyPatch.context() as fewer:
        fewer.setattr(coaching, "MOST", 1)
        assert await room.guest().refused("lookover", tables[1]) == "bots_busy"


@in_a_room()
async def test_one_address_keeps_nobody_elsewhere_from_the_coach(room: Room) -> None:
    host, stranger = room.guest(), room.guest()
    stranger.address = "192.0.2.7"
    tables = [await finished(host) for _ in range(3)]
    room.think_with(SlowThinkers(room))
    with pytest.MonkeyPatch.context() as fewer:
        fewer.setattr(coaching, "MOST_THERE", 1)
        await begin(room.guest(), tables[0])
        await begin(stranger, tables[1])
        assert await room.guest().refused("lookover", tables[2]) == "bots_busy"
