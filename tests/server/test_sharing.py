"""Whoever asks for much keeps nobody else waiting."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from packhouse.server.queues import Busy, Turns
from packhouse.server.sharing import MOST_SHARES, Asker

from .test_queues import Clock, Work, line, run, turns

EVE, ADA = Asker("2001:db8::/64", "Eve"), Asker("192.0.2.1", "Ada")
NEIGHBOUR = Asker(EVE.address, "Bo")

Asked = tuple[Asker, str, float]


async def begun(asked: list[Asked]) -> str:
    """Return in which order work was done, each piece of some seconds, where all asked while another was at work."""
    clock, order, hold = Clock(), list[str](), asyncio.Event()
    queue = line(99, clock=clock)

    async def work(name: str, seconds: float) -> None:
        order.append(name)
        clock.now += seconds

    async def first() -> None:
        await hold.wait()

    tasks = [asyncio.create_task(queue.serve(first))]
    for asker, name, seconds in asked:
        tasks.append(asyncio.create_task(queue.serve(partial(work, name, seconds), asker)))
        await turns()
    hold.set()
    await asyncio.gather(*tasks)
    return "".join(order)


def test_one_with_much_to_do_and_one_with_little_take_turns() -> None:
    async def test() -> None:
        assert await begun([*[(EVE, "e", 1.0)] * 6, *[(ADA, "a", 1.0)] * 2]) == "eaeaeeee"

    run(test())


def test_many_people_at_one_address_have_one_share() -> None:
    async def test() -> None:
        crowd = [(Asker(EVE.address, f"Eve {number}"), "e", 1.0) for number in range(6)]
        assert await begun([*crowd, *[(ADA, "a", 1.0)] * 2]) == "eaeaeeee"

    run(test())


def test_people_at_one_address_share_its_turns() -> None:
    async def test() -> None:
        assert await begun([*[(EVE, "e", 1.0)] * 4, *[(NEIGHBOUR, "b", 1.0)] * 2]) == "ebebee"

    run(test())


def test_whose_work_takes_longer_has_fewer_turns() -> None:
    async def test() -> None:
        assert await begun([*[(EVE, "e", 3.0)] * 3, *[(ADA, "a", 1.0)] * 6]) == "eaaaeaaae"

    run(test())


def test_who_comes_last_waits_for_what_is_at_work_and_one_more() -> None:
    async def test() -> None:
        work = Work(line(99))
        tasks = [await work.join("e", asker=EVE) for _ in range(20)]
        tasks.append(await work.join("a", asker=ADA))
        work.end.set()
        await asyncio.gather(*tasks)
        assert work.begun.index("a") <= 2

    run(test())


def test_what_is_urgent_keeps_nobody_waiting_for_ever() -> None:
    async def test() -> None:
        clock, order = Clock(), list[str]()
        queue = line(99, clock=clock)

        async def work(name: str) -> None:
            order.append(name)
            clock.now += 1.0
            await asyncio.sleep(0)

        urgent = [queue.serve(partial(work, "E"), EVE, urgent=True) for _ in range(20)]
        await asyncio.gather(*urgent, queue.serve(partial(work, "a"), ADA))
        assert order.index("a") < 8

    run(test())


def test_neither_a_person_nor_an_address_ever_has_every_turn() -> None:
    async def test() -> None:
        work = Work(line(99, Turns.of(1)))
        tasks = [await work.join("e", asker=EVE) for _ in range(3)]
        assert work.begun == ["e"]
        tasks += [await work.join("b", asker=asker) for asker in (NEIGHBOUR, Asker(EVE.address, "Cy"))]
        assert work.begun == ["e", "b"]
        tasks.append(await work.join("a", asker=ADA))
        assert work.begun == ["e", "b", "a"]
        work.end.set()
        await asyncio.gather(*tasks)

    run(test())


def networks(most: int) -> list[Asker]:
    """Return one who comes from many networks, each time as someone else."""
    return [Asker(f"2001:db8:0:{number:x}::/64", f"Eve {number}") for number in range(most)]


def test_many_networks_of_one_holder_never_have_every_turn() -> None:
    async def test() -> None:
        work = Work(line(99, Turns.of(1)))
        tasks = [await work.join("e", asker=eve) for eve in networks(5)]
        assert work.begun == ["e", "e"]
        tasks.append(await work.join("a", asker=ADA))
        assert work.begun == ["e", "e", "a"]
        work.end.set()
        await asyncio.gather(*tasks)

    run(test())


def test_many_networks_of_one_holder_have_one_share() -> None:
    async def test() -> None:
        crowd = [(eve, "e", 1.0) for eve in networks(6)]
        assert await begun([*crowd, *[(ADA, "a", 1.0)] * 2]) == "eaeaeeee"

    run(test())


def test_where_too_many_wait_who_has_most_loses_a_place() -> None:
    async def test() -> None:
        work = Work(line(waiting=4))
        tasks = [await work.join("e", asker=EVE) for _ in range(5)]
        honest = await work.join("a", asker=ADA)
        with pytest.raises(Busy):
            await tasks[4]
        work.end.set()
        assert await honest == "a"

    run(test())


def test_who_has_most_waiting_takes_nobodys_place() -> None:
    async def test() -> None:
        work = Work(line(waiting=2))
        tasks = [await work.join(name, asker=asker) for name, asker in (("e", EVE), ("a", ADA), ("e", EVE))]
        with pytest.raises(Busy):
            await (await work.join("e", asker=EVE))
        work.end.set()
        assert await asyncio.gather(*tasks) == ["e", "a", "e"]

    run(test())


def test_a_flood_of_people_takes_bounded_memory() -> None:
    async def test() -> None:
        work = Work(line(waiting=5))
        await work.join("e", asker=EVE)
        for number in range(MOST_SHARES + 100):
            (await work.join("x", asker=Asker("somewhere", str(number)))).cancel()
            await turns()
        assert len(work.line._shares) < MOST_SHARES + 50

    run(test())
