"""What actions promise: the suitcases that they lead to, as a sharp eye sees them, beside the others'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...bots.bot import Budget
from ...core.game import Seat
from ...core.rng import Rng
from . import arrays
from .actions import AnyAction, Bonus, Pawn, Put, Take
from .kernel.case import Cases
from .kernel.eye import Reals
from .rules import POMS, Essentials
from .state import NONE, State
from .suitcases import Packer
from .thinking import Thought, joined

if TYPE_CHECKING:
    from .bot import Traveller


class Weighing(Thought):
    """Of one seat's decision, without misjudging anything."""

    def __init__(self, mind: Traveller, game: Essentials, world: State, seat: Seat, budget: Budget, rng: Rng) -> None:
        super().__init__(mind, game, world, seat, budget, rng)
        self.blur = 0.0

    def leads(self, actions: Sequence[AnyAction]) -> list[float]:
        """Return by how many points the seat will be ahead after each of some actions; alone, of the goal."""
        values = [float(value) for value in self._promised(actions)]
        goal = self.game.aim(self.world)
        others = [rival(self.packer, seat) for seat in range(len(self.world.suitcases)) if seat != self.seat]
        bar = max(others, default=goal.points if goal and goal.points else 0.0)
        return [value - bar for value in values]

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


def rival(packer: Packer, seat: Seat) -> float:
    """Return what another’s suitcase promises, with what they hold and, where they have yet to draft, what they want."""
    world = packer.world
    case, hand = packer.suitcase(seat), world.suitcases[seat].hand
    left = [tile for tile in world.spaces if tile != NONE]
    is_to_draft = world.phase == "select" or (world.phase == "draft" and seat in world.pawns)
    hands = [[*hand, tile] for tile in left] if is_to_draft and left else [hand]
    packed = [packer.packed(case, held) if held else case for held in hands]
    return float(packer.glance(joined(packed)).max())
