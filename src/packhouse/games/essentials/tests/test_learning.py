"""Pack the Essentials for those who learn: every placement, and planes of every suitcase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from packhouse.adapters import gymnasium as learners
from packhouse.games.essentials.actions import Put
from packhouse.games.essentials.learning import actions, features
from packhouse.games.essentials.state import State
from packhouse.games.essentials.tests import position
from packhouse.games.essentials.tiles import SIDES
from tests.adapters.completeness import left_out
from tests.adapters.conformance import ASKED, gymnasium_accepts, played

SMALL: list[dict[str, Any]] = [{}, {"seats": 2, "suitcases": "own", "lying": "upright"}]


@pytest.mark.parametrize("chosen", SMALL, ids=str)
@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.__name__)
def test_other_libraries_play_it(asked: Callable[..., None], chosen: dict[str, Any]) -> None:
    asked("essentials", **chosen)


@pytest.mark.parametrize("seats", [1, 3])
def test_everything_that_changes_is_in_the_features(seats: int) -> None:
    assert left_out("essentials", seats) == set()


def test_gymnasium_accepts_packing_alone() -> None:
    gymnasium_accepts("packhouse/essentials-alone-v0")


def test_packing_alone_is_worth_the_goal_and_the_points() -> None:
    assert -1 < played(learners.env("essentials", card=2), seed=1) < 0


def test_nothing_is_numbered_that_would_cover_a_staple_of_all() -> None:
    rules = position.game(None)
    staples = rules.rounds.staples[0]
    puts = [action for action in actions(rules, 1) if isinstance(action, Put)]
    assert puts
    for put in puts:
        laid = rules.by_name[put.tile].at(put.side, put.turn, rules.grid.index[put.cell])
        assert not laid.mask & staples


def test_with_suitcases_of_ones_own_more_can_be_put() -> None:
    rules = position.game(None, suitcases="own")
    assert len(actions(rules, 4)) > len(actions(rules, 1))


def seen(state: State, seat: int) -> list[float]:
    found: list[float] = features(position.RULES, position.RULES.view(state, seat), seat).tolist()
    return found


def test_cats_have_a_plane_of_their_own() -> None:
    """A tile that looks the same from both sides covers the same squares: then only that, and the points, differ."""
    even = next(tile for tile in position.RULES.tiles if tile.shapes["item"] == tile.shapes["cat"])
    vectors: list[list[float]] = []
    for side in SIDES:
        state = position.started(1)
        way = even.fitting(side, state.suitcases[0].taken)[0].put
        position.lay(state.suitcases[0], f"{way.tile} {side} {way.turn} {way.cell}")
        vectors.append(seen(state, 0))
    points = 2  # for the cat, and in all
    item, cat = vectors
    assert np.count_nonzero(np.subtract(item, cat)) == even.size + points


def test_ones_own_suitcase_comes_first() -> None:
    state = position.started(2)
    later = state.copy()
    later.suitcases[0].rats += 1
    mine, theirs = (np.flatnonzero(np.subtract(seen(later, seat), seen(state, seat))) for seat in (0, 1))
    assert len(mine) == len(theirs) == 1
    assert mine[0] < theirs[0]
