"""What one saw can be seen again, and once the match is over everything can; until then nobody is judged."""

from __future__ import annotations

from typing import Any

import msgspec

from packhouse import wire
from packhouse.server.bots.work import BotTask
from packhouse.server.requests.handlers import HANDLERS
from packhouse.server.requests.questions import Question
from packhouse.server.sharing import NOBODY, Asker

from .room import LOCAL, ME, OPEN, Guest, Room, SlowThinkers, ThinkersHere, in_a_room, nim


class FailingThinkers(ThinkersHere):
    async def judge(self, task: BotTask, asker: Asker = NOBODY) -> tuple[str, float | None]:
        raise RuntimeError("no idea")


class CountedThinkers(ThinkersHere):
    judged = 0

    async def judge(self, task: BotTask, asker: Asker = NOBODY) -> tuple[str, float | None]:
        self.judged += 1
        return await super().judge(task, asker)


async def recalled(guest: Guest, table: str, number: int, **fields: Any) -> wire.Recalled:
    answer = await guest.does("recall", table, number=number, **fields)
    assert isinstance(answer, wire.Recalled)
    return answer


async def assessed(guest: Guest, table: str, number: int, **fields: Any) -> wire.Assessed:
    answer = await guest.does("assess", table, number=number, **fields)
    assert isinstance(answer, wire.Assessed)
    return answer


async def stash(room: Room) -> tuple[str, list[Guest]]:
    """Return a table of Stash where someone hid a stone before anyone noticed anything, and more since."""
    host, guest, spectator = room.guest(), room.guest(), room.guest()
    table = await host.create("stash", [ME, OPEN])
    await guest.sit(table)
    await spectator.does("watch", table)
    await host.play(table, "hide 1")
    await guest.play(table, "hide 2")
    await guest.play(table, "hide 3")
    await guest.does("undo", table)
    await host.play(table, "done")
    await guest.play(table, "hide 4")
    return table, [host, guest, spectator]


def shown(update: wire.Update | wire.Recalled) -> tuple[Any, ...]:
    return update.view, update.active, update.outcome


# What one saw.


@in_a_room()
async def test_one_sees_again_what_every_update_showed(room: Room) -> None:
    table, guests = await stash(room)
    for guest in guests:
        for update in guest.all(wire.Update, table):
            assert shown(await recalled(guest, table, update.number)) == shown(update)


@in_a_room()
async def test_one_sees_the_same_when_it_is_over(room: Room) -> None:
    table, guests = await stash(room)
    await guests[1].play(table, "done")
    for guest in guests:
        for update in guest.all(wire.Update, table):
            assert shown(await recalled(guest, table, update.number)) == shown(update)


