"""Packing what was gained this round, and what may be given up (PE-16 to PE-18)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.rng import Rng
from .actions import AnyAction, Leave, Put, Side
from .state import Laid, Suitcase
from .tiles import SIDES, Tile, Way

RATS_A_TURN = 2
LEAVE = Leave()
TRIES = 4
"""How often a random placement is guessed, among all and among those that fit, before every way is listed."""


class Packing:
    def __init__(self, tiles: Sequence[Tile]) -> None:
        self.tiles = tiles

    def put(self, case: Suitcase, action: Put) -> None:
        tile = next(self.tiles[number] for number in case.hand if self.tiles[number].name == action.tile)
        placed = tile.at(action.side, action.turn, tile.grid.index[action.cell])
        case.hand.remove(tile.number)
        case.laid.append(Laid(tile.number, action.side, action.turn, placed.cell))
        case.taken |= placed.mask
        case.rats -= action.side == "cat"

    def choices(self, case: Suitcase) -> list[AnyAction]:
        """Return every way to go on that leaves no more at home than it must."""
        sides = SIDES[: 2 if self.spare_rats(case) else 1]
        tiles = [self.tiles[number] for number in dict.fromkeys(case.hand)]
        ways = [(tile, way) for tile in tiles for side in sides for way in tile.fitting(side, case.taken)]
        left = [self._left_out(case, tile, way.put.side, way.mask) for tile, way in ways]
        most = self._too_many(case) if any(left) else 0
        found: list[AnyAction] = [way.put for (_, way), number in zip(ways, left, strict=True) if number <= most]
        return [*found, LEAVE] if self.may_leave(case) else found

    def spare_rats(self, case: Suitcase) -> int:
        """Return how many Pack Rats may still be used this turn (PE-18)."""
        used = sum(laid.side == "cat" for laid in case.laid[case.before :])
        return min(case.rats, RATS_A_TURN - used)

    def may_leave(self, case: Suitcase) -> bool:
        """Say whether what is in hand may be given up (PE-17)."""
        if any(self.tiles[number].fits("item", case.taken) for number in case.hand):
            return False
        return len(case.hand) <= self._too_many(case)

    def leaves_room(self, case: Suitcase, tile: Tile, side: Side, mask: int) -> bool:
        """Say whether, after this placement, as many tiles can be placed as must be (PE-17)."""
        left = self._left_out(case, tile, side, mask)
        return not left or left <= self._too_many(case)

    def _left_out(self, case: Suitcase, tile: Tile, side: Side, mask: int) -> int:
        """Return how many other tiles can't be placed any more after this placement."""
        if len(case.hand) == 1:
            return 0
        others = case.hand[:]
        others.remove(tile.number)
        rats = self.spare_rats(case) - (side == "cat")
        return len(others) - self._most(others, case.taken | mask, rats)

    def _too_many(self, case: Suitcase) -> int:
        """Return how many of this round's tiles have no room beside the others, were all laid anew, item sides up."""
        placed, taken = case.laid[case.before :], case.taken
        for laid in placed:
            taken &= ~self.tiles[laid.tile].at(laid.side, laid.turn, laid.cell).mask
        tiles = [*(laid.tile for laid in placed), *case.hand]
        return len(tiles) - self._most(tiles, taken, 0)

    def _most(self, hand: Sequence[int], taken: int, rats: int) -> int:
        """Return how many of these tiles can be placed together, with so many cat sides at most."""
        sides = SIDES[: 2 if rats else 1]
        hand = [number for number in hand if any(self.tiles[number].fits(side, taken) for side in sides)]
        if len(hand) < 2:
            return len(hand)
        tile, others = self.tiles[hand[0]], hand[1:]
        best = 0
        for side in sides:
            for way in tile.fitting(side, taken):
                best = max(best, 1 + self._most(others, taken | way.mask, rats - (side == "cat")))
                if best == len(hand):
                    return best
        return max(best, self._most(others, taken, rats))

    def sample(self, case: Suitcase, rng: Rng) -> AnyAction:
        """Return a random way to go on, by guessing first: most placements fit while there is room."""
        tile = self.tiles[rng.choose(case.hand)]
        side = SIDES[rng.below(2)] if self.spare_rats(case) else SIDES[0]
        guessed = self._guess(case, tile, tile.ways[side], rng)
        guessed = guessed or self._guess(case, tile, tile.fitting(side, case.taken), rng)
        return guessed or rng.choose(self.choices(case))

    def _guess(self, case: Suitcase, tile: Tile, ways: Sequence[Way], rng: Rng) -> Put | None:
        for _ in range(TRIES if ways else 0):
            way = rng.choose(ways)
            if not way.mask & case.taken and self.leaves_room(case, tile, way.put.side, way.mask):
                return way.put
        return None
