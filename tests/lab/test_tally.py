"""Games add up: wins that are shared, scores, endings, and what was reached alone."""

from __future__ import annotations

from packhouse import games
from packhouse.core.game import Goal, Outcome, Reason, alone
from packhouse.lab.arena import Series, played
from packhouse.lab.played import Played
from packhouse.lab.tally import Tally, tally

SETUP = games.setup("rollers", 3, 0)


def ended(outcome: Outcome, steps: int = 4) -> Played:
    return Played(0, SETUP, ("uniform",) * len(outcome.ranks), ((0, None),) * steps, outcome)


def test_who_shares_a_win_shares_the_point() -> None:
    tie = ended(Outcome((5, 5, 2), (1, 1, 3), Reason("over")))
    total = tally(3, [tie, tie, ended(Outcome((9, 5, 2), (1, 2, 3), Reason("over")))])
    assert [seat.wins.sum for seat in total.seats] == [2, 1, 0]


def test_sums_of_thirds_are_the_same_in_any_order() -> None:
    three = ended(Outcome((5, 5, 5), (1, 1, 1), Reason("over")))
    one = ended(Outcome((5, 4, 3), (1, 2, 3), Reason("over")))
    assert tally(3, [three] * 7 + [one] * 2).seats[0].wins.sum == tally(3, [one, *[three] * 7, one]).seats[0].wins.sum


def test_every_game_is_counted_once() -> None:
    total = tally(2, played(Series(games.setup("nim", 2, 7), ("uniform",) * 2, 0, 30)))
    assert total.games == sum(seat.wins.sum for seat in total.seats) == sum(total.reasons.values()) == 30


def test_scores_and_plays_are_those_of_the_games() -> None:
    total = tally(3, [ended(Outcome((score, 0, 0), (1, 2, 2), Reason("over")), score) for score in (1, 2, 6)])
    assert (total.seats[0].scores.mean, total.plays.mean) == (3, 3)


def test_alone_a_win_is_a_goal_that_was_reached() -> None:
    outcomes = [
        alone(Goal(reached=True, points=20, grade="perfect"), Reason("all_stopped"), 21),
        alone(Goal(reached=True, points=20), Reason("all_stopped"), 20),
        alone(Goal(reached=False, points=20), Reason("all_stopped"), 0),
    ]
    total = tally(1, map(ended, outcomes))
    assert total.seats[0].wins.sum == 2
    assert total.grades == {"perfect": 1}


def test_equally_quick_bots_come_first_equally_often() -> None:
    total = tally(3, played(Series(games.setup("snap", 3, 7), ("swift",) * 3, 0, 300)))
    assert all(500 < seat.scores.sum < 700 for seat in total.seats), "600 even cards each"


def test_parts_add_up_to_the_whole() -> None:
    outcomes = [
        alone(Goal(reached=True, points=20, grade="perfect"), Reason("all_stopped"), 21),
        alone(Goal(reached=True, points=20, grade="perfect"), Reason("rolled_one"), 22),
        alone(Goal(reached=False, points=20), Reason("all_stopped"), 0),
    ]
    total = Tally.empty(1)
    for outcome in outcomes:
        total.merge(tally(1, [ended(outcome)]))
    assert total == tally(1, map(ended, outcomes))
    assert total.grades == {"perfect": 2}
