"""Proposals: where the game lets one ask, a bot says how it would play on from one's seat. Nothing is played."""

from __future__ import annotations

from functools import partial

from ... import wire
from ...core.errors import IllegalAction
from ...core.game import Seat
from ..bots.work import BotTask
from ..connection import Connection, asker
from ..house import House
from ..luck import salt
from ..sharing import Asker
from ..tables.scripted import check_free
from ..tables.table import Table
from .puzzling import check_own_work
from .registry import answers
from .seated import check_in_play, seated
from .watching import NotYours


@answers(wire.Propose)
async def propose(house: House, connection: Connection, request: wire.Propose) -> None:
    table, seat = await seated(house, connection, request)
    by = (table.id, seat)  # whatever device it is asked from
    if house.questions.is_asked(by, request, connection):
        return
    _check_proposable(table, seat)
    # Drawn anew each time: an opponent who could ask for the same proposal would know where everything lies.
    task = BotTask.about(table.match, seat, house.config.proposer, salt(house.luck))
    think = partial(_proposed, house, request, table, table.turn(seat), task, asker(connection))
    house.questions.ask(by, request, connection, think)


def _check_proposable(table: Table, seat: Seat) -> None:
    check_free(table.facts)
    check_in_play(table, seat)
    check_own_work(table.facts)
    match = table.match
    if seat not in match.game.active(match.state):
        raise IllegalAction("not_to_act", "it isn’t seat {seat}’s turn; wait for yours", seat=seat + 1)
    if not match.game.proposable(match.state, seat):
        raise IllegalAction("no_proposal", "no bot proposes anything here; choose for yourself")


async def _proposed(
    house: House, request: wire.Propose, table: Table, turn: int, task: BotTask, who: Asker
) -> wire.Proposed:
    plays = await house.bots.propose(task, who)
    _check_still_shown(house, table, task.seat)
    return wire.Proposed(id=request.id, table=table.id, plays=tuple(plays), turn=turn)


def _check_still_shown(house: House, table: Table, seat: Seat) -> None:
    """Tell nothing to a device that was handed on meanwhile."""
    if table.connections.get(house.questions.asked_by((table.id, seat))) != seat:
        raise NotYours("not_yours", "seat {seat} is not shown any more; show it and ask again", seat=seat + 1)
