"""Differences on the same deals: the textbook’s intervals, and how often they are wrong."""

from __future__ import annotations

import pytest

from packhouse.core.rng import QuickRng
from packhouse.lab.intervals import share
from packhouse.lab.paired import Apart, games_to_go, scores_apart, wins_apart
from packhouse.lab.spread import Spread
from packhouse.lab.sweep import looks


def differences(gained: int, lost: int, same: int) -> Spread:
    return Spread.of([1] * gained + [-1] * lost + [0] * same)


def test_the_interval_of_wins_is_bonett_and_prices() -> None:
    found = wins_apart(differences(12, 4, 34))
    assert found.value == pytest.approx(0.16)
    assert found.low == pytest.approx(-0.0005, abs=1e-4)
    assert found.high == pytest.approx(0.3082, abs=1e-4)


def test_the_interval_of_points_is_the_means_by_students_distribution() -> None:
    found = scores_apart(Spread.of([1, 2, 3, 4, 5]))
    assert found.value == 3
    assert found.high - found.value == pytest.approx(2.776 * 1.5811 / 5**0.5, rel=0.01)


def test_deals_that_are_all_alike_do_not_tell_everything() -> None:
    found = wins_apart(differences(0, 0, 20))
    assert found.low < -0.1
    assert found.high > 0.1


def test_the_same_deals_tell_more_than_different_ones() -> None:
    """Most deals end alike both ways: two intervals for the shares would hide what is 4 % apart."""
    paired = wins_apart(differences(50, 10, 940))
    one, other = share(500, 1000), share(540, 1000)
    assert paired.low > 0
    assert one.high > other.low
    unpaired = ((one.high - one.low) ** 2 + (other.high - other.low) ** 2) ** 0.5
    assert paired.high - paired.low < unpaired / 2


@pytest.mark.parametrize(
    ("low", "high", "target", "is_certain"),
    [
        (0.01, 0.05, 0.0, True),
        (-0.05, -0.01, 0.02, True),
        (-0.01, 0.01, 0.02, True),
        (-0.01, 0.03, 0.02, False),
        (-0.01, 0.01, 0.0, False),
    ],
)
def test_certain_is_what_is_clearly_there_or_clearly_too_small(
    low: float, high: float, target: float, is_certain: bool
) -> None:
    assert Apart((low + high) / 2, low, high).is_certain(target) == is_certain


@pytest.mark.parametrize(("gained", "lost", "target"), [(12, 8, 0.0), (30, 28, 0.15), (11, 10, 0.04)])
def test_after_as_many_more_deals_as_were_foretold_it_is_certain_and_not_long_before(
    gained: int, lost: int, target: float
) -> None:
    known = differences(gained, lost, 100 - gained - lost)
    more = games_to_go(known, target=target)
    assert more
    assert wins_apart(times(known, (100 + more) / 100)).is_certain(target)
    assert not wins_apart(times(known, 0.8 * (100 + more) / 100)).is_certain(target)


def times(spread: Spread, factor: float) -> Spread:
    return Spread({value: round(factor * count) for value, count in spread.counts.items()})


def test_no_number_of_deals_would_show_a_difference_that_is_not_there() -> None:
    assert games_to_go(differences(10, 10, 80)) is None


def test_several_looks_come_ever_later() -> None:
    assert looks(1000) == [62, 125, 250, 500, 1000]
    assert looks(30) == [30]


def wrongly_certain(games: int, tries: int, rng: QuickRng) -> bool:
    """Play two ways that win equally often, and look again and again whether they seem to differ."""
    spread, done = Spread(), 0
    for upto in looks(games):
        spread.merge(Spread.of(rng.below(2) - rng.below(2) for _ in range(upto - done)))
        done = upto
        if wins_apart(spread, tries).is_certain():
            return True
    return False


def test_whoever_stops_at_a_look_is_wrong_5_times_of_100_at_most() -> None:
    rng, count = QuickRng(2), 1000
    assert sum(wrongly_certain(800, len(looks(800)), rng) for _ in range(count)) <= 0.05 * count
    assert sum(wrongly_certain(800, 1, rng) for _ in range(count)) > 0.08 * count  # it would be, without correction
