"""The end, and who has won."""

from __future__ import annotations

import pytest

from packhouse.core import record
from packhouse.core.errors import IllegalAction
from packhouse.core.match import Match
from packhouse.core.rng import QuickRng
from packhouse.games.packit.actions import Pack
from packhouse.games.packit.rules import WHITE
from packhouse.games.packit.state import State
from packhouse.games.packit.tests.position import RECORDS, game, load, play, play_out
from packhouse.kit.grid import Cell

SHORT = "d2 d4 b2 b4"  # fills hex-hex-3 in four packets


@pytest.fixture(scope="module")
def figure_1() -> Match[State, Pack]:
    """A game with the piece counts of the rulebook's Figure 1, whose moves it doesn't give."""
    read = record.read((RECORDS / "figure-1.record").read_text("utf-8"))
    return Match(load(read.setup), read.setup, read.log)


@pytest.mark.rule("PI-6")
def test_figure_1_has_45_white_39_red_and_43_neutral_pieces(figure_1: Match[State, Pack]) -> None:
    view = figure_1.game.view(figure_1.state, None)
    assert [len(view.white), len(view.red), len(view.neutral)] == [45, 39, 43]


@pytest.mark.rule("PI-6")
@pytest.mark.rule("PI-7")
@pytest.mark.rule("PI-8")
def test_white_wins_figure_1_by_45_to_42_and_a_half(figure_1: Match[State, Pack]) -> None:
    outcome = figure_1.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((45, 42.5), (1, 2))


@pytest.mark.rule("PI-7")
@pytest.mark.rule("PI-8")
def test_red_wins_figure_2_by_39_and_a_half_to_39_thanks_to_komi() -> None:
    diagonal = game(board="diagonal")
    whites, reds = (1 << 39) - 1, (1 << 35) - 1 << 39
    neutral = diagonal.full & ~(whites | reds)
    outcome = diagonal.outcome(State(whites | neutral, reds | neutral))
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((39, 39.5), (2, 1))


@pytest.mark.rule("PI-5")
def test_a_full_board_ends_the_game() -> None:
    state = play(game(size=3), SHORT)
    assert not game(size=3).active(state)


@pytest.mark.rule("PI-5")
def test_a_full_board_has_an_outcome_with_its_reason() -> None:
    outcome = game(size=3).outcome(play(game(size=3), SHORT))
    assert outcome is not None
    assert outcome.reason.code == "board_full"


@pytest.mark.rule("PI-5")
def test_nothing_can_be_played_on_a_full_board() -> None:
    state = play(game(size=3), SHORT)
    with pytest.raises(IllegalAction, match="over"):
        game(size=3).play(state, WHITE, Pack(Cell("a1")))


@pytest.mark.rule("PI-5")
def test_the_game_goes_on_while_a_single_cell_is_empty() -> None:
    small = game(size=3)
    state = State(small.full ^ 1, 0)
    assert small.outcome(state) is None
    assert small.active(state) == {WHITE}
    assert small.legal(state, WHITE) == [Pack(small.board.cells[0])]


@pytest.mark.rule("PI-5")
def test_until_the_end_someone_is_to_move_and_has_a_packet_but_no_pass() -> None:
    small = game(size=4)
    state = small.start(2, 0)
    for centre in play_out(small, small.start(2, 0), QuickRng(4)):
        empty = small.view(state, None).empty
        assert [pack.centre for pack in small.legal(state, state.turn)] == list(empty)
        small.play(state, state.turn, Pack(Cell(centre)))


@pytest.mark.rule("PI-6")
def test_own_pieces_score_one_point_each_and_neutral_ones_nothing() -> None:
    standard = game(komi=0)
    assert standard.scores(play(standard, "g7 g9")) == (6, 6)


@pytest.mark.rule("PI-7")
def test_komi_is_three_and_a_half_for_the_standard_packet() -> None:
    assert game().komi == 3.5


@pytest.mark.rule("PI-7")
def test_komi_goes_to_red_alone() -> None:
    assert game().scores(play(game(), "")) == (0, 3.5)


@pytest.mark.rule("PI-8")
def test_red_wins_with_the_higher_score() -> None:
    outcome = game(size=3).outcome(play(game(size=3), SHORT))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((8, 11.5), (1,))


@pytest.mark.rule("PI-8")
@pytest.mark.rule("PI-11")
def test_equal_scores_with_a_whole_komi_are_a_draw() -> None:
    small = game(size=3, komi=4)
    outcome = small.outcome(play(small, "e3 c5 b2 c1 d4 a3"))
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((8, 8), (1, 1))
