"""Bots answer people, think again when something was taken back, and wait until people can follow."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from packhouse import wire
from packhouse.server.bots.work import BotTask, Choice
from packhouse.server.keeper import bot_seats
from packhouse.server.sharing import NOBODY, Asker

from .room import BOT, ME, Room, ThinkersHere, in_a_room, until


@in_a_room()
async def test_a_bot_answers_a_persons_play(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT])
    await host.play(table, "take 1 1")
    assert [play.seat for update in host.all(wire.Update, table) for play in update.seen] == [0, 1]  # type: ignore[union-attr]


@in_a_room()
async def test_who_waits_is_told_that_a_bot_gets_ready_but_only_the_first_time(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [BOT, ME])
    assert [told.seat for told in host.all(wire.Warming, table)] == [0]
    await host.play(table, host.legal(table)[0])
    assert len(host.all(wire.Warming, table)) == 1


@in_a_room()
async def test_a_bot_plays_on_after_a_restart(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT], clock={"kind": "days", "seconds": 86400})
    room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await host.play(table, "take 1 1")
    await room.restart()
    await room.tend()
    again = host.again()
    await again.does("watch", table)
    assert again.update(table).active == (0,)


class Noted(ThinkersHere):
    """Keeps what bots thought about."""

    def __init__(self) -> None:
        super().__init__(1, 100)
        self.heaps: list[list[int]] = []

    async def choose(self, task: BotTask, urgent: bool, asker: Asker = NOBODY) -> Choice:
        self.heaps.append(msgspec.json.decode(task.state)["heaps"])
        return await super().choose(task, urgent, asker)


@in_a_room(bot_pace=0.1)
async def test_a_bot_thinks_again_when_what_it_thought_about_was_taken_back(room: Room) -> None:
    noted = Noted()
    room.think_with(noted)
    host = room.guest()
    table = await host.create("nim", [ME, BOT])
    for kind, fields in (("play", {"action": "take 1 1", "turn": 0}), ("undo", {})):
        await host.ask(kind, table, **fields)
    await host.play(table, "take 3 2")
    assert noted.heaps[-1] == [3, 4, 3]


@in_a_room(bot_pace=0.1)
async def test_a_bot_waits_longer_where_the_game_says_that_people_must_follow(room: Room) -> None:
    host = room.guest()
    name = await host.create("nim", [ME, BOT])
    table = await room.table(name)
    table.game.pace = lambda state: 15.0  # type: ignore[method-assign]
    began = asyncio.get_running_loop().time()
    await host.play(name, "take 3 2")
    assert len(table.match.log) == 2
    assert asyncio.get_running_loop().time() - began >= 1.5


@in_a_room(bot_reaction=1)
async def test_a_bot_that_someone_was_faster_than_does_not_wait_for_its_turn_to_be_refused(room: Room) -> None:
    host, waiting = room.guest(), room.keeper.bots._waiting
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_seats, "LONGEST_REACTION", 1e6)
        patch.setattr(bot_seats, "PART_OF_THE_PHASE", 1e6)
        opened = await host.ask("create", game="snap", seats=[ME, {"kind": "bot", "name": "sloth"}], name="Ada")
        table = getattr(opened, "table", "")
        await until(lambda: bool(waiting))
        await host.ask("play", table, action=f"grab {host.view(table)['top']}", turn=0)
        await until(lambda: [plan.length for plan, _ in waiting.values()] == [1])
