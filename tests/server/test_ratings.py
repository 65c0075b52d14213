"""Ratings go to the better, whatever the number of seats."""

from __future__ import annotations

import msgspec
import pytest

from packhouse.server.people.ratings import Rating, fresh, number, updated


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
