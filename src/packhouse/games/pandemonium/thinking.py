"""How a player decides by what a position is worth: each phase in its own way."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...core.game import Seat
from ...core.rng import Rng
from .actions import AnyAction, Base, Card, Company
from .components import Trait
from .eyes import Eye
from .glance import play_on
from .ground import GRID, SQUARES
from .hand import Hand
from .planning import plans, sensible
from .rules import Pandemonium
from .state import State
from .worth import lead

FINE = 1 << 10
TRAITS: dict[Trait, float] = {
    "van": 1.0, "battery": 1.2, "electric": 0.8, "fee": -0.8, "mission": 0.6, "guard": 1.6, "high": 1.0,
}  # fmt: skip
"""What one more of each is worth over a game."""
TASTE = 4
"""By how many points tastes in companies differ: nobody wants to play the same one always."""


class Thought:
    """Of one seat, about one decision, in a world that it imagines."""

    def __init__(self, game: Pandemonium, world: State, seat: Seat, eye: Eye, rng: Rng) -> None:
        self.game, self.world, self.seat, self.eye, self.rng = game, world, seat, eye, rng
        world.deck = []  # what will appear is nothing to reckon with

    def action(self) -> AnyAction:
        actions = self.game.legal(self.world, self.seat)
        if len(actions) == 1:
            return actions[0]
        match self.world.phase:
            case "base":
                return self._best(actions, self._site)
            case "company":
                return self._best(actions, self._company)
            case "card":
                return self._best(actions, self._card())
            case "route":
                return self._route()
            case _:
                return self._best(actions, self._then)

    def _best(self, actions: Iterable[AnyAction], value: Callable[[AnyAction], float]) -> AnyAction:
        return max(actions, key=lambda action: value(action) + self._off())

    def _off(self) -> float:
        return self.eye.blur * (self.rng.below(2 * FINE + 1) / FINE - 1)

    def _site(self, action: AnyAction) -> float:
        """Prefer a gate with packages around it, and the whole city not far."""
        assert isinstance(action, Base)
        away, state = self.game.cities[self.world.map].away[GRID.index[action.gate]], self.world
        high = self.game.sheet.high
        near = sum((state.low[cell] + high * state.high[cell]) * self.eye.fade ** away[cell] for cell in range(SQUARES))
        return near - sum(away) / 10

    def _company(self, action: AnyAction) -> float:
        assert isinstance(action, Company)
        card = next(card for card in self.game.box.companies if card.name == action.name)
        changes = (card.ability, card.drawback)
        return sum(TRAITS[change.trait] * change.by for change in changes) + TASTE * self.rng.below(FINE) / FINE

    def _route(self) -> AnyAction:
        if not self.eye.plans:
            return self._best(sensible(self.game, self.world, self.seat), self._next)
        best = max(
            plans(self.game, self.world, self.seat),
            key=lambda plan: lead(self.game, plan.after, self.seat, self.eye) + self._off(),
        )
        return best.first

    def _next(self, action: AnyAction) -> float:
        after = self.world.copy()
        self.game.apply(after, self.seat, action)
        return lead(self.game, after, self.seat, self.eye)

    def _then(self, action: AnyAction) -> float:
        """Return where an action leads by the end of the turn, as far as can be told at a glance."""
        after = self.world.copy()
        self.game.apply(after, self.seat, action)
        play_on(self.game, after, self.seat, self.eye, self.rng)
        return lead(self.game, after, self.seat, self.eye)

    def _card(self) -> Callable[[AnyAction], float]:
        hand = Hand(self.game, self.world, self.seat, self.eye, self.rng)
        return lambda action: hand.worth(_number(action))


def _number(action: AnyAction) -> int:
    assert isinstance(action, Card) and action.number
    return action.number
