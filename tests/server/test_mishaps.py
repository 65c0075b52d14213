"""What goes wrong once is put right: a database that fails for a moment, deaf readers, workers thought dead."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest
from starlette.types import Message

from packhouse import wire
from packhouse.server.gate import Visitor
from packhouse.server.house import House
from packhouse.server.sockets.socket import MOST_UNREAD, Socket
from packhouse.server.storage.accounts import Account
from packhouse.server.storage.database.answers import down

from .room import ME, OPEN, PATIENCE, Room, in_a_room, nim, until

MOVE = {"kind": "move", "seconds": 30}


def fails_once(monkeypatch: pytest.MonkeyPatch, holder: object, name: str) -> None:
    """Let a method fail the first time, as if the database were down."""
    sound: Callable[..., Awaitable[Any]] = getattr(holder, name)

    async def fail(*args: Any, **more: Any) -> Any:
        monkeypatch.setattr(holder, name, sound)
        raise down(None)

    monkeypatch.setattr(holder, name, fail)


@in_a_room()
async def test_a_clock_that_could_not_be_ended_is_ended_later(room: Room) -> None:
    table, (host, _) = await nim(room, clock=MOVE)
    with pytest.MonkeyPatch.context() as patch:
        fails_once(patch, room.house.store, "append")
        await room.later(31)
    await room.tend()
    await room.later(1)
    assert host.update(table).outcome is not None


@in_a_room()
async def test_a_match_that_could_not_be_closed_is_closed_later(room: Room) -> None:
    table, (host, _) = await nim(room)
    await room.tend()
    with pytest.MonkeyPatch.context() as patch:
        fails_once(patch, room.house.store, "change")
        await host.does("resign", table)
        await room.settle()
    await room.tend()
    assert host.facts(table).status == "over"


@pytest.mark.parametrize(
    ("part", "work", "said", "unsure"),
    [
        ("heartbeat", "beat", "the heartbeat failed", True),
        ("keeper", "tend", "keeping tables failed", True),
        ("forgetting", "step", "forgetting failed", False),
        ("silence", "look", "looking for who is silent failed", False),
    ],
)
def test_what_fails_of_all_that_nobody_asks_for_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, part: str, work: str, said: str, unsure: bool
) -> None:
    async def fail() -> NoReturn:
        raise RuntimeError("no luck")

    async def rest() -> None:
        """Let the keeper not make sure of its leases at once."""

    @in_a_room()
    async def test(room: Room) -> None:
        room.keeper.tend = rest  # type: ignore[method-assign]
        setattr(getattr(room.house, part), work, fail)
        running = room.house.tasks.spawn(room.house.run())
        await until(lambda: bool(caplog.messages))
        running.cancel()
        assert ({*caplog.messages}, room.keeper.is_unsure) == ({said}, unsure)

    test(tmp_path)


@in_a_room(idle=0)
async def test_a_table_that_could_not_be_loaded_is_loaded_later(room: Room) -> None:
    table, (host, guest) = await nim(room, clock={"kind": "days", "seconds": 100_000})
    for each in (host, guest):
        await each.disconnect()
    await room.restart()
    room.wall.now += 200_000_000
    with pytest.MonkeyPatch.context() as patch:
        fails_once(patch, room.house.store, "tail")
        await room.tend()
    await room.tend()
    await room.later(1)
    match = (await room.table(table)).match
    assert match.outcome is not None


@in_a_room()
async def test_whoever_waits_for_a_slow_commit_is_not_late(room: Room) -> None:
    table, (host, _) = await nim(room, clock=MOVE)
    found = await room.table(table)
    room.wall.now += 20_000
    async with found.lock:
        playing = asyncio.create_task(host.play(table, "take 1 1"))
        await asyncio.sleep(0.01)
        room.wall.now += 15_000
    await playing
    assert host.update(table).number == 1


@in_a_room()
async def test_the_id_of_an_earlier_play_is_refused_for_another(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1", id="a1")
    await guest.play(table, "take 1 1")
    assert await host.refused_play(table, "take 2 1", id="a1") == "id_reused"


@in_a_room(creations=1)
async def test_rematches_count_as_new_tables(room: Room) -> None:
    table, (host, guest) = await nim(room)
    while room.house.limits.creating.allow("127.0.0.1"):
        pass
    await host.does("resign", table)
    assert await guest.refused("rematch", table) == "too_fast"


class FarEnd:
    """The other end of a connection: it reads nothing more once it is deaf."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.deaf = asyncio.Event()
        self._asked: asyncio.Queue[Message] = asyncio.Queue()

    def ask(self, **fields: Any) -> None:
        self._asked.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(fields).decode()})

    def leave(self) -> None:
        self._asked.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> Message:
        return await self._asked.get()

    async def send(self, message: Message) -> None:
        if self.deaf.is_set():
            await asyncio.Future()
        self.sent.append(message)


