"""Nobody's haste or hunger takes from others: bots, take-backs, tables, phrases, offers and the lobby."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from packhouse import games, wire
from packhouse.core import undo
from packhouse.core.match import Match
from packhouse.core.rng import QuickRng
from packhouse.server.bots.work import BotTask, Choice
from packhouse.server.sharing import NOBODY, Asker
from packhouse.server.storage.database import Step

from ..soak import TIMES
from .room import BOT, ME, OPEN, Guest, Room, SlowThinkers, in_a_room, nim, opened, until

MANY = "2001:db8:0:{:x}::/64"
"""The networks of one holder."""


class Noting(SlowThinkers):
    """Notes who had a turn, in which order."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.asked: list[str] = []
        self.turns: list[str] = []

    async def choose(self, task: BotTask, urgent: bool, asker: Asker = NOBODY) -> Choice:
        self.asked.append(asker.person)
        choice = await super().choose(task, urgent, asker)
        self.turns.append(asker.person)
        return choice


def at(guest: Guest, address: str) -> Guest:
    guest.address = address
    return guest


@in_a_room(tables=1000)
async def test_one_guests_many_tables_keep_nobodys_bot_waiting(room: Room) -> None:
    bots = Noting(room)
    room.think_with(bots)
    eve, ada = at(room.guest(), "192.0.2.66"), at(room.guest(), "192.0.2.1")
    for _ in range(20 * TIMES):
        await eve.ask("create", game="nim", seats=[BOT, ME], name="Someone")
    await until(lambda: len(bots.asked) == 20 * TIMES)
    await ada.ask("create", game="nim", seats=[BOT, ME], name="Someone")
    await until(lambda: ada.person in bots.asked)
    await room.settle()
    assert bots.turns.index(ada.person) <= 2


async def turns_before(room: Room, address: str) -> int:
    """Return how many turns others have before someone who comes after many guests at an address."""
    bots = Noting(room)
    room.think_with(bots)
    ada = at(room.guest(), "192.0.2.1")
    for number in range(20 * TIMES):
        eve = at(room.guest(), address.format(number))
        await eve.ask("create", game="nim", seats=[BOT, ME], name="Someone")
    await until(lambda: len(bots.asked) == 20 * TIMES)
    await ada.ask("create", game="nim", seats=[BOT, ME], name="Someone")
    await until(lambda: ada.person in bots.asked)
    await room.settle()
    return bots.turns.index(ada.person)


@in_a_room(tables=1000)
async def test_nor_do_many_guests_of_one_address(room: Room) -> None:
    assert await turns_before(room, "192.0.2.66") <= 3


@in_a_room(tables=1000)
async def test_nor_does_one_holder_of_many_networks(room: Room) -> None:
    assert await turns_before(room, MANY) <= 3


class Counting(Match[Any, Any]):
    """Counts how often it is played again."""

    replays = 0

    def at(self, number: int) -> Counting:
        type(self).replays += 1
        return super().at(number)


def test_taking_back_one_play_looks_at_no_other() -> None:
    setup = games.setup("nim", 2, 5)
    match = Counting(games.load(setup), setup)
    rng = QuickRng(3)
    for _ in range(6):
        seat = min(match.game.active(match.state))
        match.play(seat, match.game.sample(match.state, seat, rng))
    undo.free_undo(match, seat, rng, len(match.log) - 1)
    assert Counting.replays == 2


@in_a_room(creations=1 / 60)
async def test_the_number_of_new_tables_is_looked_at_before_anything_is_built(room: Room) -> None:
    host = room.guest()
    await host.create("nim", [ME, OPEN])
    assert await host.refused("create", game="no such game", seats=[ME]) == "too_fast"


@in_a_room(tables=1)
async def test_the_number_of_open_tables_too(room: Room) -> None:
    host = room.guest()
    await host.create("nim", [ME, OPEN])
    assert await host.refused("create", game="no such game", seats=[ME]) == "too_many_tables"


