"""Proposals: where the game lets one ask, a bot says how it would play on from one's seat. Nothing is played."""

from __future__ import annotations

from functools import partial
from secrets import randbits

from ... import wire
from ...core.errors import IllegalAction
from ...core.game import Seat
from ...core.match import AnyMatch
from ..bots.pool import Thought
from ..connection import Caller
from ..house import House
from ..tables.table import Table
from .questions import answer, is_thought_about
from .registry import answers
from .seated import check_in_play, seated
from .watching import NotYours

LEVEL = "strong"
"""Whose idea it is: good to start from, and soon there."""


@answers(wire.Propose)
async def propose(house: House, caller: Caller, request: wire.Propose) -> None:
    table, seat = await seated(house, caller, request)
    asker = (table.id, seat)  # whatever device it is asked from
    if is_thought_about(house, caller, request, asker):
        return
    _check_proposable(table.match, seat)
    # Drawn anew each time: an opponent who could ask for the same proposal would know where everything lies.
    thought = Thought.about(table.match, seat, LEVEL, salt=randbits(64))
    answer(house, caller, request, asker, partial(_proposed, house, request, table, table.turn(seat), thought))


def _check_proposable(match: AnyMatch, seat: Seat) -> None:
    check_in_play(match, seat)
    if seat not in match.game.active(match.state):
        raise IllegalAction("not_to_act", "seat {seat} is not to act now; wait for your turn", seat=seat + 1)
    if not match.game.proposable(match.state, seat):
        raise IllegalAction("no_proposal", "no bot proposes anything here; choose for yourself")


async def _proposed(house: House, request: wire.Propose, table: Table, turn: int, thought: Thought) -> wire.Proposed:
    plays = await house.consulting.serve(partial(house.thinkers.propose, thought), urgent=True)
    _check_still_shown(house, table, thought.seat)
    return wire.Proposed(id=request.id, table=table.id, plays=tuple(plays), turn=turn)


def _check_still_shown(house: House, table: Table, seat: Seat) -> None:
    """Tell nothing to a device that was handed on meanwhile."""
    _, ear = house.questions[table.id, seat]
    if table.ears.get(ear) != seat:
        raise NotYours("not_yours", "seat {seat} is not shown any more; show it and ask again", seat=seat + 1)
