"""A program at a table: it is told what its seat sees, and its choices are played there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec

from .. import wire
from ..bots.programs.program import BUDGET, LUCK
from ..bots.programs.seat import Place, ProgramSeat, Said
from ..client import House, Refusal, Table, connect
from ..core.game import Outcome

if TYPE_CHECKING:
    from .join import Link, Say

PART = 10
"""Of the time that a clock has left, a move may take one part in so many."""
GOODBYE = 3.0
"""Seconds that getting up may take."""
PASSING = {"stale", "not_to_act", "time_up", "out_of_time", "over"}
"""Why a play may be refused that was right when it was thought about: what to do next will be told."""


async def visit(link: Link, program: ProgramSeat, name: str, say: Say) -> None:
    """Sit down, play to the end, and say so; whoever has to go sooner gets up, and a bot of the house plays on."""
    async with connect(link.house) as house, _seated(house, link, name) as table:
        say(f"{name} sits at {link.house}/table/{link.table}; Ctrl-C lets it get up. Waiting for the match to begin …")
        await table.until(lambda: table.newest is not None)
        assert table.seat is not None
        say(f"{_who(table, table.seat, name)} plays {table.facts.title}.")
        offers = asyncio.create_task(_answer_offers(table))
        try:
            await asyncio.to_thread(program.set_up, _place(table))
            await _play(table, program)
        except BaseException:
            program.kill()  # or the thread that waits for it would be waited for
            raise
        finally:
            offers.cancel()
        assert table.outcome is not None
        say(f"The match is over: {_ending(table, table.outcome, table.seat, name)}.")


@contextlib.asynccontextmanager
async def _seated(house: House, link: Link, name: str) -> AsyncIterator[Table]:
    try:
        yield await (house.watch(link.table, token=link.token) if link.token else house.sit(link.table, name))
    except BaseException:
        with contextlib.suppress(Refusal, TimeoutError):  # perhaps it was about to sit down, and has a seat unawares
            async with asyncio.timeout(GOODBYE):
                await house.ask(wire.Leave, table=link.table)
        raise


async def _play(table: Table, program: ProgramSeat) -> None:
    async for update in table:
        if table.legal:
            said = await _thought(table, update, program)
            if _still_holds(table, update, said.action):
                await _played(table, said.action)


async def _thought(table: Table, update: wire.Update, program: ProgramSeat) -> Said:
    """Let it think in a thread, so that the line to the house stays alive."""
    view = msgspec.json.encode(table.view)  # anew: in a house's own JSON there could be a line break
    return await asyncio.to_thread(
        program.ask, view, table.legal, seconds=_seconds(update), nodes=0, luck=secrets.randbelow(LUCK)
    )


def _still_holds(table: Table, thought_about: wire.Update, action: str) -> bool:
    """Say whether nothing has come between; in a race something always has."""
    assert table.newest is not None
    return action in table.legal and (table.facts.live or table.newest.view == thought_about.view)


async def _played(table: Table, action: str) -> None:
    """Play it, unless it has just become too late: then there is another update to act on."""
    newest = table.newest
    try:
        await table.play(action)
    except Refusal as refusal:
        if table.newest is newest and refusal.code not in PASSING:
            raise


async def _answer_offers(table: Table) -> None:
    """Agree to take something back, as bots of the house do, and to no draw."""
    with contextlib.suppress(Refusal):  # the line is closed, which whoever plays is told
        while True:
            facts = table.facts
            if facts.offer is not None and table.seat not in facts.offer.agreed:
                with contextlib.suppress(Refusal):  # it has lapsed
                    await (table.agree() if facts.offer.kind == "undo" else table.decline())
            await table.until(lambda: table.facts is not facts)  # noqa: B023 — asked for at once


def _seconds(update: wire.Update) -> float:
    times = update.times
    if times is None or update.seat is None:
        return BUDGET.seconds
    left = [time for time in (times.seats[update.seat], times.phase) if time is not None]
    return min([BUDGET.seconds, *(time / 1000 / PART for time in left)])


def _place(table: Table) -> bytes:
    facts = table.facts
    assert facts.components is not msgspec.UNSET and table.seat is not None
    box = msgspec.json.decode(facts.components)
    return msgspec.json.encode(Place(facts.game, facts.game_version, facts.options, box, len(facts.seats), table.seat))


def _who(table: Table, seat: int, name: str) -> str:
    return f"{name} ({table.facts.seats[seat].side or f'seat {seat + 1}'})"


def _ending(table: Table, outcome: Outcome, seat: int, name: str) -> str:
    """Return in words how it ended for one seat."""
    scores = ", ".join(
        f"{other.name or other.side or number} {score:g}"
        for number, (other, score) in enumerate(zip(table.facts.seats, outcome.scores, strict=False), 1)
    )
    why = scores or outcome.reason.code.replace("_", " ")
    if outcome.goal:
        return f"{name} {'reached' if outcome.goal.reached else 'missed'} the goal, {why}"
    place, level = outcome.ranks[seat], outcome.ranks.count(outcome.ranks[seat]) > 1
    shared = " with others" if level else ""
    return f"{name} came {_ordinal(place)} of {len(outcome.ranks)}{shared}, {why}"


def _ordinal(place: int) -> str:
    return ("first", "second", "third", "fourth", "fifth", "sixth")[place - 1] if place <= 6 else f"number {place}"
