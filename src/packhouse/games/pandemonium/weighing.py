"""What actions bring: each is played on, at a glance, to the end of the turn in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...bots.bot import Sight
from ...core.game import Seat
from ...core.rng import QuickRng, Rng
from .actions import AnyAction
from .eyes import SHARP
from .glance import glance
from .rules import Pandemonium
from .state import State
from .worth import lead, worth


def leads(
    game: Pandemonium, sight: Sight[Any, Any, Any], actions: Sequence[AnyAction], worlds: int, rng: Rng
) -> list[float]:
    """Return the lead that each action brings on average: in every world all meet the same luck."""
    totals, hidden = [0.0] * len(actions), 0.0
    for _ in range(worlds):
        world, luck = sight.imagine(rng), rng.below(1 << 32)
        ends = [_played(game, world.copy(), sight.seat, action, QuickRng(luck)) for action in actions]
        totals = [total + lead(game, end, sight.seat) for total, end in zip(totals, ends, strict=True)]
        hidden += _missions(game, ends[0], sight.seat)
    return [(total - hidden) / worlds for total in totals]


def _played(game: Pandemonium, state: State, seat: Seat, action: AnyAction, rng: Rng) -> State:
    turn = state.turn
    game.apply(state, seat, action)
    while state.phase != "over" and (state.phase != "card" or state.turn == turn):
        other = state.waiting[0]
        game.apply(state, other, glance(game, state, other, SHARP, rng, with_missions=other == seat))
    return state


def _missions(game: Pandemonium, state: State, seat: Seat) -> float:
    """Return what the others' missions bring the best of them, as they are imagined.

    For all actions it is the same: who holds which is anybody's guess, and would only make noise.
    """
    others = [other for other in range(state.seats) if other != seat]
    known, all_told = (
        max((worth(game, state, other, with_missions=counted) for other in others), default=0.0)
        for counted in (False, True)
    )
    return all_told - known
