"""The puzzle of a day: three tries for everyone, at tables that count for nothing else and give nothing away."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Coroutine
from datetime import UTC, date, datetime, timedelta
from typing import Any, ParamSpec, TypeVar

import pytest

from packhouse import wire
from packhouse.core.match import Play
from packhouse.games import puzzles
from packhouse.server.http.puzzles import streak
from packhouse.server.storage.database import Database
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.storage.store import Store
from packhouse.server.storage.tries import Day, Tried, ended

from .browser import Browser
from .room import BOT, ME, Guest, Room, in_a_room
from .running import run

P = ParamSpec("P")
T = TypeVar("T")

A_DAY = 24 * 60 * 60
TODAY = date(2026, 11, 19)


async def tried(guest: Guest, **fields: Any) -> str:
    """Begin a try, or go back to it, and return its table."""
    answer = await guest.does("solve", game="nim", name=guest.name, **fields)
    assert isinstance(answer, wire.Done)
    return answer.table


async def solve(guest: Guest) -> str:
    table = await tried(guest)
    await guest.play(table, "take 3 1")
    await guest.play(table, guest.legal(table)[0])
    return table


async def fail(guest: Guest) -> str:
    table = await tried(guest)
    await guest.play(table, "take 3 2")
    return table


def _till_tomorrow(room: Room, ask: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let midnight pass while the store is asked."""

    async def asked(*args: P.args, **kwargs: P.kwargs) -> T:
        found = await ask(*args, **kwargs)
        room.wall.now += A_DAY * 1000
        return found

    return asked


def _seed(day: date) -> str:
    return str(puzzles.of_day("nim", day).match.setup.seed)


async def told(room: Room, guest: Guest) -> Day:
    (day,) = await room.house.store.days_tried(guest.person, 10)
    return day


@in_a_room()
async def test_a_try_begins_in_the_puzzles_position(room: Room) -> None:
    guest = room.guest()
    table = await tried(guest)
    assert guest.view(table)["heaps"] == [1, 0, 2] and guest.update(table).active == (0,)


@in_a_room()
async def test_it_is_told_what_is_asked_for(room: Room) -> None:
    guest = room.guest()
    puzzle = guest.facts(await tried(guest)).puzzle
    assert puzzle and (puzzle.number, puzzle.most, puzzle.aim, puzzle.goal) == (1, 3, "lead", 1)


@in_a_room()
async def test_everyone_has_the_same(room: Room) -> None:
    one, other = room.guest(), room.guest()
    first, second = await tried(one), await tried(other)
    assert first != second and one.view(first) == other.view(second)


@in_a_room()
async def test_the_rival_answers_perfectly(room: Room) -> None:
    guest = room.guest()
    table = await fail(guest)
    outcome = guest.update(table).outcome
    assert outcome and outcome.ranks == (2, 1)


@in_a_room()
async def test_whoever_reaches_the_goal_has_solved_it(room: Room) -> None:
    guest = room.guest()
    puzzle = guest.facts(await solve(guest)).puzzle
    assert puzzle and puzzle.solved and puzzle.points == 1
    assert await told(room, guest) == Day("nim", "2023-11-14", 1, solved=True)


@in_a_room()
async def test_whoever_doesnt_reach_it_hasnt(room: Room) -> None:
    guest = room.guest()
    puzzle = guest.facts(await fail(guest)).puzzle
    assert puzzle and not puzzle.solved and puzzle.points == -1
    assert await told(room, guest) == Day("nim", "2023-11-14", 1, solved=False)


@in_a_room()
async def test_what_is_solved_isnt_tried_again(room: Room) -> None:
    guest = room.guest()
    await solve(guest)
    assert await guest.refused("solve", game="nim") == "solved"


@in_a_room()
async def test_there_are_three_tries_and_no_more(room: Room) -> None:
    guest = room.guest()
    for _ in range(3):
        await fail(guest)
    assert await guest.refused("solve", game="nim") == "no_tries"


@in_a_room()
async def test_what_is_given_up_was_a_try(room: Room) -> None:
    guest = room.guest()
    await guest.does("resign", await tried(guest))
    puzzle = guest.facts(await tried(guest)).puzzle
    assert puzzle and puzzle.number == 2 and (await told(room, guest)).tries == 2


@in_a_room()
async def test_a_try_that_isnt_over_is_gone_back_to(room: Room) -> None:
    guest = room.guest()
    assert await tried(guest) == await tried(guest.again())
    assert (await told(room, guest)).tries == 1


