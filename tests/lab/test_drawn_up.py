"""A report’s facts are what was measured, in shares and means."""

from __future__ import annotations

import pytest

from packhouse import games
from packhouse.lab.arena import Series, played
from packhouse.lab.drama import uncertainty
from packhouse.lab.intervals import share
from packhouse.lab.leads import MARKS
from packhouse.lab.measures import Measures, measured
from packhouse.lab.report.drawn_up import drawn_up
from packhouse.lab.report.facts import Asked, Facts
from packhouse.lab.report.figures import figures
from packhouse.lab.spread import Spread
from packhouse.lab.tournament import Pairing

SETUP = games.setup("sealed", 3, 4)
BOTS = ("uniform",) * 3


@pytest.fixture(scope="module")
def total() -> Measures:
    return measured(BOTS, "points", played(Series(SETUP, BOTS, 0, 60)))


def facts(total: Measures, *levels: Pairing) -> Facts:
    return drawn_up(Asked(SETUP, BOTS, "packhouse report sealed", "points"), total, levels)


def test_comebacks_are_the_games_whose_winner_was_ever_behind(total: Measures) -> None:
    drama = facts(total).drama
    behind = sum(number for points, number in total.drama.behind.counts.items() if points > 0)
    assert drama
    assert drama.comebacks == share(behind, total.drama.behind.count)
    assert 2 * behind != total.drama.behind.count


def test_uncertainty_is_that_of_the_moments_before_the_end(total: Measures) -> None:
    drama, open_ = facts(total).drama, uncertainty(total.drama, 3)
    assert drama
    assert drama.uncertainty == pytest.approx(sum(one or 0 for one in open_[:MARKS]) / MARKS)


def test_a_sources_points_are_those_of_a_winner_and_of_another(total: Measures) -> None:
    (prizes,) = facts(total).sources
    ends = [one.outcome for one in played(Series(SETUP, BOTS, 0, 60))]
    best = Spread.of(score for end in ends for score, rank in zip(end.scores, end.ranks, strict=True) if rank == 1)
    rest = Spread.of(score for end in ends for score, rank in zip(end.scores, end.ranks, strict=True) if rank > 1)
    assert (prizes.winners, prizes.others) == pytest.approx((best.mean, rest.mean))


def test_a_level_is_told_by_what_it_scores_against_the_one_below(total: Measures) -> None:
    met = Pairing("weak", "strong", deals=Spread.of([1.0] * 4 + [0.5]))
    (level,) = facts(total, met).levels
    assert (level.bot, level.against, level.games, level.score) == ("strong", "weak", 10, share(9, 10))


def test_a_seat_has_its_own_wins_and_points(total: Measures) -> None:
    for fact, seat in zip(facts(total).seats, total.tally.seats, strict=True):
        assert fact.wins == share(seat.wins.sum, 60)
        assert fact.scores
        assert fact.scores.summary.mean == seat.scores.mean


def test_the_advantage_is_that_of_the_seat_that_wins_most(total: Measures) -> None:
    found = facts(total)
    shares = {seat.name: seat.wins.value for seat in found.seats}
    best = max(shares, key=lambda name: shares[name])
    assert dict(figures(found))["Advantage"].startswith(f"{best}: {100 * shares[best]:.0f} % (")
