"""The grid in a terminal."""

from __future__ import annotations

import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.terminal import draw
from packhouse.games.pickpack.tests.position import MIDGAME, fill, game, play, play_out, position

DRAWN = """
       PR  ·   ·   ·   ·   ·
 6 ·    1   2   3   4   1   2  ·
 5 ·    1   2   3   ·   5   2  ·
 4 wh   1   2   3   ·   5   2  MA
 3 ·    1   1   1   ·   5   2  ·
 2 ·    ·   ·   ·  [·]  ·   ·  ·
 1 ·    4   3   ▪   1   3   5  ·
       ·   QC  ·   ·   ·   ·
        a   b   c   d   e   f

Red   14   1: 3+4 premium  2: empty  3: empty  4: empty   Rush Orders: 1
Blue   5   1: 5  2: empty  3: empty  4: empty

Red to move, along the row of d2"""


def test_the_grid_shows_trays_tiles_crates_and_whose_turn_it_is() -> None:
    state = position(MIDGAME, "d2", {"a-top": "premium", "b-bottom": "control", "4-right": "malfunction"}, rush="1 0")
    state.spent[game().board.slot["4-left"]] = "wholesale"
    fill(fill(state, RED, (3, 4), closed={1: "premium"}), BLUE, (5,))
    assert draw(game(), game().view(state, None), None).plain == DRAWN


def test_a_broken_tile_is_not_drawn_as_a_used_one() -> None:
    state = position(MIDGAME, "d2", {"a-top": "premium", "e-top": "malfunction", "1-left": "mixup"})
    play(game(), state, "1: malfunction e2 1-left")
    text = draw(game(), game().view(state, None), None).plain
    assert " 1 mx! " in text
    assert "PR  ·   ·   ·   ma" in text


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("control b2 1 3", "Red took 5 apples from Blue’s crate 1 into Red’s crate 3"),
        ("mixup b2 1 2", "Red took 5 apples from Blue’s crate 1 and gave 1 apple from Red’s crate 2"),
    ],
)
@pytest.mark.parametrize(("rush", "phase"), [("0 0", "move"), ("1 0", "rush")])
def test_whose_crates_apples_came_from_and_went_to_is_told(action: str, told: str, rush: str, phase: str) -> None:
    state = position(MIDGAME, "d2", {"b-bottom": "control", "b-top": "mixup", "a-top": "premium"}, rush=rush)
    fill(fill(state, RED, (3,), (1,)), BLUE, (5,))
    play(game(), state, f"1: {action}")
    view = game().view(state, None)
    assert view.phase == phase
    assert f"\n\n{told}\n\n" in draw(game(), view, game().read(action)).plain


def test_while_tiles_are_laid_each_sees_the_own_ones() -> None:
    state = play(game(), game().start(2, 0), "1: lay premium a-top", "2: lay rush 1-left")
    own, others = (draw(game(), game().view(state, watcher), None).plain for watcher in (RED, BLUE))
    assert "PR" in own
    assert "PR" not in others
    assert "Red   has laid 1 of 12 tiles" in others
    assert "Still to lay: premium 2, wholesale 2, rush 1" in others


def test_no_position_is_wider_than_a_terminal_has_room_for() -> None:
    rules = game()
    for seed in range(20):
        state = rules.start(2, seed)
        play_out(rules, state, QuickRng(seed))
        text = draw(rules, rules.view(state, None), None).plain
        assert "the game is over" in text
        assert max(map(len, text.split("\n"))) <= 120
