"""Where the game lets one ask, a bot says how it would play on; it sees what the seat sees, and plays nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from packhouse import wire
from packhouse.client import House, Refusal
from packhouse.server.bots.work import BotTask
from packhouse.server.requests import watching
from packhouse.server.requests.handlers import HANDLERS
from packhouse.server.sharing import NOBODY, Asker
from tests.server.house import served
from tests.server.room import ME, OPEN, Guest, Room, SlowThinkers, ThinkersHere, in_a_room, nim
from tests.server.visiting import seated, visit

LOCAL = {"kind": "local"}


class FailingThinkers(ThinkersHere):
    async def propose(self, task: BotTask, asker: Asker = NOBODY) -> list[str]:
        raise RuntimeError("no idea")


class NotingThinkers(ThinkersHere):
    """Notes what is thought about."""

    def __init__(self) -> None:
        super().__init__(1, 100)
        self.thoughts: list[BotTask] = []

    async def propose(self, task: BotTask, asker: Asker = NOBODY) -> list[str]:
        self.thoughts.append(task)
        return await super().propose(task, asker)


async def proposed(guest: Guest, table: str) -> wire.Proposed:
    answer = await guest.does("propose", table)
    assert isinstance(answer, wire.Proposed)
    return answer


async def begun(room: Room, game: str = "pickpack", **options: Any) -> tuple[str, Guest, Guest]:
    """Return a table of two where a match has begun, with both players."""
    host, guest = room.guest(), room.guest()
    table = await host.create(game, [ME, OPEN], options=options)
    await guest.sit(table)
    return table, host, guest


async def ask(room: Room, guest: Guest, table: str, name: str = "slow") -> None:
    """Ask, and don't wait for the answer."""
    await HANDLERS[wire.Propose](room.house, guest, wire.Propose(id=name, table=table))


async def lay(guest: Guest, table: str, proposal: wire.Proposed) -> None:
    for number, action in enumerate(proposal.plays):
        await guest.does("play", table, action=action, turn=proposal.turn + number)


# What is proposed.


@in_a_room()
async def test_all_tiles_are_laid_as_proposed_and_the_player_says_done(room: Room) -> None:
    table, host, guest = await begun(room)
    for player in (host, guest):
        await lay(player, table, await proposed(player, table))
        assert player.view(table)["hand"] == []
        await player.play(table, "done")
    assert host.view(table)["phase"] == "move"


@in_a_room()
async def test_what_is_laid_already_is_completed(room: Room) -> None:
    table, host, _ = await begun(room)
    await host.play(table, "lay rush a-top")
    proposal = await proposed(host, table)
    assert proposal.turn == 1
    await lay(host, table, proposal)
    assert host.view(table)["hand"] == []


@in_a_room()
async def test_a_proposal_plays_nothing_and_tells_the_others_nothing(room: Room) -> None:
    table, host, guest = await begun(room)
    before = host.view(table)
    guest.forget()
    await proposed(host, table)
    await host.does("watch", table)
    assert host.view(table) == before
    assert guest.heard == []


@in_a_room()
async def test_asked_again_a_bot_proposes_something_else(room: Room) -> None:
    """An opponent who asks the same bot must not learn what it has proposed."""
    table, host, _ = await begun(room)
    assert len({(await proposed(host, table)).plays for _ in range(3)}) == 3


@in_a_room()
async def test_once_the_seat_has_played_what_was_proposed_is_stale(room: Room) -> None:
    table, host, _ = await begun(room)
    proposal = await proposed(host, table)
    await host.play(table, "lay rush a-top")
    assert await host.refused("play", table, action=proposal.plays[0], turn=proposal.turn) == "stale"


@in_a_room()
async def test_a_strong_bot_is_asked(room: Room) -> None:
    thinkers = NotingThinkers()
    room.think_with(thinkers)
    for game in ("pickpack", "stash"):
        table, host, _ = await begun(room, game)
        await proposed(host, table)
    assert [thought.player for thought in thinkers.thoughts] == ["strong", "strong"]


@in_a_room()
async def test_whoever_has_several_seats_on_one_device_asks_for_the_one_that_is_shown(room: Room) -> None:
    host = room.guest()
    table = await host.create("pickpack", [ME, LOCAL])
    for seat in (0, 1):
        await host.does("watch", table, seat=seat)
        assert host.update(table).proposable
        await lay(host, table, await proposed(host, table))
        await host.play(table, "done")
    assert host.view(table)["phase"] == "move"


# Who is told that they may ask.


@in_a_room()
async def test_a_seat_is_told_that_it_may_ask_as_long_as_it_may(room: Room) -> None:
    table, host, guest = await begun(room, "stash")
    told = []
    for action in ("hide 1", "hide 2"):
        told.append(host.update(table).proposable)
        await host.play(table, action)
    assert [*told, host.update(table).proposable] == [True, True, False]
    assert guest.update(table).proposable


