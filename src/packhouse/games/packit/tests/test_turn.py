"""A turn: who moves, and what a packet does."""

from __future__ import annotations

import pytest

from packhouse import games
from packhouse.core.errors import BadSetup, IllegalAction
from packhouse.games.packit.actions import Pack
from packhouse.games.packit.rules import RED, WHITE, PackIt
from packhouse.games.packit.state import State
from packhouse.games.packit.tests.position import game, play
from packhouse.kit.grid import Cell


def pieces(game: PackIt, state: State) -> tuple[int, int, int]:
    view = game.view(state, None)
    return len(view.white), len(view.red), len(view.neutral)


@pytest.mark.rule("PI-1")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_game_is_for_two(seats: int) -> None:
    with pytest.raises(BadSetup, match="for 2 players"):
        games.setup("packit", seats, 0)


@pytest.mark.rule("PI-1")
def test_white_moves_first() -> None:
    assert game().active(play(game(), "")) == {WHITE}


@pytest.mark.rule("PI-1")
def test_red_moves_second() -> None:
    assert game().active(play(game(), "g7")) == {RED}


@pytest.mark.rule("PI-1")
def test_after_red_it_is_whites_turn_again() -> None:
    assert game().active(play(game(), "g7 a1")) == {WHITE}


@pytest.mark.rule("PI-1")
def test_nobody_moves_twice_in_a_row() -> None:
    state = play(game(), "g7")
    with pytest.raises(IllegalAction, match="turn; wait for yours"):
        game().play(state, WHITE, Pack(Cell("a1")))


@pytest.mark.rule("PI-3")
@pytest.mark.rule("PI-4")
def test_the_first_packet_in_the_centre_puts_seven_white_pieces() -> None:
    view = game().view(play(game(), "g7"), None)
    assert set(view.white) == {"g7", "g6", "g8", "f6", "f7", "h7", "h8"}


@pytest.mark.rule("PI-4")
def test_a_packet_two_cells_away_in_a_straight_line_turns_one_piece_neutral() -> None:
    assert pieces(game(), play(game(), "g7 g9")) == (6, 6, 1)


@pytest.mark.rule("PI-4")
def test_the_piece_that_turns_neutral_is_the_one_that_touches_the_centre() -> None:
    assert game().view(play(game(), "g7 g9"), None).neutral == ("g8",)


@pytest.mark.rule("PI-4")
@pytest.mark.parametrize("corner", ["a1", "a7", "g1", "g13", "m7", "m13"])
def test_a_packet_in_a_corner_puts_four_pieces(corner: str) -> None:
    assert pieces(game(), play(game(), corner)) == (4, 0, 0)


@pytest.mark.rule("PI-4")
def test_a_packet_at_the_edge_never_reaches_round_to_the_other_side() -> None:
    view = game().view(play(game(), "g13"), None)
    assert set(view.white) == {"g13", "g12", "f12", "h13"}


@pytest.mark.rule("PI-4")
def test_own_pieces_in_a_packet_stay() -> None:
    view = game().view(play(game(), "g7 a1 g9"), None)
    assert "g8" in view.white


@pytest.mark.rule("PI-4")
@pytest.mark.parametrize("before", ["", "a1"])
def test_a_neutral_piece_stays_neutral_for_whoever_packs_beside_it(before: str) -> None:
    assert "g8" in game().view(play(game(), f"{before} g7 h9"), None).neutral
    assert "g8" in game().view(play(game(), f"{before} g7 h9 f8"), None).neutral


@pytest.mark.rule("PI-4")
def test_opponent_pieces_beyond_the_packet_stay() -> None:
    view = game().view(play(game(), "g7 g9"), None)
    assert set(view.white) == {"g7", "g6", "f6", "f7", "h7", "h8"}


@pytest.mark.rule("PI-4")
def test_a_packet_of_red_turns_white_pieces_neutral_and_a_packet_of_white_red_ones() -> None:
    view = game().view(play(game(), "a1 g7 g9"), None)
    assert (view.neutral, len(view.red)) == (("g8",), 6)


@pytest.mark.rule("PI-4")
@pytest.mark.parametrize("taken", ["g7", "f6", "g8", "h9"])
def test_a_taken_cell_is_no_centre_whoever_has_it(taken: str) -> None:
    state = play(game(), "g7 g9")  # White, White, neutral, Red
    with pytest.raises(IllegalAction, match=f"{taken} is taken"):
        game().play(state, WHITE, Pack(Cell(taken)))


@pytest.mark.rule("PI-4")
def test_every_empty_cell_may_be_the_centre() -> None:
    state = play(game(), "g7 g9")
    legal = [pack.centre for pack in game().legal(state, WHITE)]
    assert legal == list(game().view(state, WHITE).empty)
    assert len(legal) == 127 - 13


@pytest.mark.rule("PI-4")
def test_a_refused_packet_changes_nothing() -> None:
    state = play(game(), "g7")
    with pytest.raises(IllegalAction):
        game().play(state, RED, Pack(Cell("g8")))
    assert state == play(game(), "g7")


@pytest.mark.rule("PI-4")
@pytest.mark.parametrize("name", ["a8", "n1", "g0", "g14", "zz"])
def test_a_cell_off_the_board_is_no_centre(name: str) -> None:
    with pytest.raises(IllegalAction, match="isn’t on the board"):
        game().play(play(game(), ""), WHITE, Pack(Cell(name)))
