"""Promises about proposals: they can be played, they come to an end, and they tell nothing of what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from packhouse.bots.bot import Player, Sight
from packhouse.bots.proposal import proposal
from packhouse.core.errors import Refusal
from packhouse.core.game import Seat
from packhouse.core.rng import QuickRng

from .bots import budget, thinkers, turns
from .case import Case
from .promise import promise

LUCKS = 3
"""How many proposals are asked for in each position."""


@promise
def proposals_can_be_played_one_after_another(case: Case) -> None:
    for player, state, seat in _asked(case):
        for luck in range(LUCKS):
            _played(case, state, seat, _proposed(case, player, state, seat, luck))


@promise
def a_proposal_leaves_nothing_to_propose(case: Case) -> None:
    for player, state, seat in _asked(case):
        after = _played(case, state, seat, _proposed(case, player, state, seat))
        active = case.game.active(after)
        assert seat not in active or not case.game.proposable(after, seat), f"{player.name} comes to no end"


@promise
def proposals_are_the_same_wherever_a_seat_sees_the_same(case: Case) -> None:
    for player, state, seat in _asked(case):
        plays = _proposed(case, player, state, seat)
        world = case.game.imagine(state, seat, QuickRng(1))
        assert _proposed(case, player, world, seat) == plays, f"{player.name} knows more than its seat"


def _asked(case: Case) -> Iterator[tuple[Player, Any, Seat]]:
    """Give the positions and seats where the game lets a bot be asked."""
    for player, state, seat in turns(case, thinkers(case)):
        if case.game.proposable(state, seat):
            yield player, state, seat


def _proposed(case: Case, player: Player, state: Any, seat: Seat, luck: int = 7) -> list[Any]:
    quick = msgspec.structs.replace(player, budget=budget(player))
    return proposal(quick, Sight(case.game, state, seat), QuickRng(luck))


def _played(case: Case, state: Any, seat: Seat, plays: list[Any]) -> Any:
    """Return the true position after the plays."""
    after = state.copy()
    for action in plays:
        try:
            case.game.play(after, seat, action)
        except Refusal as refusal:
            raise AssertionError(f"{action} is proposed and refused: {refusal}") from refusal
    return after
