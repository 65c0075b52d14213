"""The two ends of the game, and who has won."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.components import Tile
from packhouse.games.pickpack.state import Mark, State
from packhouse.games.pickpack.tests.position import fill, game, legal, on_turn, play, position, views_of_crates

GRID = """\
. . . . . .
. . . . . .
. . . . . .
. . . . . .
1 . . . . 4
. 3 . . . ."""

THREE: dict[int, Mark] = {1: "premium", 2: "wholesale", 3: "premium"}


def nearly_closed(tile: Tile, seat: int, rush: str = "0 0") -> State:
    """Three crates of the seat are closed, and Red can play the tile at b2."""
    return fill(position(GRID, "d2", {"b-top": tile, "1-left": "rush"}, rush=rush), seat, closed=THREE)


@pytest.mark.rule("PP-18")
@pytest.mark.parametrize(
    ("tile", "text", "seat"), [("premium", "premium b2 4", RED), ("wholesale", "wholesale b2 4", BLUE)]
)
def test_the_game_is_over_at_once_when_a_player_has_four_closed_crates(tile: Tile, text: str, seat: int) -> None:
    state = play(game(), nearly_closed(tile, seat), text)
    outcome = game().outcome(state)
    assert outcome is not None
    assert (outcome.reason.code, outcome.reason.fields, on_turn(state)) == ("crates_closed", {"seat": seat + 1}, [])


@pytest.mark.rule("PP-18")
def test_four_closed_crates_of_both_together_end_nothing() -> None:
    state = fill(position(), RED, closed={1: "premium", 2: "premium"})
    play(game(), fill(state, BLUE, closed={1: "premium", 2: "premium"}), "grab a2 3")
    assert game().outcome(state) is None


@pytest.mark.rule("PP-18")
def test_no_rush_order_can_be_spent_after_the_last_crate_is_closed() -> None:
    state = play(game(), nearly_closed("premium", RED, rush="2 0"), "premium b2 4")
    assert game().outcome(state) is not None
    with pytest.raises(IllegalAction, match="over"):
        play(game(), state, "spend")


@pytest.mark.rule("PP-18")
def test_the_last_crate_can_be_closed_on_a_rush_move() -> None:
    state = play(game(), nearly_closed("premium", RED, rush="1 0"), "grab f2 4", "spend", "premium b2 4")
    outcome = game().outcome(state)
    assert outcome is not None
    assert outcome.reason.code == "crates_closed"


@pytest.mark.rule("PP-18")
def test_the_game_is_over_when_the_player_on_turn_can_not_move() -> None:
    state = play(game(), position(GRID), "grab f2 1")
    outcome = game().outcome(state)
    assert outcome is not None
    assert (outcome.reason.code, outcome.reason.fields, on_turn(state)) == ("no_move", {"seat": BLUE + 1}, [])


@pytest.mark.rule("PP-18")
@pytest.mark.parametrize("opening", [{"4-left": "premium"}, {"1-right": "malfunction"}])
def test_a_tile_that_can_be_played_keeps_the_game_going(opening: dict[str, Tile]) -> None:
    state = play(game(), position(GRID, tiles=opening), "grab f2 1")
    assert (game().outcome(state), on_turn(state)) == (None, [BLUE])


@pytest.mark.rule("PP-10")
@pytest.mark.rule("PP-18")
def test_a_tile_that_can_not_be_carried_out_does_not_keep_the_game_going() -> None:
    state = play(game(), position(GRID, tiles={"4-left": "mixup"}), "grab f2 1")
    assert game().outcome(state) is not None


@pytest.mark.rule("PP-18")
def test_a_player_who_could_not_move_now_is_not_stuck_before_the_turn_begins() -> None:
    """Blue has nothing to do in column f while Red may still rush on: only where Red stops counts."""
    state = position(GRID.replace("3 .", ". 3", 1).replace(". . 3", "3 . ."), "d2", rush="1 0")
    play(game(), state, "grab f2 1")
    assert (game().outcome(state), legal(game(), state)) == (None, ["spend", "end"])
    play(game(), state, "spend", "grab a2 2")
    assert (game().outcome(state), on_turn(state)) == (None, [BLUE])


@pytest.mark.rule("PP-18")
def test_ending_the_turn_there_leaves_the_other_player_stuck() -> None:
    state = play(game(), position(GRID, rush="1 0"), "grab f2 1", "end")
    assert game().outcome(state) is not None


@pytest.mark.rule("PP-18")
def test_a_player_with_no_move_left_for_a_rush_order_is_not_stuck() -> None:
    state = position(GRID.replace("1 . . . . 4", ". . . . . 4"), tiles={"1-left": "premium"}, rush="1 0")
    play(game(), state, "grab f2 1")
    assert (game().outcome(state), on_turn(state)) == (None, [BLUE])


@pytest.mark.rule("PP-19")
@pytest.mark.parametrize(
    ("trays", "mark", "points"),
    [
        ((3, 4), None, 7),
        ((3, 4), "premium", 14),
        ((3, 4), "wholesale", 3),
        ((1,), "wholesale", 0),
        ((), "premium", 0),
        ((), "wholesale", 0),
        ((), None, 0),
    ],
)
def test_what_a_crate_is_worth(trays: tuple[int, ...], mark: Mark | None, points: int) -> None:
    state = fill(position(), BLUE, trays, closed={1: mark} if mark else {})
    assert views_of_crates(game(), state, BLUE)[0].points == points
    assert game().scores(state) == (0, points)


@pytest.mark.rule("PP-19")
def test_halves_are_rounded_down_crate_by_crate() -> None:
    state = fill(position(), RED, (3,), (5,), closed={1: "wholesale", 2: "wholesale"})
    assert game().scores(state) == (1 + 2, 0)


def finished(red: tuple[int, ...], blue: tuple[int, ...]) -> State:
    state = position(GRID)
    fill(state, RED, red, (1,), (1,), (1,))
    return play(game(), fill(state, BLUE, blue), "grab f2 2" if len(red) > 1 else "grab f2 1")


@pytest.mark.rule("PP-19")
@pytest.mark.parametrize(("blue", "ranks"), [((5, 5, 1), (1, 2)), ((5, 5, 2), (1, 1)), ((5, 5, 3), (2, 1))])
def test_the_higher_total_wins_and_equal_ones_share_the_victory(blue: tuple[int, ...], ranks: tuple[int, int]) -> None:
    outcome = game().outcome(finished((5,), blue))
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((5 + 1 + 1 + 1 + 4, sum(blue)), ranks)
