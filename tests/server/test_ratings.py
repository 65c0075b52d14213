"""Ratings go to the better, whatever the number of seats."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from packhouse.server.people.ratings import OPPONENTS, SURE, Rating, fresh, number, updated

fresh_or_not = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 8.4), st.just(3))


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_better_rank_gives_a_better_rating(seats: int) -> None:
    after = updated([fresh()] * seats, range(1, seats + 1))
    means = [rating.mu for rating in after]
    assert means == sorted(means, reverse=True)
    assert len(set(means)) == seats


@pytest.mark.parametrize("seats", range(2, 7))
def test_who_ties_stays_equal(seats: int) -> None:
    after = updated([fresh()] * seats, [1] * seats)
    assert {round(rating.mu, 9) for rating in after} == {25}


def test_two_that_share_the_second_place_fare_alike() -> None:
    first, second, third = updated([fresh()] * 3, [1, 2, 2])
    assert second.mu == pytest.approx(third.mu)
    assert first.mu > second.mu


def test_ratings_come_back_in_seat_order() -> None:
    loser, winner = updated([fresh(), fresh()], [2, 1])
    assert winner.mu > fresh().mu > loser.mu


def test_a_surprise_counts_more() -> None:
    weak, strong = Rating(20, 2, 9), Rating(30, 2, 9)
    assert updated([weak, strong], [1, 2])[0].mu - weak.mu > updated([strong, weak], [1, 2])[0].mu - strong.mu


def test_games_make_sure_and_are_counted() -> None:
    (after, _) = updated([fresh(), fresh()], [1, 2])
    assert after.sigma < fresh().sigma
    assert after.games == 1


def test_a_newcomer_is_shown_as_1000() -> None:
    assert number(fresh()) == 1000


def test_of_two_equal_guesses_the_surer_is_shown_higher() -> None:
    assert number(Rating(25, 2, 50)) > number(Rating(25, 6, 3))


def test_shown_points_have_the_odds_of_elo() -> None:
    strong, weak = 27.0, 25.0
    gap = number(Rating(strong, 1, 99)) - number(Rating(weak, 1, 99))
    spread = 2**0.5 * 25 / 6
    assert 1 / (1 + 10 ** (-gap / 400)) == pytest.approx(1 / (1 + 2.718282 ** (-(strong - weak) / spread)), abs=0.01)


def test_a_rating_is_stored_as_it_is() -> None:
    (after, _) = updated([fresh(), fresh()], [1, 2])
    assert msgspec.json.decode(msgspec.json.encode(after), type=Rating) == after


@given(fresh_or_not, fresh_or_not, st.booleans(), st.floats(0, 1), st.floats(0, 1))
def test_the_less_a_match_counts_the_less_it_moves(
    one: Rating, other: Rating, wins: bool, first: float, second: float
) -> None:
    ranks = [1, 2] if wins else [2, 1]
    little, much = (updated([one, other], ranks, [weight, 1.0])[0] for weight in sorted((first, second)))
    assert abs(little.mu - one.mu) <= abs(much.mu - one.mu) + 1e-9
    assert abs(little.sigma - one.sigma) <= abs(much.sigma - one.sigma) + 1e-9


@given(fresh_or_not, fresh_or_not)
def test_a_match_of_no_weight_changes_nothing(one: Rating, other: Rating) -> None:
    assert updated([one, other], [1, 2], [0.0, 1.0])[0] == one


@given(fresh_or_not, fresh_or_not)
def test_a_match_of_full_weight_counts_as_the_model_says(one: Rating, other: Rating) -> None:
    for weighed, full in zip(updated([one, other], [1, 2], [1.0, 1.0]), updated([one, other], [1, 2]), strict=True):
        assert (weighed.mu, weighed.sigma) == pytest.approx((full.mu, full.sigma))


def test_a_rating_is_provisional_until_it_is_sure() -> None:
    assert Rating(40, SURE + 0.1, 99, OPPONENTS).is_provisional
    assert not Rating(40, SURE, 12, OPPONENTS).is_provisional


def test_a_rating_is_provisional_until_it_was_earned_against_several_people() -> None:
    assert Rating(40, 2, 99, OPPONENTS - 1).is_provisional


def test_a_dozen_matches_in_full_make_sure() -> None:
    one = fresh()
    for number_of_wins in range(12):
        one, _ = updated([one, fresh()], [1 + number_of_wins % 2, 2 - number_of_wins % 2])
    assert SURE - 0.6 < one.sigma < SURE + 0.6
