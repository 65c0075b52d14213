"""How a bot decides: it looks at the suitcases that each of its choices leads to, and takes what promises most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ...bots.bot import Budget
from ...core.game import Seat
from ...core.rng import Rng
from . import arrays
from .actions import AnyAction, Bonus, Pawn, Take
from .components import SPACES, Gift, Kind
from .drafting import expected
from .eyes import eye
from .kernel.case import CASE, Cases
from .kernel.eye import Reals
from .packing import LEAVE
from .rules import Essentials
from .state import NONE, State
from .suitcases import Packer, Seer

if TYPE_CHECKING:
    from .bot import Traveller

PLANS = 8
"""How many ways to place a hand are played on."""
FEW = 3
"""How many bonus tiles are looked at more closely."""
FINE = 1 << 10


class Thought:
    """Of one seat, about one decision; for each thing to do there is a method of its name."""

    def __init__(self, mind: Traveller, game: Essentials, world: State, seat: Seat, budget: Budget, rng: Rng) -> None:
        self.game, self.world, self.seat, self.rng, self.blur = game, world, seat, rng, mind.blur
        self.packer = Packer(game, world, eye(**mind.see), mind.beam, rng.below(1 << 32))
        self.seer = Seer(self.packer, seat, budget.nodes, budget.seconds) if budget.nodes else None
        self.case = self.packer.suitcase(seat)
        self.hand = world.suitcases[seat].hand
        self._found: dict[str, list[int]] = {}
        self._best_of: dict[Gift | Kind, list[int]] = {}

    def pack(self) -> AnyAction:
        """Place the first tile of the best plan for all in hand."""
        plans = self.packer.plans(self.case, self.hand, PLANS if self.seer else 1)
        if plans.lengths[0] == 0:
            return LEAVE
        fullest = np.flatnonzero(plans.lengths[: plans.number[0]] == plans.lengths[0])
        choice = fullest[self.seer.best(plans.cases[fullest])] if self.seer else 0
        return arrays.put(self.game, self.packer.known, *plans.steps[choice, 0].tolist())

    def draft(self) -> AnyAction:
        return self._bonus() if self.world.owed else self._take()

    def _take(self) -> Take:
        spaces = self._spaces()
        cases = [self.packer.packed(self.case, [*self.hand, self.world.spaces[space]]) for space in spaces]
        return Take(spaces[self._best(cases)] + 1)

    def _bonus(self) -> Bonus:
        """Take the tile that goes best with one of those to draft."""
        tiles = self._extras(self.world.owed[0])
        found = [self.with_best(self.case, [*self.hand, tile]) for tile in tiles]
        return Bonus(self.game.tiles[tiles[self._best(found)]].name)

    def with_best(self, case: Cases, hand: Sequence[int]) -> Cases:
        """Return the suitcase with a hand and the best tile of those to draft."""
        found = [self.packer.packed(case, [*hand, self.world.spaces[space]]) for space in self._spaces()]
        return found[int(self._glance(found).argmax())]

    def select(self) -> Pawn:
        """Choose the position whose bonus and likely tile are best."""
        pawns = [pawn.position - 1 for pawn in self.game.draft.positions(self.world) if isinstance(pawn, Pawn)]
        return Pawn(pawns[int(np.argmax(self.positions(pawns)))] + 1)

    def positions(self, pawns: Sequence[int]) -> list[float]:
        """Return what draft positions promise: the bonus, and the best tile that those before will leave."""
        cases = [self._gifted(position, space) for position in pawns for space in range(SPACES)]
        values = self.values(cases).reshape(len(pawns), SPACES)
        wishes = {seat: self._wishes(seat) for seat in self.world.pawns if seat != NONE}
        return [
            expected(row.tolist(), range(SPACES), self.world.pawns[:position], wishes)
            for row, position in zip(values, pawns, strict=True)
        ]

    def _gifted(self, position: int, space: int) -> Cases:
        """Return the suitcase with a position's bonus and the tile of a space."""
        case, hands = self.case.copy(), [[self.world.spaces[space]]]
        for gift in self.game.box.bonuses[position]:
            if gift == "rat":
                case["rats"] += 1
            elif gift == "pom":
                case["poms"] += 1
            else:
                hands = [[*hand, tile] for hand in hands for tile in self._wanted(gift)] or hands
        found = [self.packer.packed(case, hand) for hand in hands]
        return found[int(self._glance(found).argmax())]

    def _wanted(self, kind: Gift | Kind) -> list[int]:
        """Return the few tiles of a kind that would be best alone."""
        if kind not in self._best_of:
            self._best_of[kind] = self._few(self._extras(kind))
        return self._best_of[kind]

    def _few(self, tiles: Sequence[int]) -> list[int]:
        if not tiles:
            return []
        worth = self._glance([self.packer.packed(self.case, [tile]) for tile in tiles])
        return [tiles[index] for index in np.argsort(-worth, kind="stable")[:FEW]]

    def _wishes(self, seat: Seat) -> list[float]:
        case = self.packer.suitcase(seat)
        return list(self._glance([self.packer.packed(case, [tile]) for tile in self.world.spaces]))

    def _spaces(self) -> list[int]:
        return [space for space, tile in enumerate(self.world.spaces) if tile != NONE]

    def _extras(self, kind: Gift | Kind) -> list[int]:
        rows = zip(self.game.draft.extras, self.world.supply, strict=True)
        return [tile.number for tile, number in rows if number and tile.kind == kind]

    def _glance(self, cases: Sequence[Cases]) -> Reals:
        return self.packer.glance(joined(cases))

    def _best(self, cases: Sequence[Cases]) -> int:
        if self.seer:
            return self.seer.best(joined(cases))
        return int(self.values(cases).argmax())

    def values(self, cases: Sequence[Cases]) -> Reals:
        """Return what suitcases are worth as far as this bot can tell."""
        if self.seer:
            return self.seer.foresee(joined(cases))
        off = [self.rng.below(2 * FINE + 1) / FINE - 1 for _ in cases]
        return self._glance(cases) + self.blur * np.array(off)


def joined(cases: Sequence[Cases]) -> Cases:
    joined = np.empty(len(cases), CASE)  # concatenating records takes much longer
    for index, case in enumerate(cases):
        joined[index] = case[0]
    return joined
