"""Two workers on one PostgreSQL serve the same tables, as if they were one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NoReturn

from packhouse import wire
from packhouse.server.tables.table import Table

from .room import BOT, ME, OPEN, PATIENCE, Guest, Room, Wall, opened, until

Test = Callable[[Room, Room], Awaitable[None]]


def on_two_workers(**settings: Any) -> Callable[[Test], Callable[[str], None]]:
    """Let a test happen in two houses at once, which share a database and the time of day."""

    def placed(test: Test) -> Callable[[str], None]:
        async def happen(url: str) -> None:
            wall = Wall()
            one, other = opened(url, wall, **settings), opened(url, wall, **settings)
            async with asyncio.timeout(3 * PATIENCE), one as first, other as second:
                await test(first, second)

        def happens(postgres_url: str) -> None:
            asyncio.run(happen(postgres_url))

        happens.__name__ = test.__name__
        return happens

    return placed


async def nim(first: Room, second: Room, **fields: Any) -> tuple[str, Guest, Guest]:
    """Return a table with a guest at each worker."""
    host, guest = first.guest("Ada"), second.guest("Bob")
    table = await host.create("nim", [ME, OPEN], **fields)
    await guest.sit(table)
    await until(lambda: bool(host.all(wire.Update, table)))
    return table, host, guest


async def tend(*rooms: Room) -> None:
    for room in rooms:
        await room.tend()


@on_two_workers()
async def test_a_match_begins_at_both_workers(first: Room, second: Room) -> None:
    table, host, guest = await nim(first, second)
    assert (host.update(table).seat, guest.update(table).seat) == (0, 1)


@on_two_workers()
async def test_a_play_at_one_worker_is_seen_at_the_other(first: Room, second: Room) -> None:
    table, host, guest = await nim(first, second)
    await host.play(table, "take 1 1")
    await until(lambda: guest.update(table).number == 1)
    assert guest.view(table)["heaps"] == [2, 4, 5]


@on_two_workers()
async def test_a_play_is_told_whole_to_the_other_worker_which_need_not_read_it(first: Room, second: Room) -> None:
    table, host, guest = await nim(first, second)
    read: list[object] = []
    second.house.store.tail = read.append  # type: ignore[assignment]
    for number, each in enumerate((host, guest, host), 1):
        await each.play(table, "take 3 1")
        await until(lambda number=number: host.update(table).number == guest.update(table).number == number)  # type: ignore[misc]
    assert not read


@on_two_workers()
async def test_a_fault_at_one_table_costs_no_other_its_entries_and_is_counted(first: Room, second: Room) -> None:
    places = sorted([await nim(first, second), await nim(first, second)], key=lambda place: place[0])
    (faulty, *_), (sound, _, guest) = places
    there = second.house.tables._in_memory[faulty]
    looked: list[Table] = []

    def fail(*_: object) -> NoReturn:
        raise RuntimeError("no luck")

    there.audience.tell_news = fail  # type: ignore[assignment]  # as a game's view that fails
    second.keeper.look = looked.append  # type: ignore[assignment]
    await asyncio.gather(*(host.play(table, "take 1 1") for table, host, _ in places))  # in one announcement
    await until(lambda: guest.update(sound).number == 1)
    await second.settle()
    assert b"packhouse_errors_total 1.0" in second.house.metrics.text()[0]
    assert there in looked and len(there.match.log) == 1


@on_two_workers()
async def test_players_at_two_workers_play_by_turns(first: Room, second: Room) -> None:
    table, host, guest = await nim(first, second)
    for number, each in enumerate((host, guest, host, guest)):
        await until(lambda each=each, number=number: each.update(table).number == number)  # type: ignore[misc]
        await each.play(table, "take 3 1")
    await until(lambda: host.update(table).number == 4)
    assert host.view(table) == guest.view(table)


@on_two_workers()
async def test_the_first_to_be_stored_wins_a_race(first: Room, second: Room) -> None:
    host, guest = first.guest(), second.guest()
    table = await host.create("snap", [ME, OPEN])
    await guest.sit(table)
    await until(lambda: bool(host.all(wire.Update, table)))
    top = host.view(table)["top"]
    grabs = (each.ask("play", table, action=f"grab {top}", turn=0) for each in (host, guest))
    answers = await asyncio.gather(*grabs)
    assert sorted(type(answer).__name__ for answer in answers) == ["Refused", "Update"]


@on_two_workers()
async def test_a_play_repeated_at_the_other_worker_is_applied_once(first: Room, second: Room) -> None:
    table, host, _ = await nim(first, second)
    elsewhere = Guest(second, host.name, host.person, "")
    await elsewhere.does("watch", table)
    asks = (each.ask("play", table, id="once", action="take 1 1", turn=0) for each in (host, elsewhere))
    answers = await asyncio.gather(*asks)
    assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Update"]
    assert len(await first.house.store.tail(table, 0)) == 1


@on_two_workers()
async def test_nobody_is_told_twice_where_facts_and_entries_come_together(first: Room, second: Room) -> None:
    host, guest, watcher = first.guest(), second.guest(), second.guest()
    table = await host.create("rollers", [ME, OPEN])
    await watcher.does("watch", table)
    await guest.does("watch", table)
    await host.does("start", table, level="uniform")
    for _ in range(2):
        await host.ask("play", table, action="roll", turn=host.update(table).turn)
    stored = len(await first.house.store.tail(table, 0))
    await until(lambda: bool(watcher.all(wire.Update, table)) and watcher.update(table).number >= stored)
    told = [each for update in watcher.all(wire.Update, table) for each in update.seen]
    assert len(told) == watcher.update(table).number


@on_two_workers()
async def test_entries_that_are_learned_with_new_facts_are_told(first: Room, second: Room) -> None:
    table, host, guest = await nim(first, second)
    there = second.house.tables._in_memory[table]
    second.house.store.database.listen = lambda *_: None  # type: ignore[method-assign]
    second.house.store.database._listener._listeners.clear()  # type: ignore[attr-defined]
    await host.play(table, "take 1 1")
    await there.look_again()
    assert guest.update(table).number == 1


@on_two_workers()
async def test_two_guests_at_two_workers_take_the_last_seat_once(first: Room, second: Room) -> None:
    host, one, other = first.guest(), first.guest(), second.guest()
    table = await host.create("nim", [ME, OPEN])
    answers = await asyncio.gather(*(each.ask("sit", table, name="Bo") for each in (one, other)))
    assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]


@on_two_workers()
async def test_someone_at_the_other_worker_is_there(first: Room, second: Room) -> None:
    _, host, _ = await nim(first, second)
    await until(lambda: bool(host.all(wire.Present)) and host.all(wire.Present)[-1].seats == (True, True))


@on_two_workers()
async def test_someone_who_leaves_the_other_worker_is_gone(first: Room, second: Room) -> None:
    _, host, guest = await nim(first, second)
    await guest.disconnect()
    await until(lambda: host.all(wire.Present)[-1].seats == (True, False))


@on_two_workers()
async def test_a_phrase_is_heard_at_the_other_worker(first: Room, second: Room) -> None:
    table, host, guest = await nim(first, second)
    await guest.does("say", table, phrase="hello")
    await until(lambda: bool(host.all(wire.Said)))


@on_two_workers()
async def test_a_public_table_is_in_the_other_workers_lobby(first: Room, second: Room) -> None:
    guest = second.guest()
    await guest.does("lobby")
    await first.guest().create("nim", [ME, OPEN], public=True)
    await until(lambda: len(guest.all(wire.Tables)[-1].tables) == 1)


@on_two_workers()
async def test_an_offer_made_at_one_worker_is_agreed_to_at_the_other(first: Room, second: Room) -> None:
    table, host, guest = await nim(first, second)
    await host.does("draw", table)
    await until(lambda: guest.facts(table).offer is not None)
    await guest.does("agree", table)
    await until(lambda: host.update(table).outcome is not None)


@on_two_workers()
async def test_a_bot_plays_once_though_two_workers_have_the_table(first: Room, second: Room) -> None:
    host, watcher = first.guest(), second.guest()
    table = await host.create("nim", [ME, BOT])
    await watcher.does("watch", table)
    await tend(first, second)
    await host.play(table, "take 1 1")
    await tend(first, second)
    assert len(await first.house.store.tail(table, 0)) == 2


@on_two_workers()
async def test_a_table_is_kept_by_one_worker(first: Room, second: Room) -> None:
    table, *_ = await nim(first, second)
    await first.settle()
    await second.settle()
    assert sorted(table in room.keeper.kept for room in (first, second)) == [False, True]


@on_two_workers(idle=0)
async def test_a_table_that_one_worker_lets_go_is_kept_where_someone_is(first: Room, second: Room) -> None:
    table, *guests = await nim(first, second)
    await first.settle()
    await second.settle()
    places = list(zip((first, second), guests, strict=True))
    (keeping, gone), (other, _) = sorted(places, key=lambda place: table not in place[0].keeper.kept)
    await gone.disconnect()
    await keeping.tend()
    assert table not in keeping.house.tables
    await until(lambda: table in other.keeper.kept)


@on_two_workers(grace=30)
async def test_nobody_is_replaced_who_is_at_the_other_worker(first: Room, second: Room) -> None:
    table, host, guest = await nim(first, second)
    await host.play(table, "take 1 1")
    await until(lambda: guest.update(table).number == 1)
    for _ in range(3):
        first.wall.now += 20_000
        await tend(first, second)
        await first.later(0)
        await second.later(0)
    await host.does("watch", table)
    assert host.facts(table).seats[1].stand_in == ""


@on_two_workers(grace=30)
async def test_nobody_is_replaced_who_came_back_at_the_other_worker_unheard(first: Room, second: Room) -> None:
    table, host, guest = await nim(first, second)
    await host.play(table, "take 1 1")
    await guest.disconnect()
    await until(lambda: host.all(wire.Present)[-1].seats == (True, False))
    first.house.store.database._listener._listeners.clear()  # type: ignore[attr-defined]
    await guest.does("watch", table)
    first.wall.now += 31_000
    for room in (first, second):
        await room.house.heartbeat.show()
    await first.later(0)
    await host.does("watch", table)
    assert host.facts(table).seats[1].stand_in == ""


def dies(room: Room) -> None:
    """Let a worker do nothing more, without a word."""
    room.house.store.database._listener._listeners.clear()  # type: ignore[attr-defined]
    room.keep_nothing()
    for table in room.house.tables:
        room.keeper.forget(table)
        table.connections.clear()


@on_two_workers()
async def test_the_other_worker_keeps_a_dead_ones_tables(first: Room, second: Room) -> None:
    table, _, guest = await nim(first, second, clock={"kind": "move", "seconds": 30})
    await tend(first, second)
    dies(first)
    first.wall.now += 31_000
    await tend(second)
    await second.later(0)
    outcome = guest.update(table).outcome
    assert outcome is not None and outcome.ranks == (2, 1)


@on_two_workers()
async def test_a_dead_workers_table_is_taken_even_where_it_was_not_due(first: Room, second: Room) -> None:
    host = first.guest()
    table = await host.create("nim", [ME, BOT], clock={"kind": "days", "seconds": 86400})
    await first.house.store.release(table, first.house.worker.name, 2**53)
    first.keeper.kept.clear()
    first.keeper._asked.clear()
    first.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await host.play(table, "take 1 1")
    dies(first)
    first.wall.now += 6_000
    await tend(second)
    assert len(await second.house.store.tail(table, 0)) == 2


@on_two_workers(grace=30)
async def test_people_at_a_dead_worker_are_gone(first: Room, second: Room) -> None:
    _, _, guest = await nim(first, second)
    await tend(first, second)
    dies(first)
    first.wall.now += 6_000
    await tend(second)
    assert guest.all(wire.Present)[-1].seats == (False, True)


@on_two_workers()
async def test_the_heartbeat_waits_for_no_table_of_a_dead_worker(first: Room, second: Room) -> None:
    _, _, guest = await nim(first, second)
    await tend(first, second)
    dies(first)
    first.wall.now += 6_000
    find, are_known = second.house.store.present_elsewhere, asyncio.Event()

    async def find_late(table: str, worker: str, alive_since: int) -> set[int]:
        await are_known.wait()
        return await find(table, worker, alive_since)

    second.house.store.present_elsewhere = find_late  # type: ignore[method-assign]
    async with asyncio.timeout(PATIENCE):
        await second.house.heartbeat.beat()
    are_known.set()
    await until(lambda: guest.all(wire.Present)[-1].seats == (False, True))


@on_two_workers()
async def test_the_heartbeat_waits_for_no_table_where_it_was_thought_dead(first: Room, second: Room) -> None:
    table, host, guest = await nim(first, second)
    await tend(first, second)
    first.wall.now += 6_000
    await tend(second)
    assert guest.all(wire.Present)[-1].seats == (False, True)
    async with (await first.table(table)).door, asyncio.timeout(PATIENCE):
        await first.house.heartbeat.beat()
    await until(lambda: guest.all(wire.Present)[-1].seats == (True, True))
    assert host.all(wire.Present)


@on_two_workers()
async def test_whoever_finds_one_worker_dead_goes_on_at_the_other(first: Room, second: Room) -> None:
    table, host, guest = await nim(first, second)
    await host.play(table, "take 1 1")
    await until(lambda: guest.update(table).number == 1)
    dies(first)
    again = Guest(second, host.name, host.person, "")
    await again.does("watch", table, since=1)
    await guest.play(table, "take 1 1")
    await again.play(table, "take 1 1")
    assert guest.view(table)["heaps"] == [0, 4, 5]


@on_two_workers()
async def test_a_rated_match_counts_once_though_two_workers_close_it(first: Room, second: Room) -> None:
    ada, bob = first.guest("Ada", account=True), second.guest("Bob", account=True)
    table = await ada.create("nim", [ME, OPEN], rated=True, clock={"kind": "move"})
    await bob.sit(table)
    await until(lambda: bool(ada.all(wire.Update, table)))
    for room in (first, second):
        room.keep_nothing()
    await ada.does("resign", table)
    await until(lambda: bool(bob.all(wire.Update, table)) and bob.update(table).outcome is not None)
    await asyncio.gather(*(room.keeper.books.close(room.house.tables._in_memory[table]) for room in (first, second)))
    found = await first.house.store.rating(ada.person, "nim")
    assert found is not None and found.games == 1
