"""Bots in a race take their time, act on what they saw, and look again when someone else was faster."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Any

import msgspec
import pytest

from packhouse import wire
from packhouse.core import notation
from packhouse.core.game import Seat
from packhouse.core.match import Play
from packhouse.server.bots import work as within
from packhouse.server.bots.work import BotTask, Choice
from packhouse.server.keeper.bot_seats import LONGEST_REACTION, PART_OF_THE_PHASE, Plan
from packhouse.server.sharing import NOBODY, Asker
from packhouse.server.tables.table import Table
from tests.server.room import ME, OPEN, PATIENCE, Guest, Room, ThinkersHere, in_a_room, nim, until

NOVICE = {"kind": "bot", "name": "novice"}
SLOTH, SWIFT = {"kind": "bot", "name": "sloth"}, {"kind": "bot", "name": "swift"}
LONG = {"grab_clock": 3600, "loading_clock": 3600}
FOR_EVER = 1000.0
"""Seconds, or times as slow as usual: every reaction takes longer than a test waits."""


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compile what bots need before a test waits for them."""
    import_module("packhouse.games.zackpack.optimum")


class Noted(ThinkersHere):
    """Takes what is first in the list, slowly, and keeps what was thought about."""

    def __init__(self) -> None:
        super().__init__(1, 100)
        self.thoughts: list[tuple[Seat, Any]] = []

    async def choose(self, task: BotTask, urgent: bool, asker: Asker = NOBODY) -> Choice:
        self.thoughts.append((task.seat, msgspec.json.decode(task.state)))
        return Choice(notation.write(within._sight(task).legal[0]), FOR_EVER)

    def phases(self, seat: Seat) -> list[str]:
        return [state["phase"] for thinker, state in self.thoughts if thinker == seat]


async def opened(room: Room, *seats: dict[str, str], game: str = "zackpack") -> tuple[Table, Guest]:
    """Open a table without waiting for its bots."""
    host = room.guest("Ada")
    options = LONG if game == "zackpack" else {}
    await host.ask("create", game=game, seats=list(seats), name="Ada", options=options)
    (table,) = room.house.tables
    await until(lambda: table.id in room.keeper.kept)
    return table, host


def plans(room: Room) -> dict[Seat, Plan]:
    return {seat: plan for (_, seat), (plan, _) in room.keeper.bots._waiting.items()}


async def acts(guest: Guest, table: Table, action: str) -> None:
    """Play without waiting for the bots."""
    answer = await guest.ask("play", table.id, action=action, turn=guest.update(table.id).turn)
    assert not isinstance(answer, wire.Refused), answer.sentence


async def clock_runs_out(room: Room, table: Table) -> None:
    """Let the phase's time pass, and no more."""
    assert table.clocks.phase_ends is not None
    phase = table.clocks.phase
    room.wall.now += table.clocks.phase_ends - table.now
    room.keeper.look(table)
    await until(lambda: table.clocks.phase != phase)


async def flipped(room: Room, *seats: dict[str, str]) -> tuple[Table, Guest, Noted]:
    """Return a table where trucks can be grabbed and every bot has one in mind, but is slow."""
    noted = Noted()
    room.think_with(noted)
    table, host = await opened(room, *seats)
    await acts(host, table, "ready")
    await clock_runs_out(room, table)
    bots = seats.count(NOVICE)
    await until(lambda: sum(plan.action.startswith("grab") for plan in plans(room).values()) == bots)
    return table, host, noted


@in_a_room(bot_reaction=1)
async def test_the_quicker_bot_is_first_whatever_its_seat(room: Room) -> None:
    table, host = await opened(room, SLOTH, SWIFT, ME, game="snap")
    while host.view(table.id)["top"] % 2:  # nobody wants this one
        await clock_runs_out(room, table)
        await until(lambda: len(plans(room)) == 2)
    top = host.view(table.id)["top"]
    await until(lambda: host.view(table.id)["top"] != top)
    assert host.view(table.id)["won"] == [[], [top], []]


@in_a_room(bot_reaction=1)
async def test_a_person_may_be_faster_than_a_bot(room: Room) -> None:
    table, host, _ = await flipped(room, ME, NOVICE, NOVICE)
    await acts(host, table, "grab pile")
    assert [place["truck"] is None for place in host.view(table.id)["places"]] == [False, True, True]


@in_a_room(bot_reaction=1)
async def test_a_bot_chooses_again_as_soon_as_its_truck_is_gone(room: Room) -> None:
    table, host, noted = await flipped(room, NOVICE, NOVICE, NOVICE, ME)
    wanted = plans(room)[0]
    thoughts = len(noted.phases(wanted.seat))
    await acts(host, table, wanted.action)
    await until(lambda: len(noted.phases(wanted.seat)) > thoughts and wanted.seat in plans(room))
    assert plans(room)[wanted.seat].action != wanted.action
    assert not room.keeper.bots.faulty


