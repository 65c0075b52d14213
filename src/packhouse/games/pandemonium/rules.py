"""The rules of Package Pandemonium, clause by clause (``rules.md``): who acts when, and which module does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from ...core.errors import BadSetup
from ...core.game import Aim, Game, Outcome, Seat, Watcher
from ...core.rng import Rng, Seed
from . import refusals, seeing
from .actions import ALL, AnyAction, Card, Swap
from .cards import Cards
from .city import City
from .companies import Firms
from .components import Box
from .losses import Losses
from .options import Choices
from .playing import Playing
from .rogue import RogueRoutes
from .routes import Routes
from .scoring import Sheet
from .setting_up import SettingUp
from .state import Phase, State
from .turn import Turn
from .views import View

NOBODY: frozenset[Seat] = frozenset()
ONE = [frozenset((seat,)) for seat in range(3)]


class Pandemonium(Game[State, AnyAction, View]):
    name = "pandemonium"
    title = "Package Pandemonium"
    seats = range(1, 4)  # PM-1
    sides = ("Red", "Green", "Rogue")
    hidden = True
    least_plays = 20
    state = State
    actions = ALL
    options = Choices
    components = Box
    gentle: ClassVar = {"missions": False}  # PM-32, the family game

    def __init__(self, options: Choices, box: Box) -> None:
        names = [card.name for card in box.maps]
        if options.map not in (None, *names):
            raise BadSetup("no_map", "the box has no map of this name; choose one of {maps}", maps=", ".join(names))
        numbers = box.numbers
        self.box = box
        self.cities = [City(card) for card in box.maps]
        firms = Firms(box)
        self.setting_up = SettingUp(box, options, self.cities, firms)
        self.cards = Cards(box)
        self.routes = Routes(box, self.cities, firms, numbers.fuse if options.fuse is None else options.fuse)
        self.rogue = RogueRoutes(box, options, self.cities)
        losses = Losses(numbers.loss if options.loss is None else options.loss)
        self.sheet = Sheet(box, options, firms)
        self.turn = Turn(box, self.routes, self.rogue, losses)
        self._does = Playing(self.setting_up, self.cards, self.routes, losses, self.turn).does
        self._choices: dict[Phase, Callable[[State, Seat], Sequence[AnyAction]]] = {
            "base": self.setting_up.bases,
            "company": self.setting_up.choices,
            "card": self.cards.hand,
            "swap": self.cards.swaps,
            "order": self.cards.orders,
            "route": self.routes.choices,
            "rogue": self.rogue.choices,
            "loss": losses.choices,
        }

    def start(self, seats: int, seed: Seed) -> State:
        return self.setting_up.start(seats, seed)

    def active(self, state: State) -> frozenset[Seat]:
        """Return all who have still to choose in secret, else whoever is next."""
        if state.phase in ("card", "swap"):
            return frozenset(state.waiting)
        return ONE[state.waiting[0]] if state.waiting else NOBODY

    def legal(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        return self._choices[state.phase](state, seat)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> None:
        self._does[type(action)](state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        return self.sheet.outcome(state) if state.phase == "over" else None

    def aim(self, state: State) -> Aim | None:
        return self.sheet.aim(state) if state.seats == 1 else None

    def view(self, state: State, watcher: Watcher) -> View:
        return seeing.view(self, state, watcher)

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        return seeing.imagine(self, state, watcher, rng)

    def seen(self, state: State, seat: Seat, action: AnyAction, watcher: Watcher) -> AnyAction:
        """Show others that a card is chosen or a mission given up, but not which (PM-4, PM-6)."""
        if watcher != seat:
            match action:
                case Card():
                    return Card(None)
                case Swap():
                    return Swap(None)
        return action

    def check(self, state: State, seat: Seat, action: AnyAction) -> None:
        if action not in self.legal(state, seat):
            raise refusals.why(self, state, seat, action)