@in_a_room(creations=1 / 60)
async def test_a_match_is_not_played_again_for_a_table_too_many(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.does("resign", table)
    asked = {"number": 99, "seats": [ME, BOT]}
    assert await host.refused("branch", table, **asked) == "too_fast"


@in_a_room()
async def test_a_seat_says_a_few_phrases_at_once_and_then_one_now_and_then(room: Room) -> None:
    table, (host, other) = await nim(room)
    codes = [code_of(await host.ask("say", table, phrase="hello")) for _ in range(20)]
    assert codes == [""] * 5 + ["said_enough"] * 15
    assert len(other.all(wire.Said)) == 5
    assert code_of(await other.ask("say", table, phrase="hello")) == ""
    room.wall.now += 2_000
    assert [code_of(await host.ask("say", table, phrase="hello")) for _ in range(2)] == ["", "said_enough"]


@in_a_room()
async def test_a_seat_makes_a_few_offers_at_once_and_then_one_now_and_then(room: Room) -> None:
    table, (host, other) = await nim(room)
    assert [await offered_and_withdrawn(host, table) for _ in range(6)] == [""] * 4 + ["too_many_offers"] * 2
    assert await offered_and_withdrawn(other, table) == ""
    room.wall.now += 20_000
    assert await offered_and_withdrawn(host, table) == ""


@in_a_room()
async def test_take_backs_that_others_must_agree_to_are_offers_too(room: Room) -> None:
    table, (host, other) = await nim(room)
    await host.play(table, "take 1 1")
    await other.play(table, "take 2 1")
    assert [await offered_and_withdrawn(host, table, "undo") for _ in range(5)] == [""] * 4 + ["too_many_offers"]


async def offered_and_withdrawn(guest: Guest, table: str, kind: str = "draw") -> str:
    answer = await guest.ask(kind, table)
    await guest.ask("decline", table)
    return code_of(answer)


def code_of(answer: wire.AnyMessage) -> str:
    return answer.code if isinstance(answer, wire.Refused) else ""


async def listed(room: Room) -> set[str]:
    guest = room.guest()
    await guest.does("lobby")
    return {table.table for table in guest.all(wire.Tables)[-1].tables}


async def crowd(room: Room, tables: int, address: str) -> None:
    for number in range(tables):
        room.wall.now += 1
        await at(room.guest(), address.format(number)).create("nim", [ME, OPEN], public=True)


@pytest.mark.parametrize("address", ["192.0.2.66", MANY], ids=["one address", "one holder's networks"])
def test_one_addresss_many_tables_hide_nobody_elses_in_the_lobby(url: str, address: str) -> None:
    async def test() -> None:
        async with opened(url, lobby=10) as room:
            honest = await at(room.guest(), "192.0.2.1").create("nim", [ME, OPEN], public=True)
            played = await at(room.guest(), "192.0.2.2").create("nim", [ME, BOT], public=True)
            await crowd(room, 15 * TIMES, address)
            shown = await listed(room)
            assert {honest, played} <= shown
            assert len(shown) == 10

    asyncio.run(asyncio.wait_for(test(), 120))


@in_a_room(lobby=4)
async def test_nor_do_one_persons_hide_a_neighbours(room: Room) -> None:
    neighbour = await at(room.guest(), "192.0.2.66").create("nim", [ME, OPEN], public=True)
    eve = at(room.guest(), "192.0.2.66")
    for _ in range(6):
        room.wall.now += 1
        await eve.create("nim", [ME, OPEN], public=True)
    assert neighbour in await listed(room)


@in_a_room()
async def test_who_opened_a_table_is_forgotten_with_its_end(room: Room) -> None:
    ada = room.guest("Ada")
    table = await ada.create("nim", [ME, OPEN], public=True)
    kept = Step("SELECT opener FROM tables WHERE id = $1", (table,))
    [(opener,)] = await room.house.store.database.read(kept)
    assert opener.endswith(ada.person)
    await ada.does("cancel", table)
    assert await room.house.store.database.read(kept) == [("",)]