class Gated(Noted):
    """Thinks until it is let go on."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def choose(self, task: BotTask, urgent: bool, asker: Asker = NOBODY) -> Choice:
        choice = await super().choose(task, urgent, asker)
        await self.gate.wait()
        return choice


@in_a_room(bot_reaction=1)
async def test_a_truck_that_went_while_a_bot_thought_of_it_is_not_waited_for(room: Room) -> None:
    gated = Gated()
    room.think_with(gated)
    table, host = await opened(room, NOVICE, NOVICE, NOVICE, ME)
    await until(lambda: len(plans(room)) == 3)
    gated.gate.clear()
    await acts(host, table, "ready")
    await clock_runs_out(room, table)
    await until(lambda: all(gated.phases(seat)[-1] == "grab" for seat in range(3)))
    wanted = notation.write(table.match.game.legal(table.match.state, 0)[0])
    await acts(host, table, wanted)
    gated.gate.set()
    await until(lambda: len(plans(room)) == 3 and all(plan.action != wanted for plan in plans(room).values()))


class Prompt(Gated):
    """Plays what it has thought of at once."""

    async def choose(self, task: BotTask, urgent: bool, asker: Asker = NOBODY) -> Choice:
        return Choice((await super().choose(task, urgent, asker)).action)


@in_a_room()
async def test_a_bot_that_thinks_until_the_clock_has_ended_is_late_as_people_are(room: Room) -> None:
    prompt = Prompt()
    room.think_with(prompt)
    table, host = await opened(room, NOVICE, NOVICE, NOVICE, ME)
    await until(lambda: table.match.state.waiting == [3])
    prompt.gate.clear()
    await acts(host, table, "ready")
    await until(lambda: all(prompt.phases(seat)[-1] == "grab" for seat in range(3)))
    assert table.clocks.phase_ends is not None
    room.wall.now += table.clocks.phase_ends - table.now
    before = len(table.match.log)
    prompt.gate.set()
    await until(lambda: table.match.state.phase == "load")
    grabs = [entry for entry in table.match.log[before:] if isinstance(entry, Play) and entry.action.startswith("grab")]
    assert [(grab.seat, grab.late) for grab in grabs] == [(0, True), (1, True), (2, True)]
    assert not room.keeper.bots.faulty


@in_a_room(bot_reaction=0.001, bot_pace=1000)
async def test_in_a_race_a_bot_is_as_quick_as_it_is(room: Room) -> None:
    table, _ = await opened(room, NOVICE, NOVICE, ME)
    await until(lambda: table.match.state.waiting == [2])


@in_a_room(bot_reaction=1)
async def test_a_bot_whose_choice_stands_goes_on_waiting(room: Room) -> None:
    table, host, _ = await flipped(room, NOVICE, NOVICE, NOVICE, ME)
    before = plans(room)
    unwanted = next(
        action for action in host.legal(table.id) if action not in {plan.action for plan in before.values()}
    )
    await acts(host, table, unwanted)
    await asyncio.sleep(0.05)
    assert plans(room) == before


@in_a_room(bot_reaction=1)
async def test_bots_that_were_too_slow_to_grab_load_at_once(room: Room) -> None:
    table, _, noted = await flipped(room, ME, NOVICE, NOVICE)
    await clock_runs_out(room, table)
    await until(lambda: all(noted.phases(seat)[-1] == "load" for seat in (1, 2)))


@in_a_room(bot_reaction=FOR_EVER)
async def test_a_slow_stand_in_gets_up_when_its_person_is_back(room: Room) -> None:
    host = room.guest()
    table = await room.table(await host.create("zackpack", [ME, OPEN, OPEN]))
    others = [room.guest(), room.guest()]
    for guest in others:
        await guest.sit(table.id)
    await others[0].ask("leave", table.id)
    await until(lambda: 1 in plans(room))
    again = others[0].again()
    await again.ask("watch", table.id)
    await until(lambda: not plans(room) and not table.bot(1))
    await again.play(table.id, "ready")
    assert host.view(table.id)["waiting"] == [0, 2]


@in_a_room(bot_reaction=1)
async def test_nobody_waits_at_a_table_that_is_kept_no_more(room: Room) -> None:
    table, host, _ = await flipped(room, ME, NOVICE, NOVICE)
    log = len(table.match.log)
    room.keeper.forget(table)
    room.keeper._asked.add(table.id)  # another worker has it
    await room.settle()
    assert (plans(room), len(table.match.log), room.keeper.bots.faulty) == ({}, log, set())
    assert host.update(table.id).outcome is None


@in_a_room(bot_reaction=1)
async def test_slow_bots_keep_nobody_from_closing_the_house(room: Room) -> None:
    table, *_ = await flipped(room, ME, NOVICE, NOVICE)
    async with asyncio.timeout(PATIENCE):
        await room.restart()
    assert table.id not in room.house.tables


@in_a_room()
async def test_a_reaction_takes_half_of_what_the_clock_has_left_at_most(room: Room) -> None:
    host = room.guest()
    table = await room.table(await host.create("snap", [ME, OPEN]))
    await room.guest().sit(table.id)
    room.wall.now += 1_000
    assert room.keeper.bots._longest(table) == pytest.approx(PART_OF_THE_PHASE * 2.0)


@in_a_room()
async def test_where_no_phase_has_a_clock_a_reaction_is_bounded_too(room: Room) -> None:
    name, _ = await nim(room)
    assert room.keeper.bots._longest(await room.table(name)) == LONGEST_REACTION


@in_a_room(bot_reaction=FOR_EVER)
async def test_no_bot_hesitates_where_there_is_no_race(room: Room) -> None:
    host = room.guest()
    table = await host.create("zackpack", [ME, NOVICE, NOVICE], options={"mode": "ordered", "rounds": 1})
    await until(lambda: 0 in host.update(table).active)