@in_a_room()
async def test_a_try_goes_on_after_a_restart(room: Room) -> None:
    guest = room.guest()
    table = await tried(guest)
    await room.restart(down=60)
    later = guest.again()
    assert await tried(later) == table
    await later.play(table, "take 3 1")
    await later.play(table, later.legal(table)[0])
    assert (await told(room, guest)).solved


@in_a_room()
async def test_two_devices_at_once_begin_one_try(room: Room) -> None:
    guest, request = room.guest(), "m-same"
    assert await tried(guest, id=request) == await tried(guest.again(), id=request)
    assert (await told(room, guest)).tries == 1


@in_a_room()
async def test_tomorrow_there_are_new_tries(room: Room) -> None:
    guest = room.guest()
    await solve(guest)
    room.wall.now += A_DAY * 1000
    puzzle = guest.facts(await tried(guest)).puzzle
    assert puzzle and (puzzle.day, puzzle.number) == ("2023-11-15", 1)


@in_a_room()
async def test_what_began_before_midnight_counts_for_its_day(room: Room) -> None:
    guest = room.guest()
    table = await tried(guest)
    room.wall.now += A_DAY * 1000
    await guest.play(table, "take 3 1")
    await guest.play(table, guest.legal(table)[0])
    assert await told(room, guest) == Day("nim", "2023-11-14", 1, solved=True)


@in_a_room()
async def test_what_begins_at_midnight_is_the_puzzle_of_its_day(room: Room) -> None:
    room.house.store.rating = _till_tomorrow(room, room.house.store.rating)  # type: ignore[method-assign]
    table = await room.table(await tried(room.guest()))
    assert table.facts.puzzle and table.facts.puzzle.day == "2023-11-14"
    assert table.facts.seed == _seed(date(2023, 11, 14))


@in_a_room()
async def test_at_midnight_nobody_is_shown_tomorrows_solution_for_todays(room: Room) -> None:
    guest = room.guest()
    await solve(guest)
    room.house.store.tries = _till_tomorrow(room, room.house.store.tries)  # type: ignore[method-assign]
    answer = await guest.does("solution", game="nim")
    assert isinstance(answer, wire.Done)
    assert (await room.table(answer.table)).facts.seed == _seed(date(2023, 11, 14))


@in_a_room()
async def test_nothing_is_taken_back(room: Room) -> None:
    guest = room.guest()
    table = await tried(guest)
    await guest.play(table, "take 3 1")
    assert await guest.refused("undo", table) == "no_undo_try"


@in_a_room()
async def test_there_is_no_rematch(room: Room) -> None:
    guest = room.guest()
    assert await guest.refused("rematch", await fail(guest)) == "no_rematch_try"


@in_a_room()
async def test_nothing_gives_it_away_while_there_are_tries_left(room: Room) -> None:
    guest = room.guest()
    table = await fail(guest)
    await fail(guest)
    assert await guest.refused("assess", table, number=4) == "spoils"
    assert await guest.refused("branch", table, number=4, seats=[ME, BOT], name=guest.name) == "spoils"


@in_a_room()
async def test_with_no_tries_left_it_may_be_looked_into(room: Room) -> None:
    guest = room.guest()
    await fail(guest)
    await fail(guest)
    table = await fail(guest)
    assert isinstance(await guest.ask("assess", table, number=4), wire.Assessed)
    assert isinstance(await guest.ask("branch", table, number=4, seats=[ME, BOT], name=guest.name), wire.Done)


@in_a_room()
async def test_anothers_try_gives_nothing_away_either(room: Room) -> None:
    table, other = await solve(room.guest()), room.guest()
    await other.does("watch", table)
    assert await other.refused("assess", table, number=4) == "spoils"


@in_a_room()
async def test_yesterdays_may_be_looked_into(room: Room) -> None:
    guest = room.guest()
    table = await fail(guest)
    room.wall.now += A_DAY * 1000
    assert isinstance(await guest.ask("assess", table, number=4), wire.Assessed)


@in_a_room()
async def test_the_solution_is_shown_to_whoever_has_solved_it(room: Room) -> None:
    guest = room.guest()
    await solve(guest)
    answer = await guest.does("solution", game="nim")
    assert isinstance(answer, wire.Done)
    await guest.does("watch", answer.table)
    outcome = guest.update(answer.table).outcome
    assert outcome and outcome.winners == (0,)


@in_a_room()
async def test_the_solution_is_the_same_table_for_all(room: Room) -> None:
    one, other = room.guest(), room.guest()
    await solve(one)
    for _ in range(3):
        await fail(other)
    first, second = await one.does("solution", game="nim"), await other.does("solution", game="nim")
    assert isinstance(first, wire.Done) and isinstance(second, wire.Done) and first.table == second.table


