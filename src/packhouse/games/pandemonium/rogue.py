"""Where the Rogue goes: by its list with two players (PM-14), by AI cards where somebody plays alone (PM-31)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...core.game import Seat
from ...kit.masks import bits, mask_of
from .actions import AnyAction
from .city import ROGUE_STEPS, City, Walk
from .components import AiCard, Box
from .ground import WAYS
from .options import Choices
from .state import GREEN, RED, ROGUE, Driver, State, rival


class RogueRoutes:
    def __init__(self, box: Box, options: Choices, cities: Sequence[City]) -> None:
        self.cities = cities
        self.hunts_any = options.rogue_hunts == "any"
        self.goes_on = options.rogue_after == "goes_on"
        self.cards = {ROGUE: box.drivers[0], GREEN: box.drivers[1]}

    def choices(self, state: State, seat: Seat) -> list[AnyAction]:
        return [walk.action for walk in self.ways(state)]

    def ways(self, state: State) -> list[Walk]:
        """Return the ways among which the turn's winner chooses (PM-14)."""
        city, start = self.cities[state.map], state.drivers[ROGUE].at
        walks, away = city.walks[start], city.away[start]
        values = (state.high, state.low) if self.hunts_any else (state.high,)
        for packages in values:
            near = [cell for cell, number in enumerate(packages) if number and away[cell] <= ROGUE_STEPS]
            if near:
                return self._to_packages(walks, near, min(away[cell] for cell in near))
        other = state.drivers[rival(state.winner)]
        if (other.low or other.high) and other.cubes and not other.ignored:
            return _over_cubes(city, walks, other)
        return walks

    def _to_packages(self, walks: Iterable[Walk], near: Sequence[int], steps: int) -> list[Walk]:
        """Return the shortest ways to the closest packages, and with the option what follows them (PM-32)."""
        most = ROGUE_STEPS if self.goes_on else steps
        return [walk for walk in walks if steps <= len(walk.cells) <= most and walk.cells[steps - 1] in near]

    def hunt(self, state: State, thief: int) -> list[int]:
        """Return the way of a Rogue that an AI card drives: always towards what is nearest (PM-31)."""
        city, player, here = self.cities[state.map], state.drivers[RED], state.drivers[thief].at
        found: list[int] = []
        for _ in range(ROGUE_STEPS):
            step = self._step(state, city, player, here, self.cards[thief], state.robbed | mask_of(found))
            if step is None:
                break
            found.append(step)
            here = step
        return found

    def _step(self, state: State, city: City, player: Driver, here: int, card: AiCard, been: int) -> int | None:
        """Return the next square: towards the nearest; among equals a package, then as the card says."""
        targets = mask_of(cell for cell, number in enumerate(state.high) if number), *_prey(player, card)
        near = [
            (city.away[here][cell], rank, cell)
            for rank, mask in enumerate(targets)
            for cell in bits(mask & ~been & ~(1 << here))
        ]
        if not near:
            return None
        steps, first, _ = min(near)
        goals = [cell for away, rank, cell in near if (away, rank) == (steps, first)]
        nearer = [cell for cell in city.exits[here] if any(city.away[cell][goal] < steps for goal in goals)]
        order = [here + WAYS[side] for side in card.ways]
        return min(nearer, key=order.index)


def _prey(player: Driver, card: AiCard) -> list[int]:
    """Return where the player's van and cubes are, squares as bits, in the card's order."""
    if player.ignored:
        return []
    where = {"van": 1 << player.at, "cube": mask_of(player.cubes)}
    return [where[kind] for kind in card.kinds]


def _over_cubes(city: City, walks: Sequence[Walk], other: Driver) -> list[Walk]:
    """Return the ways over as many of a driver's cubes as can be; if over none, those that end nearest to one."""
    layers = _layers(other.cubes)
    crossed = [sum((walk.mask & layer).bit_count() for layer in layers) for walk in walks]
    most = max(crossed)
    if most:
        return [walk for walk, number in zip(walks, crossed, strict=True) if number == most]
    moving = walks[1:]  # to stay is never nearest: whatever lies closer could be crossed
    ends = [min(city.away[walk.cells[-1]][cube] for cube in other.cubes) for walk in moving]
    nearest = min(ends)
    return [walk for walk, far in zip(moving, ends, strict=True) if far == nearest]


def _layers(cubes: Iterable[int]) -> list[int]:
    """Return the squares with one cube or more, two or more, and so on, as bits."""
    layers: list[int] = []
    for cube in cubes:
        for number, layer in enumerate(layers):
            if not layer >> cube & 1:
                layers[number] |= 1 << cube
                break
        else:
            layers.append(1 << cube)
    return layers