@in_a_room()
async def test_what_was_taken_back_is_seen_as_it_was(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 1")
    played = host.view(table)
    await host.does("undo", table)
    assert msgspec.json.decode((await recalled(host, table, 1)).view) == played


@in_a_room()
async def test_the_start_has_the_number_nought(room: Room) -> None:
    table, (host, _) = await nim(room)
    start = host.update(table)
    await host.play(table, "take 1 1")
    assert shown(await recalled(host, table, 0)) == shown(start)


@in_a_room()
async def test_looking_back_tells_the_other_watchers_nothing(room: Room) -> None:
    table, (host, guest) = await nim(room)
    guest.forget()
    await recalled(host, table, 0)
    assert guest.heard == []


@in_a_room()
async def test_a_table_of_an_earlier_day_is_seen_again(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 1")
    played = host.update(table)
    await room.restart()
    await host.does("watch", table)
    assert shown(await recalled(host, table, 1)) == shown(played)


# Whose eyes.


@in_a_room()
async def test_while_it_goes_on_nobody_looks_from_anothers_seat(room: Room) -> None:
    table, (_, guest, spectator) = await stash(room)
    assert [await each.refused("recall", table, number=0, seat=0) for each in (guest, spectator)] == ["not_yours"] * 2


@in_a_room()
async def test_ones_own_seat_may_be_named(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert shown(await recalled(host, table, 0, seat=0)) == shown(host.update(table))


@in_a_room()
async def test_while_it_goes_on_a_covered_seat_stays_covered(room: Room) -> None:
    host = room.guest()
    table = await host.create("stash", [ME, LOCAL])
    await host.does("watch", table, seat=0)
    assert await host.refused("recall", table, number=0, seat=1) == "not_yours"


@in_a_room()
async def test_while_it_goes_on_only_who_watches_looks_back(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.again().refused("recall", table, number=0) == "not_watching"


@in_a_room()
async def test_once_it_is_over_everyone_sees_what_each_seat_saw(room: Room) -> None:
    table, (host, guest, _) = await stash(room)
    before = host.update(table)
    await guest.play(table, "done")
    assert shown(await recalled(room.guest(), table, before.number, seat=0)) == shown(before)


@in_a_room()
async def test_once_it_is_over_one_looks_from_ones_own_seat_without_watching(room: Room) -> None:
    table, (host, guest, _) = await stash(room)
    before = guest.update(table)
    await host.does("resign", table)
    assert shown(await recalled(guest.again(), table, before.number)) == shown(before)


@in_a_room()
async def test_there_is_no_looking_from_a_seat_that_is_not_there(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.does("resign", table)
    refused = await host.ask("recall", table, number=0, seat=2)
    assert isinstance(refused, wire.Refused)
    assert (refused.code, refused.fields) == ("no_such_seat", {"seat": 3})


@in_a_room()
async def test_there_is_no_looking_ahead(room: Room) -> None:
    table, (_, _, spectator) = await stash(room)
    refused = await spectator.ask("recall", table, number=2)
    assert isinstance(refused, wire.Refused)
    assert (refused.code, refused.fields) == ("no_such_number", {"number": 2, "most": 1})


@in_a_room()
async def test_there_is_no_looking_back_before_the_start(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN])
    assert await host.refused("recall", table, number=0) == "not_started"


# What a bot would have played.


@in_a_room()
async def test_while_it_goes_on_no_bot_helps(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("assess", table, number=0) == "not_over"


@in_a_room()
async def test_once_it_is_over_a_bot_says_what_it_would_have_played(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    legal = guest.legal(table)
    await host.does("resign", table)
    found = await assessed(room.guest(), table, 1)
    assert found.seat == 1 and found.action in legal


@in_a_room()
async def test_a_bot_that_can_not_tell_names_no_lead(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.does("resign", table)
    assert (await assessed(host, table, 0)).lead is None


@in_a_room()
async def test_asked_twice_a_bot_says_the_same(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.does("resign", table)
    assert len({(await assessed(host, table, 0)).action for _ in range(5)}) == 1


@in_a_room()
async def test_one_position_is_thought_about_at_a_time(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.does("resign", table)
    room.house.questions._asked[host] = Question("another", host)
    assert await host.refused("assess", table, number=0) == "busy"


@in_a_room()
async def test_asked_again_while_it_is_thought_about_a_bot_answers_once(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.does("resign", table)
    room.think_with(thinkers := CountedThinkers(1, 100))
    request = wire.Assess(id="once", table=table, number=0)
    for _ in range(2):
        await HANDLERS[wire.Assess](room.house, host, request)
    await room.settle()
    assert (thinkers.judged, len(host.all(wire.Assessed))) == (1, 1)


@in_a_room()
async def test_while_a_bot_thinks_the_next_request_is_answered(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.does("resign", table)
    room.think_with(SlowThinkers(room))
    await HANDLERS[wire.Assess](room.house, host, wire.Assess(id="slow", table=table, number=0))
    await host.does("recall", table, number=0)
    assert [type(answer) for answer in host.heard[-2:]] == [wire.Recalled, wire.Assessed]


@in_a_room()
async def test_a_bot_that_fails_to_judge_is_said_to(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.does("resign", table)
    room.think_with(FailingThinkers(1, 100))
    assert await host.refused("assess", table, number=0) == "trouble"


@in_a_room()
async def test_where_several_were_to_act_the_first_is_asked(room: Room) -> None:
    table, (host, guest, _) = await stash(room)
    await guest.does("resign", table)
    assert [(await assessed(host, table, number)).seat for number in (0, 1, 2)] == [0, 0, 1]


@in_a_room()
async def test_where_nobody_was_to_act_no_bot_is_asked(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.does("resign", table)
    assert await host.refused("assess", table, number=1) == "over"


# Clocks.


@in_a_room()
async def test_clocks_are_those_of_the_position(room: Room) -> None:
    table, (host, guest) = await nim(room, clock={"kind": "game", "seconds": 60, "increment": 2})
    await room.later(5)
    await host.play(table, "take 1 1")
    played = host.update(table).times
    await room.later(7)
    await guest.play(table, "take 2 1")
    assert played == (await recalled(host, table, 1)).times == wire.Times((57_000, 60_000))
    assert (await recalled(host, table, 0)).times == wire.Times((60_000, 60_000))


@in_a_room()
async def test_clocks_of_then_know_what_was_taken_back_and_who_stood_in(room: Room) -> None:
    table, (host, guest) = await nim(room, clock={"kind": "game", "seconds": 60})
    await room.later(5)
    await host.play(table, "take 1 1")
    await host.does("undo", table)
    await room.later(3)
    await host.play(table, "take 1 1")
    then = host.update(table)
    await guest.does("resign", table)
    assert (await recalled(host, table, then.number)).times == then.times == wire.Times((52_000, 60_000))


@in_a_room()
async def test_once_it_was_over_no_clock_ran(room: Room) -> None:
    table, (host, _) = await nim(room, clock={"kind": "move", "seconds": 60})
    await host.does("resign", table)
    assert (await recalled(host, table, 1)).times is None


@in_a_room()
async def test_secret_plays_leave_no_trace_on_the_clocks_of_then(room: Room) -> None:
    host, guest, spectator = room.guest(), room.guest(), room.guest()
    table = await host.create("stash", [ME, OPEN], clock={"kind": "game", "seconds": 60, "increment": 2})
    await guest.sit(table)
    await spectator.does("watch", table)
    await room.later(5)
    await host.play(table, "hide 1")
    await room.later(4)
    await host.play(table, "done")
    then = spectator.update(table)
    assert (await recalled(spectator, table, then.number)).times == then.times