@in_a_room()
async def test_the_solution_is_shown_to_nobody_else(room: Room) -> None:
    guest = room.guest()
    await fail(guest)
    assert await guest.refused("solution", game="nim") == "spoils"


@in_a_room()
async def test_nothing_sent_before_the_end_holds_the_seed(room: Room) -> None:
    guest = room.guest()
    table = await tried(guest)
    seed = (await room.table(table)).facts.seed
    assert not any(seed.encode() in frame for frame in guest.frames)


@in_a_room()
async def test_a_puzzle_makes_nobody_an_old_hand(room: Room) -> None:
    guest = room.guest()
    await solve(guest)
    assert not await room.house.store.has_finished(guest.person, "nim")


@in_a_room()
async def test_the_solver_plays_nowhere_else(room: Room) -> None:
    guest = room.guest()
    seats = [ME, {"kind": "bot", "name": "solver"}]
    assert await guest.refused("create", game="nim", seats=seats, name=guest.name) == "no_such_bot"


@in_a_room()
async def test_a_game_without_puzzles_says_so(room: Room) -> None:
    assert await room.guest().refused("solve", game="attic") == "no_puzzles"


@in_a_room()
async def test_tries_are_deleted_with_their_person(room: Room) -> None:
    guest = room.guest()
    await solve(guest)
    await room.house.forgetting.forget(guest.person, 1)
    assert await room.house.store.days_tried(guest.person, 10) == []


@in_a_room(guest_days=10, idle=0)
async def test_tries_of_guests_are_forgotten_with_their_tables(room: Room) -> None:
    guest = room.guest()
    await solve(guest)
    await guest.disconnect()
    await room.later(11 * A_DAY)
    await room.tend()
    await room.house.forgetting.step()
    assert await room.house.store.days_tried(guest.person, 10) == []


def begun(number: int) -> Facts:
    tried = wire.Try(day="2026-11-19", number=number, most=3, aim="lead", goal=1.0, solved=True)
    chair = Chair(kind="person", name="Ada", person="ada")
    return Facts(game="nim", game_version=1, chairs=(chair,), host="ada", status="playing", goes_on=True, puzzle=tried)


def test_tries_are_kept_on_either_database(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        assert await store.begin_try("one", begun(1), 0, [Play(seat=0, action="take 1 1")])
        assert not await store.begin_try("other", begun(1), 0, []), "the same try began on another device"
        assert await store.table("other") is None and len(await store.tail("one", 0)) == 1
        await store.change("one", 1, begun(1), 0, *ended("one", begun(1)))
        assert await store.begin_try("two", begun(2), 0, [])
        assert await store.tries("ada", "nim", "2026-11-19") == [
            Tried("one", ended=True, solved=True), Tried("two", ended=False, solved=False),
        ]  # fmt: skip
        assert await store.days_tried("ada", 10) == [Day("nim", "2026-11-19", 2, solved=True)]
        assert not await store.has_finished("ada", "nim")

    run(url, test)


def test_a_newcomer_is_told_what_there_is_today(port: int) -> None:
    told = Browser(port).get("/api/puzzles").json
    (nim,) = [puzzle for puzzle in told["puzzles"] if puzzle["game"] == "nim"]
    assert told["day"] == str(datetime.now(UTC).date()) and told["next"] > time.time() * 1000
    assert (nim["goal"], nim["tries"], nim["most"], nim["streak"], nim["past"]) == (1, 0, 3, 0, [])


def test_everyone_may_see_the_position(port: int) -> None:
    assert Browser(port).get("/api/puzzles/nim/position").json["view"]["heaps"] == [1, 0, 2]


def test_there_is_no_position_without_a_puzzle(port: int) -> None:
    assert Browser(port).get("/api/puzzles/attic/position").json["code"] == "no_puzzles"


def solved(*days_ago: int) -> list[Day]:
    return [Day("nim", str(TODAY - timedelta(days)), 1, solved=True) for days in days_ago]


def failed(*days_ago: int) -> list[Day]:
    return [Day("nim", str(TODAY - timedelta(days)), 3, solved=False) for days in days_ago]


@pytest.mark.parametrize(
    ("days", "length"),
    [
        ([], 0),
        (solved(0), 1),
        (solved(0, 1, 2), 3),
        (solved(1, 2), 2),
        (solved(2, 3), 0),
        (solved(0, 1, 3), 2),
        (failed(0) + solved(1, 2), 2),
        (solved(0) + failed(1) + solved(2), 1),
    ],
)
def test_a_streak_is_unbroken_and_todays_may_still_come(days: list[Day], length: int) -> None:
    assert streak(days, TODAY) == length
