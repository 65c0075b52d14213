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
from .worth import lead


def leads(
    game: Pandemonium, sight: Sight[Any, Any, Any], actions: Sequence[AnyAction], worlds: int, rng: Rng
) -> list[float]:
    """Return the lead that each action brings on average: in every world all meet the same luck."""
    totals = [0.0] * len(actions)
    for _ in range(worlds):
        world, luck = sight.imagine(rng), rng.below(1 << 32)
        for number, action in enumerate(actions):
            totals[number] += _lead(game, world.copy(), sight.seat, action, QuickRng(luck))
    return [total / worlds for total in totals]


def _lead(game: Pandemonium, state: State, seat: Seat, action: AnyAction, rng: Rng) -> float:
    turn = state.turn
    game.apply(state, seat, action)
    while state.phase != "over" and (state.phase != "card" or state.turn == turn):
        other = state.waiting[0]
        game.apply(state, other, glance(game, state, other, SHARP, rng, with_missions=other == seat))
    return lead(game, state, seat)
