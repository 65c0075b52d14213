"""A bot that leaves its choices to a program."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from ...core import notation, options
from ...core.errors import BadSetup
from ...core.game import AnyGame, Seat
from ...core.rng import Rng
from ..bot import Bot, Budget, Judgement, Sight
from . import seats
from .seat import USUAL, Patience, Place

BUDGET = Budget(seconds=1.0)
"""What a program may think: it has no levels."""
LUCK = 1 << 32
SPREAD = 1000


class Program(Bot):
    """It is told what its seat may know, and nothing else. Its choices repeat if all its luck is what it is given."""

    def __init__(self, path: str, patience: Patience = USUAL) -> None:
        self.path, self.patience = path, patience

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return self.judge(sight, budget, rng).action

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        """Return what it plays, and the lead that it names, if it does."""
        if not sight.seats:
            raise BadSetup("seats_untold", "a program must know how many play: Sight(game, state, seat, seats)")
        legal = sight.legal
        texts = list(map(notation.write, legal))
        view = msgspec.json.encode(sight.view, order="deterministic")  # a set's own order might tell how it was filled
        with seats.taken(self.path, place(sight.game, sight.seats, sight.seat), self.patience) as program:
            said = program.ask(view, texts, seconds=budget.seconds, nodes=budget.nodes, luck=rng.below(LUCK))
        return Judgement(legal[texts.index(said.action)], said.lead)

    def reaction(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> float:
        """Return what the search takes: in simulated time, nobody knows how quick a program is."""
        return budget.reaction * (0.5 + rng.below(SPREAD) / SPREAD)


@functools.lru_cache(maxsize=64)
def place(game: AnyGame, number: int, seat: Seat) -> bytes:
    """Return where a program sits, as it is told."""
    chosen, box = game.made_of
    told = options.plain(chosen) if chosen else {}
    return msgspec.json.encode(Place(game.name, game.version, told, box or {}, number, seat))