async def _ended(house: House, act: Callable[[Socket, FarEnd], None], *, deaf: bool) -> list[Message]:
    """Return what a connection sent before it ended by what was done to it."""
    far_end = FarEnd()
    connection = Socket(house, far_end.receive, far_end.send, Visitor("someone", "", 0), "here")
    if deaf:
        far_end.deaf.set()
    running = asyncio.create_task(connection.run())
    await asyncio.sleep(0.01)
    act(connection, far_end)
    async with asyncio.timeout(PATIENCE):
        await running
    assert "someone" not in house.connections._of_person
    return far_end.sent


@in_a_room()
async def test_whoever_closes_the_page_leaves_the_tables_that_it_showed(room: Room) -> None:
    table, (host, _) = await nim(room)
    at_table, far_end = await room.table(table), FarEnd()
    connection = Socket(room.house, far_end.receive, far_end.send, Visitor(host.person, "", 0), "here")
    running = asyncio.create_task(connection.run())
    far_end.ask(type="watch", id="m1", table=table)
    await until(lambda: connection in at_table.connections)
    far_end.leave()
    await running
    assert connection not in at_table.connections


@in_a_room()
async def test_a_request_that_fails_is_answered_and_counted(room: Room) -> None:
    async def fail(name: str) -> NoReturn:
        raise RuntimeError("no luck")

    room.house.tables.load = fail  # type: ignore[method-assign]
    far_end = FarEnd()
    connection = Socket(room.house, far_end.receive, far_end.send, Visitor("someone", "", 0), "here")
    running = asyncio.create_task(connection.run())
    far_end.ask(type="watch", id="m1", table="T")
    await until(lambda: bool(far_end.sent))
    far_end.leave()
    await running
    assert msgspec.json.decode(far_end.sent[0]["text"])["code"] == "trouble"
    assert b"packhouse_errors_total 1.0" in room.house.metrics.text()[0]


@in_a_room()
async def test_a_deaf_reader_is_cut_off(room: Room) -> None:
    await _ended(room.house, lambda connection, _: connection.tell(b"x" * (MOST_UNREAD + 1)), deaf=True)


@in_a_room()
async def test_a_deaf_reader_can_be_hung_up_on(room: Room) -> None:
    await _ended(room.house, lambda connection, _: connection.hang_up(), deaf=True)


@in_a_room()
async def test_whoever_is_hung_up_on_is_told_why(room: Room) -> None:
    (closing,) = await _ended(room.house, lambda connection, _: connection.hang_up(), deaf=False)
    assert (closing["type"], closing["code"]) == ("websocket.close", 4001)


@in_a_room()
async def test_whoever_is_hung_up_on_can_do_nothing_more(room: Room) -> None:
    def ask_too_late(connection: Socket, far_end: FarEnd) -> None:
        connection.hang_up()
        far_end.ask(type="create", id="m1", game="nim", seats=[ME, OPEN], name="Ada")

    await _ended(room.house, ask_too_late, deaf=False)
    assert not room.house.tables


@in_a_room()
async def test_whoever_is_hung_up_on_is_told_nothing_more(room: Room) -> None:
    def tell_too_late(connection: Socket, _: FarEnd) -> None:
        connection.hang_up()
        connection.tell(b"a secret")

    sent = await _ended(room.house, tell_too_late, deaf=False)
    assert [message["type"] for message in sent] == ["websocket.close"]


@in_a_room()
async def test_the_house_hangs_up_on_whoever_was_given_a_new_password_elsewhere(room: Room) -> None:
    ada = room.guest("Ada", account=True)
    room.house.connections.add(ada)
    await room.house.store.sign_up(Account(ada.person, "Ada", "hash", 1), "ada", [], room.house.time.wall)
    await room.house.heartbeat.beat()
    assert ada.hung_up


@in_a_room()
async def test_a_match_played_and_taken_back_for_ever_comes_to_an_end(room: Room) -> None:
    table, (host, _) = await nim(room)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("packhouse.server.requests.offers.MOST_ENTRIES", 0)
        await host.play(table, "take 1 1")
        assert await host.refused("undo", table) == "enough"


@in_a_room()
async def test_resigning_while_a_bot_thinks_is_no_fault_of_the_bots(room: Room) -> None:
    host = room.guest()
    for _ in range(5):
        table = await host.create("nim", [{"kind": "me"}, {"kind": "bot", "name": "uniform"}])
        await host.play(table, "take 1 1")
        await host.does("resign", table)
        await room.tend()
    assert not room.keeper.bots.faulty


@in_a_room()
async def test_looking_on_after_leaving_is_no_return(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await room.tend()
    await host.does("leave", table)
    await host.does("watch", table, spectate=True)
    await room.tend()
    assert guest.all(wire.Present)[-1].seats == (False, True)
    assert (await room.table(table)).bot(0)
