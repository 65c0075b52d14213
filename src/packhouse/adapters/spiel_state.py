"""A position in OpenSpiel's words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..core import notation
from ..core.rng import QuickRng
from .extras import needs
from .position import Position

with needs("openspiel"):
    import pyspiel

NOBODY_YET, OVER = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL
FINE = 1 << 53


class Dealt(pyspiel.State):  # type: ignore[misc]
    """First a seed is drawn, then seats choose one after another; those who may act at the same time, too."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.deals = game.deals
        self.position: Position | None = None if self.deals else Position(self.rules, 0)

    def current_player(self) -> int:
        if self.position is None:
            return int(NOBODY_YET)
        return int(OVER) if self.position.turn is None else self.position.turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.deals) for seed in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal(player)) if self.position else []

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = Position(self.rules, action)
        else:
            self.position.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == NOBODY_YET or self.position is None:
            return f"deal {action}"
        return notation.write(self.position.action(player, action))

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        return self.position.rewards() if self.position else [0.0] * self.rules.setup.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Dealt:
        """Return a position that a player can't tell from this one; its history is still that of the true one."""
        twin: Dealt = self.clone()
        if self.position:
            twin.position = self.position.imagined(player, QuickRng(int(sampler() * FINE)))
        return twin

    def __str__(self) -> str:
        if self.position is None:
            return "not dealt yet"
        return msgspec.json.encode([self.position.turn, self.position.state], order="sorted").decode()
