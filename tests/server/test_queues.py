"""Whoever waits in line gets their turn, and no turn is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from packhouse.server.queues import Busy, Queue, Turns
from packhouse.server.sharing import NOBODY, Asker

from .room import PATIENCE

ONE = Turns(person=1, address=1, all=1)


class Clock:
    """Stands still but for the seconds that work takes."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def line(waiting: int = 9, turns: Turns = ONE, clock: Clock | None = None) -> Queue:
    return Queue(turns, waiting, lambda: Busy("busy", "come again later"), clock or Clock())


class Work:
    """Writes down who has begun, and goes on until it is told to end."""

    def __init__(self, line: Queue) -> None:
        self.line = line
        self.begun: list[str] = []
        self.end = asyncio.Event()

    async def join(self, name: str, urgent: bool = False, asker: Asker = NOBODY) -> asyncio.Task[str]:
        async def work() -> str:
            self.begun.append(name)
            await self.end.wait()
            return name

        task = asyncio.create_task(self.line.serve(work, asker, urgent=urgent))
        await turns()
        return task


async def turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, PATIENCE))


def test_the_urgent_go_first_and_then_who_came_first() -> None:
    async def test() -> None:
        work = Work(line())
        tasks = [await work.join(name, urgent=name.isupper()) for name in "abAcB"]
        work.end.set()
        assert await asyncio.gather(*tasks) == list("abAcB")
        assert work.begun == list("aABbc")

    run(test())


def test_only_so_many_go_on_at_once() -> None:
    async def test() -> None:
        work = Work(line())
        tasks = [await work.join(name) for name in "ab"]
        assert (work.begun, work.line.waiting) == (["a"], 1)
        work.end.set()
        await asyncio.gather(*tasks)

    run(test())


def test_beyond_the_bound_it_is_busy() -> None:
    async def test() -> None:
        work = Work(line(waiting=1))
        tasks = [await work.join(name) for name in "abc"]
        with pytest.raises(Busy):
            await tasks[2]
        assert work.line.waiting == 1

    run(test())


def test_an_urgent_one_takes_the_place_of_the_last_that_is_not() -> None:
    async def test() -> None:
        work = Work(line(waiting=2))
        tasks = [await work.join(name, urgent=name.isupper()) for name in "abcA"]
        with pytest.raises(Busy):
            await tasks[2]
        work.end.set()
        await tasks[1]
        assert work.begun == ["a", "A", "b"]

    run(test())


def test_an_urgent_one_among_urgent_ones_is_busy() -> None:
    async def test() -> None:
        work = Work(line(waiting=1))
        tasks = [await work.join(name, urgent=True) for name in "ABC"]
        with pytest.raises(Busy):
            await tasks[2]

    run(test())


def test_who_is_cancelled_leaves_the_line() -> None:
    async def test() -> None:
        work = Work(line())
        first, second, third = [await work.join(name) for name in "abc"]
        second.cancel()
        await turns()
        assert work.line.waiting == 1
        work.end.set()
        await asyncio.gather(first, third)
        assert work.begun == ["a", "c"]

    run(test())


@pytest.mark.parametrize("moment", range(8))
def test_who_is_cancelled_just_at_their_turn_passes_it_on(moment: int) -> None:
    async def test() -> None:
        work = Work(line())
        _, second, third = [await work.join(name) for name in "abc"]
        work.end.set()
        for _ in range(moment):
            await asyncio.sleep(0)
        second.cancel()
        assert await third == "c"

    run(test())


def test_work_that_nobody_waits_for_keeps_its_turn() -> None:
    async def test() -> None:
        work = Work(line())
        first, second = [await work.join(name) for name in "ab"]
        first.cancel()
        await turns()
        assert work.begun == ["a"]
        work.end.set()
        assert await second == "b"

    run(test())


def test_work_that_fails_gives_its_turn_back() -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    async def test() -> None:
        work = Work(line())
        with pytest.raises(ZeroDivisionError):
            await work.line.serve(fail)
        await work.join("a")
        assert work.begun == ["a"]

    run(test())


def test_closing_cancels_those_who_wait_and_those_at_work() -> None:
    async def test() -> None:
        work = Work(line())
        tasks = [await work.join(name) for name in "ab"]
        work.line.close()
        await turns()
        assert all(task.cancelled() for task in tasks)
        assert work.begun == ["a"]

    run(test())


def test_a_closed_line_takes_no_one() -> None:
    async def test() -> None:
        work = Work(line())
        work.line.close()
        with pytest.raises(Busy):
            await (await work.join("a"))

    run(test())
