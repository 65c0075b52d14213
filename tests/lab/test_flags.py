"""What is planted is flagged with its evidence, and what is even isn't."""

from __future__ import annotations

from pathlib import Path

import pytest

from packhouse import games
from packhouse.core.game import Outcome, Reason
from packhouse.core.rng import QuickRng
from packhouse.kit.offers import Offer
from packhouse.lab import effects
from packhouse.lab.arena import Series, played
from packhouse.lab.effects import Gap
from packhouse.lab.flags import Flag, fared, flags, perhaps
from packhouse.lab.intervals import share
from packhouse.lab.measures import Measures, measured
from packhouse.lab.offered import Offered
from packhouse.lab.played import Played
from packhouse.lab.spread import Spread
from packhouse.lab.tally import Tally, tally

from . import charms

SETUP = games.setup("sealed", 2, 0)


@pytest.fixture
def charmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Measures:
    with charms.found(tmp_path, monkeypatch) as game:
        setup = games.setup(game, 2, 1)
        return measured(("uniform",) * 2, "points", played(Series(setup, ("uniform",) * 2, 0, 1200)))


def found(total: Measures) -> list[Flag]:
    return flags(total.tally, ("one", "other"), fared(total.offered), alike=True)


def test_a_charm_that_is_planted_to_be_bad_is_flagged_and_no_other(charmed: Measures) -> None:
    told = {(flag.name, flag.what): flag for flag in found(charmed)}
    assert set(told) == {("nail", "weaker"), ("old", "hardly taken")}
    assert all(flag.chance < 0.05 for flag in told.values())


def test_evidence_is_in_figures(charmed: Measures) -> None:
    evidence = {flag.name: flag.evidence for flag in found(charmed)}
    assert evidence["old"] == "taken 0 of 2,400 times, where 1,200 would be even"
    (gap,) = (one.gap for one, _ in fared(charmed.offered) if one.name == "nail")
    assert isinstance(gap, Gap)
    assert f"{gap.seats} seats with it win {100 * gap.having.value:.0f} %" in evidence["nail"]
    assert f"the {gap.others:,} without {100 * gap.lacking.value:.0f} %" in evidence["nail"]
    assert gap.value < 0
    assert f"−{-100 * gap.value:.0f} ± {100 * gap.error:.0f} percentage points, seat for seat" in evidence["nail"]


def test_seats_that_are_alike_are_not_flagged() -> None:
    total = measured(("uniform",) * 2, "points", played(Series(SETUP, ("uniform",) * 2, 0, 600)))
    assert [flag for flag in found(total) if flag.kind == "seat"] == []


def test_among_many_even_things_chance_hardly_ever_names_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten charms that do nothing are dealt in 150 games of a report: in 5 of 100 reports one may stand out."""
    monkeypatch.setattr(effects, "TASTE", 0.0)
    rng, named = QuickRng(3), 0
    for _ in range(100):
        offered = Offered()
        for _ in range(150):
            dealt = [(f"charm {rng.below(10)}",) for _ in range(2)]
            ranks = (1, 2) if rng.below(2) else (2, 1)
            offers = [Offer("charm", seat, charm, charm, dealt=True) for seat, charm in enumerate(dealt)]
            offered.add(offers, Outcome((0, 0), ranks, Reason("over")))
        named += bool(flags(won(75, 75), ("one", "other"), fared(offered), alike=True))
    assert named <= 10


def won(first: int, second: int) -> Tally:
    outcomes = [Outcome((2, 1), (1, 2), Reason("over"))] * first + [Outcome((1, 2), (2, 1), Reason("over"))] * second
    return tally(2, [Played(0, SETUP, ("uniform",) * 2, (), outcome) for outcome in outcomes])


def test_a_seat_that_wins_far_more_than_its_share_is_flagged_once() -> None:
    (flag,) = flags(won(140, 60), ("White", "Red"), [], alike=True)
    assert (flag.name, flag.what) == ("White", "ahead")
    low, high = share(140, 200).low, share(140, 200).high
    assert flag.evidence == f"wins 70 % ({100 * low:.0f} to {100 * high:.0f}) of 200 games, where 50 % would be even"


def test_a_seat_that_may_have_had_luck_is_not_flagged() -> None:
    assert flags(won(110, 90), ("White", "Red"), [], alike=True) == []


def test_a_seat_that_is_clear_of_its_share_but_perhaps_not_by_much_is_told_apart() -> None:
    """Of 200 games 61 % are clearly more than half, and not clearly more than 55 %."""
    total, names = won(122, 78), ("White", "Red")
    assert flags(total, names, [], alike=True) == []
    assert [(flag.name, flag.what) for flag in perhaps(total, names, [])] == [("White", "ahead")]
    assert perhaps(won(110, 90), names, []) == []


def test_a_seat_that_is_named_is_not_perhaps_uneven_too() -> None:
    total, names = won(140, 60), ("White", "Red")
    assert perhaps(total, names, flags(total, names, [], alike=True)) == []


def test_where_bots_differ_no_seat_is_blamed() -> None:
    assert flags(won(200, 0), ("White", "Red"), [], alike=False) == []


def of_three(first: int, second: int, third: int) -> list[Flag]:
    total = Tally.empty(3)
    for winner, number in enumerate((first, second, third)):
        for seat in range(3):
            total.seats[seat].wins.merge(Spread({float(seat == winner): number}))
    return flags(total, ("one", "two", "three"), [], alike=True)


def test_a_share_is_judged_by_how_far_the_largest_strays_that_nobody_minds() -> None:
    """Of 300 games 38.3 % may stray by 2.8 points, a third by 2.7: 45 % would be too much for that alone."""
    assert of_three(135, 95, 70) == []
    assert [(flag.name, flag.what) for flag in of_three(141, 89, 70)] == [("one", "ahead")]