@in_a_room()
async def test_neither_a_spectator_nor_who_is_done_is_told_that_they_may_ask(room: Room) -> None:
    table, host, _ = await begun(room, "stash")
    spectator = room.guest()
    await spectator.does("watch", table)
    await host.play(table, "done")
    assert not spectator.update(table).proposable
    assert not host.update(table).proposable


# Who is refused.


@in_a_room()
async def test_where_the_game_proposes_nothing_one_chooses_for_oneself(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("propose", table) == "no_proposal"


@in_a_room()
async def test_when_all_is_laid_there_is_no_proposal(room: Room) -> None:
    table, host, _ = await begun(room)
    await lay(host, table, await proposed(host, table))
    assert await host.refused("propose", table) == "no_proposal"


@in_a_room()
async def test_who_is_not_to_act_waits(room: Room) -> None:
    table, host, _ = await begun(room, "stash")
    await host.play(table, "done")
    assert await host.refused("propose", table) == "not_to_act"


@in_a_room()
async def test_who_only_watches_is_proposed_nothing(room: Room) -> None:
    table, *_ = await begun(room)
    spectator = room.guest()
    await spectator.does("watch", table)
    assert await spectator.refused("propose", table) == "no_seat"


@in_a_room()
async def test_before_the_start_nothing_is_proposed(room: Room) -> None:
    host = room.guest()
    table = await host.create("pickpack", [ME, OPEN])
    assert await host.refused("propose", table) == "not_started"


@in_a_room()
async def test_after_the_end_nothing_is_proposed(room: Room) -> None:
    table, host, guest = await begun(room)
    await host.does("resign", table)
    assert await guest.refused("propose", table) == "over"


@in_a_room()
async def test_who_has_resigned_is_proposed_nothing(room: Room) -> None:
    guests = [room.guest() for _ in range(3)]
    table = await guests[0].create("stash", [ME, OPEN, OPEN])
    for guest in guests[1:]:
        await guest.sit(table)
    await guests[0].ask("resign", table)
    assert await guests[0].refused("propose", table) == "resigned"


# One at a time, and beside.


@in_a_room()
async def test_a_seat_asks_one_thing_at_a_time_from_whatever_device(room: Room) -> None:
    table, host, guest = await begun(room)
    room.think_with(SlowThinkers(room))
    other = host.again()
    await other.does("watch", table)
    await ask(room, host, table)
    assert await other.refused("propose", table) == "busy"
    await ask(room, guest, table)
    await room.settle()
    assert [len(each.all(wire.Proposed)) for each in (host, other, guest)] == [1, 0, 1]


@in_a_room()
async def test_asked_again_on_a_new_line_it_is_answered_there_and_once(room: Room) -> None:
    table, host, _ = await begun(room)
    room.think_with(SlowThinkers(room))
    await ask(room, host, table)
    await watching.look_away(room.house, host, table)
    again = host.again()
    await HANDLERS[wire.Watch](room.house, again, wire.Watch(id="w", table=table))
    await ask(room, again, table)
    await room.settle()
    assert [len(each.all(wire.Proposed)) for each in (host, again)] == [0, 1]


@in_a_room()
async def test_a_device_that_was_handed_on_is_not_told(room: Room) -> None:
    host = room.guest()
    table = await host.create("pickpack", [ME, LOCAL])
    await host.does("watch", table, seat=0)
    room.think_with(SlowThinkers(room))
    await ask(room, host, table)
    await host.does("watch", table, seat=1)
    assert not host.all(wire.Proposed)
    assert host.all(wire.Refused)[-1].code == "not_yours"


@in_a_room()
async def test_while_a_bot_thinks_one_may_play(room: Room) -> None:
    table, host, _ = await begun(room)
    room.think_with(SlowThinkers(room))
    await ask(room, host, table)
    await host.play(table, "lay rush a-top")
    answers = [type(message) for message in host.heard[-2:]]
    assert answers == [wire.Update, wire.Proposed]
    assert host.all(wire.Proposed)[-1].turn == 0


@in_a_room()
async def test_a_bot_that_fails_is_said_to_and_may_be_asked_again(room: Room) -> None:
    table, host, _ = await begun(room)
    sound = room.house.bots
    room.think_with(FailingThinkers(1, 100))
    assert await host.refused("propose", table) == "trouble"
    room.think_with(sound)
    assert (await proposed(host, table)).plays


def test_a_proposal_is_played_as_it_is(tmp_path: Path) -> None:
    async def task(one: House, two: House) -> None:
        first, second = await seated(one, two, "pickpack")
        for table in (first, second):
            while table.proposable:
                for action in await table.propose():
                    await table.play(action)
            assert table.view["hand"] == []
            await table.play("done")
        with pytest.raises(Refusal) as refused:
            await first.propose()
        assert refused.value.code == "no_proposal"

    with served(tmp_path) as house:
        visit(house, task)
