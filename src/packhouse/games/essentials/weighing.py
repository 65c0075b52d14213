"""What actions promise: the suitcases that they lead to, as a sharp eye sees them, beside the others'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...bots.bot import Budget
from ...core.game import Seat
from ...core.rng import Rng
from . import arrays
from .actions import AnyAction, Bonus, Pawn, Put, Take
from .components import ROUNDS
from .drafting import expected
from .kernel.case import Cases
from .kernel.eye import Reals
from .rules import POMS, Essentials
from .state import NONE, State
from .thinking import Thought, joined

if TYPE_CHECKING:
    from .bot import Traveller

A_ROUND = 8.8
"""What a suitcase promises more with every round: so experts begin even with goals that they reach half of the time."""


class Weighing(Thought):
    """Of one seat's decision, without misjudging anything."""

    def __init__(self, mind: Traveller, game: Essentials, world: State, seat: Seat, budget: Budget, rng: Rng) -> None:
        super().__init__(mind, game, world, seat, budget, rng)
        self.mind, self.blur = mind, 0.0

    def leads(self, actions: Sequence[AnyAction]) -> list[float]:
        """Return by how many points the seat will be ahead after each of some actions; alone, of the goal.

        How far apart they are is foreseen; how high the best stands is seen at a glance, as it is of the others.
        """
        values = [float(value) for value in self._promised(actions)]
        most = max(values)
        stands = self.stands(actions[values.index(most)]) - self._bar()
        return [stands + value - most for value in values]

    def stands(self, action: AnyAction) -> float:
        """Return what the suitcase promises after an action, at a glance."""
        seer, self.seer = self.seer, None
        (value,) = self._promised([action])
        self.seer = seer
        return float(value)

    def _bar(self) -> float:
        """Return what the best of the others has, alone what the goal asks for so far."""
        others = [self._of(seat) for seat in range(len(self.world.suitcases)) if seat != self.seat]
        return max(others) if others else self._asked()

    def _asked(self) -> float:
        goal = self.game.aim(self.world)
        assert goal and goal.points is not None
        return goal.points - A_ROUND * (ROUNDS - self.world.round)

    def _of(self, seat: Seat) -> float:
        """Return what another's suitcase promises at the end of this round: they draft and pack as I do."""
        world, thought = self.world, Weighing(self.mind, self.game, self.world, seat, Budget(), self.rng)
        chosen = [position for position, pawn in enumerate(world.pawns) if pawn == seat]
        left = [position for position, pawn in enumerate(world.pawns) if pawn == NONE]
        if world.phase == "select":
            return max(thought.positions(chosen or left))
        if seat == world.drafter():
            return thought.drafting()
        if world.phase == "draft" and chosen:
            return thought.waiting(chosen[0])
        case = thought.case
        return float(self.packer.glance(self.packer.packed(case, thought.hand) if thought.hand else case)[0])

    def drafting(self) -> float:
        """Return what a suitcase promises whose turn it is to draft: with the bonus that is owed, and a tile."""
        extras = [[tile] for tile in self._wanted(self.world.owed[0])] if self.world.owed else [[]]
        return float(self._glance([self.with_best(self.case, [*self.hand, *extra]) for extra in extras]).max())

    def waiting(self, position: int) -> float:
        """Return what a suitcase promises whose pawn waits for its turn: the bonus, and the best tile likely left."""
        spaces = self._spaces()
        values = self.packer.glance(joined([self._gifted(position, space) for space in spaces]))
        before = self.world.pawns[self.world.turn : position]
        return expected(values.tolist(), range(len(spaces)), before, {})

    def _promised(self, actions: Sequence[AnyAction]) -> Sequence[float] | Reals:
        doing = self.game.doing(self.world, self.seat)
        if doing == "poms":
            return [self._tucked(action) for action in actions]
        if doing == "select":
            return self.positions([action.position - 1 for action in actions if isinstance(action, Pawn)])
        return self.values([self._after(action) for action in actions])

    def _after(self, action: AnyAction) -> Cases:
        """Return the suitcase as it may be packed once this has been done."""
        match action:
            case Take():
                return self.packer.packed(self.case, [*self.hand, self.world.spaces[action.space - 1]])
            case Bonus():
                return self.with_best(self.case, [*self.hand, self.game.by_name[action.tile].number])
            case Put():
                after = self.world.suitcases[self.seat].copy()
                self.game.packing.put(after, action)
                case = arrays.suitcase(self.game, self.packer.known, after)
                return self.packer.packed(case, after.hand) if after.hand else case
            case _:
                return self.case

    def _tucked(self, action: AnyAction) -> float:
        """Return what the suitcase scores if this Pom-pom goes here, and the others where they are best."""
        after = self.world.copy()
        self.game.apply(after, self.seat, action)
        if self.seat in self.game.active(after):
            self.game.apply(after, self.seat, POMS)
        return float(self.game.sheet.score(after.suitcases[self.seat], after.todos).total)
