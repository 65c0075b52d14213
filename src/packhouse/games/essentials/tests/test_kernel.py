"""The kernel counts, scores and packs as the rules do."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from packhouse import games
from packhouse.bots.playing import at_random, steps
from packhouse.core.rng import QuickRng
from packhouse.games.essentials import arrays, poms
from packhouse.games.essentials.components import ROUNDS
from packhouse.games.essentials.eyes import eye
from packhouse.games.essentials.kernel.case import score
from packhouse.games.essentials.kernel.eye import look_ahead
from packhouse.games.essentials.kernel.promise import promise
from packhouse.games.essentials.kernel.room import room
from packhouse.games.essentials.rules import Essentials
from packhouse.games.essentials.state import State, Suitcase
from packhouse.games.essentials.suitcases import Packer
from packhouse.kit.masks import bits
from tests.soak import TIMES

LYING = ("sideways", "upright")


def essentials(lying: str, seats: int = 4) -> Essentials:
    game = games.load(games.setup("essentials", seats, 0, {"lying": lying}))
    assert isinstance(game, Essentials)
    return game


def at_play(game: Essentials, seats: int, seed: int) -> Iterator[State]:
    state = game.start(seats, seed)
    for _ in steps(game, state, at_random(game, QuickRng(seed))):
        yield state


@pytest.mark.parametrize("lying", LYING)
@pytest.mark.parametrize("seats", [1, 4])
def test_it_scores_what_the_sheet_says(lying: str, seats: int) -> None:
    game = essentials(lying, seats)
    for seed in range(2 * TIMES):
        for state in at_play(game, seats, seed):
            known = arrays.tables(game, tuple(state.todos))
            for case in state.suitcases:
                found = score(arrays.suitcase(game, known, case)[0], known)
                assert found == game.sheet.score(case, state.todos).total


@pytest.mark.parametrize("lying", LYING)
def test_after_the_last_round_a_suitcase_promises_what_it_will_score(lying: str) -> None:
    game, sharp = essentials(lying), eye()
    look_ahead(sharp, 0)
    for seed in range(4 * TIMES):
        for state in at_play(game, 4, seed):
            known = arrays.tables(game, tuple(state.todos))
            for case in state.suitcases:
                found = promise(arrays.suitcase(game, known, case)[0], known, sharp)
                assert round(found) == final(game, state, case)


def final(game: Essentials, state: State, case: Suitcase) -> int:
    """Return the score once all Pom-poms are where they score most."""
    after = case.copy()
    poms.tuck(after, poms.best(game.sheet, after, state.todos))
    return game.sheet.score(after, state.todos).total


@pytest.mark.parametrize("lying", LYING)
def test_the_room_left_has_the_edges_dead_ends_and_holes_that_one_sees(lying: str) -> None:
    game, rng = essentials(lying), QuickRng(1)
    known = arrays.tables(game, ())
    for _ in range(300):
        empty = rng.below(1 << 48) | rng.below(1 << 48) << 48
        empty &= rng.below(1 << 48) | rng.below(1 << 48) << 48
        edges, ends, ones, twos, threes = room(known.grid, tuple(np.array(arrays.words(empty), np.uint64)))
        free = [sum(empty >> near & 1 for near in game.grid.neighbours[cell]) for cell in bits(empty)]
        groups = [group.bit_count() for group in game.grid.groups(empty)]
        assert edges == sum(4 - number for number in free)
        assert ends == free.count(1)
        assert int(ones[0]) | int(ones[1]) << 64 == sum(g for g in game.grid.groups(empty) if g.bit_count() == 1)
        assert (twos, threes) == (groups.count(2), groups.count(3))


@pytest.mark.parametrize("seed", range(6))
def test_in_the_last_round_a_hand_is_packed_as_well_as_can_be(seed: int) -> None:
    game = essentials("sideways", 2)
    for state in at_play(game, 2, seed):
        if state.round < ROUNDS or state.phase == "over":
            continue
        packer = Packer(game, state, eye(), beam=1 << 10, salt=0)
        for seat, case in enumerate(state.suitcases):
            plans = packer.plans(packer.suitcase(seat), case.hand)
            found = promise(plans.cases[0], packer.known, packer.eye)
            most, best = packed(game, state, case)
            assert plans.lengths[0] == most
            assert round(found) == best


def packed(game: Essentials, state: State, case: Suitcase) -> tuple[int, int]:
    """Return the most tiles of a hand that can be placed, and the most points that this scores, by trying all."""
    best = 0, final(game, state, case)
    for number in dict.fromkeys(case.hand):
        tile = game.tiles[number]
        for way in [way for side in ("item", "cat") for way in tile.fitting(side, case.taken)]:
            if way.put.side == "item" or game.packing.spare_rats(case):
                after = case.copy()
                game.packing.put(after, way.put)
                most, points = packed(game, state, after)
                best = max(best, (most + 1, points))
    return best
