"""A puzzle a day: the last tiles of a suitcase, to be packed so that it scores as much as can be."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import islice
from typing import Any

from ...core.game import Seat
from ...core.match import AnyMatch
from ...core.rng import KeyedRng, Rng
from ...kit.puzzles import Aim, Begin, Best
from .actions import AnyAction, Pawn, Pom, Put
from .components import ROUNDS
from .filling import Filled, Filling
from .rules import POMS, Essentials
from .state import State
from .tiles import SIDES

AIM: Aim = "score"
DETOURS = (Pom,)
LOOKS = 12
"""Among how many places whoever packs up to there takes the snuggest."""
BOX = {"bonuses": (("underwear", "sock"), ("sock",), ("rat", "rat"), ("pom", "rat"))}
"""The first draft position brings a Sock, too: so the last hand has three tiles."""
FULL, SPARE = Pawn(1), (Pawn(3), Pawn(4))
RARELY = 4
"""One in so many pawns before is put anywhere, the others where no tile is to be had: so there is room in the end."""
FEWEST, MOST = 400, 20_000
"""How many ways there are to pack the hand."""
RARE = 100
"""At most one in so many ways is a best one."""


def pose(begin: Begin, number: int) -> AnyMatch | None:
    """Play alone up to the last hand: draft by lot, and pack snugly."""
    match = begin(1, BOX, card=1 + number % 8)
    rng = KeyedRng.from_seed(match.setup.seed).stream("plays")
    game = match.game
    assert isinstance(game, Essentials)
    while not _is_last_hand(match.state):
        action = _next(game, match.state, rng)
        if action is None:
            return None
        match.play(0, action)
    return match


def _is_last_hand(state: State) -> bool:
    return state.round == ROUNDS and state.phase == "pack"


def _next(game: Essentials, state: State, rng: Rng) -> AnyAction | None:
    """Return what is played next; None: the last hand would have too few tiles."""
    doing, legal = game.doing(state, 0), game.legal
    if doing == "pack":
        return _snuggest(game, state, rng)
    choices = legal(state, 0)
    if doing == "select" and state.round == ROUNDS:
        return FULL if FULL in choices else None
    spare = [pawn for pawn in choices if pawn in SPARE]
    return rng.choose(spare if spare and rng.below(RARELY) else choices)


def _snuggest(game: Essentials, state: State, rng: Rng) -> AnyAction:
    """Return the placement that leaves fewest empty squares around the tile, among some; or any."""
    (case,) = state.suitcases
    tile, side = game.tiles[case.hand[0]], SIDES[1 if game.packing.spare_rats(case) else 0]
    ways = tile.placements[side].fitting(case.taken)
    looked_at = [rng.choose(ways) for _ in range(LOOKS if ways else 0)]
    for way in sorted(looked_at, key=lambda way: (way.around & ~case.taken).bit_count())[:1]:
        if game.packing.leaves_room(case, tile, side, way.mask):
            return Put(tile.name, side, way.turn, game.grid.cells[way.cell])
    return game.packing.sample(case, rng)


def best(game: Essentials, state: State) -> Best:
    filled = max(Filling(game, state).all(), key=lambda one: one.total)
    return Best(filled.placed[0].put if filled.placed else POMS, filled.total)


def is_puzzling(game: Essentials, state: State) -> bool:
    """Say whether few ways are best, and whoever lays first what scores most at once misses them all."""
    filling = Filling(game, state)
    ways = list(islice(filling.all(), MOST + 1))
    if not FEWEST <= len(ways) <= MOST or all(way.cats for way in ways):
        return False
    most = max(way.total for way in ways)
    best_ways = [way for way in ways if way.total == most]
    return len(best_ways) * RARE <= len(ways) and _greedy(filling, ways) < most


def _greedy(filling: Filling, ways: Sequence[Filled]) -> int:
    """Return the most that can be reached after the placement, of whichever tile, that scores most at once."""
    at_once = {one: filling.total((one,)) for way in ways for one in way.placed}
    greatest = max(at_once.values())
    return max(way.total for way in ways if any(at_once[one] == greatest for one in way.placed))


def reached(game: Essentials, state: State, seat: Seat) -> float:
    return game.sheet.score(state.suitcases[seat], state.todos).total


def told(box: Mapping[str, Any], goal: float) -> Mapping[str, Any]:
    """Let the Cat Ladies ask for as much as the puzzle does: their goals are to be beaten by a point (PE-30)."""
    return {"cards": [{**card, "goal": int(goal) - 1} for card in box["cards"]]}


def same(game: Essentials, state: State) -> Hashable:
    (case,) = state.suitcases
    return (case.taken, case.poms, *sorted(case.laid), *case.hand)
