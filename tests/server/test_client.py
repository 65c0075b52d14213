"""The client never loses a play, however the line behaves, and says plainly what the house refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from packhouse import wire
from packhouse.client import House, Refusal, connect

from .room import PATIENCE
from .scripted import Guest, Script, scripted, table, update

PLAYED = wire.SeenPlay(0, "take 1 1")


def visit(task: Callable[[House], Awaitable[None]], *scripts: Script, patience: float = 5, pulse: float = 20) -> None:
    """Run a task as the client of a scripted house."""

    async def run() -> None:
        async with scripted(*scripts) as address, connect(address, patience=patience, pulse=pulse) as house:
            await task(house)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def quiet(guest: Guest) -> None:
    await guest.hear()


async def heard_play(guest: Guest) -> wire.Play:
    """Return the next play; an impatient client may have asked again for what it was being told."""
    while not isinstance(request := await guest.hear(), wire.Play):
        pass
    return request


async def play_once(house: House) -> None:
    watched = await house.watch("t")
    await watched.update()
    await watched.play("take 1 1")
    assert watched.seen == (PLAYED,)


def test_a_play_returns_when_it_is_acknowledged() -> None:
    async def script(guest: Guest) -> None:
        await guest.watch()
        request = await guest.hear()
        assert (request.action, request.turn) == ("take 1 1", 0)
        await guest.tell(update(1, PLAYED, answer=request.id))

    visit(play_once, script)


def test_a_bot_gets_ready_until_it_plays() -> None:
    async def script(guest: Guest) -> None:
        await guest.watch()
        await guest.tell(wire.Warming(table="t", seat=0))
        await guest.tell(wire.Warming(table="t", seat=1))
        request = await guest.hear()
        await guest.tell(update(1, PLAYED))
        await guest.tell(wire.Done(id=request.id))

    async def watch(house: House) -> None:
        watched = await house.watch("t")
        await watched.until(lambda: watched.warming == {0, 1})
        await watched.say("thanks")
        assert watched.warming == {1}

    visit(watch, script)


def test_a_play_whose_answer_was_lost_with_the_socket_is_sent_again_with_its_id() -> None:
    ids = []

    async def cut_at_the_play(guest: Guest) -> None:
        await guest.watch()
        ids.append((await guest.hear()).id)
        await guest.cut()

    async def had_it_already(guest: Guest) -> None:
        await guest.watch(PLAYED)
        ids.append((await guest.hear()).id)
        await guest.tell(wire.Done(id=ids[-1]))

    visit(play_once, cut_at_the_play, had_it_already)
    assert ids[0] == ids[1]


def test_a_request_that_is_not_answered_is_sent_again() -> None:
    async def hard_of_hearing(guest: Guest) -> None:
        await guest.watch()
        first, second = await heard_play(guest), await heard_play(guest)
        assert first == second
        await guest.tell(update(1, PLAYED, answer=second.id))

    visit(play_once, hard_of_hearing, patience=0.1)


def test_a_request_that_comes_at_a_bad_time_is_sent_again() -> None:
    async def busy_at_first(guest: Guest) -> None:
        await guest.watch()
        first = await heard_play(guest)
        await guest.tell(wire.Refused(id=first.id, code="database_down", sentence="try again"))
        assert await heard_play(guest) == first
        await guest.tell(update(1, PLAYED, answer=first.id))

    visit(play_once, busy_at_first, patience=0.1)


def test_a_play_does_not_return_before_it_is_seen() -> None:
    other = wire.SeenPlay(1, "take 2 1")

    async def out_of_order(guest: Guest) -> None:
        await guest.watch()
        request = await guest.hear()
        await guest.tell(update(2, PLAYED, turn=1, answer=request.id))
        await guest.tell(update(1, other, turn=0))
        assert isinstance(await guest.hear(), wire.Watch)
        await guest.tell(update(2, other, PLAYED, turn=1))

    async def task(house: House) -> None:
        watched = await house.watch("t")
        await watched.update()
        await watched.play("take 1 1")
        assert watched.seen == (other, PLAYED)

    visit(task, out_of_order)


def test_a_new_socket_asks_for_what_was_missed() -> None:
    seen = asyncio.Event()

    async def cut_then(guest: Guest) -> None:
        await guest.watch(PLAYED)
        await seen.wait()
        await guest.cut()

    async def tell_the_rest(guest: Guest) -> None:
        await guest.watch(PLAYED, PLAYED, since=1)

    async def task(house: House) -> None:
        watched = await house.watch("t")
        await watched.until(lambda: len(watched.seen) == 1)
        seen.set()
        await watched.until(lambda: len(watched.seen) == 3)

    visit(task, cut_then, tell_the_rest)


def test_a_gap_between_updates_is_asked_for() -> None:
    async def forget_one(guest: Guest) -> None:
        await guest.watch()
        await guest.tell(update(2, PLAYED))
        await guest.watch(PLAYED, PLAYED)

    async def task(house: House) -> None:
        watched = await house.watch("t")
        await watched.until(lambda: len(watched.seen) == 2)

    visit(task, forget_one)


def test_a_quiet_table_is_looked_at_again() -> None:
    async def forget_the_last(guest: Guest) -> None:
        await guest.watch()
        await guest.watch(PLAYED)

    async def task(house: House) -> None:
        watched = await house.watch("t")
        await watched.until(lambda: watched.seen == (PLAYED,))

    visit(task, forget_the_last, pulse=0.1)


def test_a_refusal_keeps_its_code_sentence_and_fields() -> None:
    async def refuse(guest: Guest) -> None:
        await guest.watch()
        request = await guest.hear()
        await guest.tell(wire.Refused(id=request.id, code="taken", sentence="{b4} is taken", fields={"cell": "b4"}))

    async def task(house: House) -> None:
        watched = await house.watch("t")
        with pytest.raises(Refusal, match=r"{b4} is taken") as refused:
            await watched.play("b4")
        assert (refused.value.code, refused.value.fields) == ("taken", {"cell": "b4"})

    visit(task, refuse)


def test_a_house_that_turns_away_is_not_asked_for_ever() -> None:
    async def run() -> None:
        async with scripted() as address:
            with pytest.raises(Refusal, match="status 403"):
                async with connect(address):
                    pass

    asyncio.run(run())


def test_the_second_address_is_used_when_the_first_is_dead() -> None:
    async def run() -> None:
        async with scripted(quiet) as address, connect("http://127.0.0.1:1", address) as house:
            assert house.address == address
            assert house.welcome.person == "p"

    asyncio.run(run())


def test_messages_of_a_newer_house_are_passed_over() -> None:
    async def talkative(guest: Guest) -> None:
        await guest.tell_raw('{"type":"fireworks","colour":"red"}')
        await guest.tell_raw("not even JSON")
        await guest.watch()

    async def task(house: House) -> None:
        assert (await house.watch("t")).facts.game == "nim"

    visit(task, talkative)


def test_a_table_given_up_ends_the_waiting() -> None:
    async def give_up(guest: Guest) -> None:
        request = await guest.hear()
        await guest.tell(table("open", answer=request.id))
        await asyncio.sleep(0.1)
        await guest.tell(table("cancelled"))

    async def task(house: House) -> None:
        watched = await house.watch("t")
        with pytest.raises(Refusal, match="cancelled"):
            await watched.update()

    visit(task, give_up)
