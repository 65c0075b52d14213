"""What a table is to a person: what was set, who sits where, what is offered and what comes next."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

from ... import wire
from ...core import components
from ...core.components import Components
from ...core.game import Seat
from ...games.own_components import differing
from ..connection import Connection
from ..storage.facts import Facts
from ..storage.strengths import next_level
from .opinions import asked
from .scripted import lesson_at

if TYPE_CHECKING:
    from .table import Table


def described(table: Table, connection: Connection, answer: str, *, box: bool) -> wire.Table:
    """Describe it, with what is in its box where that is asked for."""
    facts, game, offers = table.facts, table.game, table.offers if table.begun else None
    return wire.Table(
        table=table.id, game=facts.game, title=game.title, game_version=facts.game_version, status=facts.status,
        options=facts.options, components=msgspec.Raw(wire.encode(_box(table))) if box else UNSET,
        own_box=_own_box(table) if box else UNSET, asked=_is_asked(table, connection),
        seats=tuple(_seat_info(table, seat, connection) for seat in range(len(facts.chairs))), clock=facts.clock,
        public=facts.public, rated=facts.rated, shuffle=facts.shuffle, live=game.live,
        host=facts.host == connection.person, inviter=facts.inviter, gentle=facts.gentle, suits=facts.suits,
        next_level=_next_level(table, connection), commitment=facts.commitment,
        offer=offers and offers.to(table.connections.get(connection)), settled=offers and offers.settled,
        lesson=_steps(facts), rematch=facts.rematch, next=_next_table(table, connection), puzzle=facts.puzzle,
        answer=answer,
    )  # fmt: skip


def _box(table: Table) -> Components:
    inside: Components = table.game.made_of[1]
    return inside


def _own_box(table: Table) -> wire.OwnBox | UnsetType:
    if table.facts.components is None:
        return UNSET
    return _differing(table.facts.game, msgspec.json.encode(_box(table), order="deterministic"))


@functools.lru_cache(maxsize=64)  # everyone who sits down or comes back is told
def _differing(game: str, box: bytes) -> wire.OwnBox:
    own = msgspec.json.decode(box)
    differs, more = differing(game, own)
    return wire.OwnBox(digest=components.digest(own), differs=tuple(differs), more=more)


def _is_asked(table: Table, connection: Connection) -> bool:
    """Say whether the two questions about an own box are put to someone."""
    if table.facts.components is None or not table.begun or table.outcome is None:
        return False
    seat = table.connections.get(connection)
    return asked(table.facts, table.facts.seats_of(connection.person) or ([] if seat is None else [seat]))


def _steps(facts: Facts) -> tuple[wire.LessonStep, ...] | UnsetType:
    """Return what a lesson asks for, but not by which moves; unset where there is none."""
    lesson = lesson_at(facts)
    if lesson is None:
        return UNSET
    return tuple(wire.LessonStep(name=step.name, plays=step.plays, point=step.point) for step in lesson.steps)


def _next_table(table: Table, connection: Connection) -> str:
    """Return the table of the rematch; where it isn't public, only its players may know of it."""
    facts, seat = table.facts, table.connections.get(connection)
    may_know = facts.public or facts.seats_of(connection.person) or seat is not None
    return facts.next if may_know else ""


def _next_level(table: Table, connection: Connection) -> str:
    is_theirs = table.facts.host == connection.person
    return next_level(table.facts, table.outcome) if table.outcome and is_theirs else ""


def _seat_info(table: Table, seat: Seat, connection: Connection) -> wire.SeatInfo:
    chair, game, match = table.facts.chairs[seat], table.game, table.match if table.begun else None
    is_house = chair.kind == "bot" and bool(table.facts.lesson)
    mine = chair.is_persons and (chair.person == connection.person or table.connections.get(connection) == seat)
    return wire.SeatInfo(
        kind=chair.kind, name="" if is_house else chair.name, side=game.sides[seat] if game.sides else "",
        mine=mine, present=chair.is_persons and table.is_present(seat),
        stand_in=table.bot(seat) if chair.is_persons and table.outcome is None else "", rating=chair.rating,
        provisional=chair.provisional,
        resigned=match is not None and seat in match.resigned, late=match is not None and seat in match.late,
    )  # fmt: skip
