"""Proposals: how a bot would play on for a player, as far as the game lets one ask."""

from __future__ import annotations

from typing import Any

from ..core.rng import Rng
from .bot import Player, Sight

MOST = 64
"""Plays after which it is enough: a bot might take back and lay again for ever."""


def proposal(player: Player, sight: Sight[Any, Any, Any], rng: Rng) -> list[Any]:
    """Return the plays, made one after another in a world that the seat imagines; the true one has no part in them."""
    game, seat, world = sight.game, sight.seat, sight.imagine(rng)
    plays: list[Any] = []
    while len(plays) < MOST and seat in game.active(world) and game.proposable(world, seat):
        plays.append(player.choose(Sight(game, world, seat, sight.seats), rng))
        game.apply(world, seat, plays[-1])
    return plays
