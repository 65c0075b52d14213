"""A payoff is the share of the others that were left behind, and a little more where that was clear."""

from __future__ import annotations

import pytest

from packhouse.bots.payoffs import CLEAR, lead, payoffs
from packhouse.core.game import Goal, Outcome, Reason, alone, rank

END = Reason("end")


def ended(*scores: float) -> list[float]:
    return payoffs(Outcome(scores, rank(*scores), END))


@pytest.mark.parametrize(
    ("ranks", "shares"),
    [((1, 2), (1, 0)), ((1, 1), (0.5, 0.5)), ((3, 1, 2), (0, 1, 0.5)), ((1, 1, 3, 4), (5 / 6, 5 / 6, 1 / 3, 0))],
)
def test_without_points_only_places_count(ranks: tuple[int, ...], shares: tuple[float, ...]) -> None:
    expected = [(1 - CLEAR) * share + CLEAR / 2 for share in shares]
    assert payoffs(Outcome((), ranks, END)) == pytest.approx(expected)


def test_a_clear_win_is_worth_more_than_a_narrow_one() -> None:
    assert ended(20, 5)[0] > ended(11, 10)[0] > ended(10, 10)[0] > ended(10, 11)[0] > ended(5, 20)[0]


def test_no_margin_makes_up_for_a_place() -> None:
    assert ended(1, 0, -1000)[1] < ended(1000, 0, 0)[0]
    assert ended(1, 0)[0] > ended(10, 11)[0] + (1 - 2 * CLEAR)


def test_where_few_points_are_good_the_fewest_are_worth_most() -> None:
    few, many = payoffs(Outcome((3, 30), (1, 2), END)), payoffs(Outcome((29, 30), (1, 2), END))
    assert few[0] > many[0] > many[1] > few[1]


@pytest.mark.parametrize("scores", [(0, 0), (0, 0, 0), (-5, 5), (1e9, -1e9), (7, 7, 8, -3)])
def test_payoffs_are_from_0_to_1(scores: tuple[float, ...]) -> None:
    assert all(0 <= payoff <= 1 for payoff in ended(*scores))


def solo(score: float | None, *, reached: bool, points: float | None = 20) -> float:
    (payoff,) = payoffs(alone(Goal(reached=reached, points=points), END, score))
    return payoff


def test_alone_the_goal_counts_most_and_points_say_how_near_it_was() -> None:
    assert solo(25, reached=True) > solo(20, reached=True) > solo(19, reached=False) > solo(3, reached=False)
    assert solo(20, reached=True) - solo(19, reached=False) > 0.5


def test_alone_more_points_are_better_whatever_the_goal_asks_for() -> None:
    for points in (None, 20):
        for reached in (False, True):
            assert solo(-5, reached=reached, points=points) < solo(5, reached=reached, points=points)
            assert solo(5, reached=reached, points=points) < solo(25, reached=reached, points=points)


def test_alone_without_points_the_goal_is_all() -> None:
    assert solo(None, reached=True, points=None) == 1
    assert solo(None, reached=False, points=None) == 0


def test_a_lead_is_over_the_best_of_the_others() -> None:
    outcome = Outcome((3, 9, 5), (3, 1, 2), END)
    assert [lead(outcome, seat) for seat in range(3)] == [-6, 4, -4]
    assert lead(Outcome((9, 9, 5), (1, 2, 3), END), 0) == 0
    assert lead(Outcome((), (1, 2), END), 0) is None


def test_there_is_no_lead_where_points_do_not_make_the_places() -> None:
    assert lead(Outcome((3, 9), (1, 2), END), 0) is None
    assert lead(alone(Goal(reached=True), END, 7), 0) is None
