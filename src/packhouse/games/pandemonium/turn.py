"""The course of a turn: what follows when someone has acted, until someone has to act again."""

from __future__ import annotations

from . import bomb, cargo
from .components import TURNS, Box
from .losses import Losses
from .rogue import RogueRoutes
from .routes import Routes
from .spawning import Spawning
from .state import GREEN, NONE, RED, ROGUE, State

ROGUES = {1: [ROGUE, GREEN], 2: [ROGUE], 3: []}
"""By seats: the drivers whom nobody plays, in the order in which they move (PM-14, PM-30, PM-31)."""


class Turn:
    def __init__(self, box: Box, routes: Routes, rogue: RogueRoutes, losses: Losses) -> None:
        self.steps = box.numbers.steps
        self.routes = routes
        self.rogue = rogue
        self.losses = losses
        self.spawning = Spawning(box)

    def begin(self, state: State) -> None:
        state.turn += 1
        state.phase, state.waiting = "card", list(range(state.seats))  # PM-6
        state.robbed, state.spawns = 0, 1
        for driver in state.drivers:
            driver.room, driver.steps, driver.ignored, driver.charged = 0, self.steps, False, False
            driver.guards = self.routes.firms.of(driver).guard

    def revealed(self, state: State) -> None:
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
        self.route_on(state)

    def enter(self, state: State) -> None:
        """Go on from a step; where a player is the Rogue, losses come first (PM-30)."""
        if state.planners[0] == ROGUE:
            self.losses.cross(state, state.planner.at)
            self.settle(state)
        else:
            self._arrive(state)

    def _arrive(self, state: State) -> None:
        self.routes.arrive(state)
        self.route_on(state)

    def route_on(self, state: State) -> None:
        """End the route by itself where nothing is left but to stop."""
        if self.routes.is_over(state):
            self.stop(state)

    def stop(self, state: State) -> None:
        self.routes.leave(state)
        state.planners.pop(0)
        self.plan(state)

    def settle(self, state: State) -> None:
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
            self.announce(state, self.rogue.hunt(state, state.thieves[0]))
            return
        ways = self.rogue.ways(state)
        if len(ways) == 1:
            self.announce(state, list(ways[0].cells))
        else:
            state.phase, state.waiting = "rogue", [state.winner]

    def announce(self, state: State, path: list[int]) -> None:
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
        self.settle(state)

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
            self.begin(state)
