"""Pick & Pack for those who learn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from packhouse.adapters import pettingzoo
from packhouse.games.pickpack.actions import Lay, Swap, Take
from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.learning import features
from packhouse.games.pickpack.tests import position
from tests.adapters.completeness import left_out
from tests.adapters.conformance import ASKED

SMALL: list[dict[str, Any]] = [{}, {"beginners": True}]


@pytest.mark.parametrize("chosen", SMALL, ids=str)
@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.__name__)
def test_other_libraries_play_it(asked: Callable[..., None], chosen: dict[str, Any]) -> None:
    asked("pickpack", **chosen)


@pytest.mark.parametrize("beginners", [False, True])
def test_everything_that_changes_is_in_the_features(*, beginners: bool) -> None:
    assert left_out("pickpack", 2, beginners=beginners) == set()


def test_learners_take_no_tile_back() -> None:
    env = pettingzoo.env("pickpack")
    env.reset(seed=1)
    env.step(int(env.observe("player_0")["action_mask"].argmax()))
    legal = env.position.legal(0).values()
    assert {type(action) for action in env.rules.game.legal(env.position.state, 0)} == {Lay, Take, Swap}
    assert {type(action) for action in legal} == {Lay}


def test_tiles_that_the_other_lays_arent_in_the_features() -> None:
    game = position.game()
    seen = []
    for tile in ("premium", "rush"):
        state = game.start(2, 1)
        game.play(state, BLUE, Lay(tile, game.board.slots[game.board.slots_of[BLUE][0]]))
        seen.append([features(game, game.view(state, seat), seat).tolist() for seat in (RED, BLUE)])
    assert seen[0][RED] == seen[1][RED]
    assert seen[0][BLUE] != seen[1][BLUE]
