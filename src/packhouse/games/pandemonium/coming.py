"""A driver's next route: when it is, and what holds on it. The rest of one that is being planned counts as it."""

from __future__ import annotations

from ...core.game import Seat
from ...kit.masks import mask_of
from .components import TURNS
from .eyes import Eye
from .rules import Pandemonium
from .state import State

CALM = 4
"""Turns to come that battery units are good for, at least."""


class Coming:
    def __init__(self, game: Pandemonium, state: State, seat: Seat, eye: Eye) -> None:
        driver, numbers, firm = state.drivers[seat], game.box.numbers, game.routes.firms.of(state.drivers[seat])
        planning = state.phase in ("route", "rogue", "loss", "over")
        at_it = planning and state.planners[:1] == [seat]
        self.is_next_turns = is_next_turns = planning and seat not in state.planners
        """Whether this turn's is planned: what a special does is over by then."""
        self.turns = max(0, TURNS - max(state.turn, 1) + (not is_next_turns))
        """Turns that are left to drive in, with this route's."""
        self.after = max(0, self.turns - 1)
        self.unit = eye.unit * min(1.0, self.turns / CALM)
        """What a battery unit is worth."""
        self.sure = 1.0 if at_it else eye.sure
        self.steps = numbers.steps if is_next_turns else state.steps if at_it else driver.steps or numbers.steps
        self.room = driver.van if is_next_turns else driver.van + driver.room
        self.guards = firm.guard if is_next_turns else driver.guards
        self.electric = firm.electric if is_next_turns or not driver.charged else 0
        """Units that Electric Drive recharges."""
        self.fuse = state.fuse - state.turn - is_next_turns if state.fuse else game.routes.fuse
        """Turns after this route's that the exploding package leaves to bring it home."""
        lifted = 0 if at_it else max(0, len(driver.cubes) + self.steps - numbers.cubes)
        self.cubes = driver.cubes[lifted:]
        self.in_the_way = mask_of(self.cubes)
