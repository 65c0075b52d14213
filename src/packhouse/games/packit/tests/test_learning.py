"""Pack-It for those who learn: numbers of cells, planes of what lies where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from packhouse.games.packit.learning import actions, features
from packhouse.games.packit.tests import position
from tests.adapters.completeness import left_out
from tests.adapters.conformance import ASKED

SMALL: list[dict[str, Any]] = [{"board": "triangle", "size": 3}, {"board": "orthogonal", "size": 3, "seeds": 2}]


@pytest.mark.parametrize("chosen", SMALL, ids=str)
@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.__name__)
def test_other_libraries_play_it(asked: Callable[..., None], chosen: dict[str, Any]) -> None:
    asked("packit", **chosen)


def test_everything_that_changes_is_in_the_features() -> None:
    assert left_out("packit", 2) == set()


def test_a_number_is_a_cells() -> None:
    game = position.game(board="triangle", size=3)
    assert [pack.centre for pack in actions(game, 2)] == list(game.board.cells)


def test_planes_show_ones_own_pieces_first() -> None:
    game = position.game(board="triangle", size=3)
    view = game.view(position.play(game, "c3"), 0)
    white, red = (features(game, view, seat).reshape(-1)[: 4 * 6].reshape(4, 6) for seat in (0, 1))
    assert [game.board.cells[cell] for cell in white[0].nonzero()[0]] == list(view.white)
    assert [game.board.cells[cell] for cell in red[1].nonzero()[0]] == list(view.white)
    assert white[3].sum() == len(view.empty)


def test_the_last_numbers_say_who_one_is_and_whose_turn_it_is() -> None:
    game = position.game(board="triangle", size=3)
    view = game.view(position.play(game, "c3"), 0)
    assert features(game, view, 0)[-2:].tolist() == [0, 0]
    assert features(game, view, 1)[-2:].tolist() == [1, 1]
