"""The end of the game, and who has won."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.core.game import Outcome
from packhouse.games.zackpack.rules import ZackPack
from packhouse.games.zackpack.state import State
from packhouse.games.zackpack.tests.position import game, owing, play


def ended(state: State, rules: ZackPack | None = None) -> Outcome:
    outcome = (rules or game()).outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.rule("ZP-16")
def test_the_game_is_over_when_someone_has_no_points_at_the_end_of_a_round() -> None:
    state = play(game(), owing(9, 5, 7, points=[9]), "all: done")
    outcome = ended(state)
    assert (outcome.scores, outcome.ranks) == ((0, 80, 68), (3, 1, 2))
    assert (outcome.reason.code, outcome.reason.fields) == ("points_gone", {"rounds": 1})
    assert not game().active(state)


@pytest.mark.rule("ZP-16")
@pytest.mark.parametrize("points", [(9, 75, 75), (75, 9, 75), (75, 75, 9)])
def test_it_makes_no_difference_who_has_none(points: tuple[int, ...]) -> None:
    dues = [9 if number == 9 else 5 for number in points]
    assert ended(play(game(), owing(*dues, points=points), "all: done")).reason.code == "points_gone"


@pytest.mark.rule("ZP-16")
def test_it_goes_on_while_everyone_has_a_point() -> None:
    state = play(game(), owing(9, 5, 7, points=[10]), "all: done")
    assert (game().outcome(state), state.round) == (None, 2)


@pytest.mark.rule("ZP-16")
def test_a_bonus_keeps_a_player_in_the_game() -> None:
    state = play(game(), owing(5, 9, 7, points=[5]), "all: done")
    assert (game().outcome(state), state.places[0].points) == (None, 10)


@pytest.mark.rule("ZP-16")
def test_it_keeps_even_one_who_could_not_pay_in_full() -> None:
    state = play(game(), owing(5, 9, 7, points=[3]), "all: done")
    assert (game().outcome(state), state.places[0].points) == (None, 10)


@pytest.mark.rule("ZP-16")
def test_nothing_ends_before_all_have_loaded() -> None:
    state = play(game(), owing(32, 5, 7, points=[1]), "1: done", "2: done")
    assert game().outcome(state) is None
    assert game().active(state) == {2}


@pytest.mark.rule("ZP-16")
def test_players_with_equally_many_points_win_together() -> None:
    outcome = ended(play(game(), owing(12, 5, 5, points=[12]), "all: done"))
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((0, 80, 80), (3, 1, 1), (1, 2))


@pytest.mark.rule("ZP-16")
def test_it_does_not_matter_what_they_paid_last() -> None:
    outcome = ended(play(game(), owing(12, 5, 7, points=[12, 60, 72]), "all: done"))
    assert (outcome.scores, outcome.ranks) == ((0, 65, 65), (3, 1, 1))


@pytest.mark.rule("ZP-16")
def test_two_players_without_points_share_the_last_place() -> None:
    outcome = ended(play(game(), owing(20, 20, 5, points=[12, 3]), "all: done"))
    assert (outcome.scores, outcome.ranks) == ((0, 0, 80), (2, 2, 1))


@pytest.mark.rule("ZP-16")
def test_after_the_end_nothing_can_be_played() -> None:
    state = play(game(), owing(9, 5, 7, points=[9]), "all: done")
    assert game().timeout(state) is None
    with pytest.raises(IllegalAction, match="over"):
        play(game(), state, "1: ready")


@pytest.mark.rule("ZP-19")
def test_a_table_can_limit_the_rounds_and_the_points_decide() -> None:
    rules = game(rounds=1)
    outcome = ended(play(rules, owing(9, 5, 7, rules=rules), "all: done"), rules)
    assert (outcome.scores, outcome.ranks) == ((66, 80, 68), (3, 1, 2))
    assert (outcome.reason.code, outcome.reason.fields) == ("rounds_played", {"rounds": 1})


@pytest.mark.rule("ZP-19")
def test_before_the_last_round_it_goes_on_and_without_a_limit_too() -> None:
    for most in (2, None):
        rules = game(rounds=most)
        assert rules.outcome(play(rules, owing(9, 5, 7, rules=rules), "all: done")) is None


@pytest.mark.rule("ZP-19")
def test_unless_a_table_says_so_no_round_is_the_last() -> None:
    for number in range(1, 101):
        state = owing(9, 5, 7)
        state.round = number
        assert game().outcome(play(game(), state, "all: done")) is None


@pytest.mark.rule("ZP-19")
def test_a_player_without_points_ends_the_game_before_the_last_round() -> None:
    rules = game(rounds=2)
    outcome = ended(play(rules, owing(9, 5, 7, points=[9], rules=rules), "all: done"), rules)
    assert outcome.reason.code == "points_gone"


@pytest.mark.rule("ZP-16")
@pytest.mark.rule("ZP-19")
def test_in_the_last_round_a_player_without_points_is_still_the_reason() -> None:
    rules = game(rounds=1)
    outcome = ended(play(rules, owing(9, 5, 7, points=[9], rules=rules), "all: done"), rules)
    assert (outcome.scores, outcome.ranks) == ((0, 80, 68), (3, 1, 2))
    assert (outcome.reason.code, outcome.reason.fields) == ("points_gone", {"rounds": 1})
