"""What follows from who is ahead is told only where that says something of who wins."""

from __future__ import annotations

import msgspec
import pytest

from packhouse import games
from packhouse.lab.arena import Series, played
from packhouse.lab.drama import Drama
from packhouse.lab.measures import Measures, measured
from packhouse.lab.report import story, words
from packhouse.lab.report.course import course
from packhouse.lab.report.drawn_up import drawn_up
from packhouse.lab.report.facts import Asked, Facts
from packhouse.lab.report.figures import figures
from packhouse.lab.report.page import page
from packhouse.lab.report.tables import tables
from packhouse.lab.spread import Spread

from .test_drama import WON, told
from .test_drama import course as leads

SETUP, BOTS = games.setup("sealed", 2, 4), ("uniform",) * 2
LEFT_OUT = {"Lead changes", "Drama", "Comebacks", "Uncertainty", "Safe lead", "Decisiveness", "Settled"}


@pytest.fixture(scope="module")
def total() -> Measures:
    return measured(BOTS, "points", played(Series(SETUP, BOTS, 0, 60)))


def judged(total: Measures, *halfway: float) -> Facts:
    drama = msgspec.structs.replace(total.drama, halfway=Spread.of(halfway))
    return drawn_up(Asked(SETUP, BOTS, "packhouse", "judgement"), msgspec.structs.replace(total, drama=drama))


def test_whoever_is_ahead_and_hardly_ever_wins_was_misjudged() -> None:
    assert not course(told(*[(leads(-1, -1, -1, 3), WON)] * 9, (leads(1, 1), WON)), 2).is_credible
    assert course(told((leads(-1, -1, -1, 3), WON), *[(leads(1, 1), WON)] * 9), 2).is_credible


def test_of_three_a_third_is_even() -> None:
    drama = Drama(followed=10, halfway=Spread.of([1.0] * 4 + [0.0] * 6))
    assert course(drama, 3).is_credible
    assert not course(drama, 2).is_credible


def test_what_follows_from_a_bad_judge_is_left_out_with_the_reason(total: Measures) -> None:
    found = judged(total, *[1.0] * 12, *[0.0] * 48)
    assert not LEFT_OUT & {name for name, _ in figures(found)}
    text = page(found)
    assert "Whoever was ahead half-way won 20 % (12 to 32) of the games, where 50 % is even" in text
    assert words.MISJUDGED in text and words.BETTER in text
    assert "The winner’s lead" not in text and "How long it stays open" not in text


def test_what_follows_from_a_good_one_is_told_with_how_good_it_is(total: Measures) -> None:
    found = judged(total, *[1.0] * 48, *[0.0] * 12)
    assert {name for name, _ in figures(found)} >= LEFT_OUT
    assert "won 80 % (68 to 88) of the games" in page(found)
    assert words.CREDIBLE in page(found) and words.BETTER not in page(found)


def test_what_follows_from_one_that_may_have_had_luck_is_in_doubt(total: Measures) -> None:
    assert words.DOUBTFUL in page(judged(total, *[1.0] * 33, *[0.0] * 27))


def test_curves_that_begin_later_say_so(total: Measures) -> None:
    found = judged(total, *[1.0] * 60)
    assert found.drama
    assert story.LATER not in page(found)
    late = msgspec.structs.replace(
        found.drama, stood=(None, *found.drama.stood[1:]), open=(None, *found.drama.open[1:])
    )
    assert page(msgspec.structs.replace(found, drama=late)).count(f"{story.LATER}</figcaption>") == 2


def test_tables_call_things_as_the_key_figures_do(total: Measures) -> None:
    found = judged(total, *[1.0] * 60)
    (numbers,) = (table for table in tables(found) if table.title == "Numbers")
    names = {name.partition(" (")[0] for name, *_ in numbers.rows}
    assert names - {name for name, _ in figures(found)} == {"Winner’s points", *found.figures}
