"""How much a rated match counts: the oftener the same people meet, the less."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from packhouse.server.people.weights import FADING, faded, familiarity, weights

met_often = st.floats(0, 1000)


def test_a_match_and_its_rematch_count_in_full() -> None:
    assert [familiarity(met) for met in range(4)] == [1, 1, 0.5, 0.25]


@given(met_often, met_often)
def test_who_met_oftener_counts_no_more(one: float, other: float) -> None:
    assert 0 <= familiarity(max(one, other)) <= familiarity(min(one, other)) <= 1


@given(st.integers(1, 1000))
def test_however_many_matches_at_a_stretch_count_for_three_at_most(matches: int) -> None:
    assert sum(familiarity(met) for met in range(matches)) <= 3


@given(met_often, st.integers(0, 10**12))
def test_meetings_are_forgotten_and_never_grow(met: float, since: int) -> None:
    assert faded(met, since + FADING) <= faded(met, since) <= met


def test_in_three_days_a_meeting_is_half_forgotten() -> None:
    assert faded(4, FADING) == 2


def test_a_clock_put_back_makes_no_meeting_count_more() -> None:
    assert faded(4, -FADING) == 4


def test_at_a_larger_table_a_match_counts_by_whom_one_met() -> None:
    met = {("a", "b"): 3.0, ("b", "a"): 3.0}
    assert weights(["a", "b", "new"], met, [1, 1, 1]) == pytest.approx([0.625, 0.625, 1])


def test_a_match_counts_by_how_far_the_others_are_proved() -> None:
    assert weights(["proved", "new", "other"], {}, [1, 0.1, 0.5]) == pytest.approx([0.3, 0.75, 0.55])
