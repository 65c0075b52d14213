"""What a player sees, in OpenSpiel's words: the view and who is next, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from ..core.errors import BadSetup
from ..core.extras import needs
from .numbered import Numbered

with needs("openspiel"):
    import pyspiel


class Observer:
    """The same for observations as for information states: views have a perfect memory."""

    def __init__(self, rules: Numbered, wanted: Any = None) -> None:
        if wanted and wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadSetup("others_eyes", "players see what their own view says; ask for SINGLE_PLAYER’s private_info")
        self.seats = rules.setup.seats
        self.tensor = np.zeros(self.seats + rules.width, np.float32)
        self.dict = {"turn": self.tensor[: self.seats], "view": self.tensor[self.seats :]}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            self.dict["view"][:] = state.position.observation(player)
            if state.position.turn is not None:
                self.dict["turn"][state.position.turn] = 1

    def string_from(self, state: Any, player: int) -> str:
        if state.position is None:
            return "not dealt yet"
        view = state.rules.game.view(state.position.state, player)
        return msgspec.json.encode([player, state.position.turn, view], order="sorted").decode()
