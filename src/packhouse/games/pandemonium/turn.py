"""The course of the game: what follows when someone has acted, until someone has to act again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.game import Seat
from . import bomb, cargo
from .actions import (
    AnyAction,
    Base,
    Block,
    Bomb,
    Card,
    Company,
    Go,
    Hand,
    Load,
    Lose,
    Order,
    Recharge,
    Rogue,
    Stop,
    Swap,
)
from .cards import Cards
from .components import TURNS, Box
from .ground import GRID
from .losses import Losses
from .rogue import RogueRoutes
from .routes import Routes
from .setting_up import SettingUp
from .spawning import Spawning
from .state import GREEN, NONE, RED, ROGUE, State

ROGUES = {1: [ROGUE, GREEN], 2: [ROGUE], 3: []}
"""By seats: the drivers whom nobody plays, in the order in which they move (PM-14, PM-30, PM-31)."""


class Turn:
    def __init__(
        self, box: Box, setting_up: SettingUp, cards: Cards, routes: Routes, rogue: RogueRoutes, losses: Losses
    ) -> None:
        self.steps = box.numbers.steps
        self.setting_up = setting_up
        self.cards = cards
        self.routes = routes
        self.rogue = rogue
        self.losses = losses
        self.spawning = Spawning(box)

    # What players do.

    def base(self, state: State, seat: Seat, action: Base) -> None:
        self.setting_up.place(state, seat, action)

    def company(self, state: State, seat: Seat, action: Company) -> None:
        self.setting_up.choose(state, seat, action)
        if not state.waiting:
            self._begin(state)

    def card(self, state: State, seat: Seat, action: Card) -> None:
        self.cards.choose(state, seat, action)
        if state.phase == "swap":
            self._revealed(state)

    def swap(self, state: State, seat: Seat, action: Swap) -> None:
        self.cards.swap(state, seat, action)
        self._revealed(state)

    def order(self, state: State, seat: Seat, action: Order) -> None:
        self.cards.order(state, action)
        self.plan(state)

    def go(self, state: State, seat: Seat, action: Go) -> None:
        """Make a step; where a player is the Rogue, losses come first (PM-30)."""
        self.routes.go(state, action)
        if seat == ROGUE:
            self.losses.cross(state, state.planner.at)
            self._settle(state)
        else:
            self._arrive(state)

    def load(self, state: State, seat: Seat, action: Load) -> None:
        self.routes.load(state, action)
        self._route_on(state)

    def bomb(self, state: State, seat: Seat, action: Bomb) -> None:
        self.routes.pick_up_bomb(state)
        self._route_on(state)

    def hand(self, state: State, seat: Seat, action: Hand) -> None:
        self.routes.hand(state, action)
        self._route_on(state)

    def recharge(self, state: State, seat: Seat, action: Recharge) -> None:
        self.routes.recharge(state, action)
        self._stop(state)

    def stop(self, state: State, seat: Seat, action: Stop) -> None:
        self._stop(state)

    def announce(self, state: State, seat: Seat, action: Rogue) -> None:
        self._announce(state, [GRID.index[cell] for cell in action.route])

    def block(self, state: State, seat: Seat, action: Block) -> None:
        self.losses.block(state, seat)
        self._settle(state)

    def lose(self, state: State, seat: Seat, action: Lose) -> None:
        self.losses.lose(state, seat)
        self._settle(state)

    # What follows.

    def _begin(self, state: State) -> None:
        state.turn += 1
        state.phase, state.waiting = "card", list(range(state.seats))  # PM-6
        state.robbed, state.spawns = 0, 1
        for driver in state.drivers:
            driver.room, driver.steps, driver.ignored, driver.charged = 0, self.steps, False, False
            driver.guards = self.routes.firms.of(driver).guard

    def _revealed(self, state: State) -> None:
        """Go on from the reveal, as soon as nobody has a mission to swap."""
        if state.waiting:
            return
        if state.seats == 1:
            state.planners = [RED]  # PM-31
            self.plan(state)
        else:
            state.phase, state.waiting = "order", [state.winner]  # PM-7

    def plan(self, state: State) -> None:
        """Let the next one plan a route; after the last, Rogues that nobody plays move (PM-9, PM-14)."""
        if not state.planners:
            state.thieves = ROGUES[state.seats][:]
            self._next_rogue(state)
            return
        state.phase, state.waiting = "route", state.planners[:1]
        self.routes.begin(state)
        self._route_on(state)

    def _arrive(self, state: State) -> None:
        self.routes.arrive(state)
        self._route_on(state)

    def _route_on(self, state: State) -> None:
        """End the route by itself where nothing is left but to stop."""
        if self.routes.is_over(state):
            self._stop(state)

    def _stop(self, state: State) -> None:
        self.routes.leave(state)
        state.planners.pop(0)
        self.plan(state)

    def _settle(self, state: State) -> None:
        """Resolve losses; when an owner has to be asked, wait; else whoever caused them goes on."""
        victim = self.losses.settle(state)
        if victim != NONE:
            state.phase, state.waiting = "loss", [victim]
        elif state.thieves:
            self._take(state)
            self._drive(state)
        else:
            state.phase, state.waiting = "route", state.planners[:1]
            self._arrive(state)

    def _next_rogue(self, state: State) -> None:
        """Let the next Rogue start: it first takes what lies where it stands (PM-14)."""
        if not state.thieves:
            self._end(state)
            return
        self._take(state)
        if state.seats == 1:
            self._announce(state, self.rogue.hunt(state, state.thieves[0]))
            return
        ways = self.rogue.ways(state)
        if len(ways) == 1:
            self._announce(state, list(ways[0].cells))
        else:
            state.phase, state.waiting = "rogue", [state.winner]

    def _announce(self, state: State, path: list[int]) -> None:
        """Show the whole route before anything is lost on it (PM-16)."""
        state.path = path
        state.drivers[state.thieves[0]].cubes = path[:]
        self._drive(state)

    def _drive(self, state: State) -> None:
        """Enter the next location of the route, or end it."""
        if not state.path:
            state.thieves.pop(0)
            self._next_rogue(state)
            return
        cell = state.path.pop(0)
        state.drivers[state.thieves[0]].at = cell
        self.losses.cross(state, cell)
        self._settle(state)

    def _take(self, state: State) -> None:
        """Have a Rogue pick up everything but the exploding package, and put it out of the game at its base."""
        rogue = state.drivers[state.thieves[0]]
        cargo.pick_up_all(state, rogue)  # PM-15, PM-26
        if rogue.at == rogue.gate:
            cargo.unload(rogue)

    def _end(self, state: State) -> None:
        """End the turn: packages appear (PM-21), the exploding one may explode (PM-25), and all begins anew."""
        self.spawning.reveal(state)
        bomb.burn(state)
        if state.turn == TURNS:
            state.phase, state.waiting = "over", []  # PM-27
        else:
            self._begin(state)


def doing(turn: Turn) -> dict[type[AnyAction], Callable[[State, Seat, Any], None]]:
    """Return by its type what each action does."""
    return {
        Base: turn.base, Company: turn.company, Card: turn.card, Swap: turn.swap, Order: turn.order,
        Go: turn.go, Load: turn.load, Bomb: turn.bomb, Hand: turn.hand, Recharge: turn.recharge, Stop: turn.stop,
        Rogue: turn.announce, Block: turn.block, Lose: turn.lose,
    }  # fmt: skip
