"""What leads come to, in games made up so that the answer is known."""

from __future__ import annotations

import pytest

from packhouse.core.game import Goal, Outcome, Reason, alone
from packhouse.lab.drama import Drama, changes, decided, foresight, leader, safe_lead, uncertainty
from packhouse.lab.intervals import share
from packhouse.lab.leads import MARKS, Leads

WON, LOST, DRAWN = (Outcome(scores, ranks, Reason("over")) for scores, ranks in (
    ((9.0, 4.0), (1, 2)), ((4.0, 9.0), (2, 1)), ((5.0, 5.0), (1, 1))
))  # fmt: skip


def course(*first: float) -> list[Leads | None]:
    """Return a game of two by the first seat's leads, each for as many marks as the others."""
    times = MARKS // len(first)
    leads = [lead for lead in first for _ in range(times)]
    return [(lead, -lead) for lead in (*leads, leads[-1])]


def told(*games: tuple[list[Leads | None], Outcome]) -> Drama:
    drama = Drama()
    for leads, outcome in games:
        drama.add(leads, outcome)
    return drama


@pytest.mark.parametrize(
    ("leads", "ahead"), [((3, -3), 0), ((0, 0), None), ((-1, -2, 1), 2), ((2, -2, 2), None), ((-3, -2, -4), 1)]
)
def test_the_leader_is_whoever_is_most_ahead_alone(leads: Leads, ahead: int | None) -> None:
    assert leader(leads) == ahead


def test_a_lead_changes_when_somebody_else_has_it() -> None:
    assert changes([0, 0, None, 1, None, 1, 0]) == 2
    assert changes([None, 1, None]) == 0


def test_winners_are_behind_where_they_were_and_by_how_much() -> None:
    drama = told((course(-4, -2, 1, 5), WON), (course(1, 2, 3, 5), WON))
    assert drama.behind.counts == {3.0: 1, 0.0: 1}
    assert drama.changes.counts == {1.0: 1, 0.0: 1}
    assert drama.settled.counts == {0.45: 1, 0.0: 1}, "mark 9 of 20 is the last at which it was behind"


def test_a_game_is_settled_where_nobody_is_ahead_and_afterwards_only_the_winner() -> None:
    assert told((course(-1, 1, 0, 2), WON)).settled.counts == {0.2: 1}, "mark 4 is the last at which it was behind"


def test_the_winners_lead_is_the_winners_whoever_it_is() -> None:
    drama = told((course(-4, 6), LOST), (course(4, 6), WON))
    assert drama.stood[0].counts == {4.0: 2}
    assert drama.stood[MARKS].counts == {-6.0: 1, 6.0: 1}


def test_it_is_open_as_long_as_whoever_is_ahead_doesnt_win() -> None:
    drama = told((course(3, 3), WON), (course(3, -3), LOST))
    found = uncertainty(drama, 2)
    assert (found[0], found[MARKS]) == (1.0, 0.0), "half of those ahead win at first, all of them in the end"


def test_where_nobody_is_ahead_everything_is_open() -> None:
    drama = told((course(0, 3), WON))
    assert drama.right[0].counts == {0.5: 1}
    assert uncertainty(drama, 2)[:11:10] == [1.0, 0.0]


def test_in_a_game_of_three_an_even_share_is_a_third() -> None:
    won = Outcome((9.0, 4.0, 1.0), (1, 2, 3), Reason("over"))
    leads: list[Leads | None] = [(5.0, -5.0, -8.0)] * (MARKS + 1)
    other = Outcome((4.0, 9.0, 1.0), (2, 1, 3), Reason("over"))
    assert uncertainty(told((leads, won), (leads, other)), 3)[0] == pytest.approx(0.75)


def test_a_safe_lead_is_one_that_hardly_anybody_lost() -> None:
    drama = told(*[(course(2, 5), WON)] * 95, *[(course(8, -5), LOST)] * 4, (course(30, -5), LOST))
    assert safe_lead(drama) == 0
    more = told(*[(course(2, 5), WON)] * 90, *[(course(8, -5), LOST)] * 9, (course(30, -5), LOST))
    assert safe_lead(more) == 8


@pytest.mark.parametrize(
    ("leads", "part"),
    [((1, 2, 4, 5), 0.5), ((1, 3, 4, 5), 0.5), ((1, 5, 2, 4), 0.75), ((1, 2, 3, 3), 0)],
    ids=["once it is larger", "not where it is as large", "for good, even if it shrinks", "or never"],
)
def test_a_game_is_decided_once_the_winner_has_had_more_than_a_safe_lead(leads: tuple[float, ...], part: float) -> None:
    """Half of the games are of other winners, who never had such a lead."""
    drama = told(*[(course(*leads), WON)] * 10, *[(course(3, -1, -1, -1), LOST)] * 10)
    assert safe_lead(drama) == 3
    assert decided(drama) == pytest.approx(part / 2)


def test_a_shared_win_has_no_story_of_a_winner() -> None:
    drama = told((course(2, -2), DRAWN))
    assert (drama.followed, drama.changes.count, drama.behind.count) == (1, 1, 0)
    assert drama.right[0].counts == {0.5: 1}


def test_a_judge_is_believed_as_often_as_whoever_is_ahead_half_way_wins() -> None:
    right, wrong, nobody = (course(1, 2), WON), (course(3, -3), WON), (course(0, 0), WON)
    assert foresight(told(right, right, wrong, nobody)) == share(2, 3)
    assert foresight(told(nobody)) is None


def test_what_is_not_known_yet_is_left_out() -> None:
    unknown: list[Leads | None] = [None, None]
    drama = told(([*unknown, *course(1, 2)[2:]], WON))
    assert not drama.stood[0].counts
    assert drama.stood[2].counts == {1.0: 1}
    assert uncertainty(drama, 2)[0] is None


def test_alone_goals_that_are_reached_and_missed_are_told_apart() -> None:
    leads: list[Leads | None] = [(-5.0,)] * MARKS
    drama = Drama()
    drama.add([*leads, (2.0,)], alone(Goal(reached=True, points=20), Reason("done"), 22))
    drama.add([*leads, (-1.0,)], alone(Goal(reached=False, points=20), Reason("done"), 19))
    assert (drama.stood[MARKS].counts, drama.missed[MARKS].counts) == ({2.0: 1}, {-1.0: 1})


def test_it_merges_exactly_in_any_order() -> None:
    games = [(course(-4, -2, 1, 5), WON), (course(3, -3), LOST), (course(1, 2), WON), (course(0, 0), DRAWN)]
    parts = [told(game) for game in games]
    forwards, backwards = Drama(), Drama()
    for part in parts:
        forwards.merge(part)
    for part in reversed(parts):
        backwards.merge(part)
    assert forwards == backwards == told(*games)
