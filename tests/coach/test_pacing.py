"""Of a race the coach tells how quick everyone was, and what they gave away."""

from __future__ import annotations

from packhouse.coach.pacing import paces
from packhouse.coach.past import Past
from packhouse.core.game import Setup
from packhouse.core.match import Play
from packhouse.wire import Pace, Weighed

SETUP = Setup(game="any", version=1, seats=2, seed=1)


def told(*plays: tuple[int, int, str, float | None, float]) -> list[Pace]:
    """Return the paces of plays, each by its seat, its time in seconds, its phase, the lead before it and its cost."""
    log = tuple(Play(seat=seat, action="put", at=1000 * at) for seat, at, *_ in plays)
    past = Past(SETUP, log, tuple(range(1, len(log) + 1)))
    found = [
        Weighed(number, seat, "put", lead=lead, cost=cost, phase=phase)
        for number, (seat, _, phase, lead, cost) in enumerate(plays, 1)
    ]
    return [*paces(past, found)]


def test_a_seat_takes_from_the_beginning_of_a_phase_to_its_last_play_in_it() -> None:
    found = told((0, 3, "load 1", None, 0), (1, 4, "load 1", None, 0), (0, 9, "load 1", None, 0))
    assert [(pace.seat, pace.seconds) for pace in found] == [(0, 9.0), (1, 4.0)]


def test_the_next_phase_begins_with_the_last_play_of_the_one_before() -> None:
    found = told((0, 3, "grab 1", None, 0), (1, 5, "grab 1", None, 0), (0, 6, "load 1", None, 0))
    assert [(pace.phase, pace.seconds) for pace in found] == [("grab", 3.0), ("grab", 5.0), ("load", 1.0)]


def test_rounds_have_their_median_beside_that_of_the_others() -> None:
    found = told((0, 1, "grab 1", None, 0), (1, 2, "grab 1", None, 0), (0, 5, "grab 2", None, 0))
    assert (found[0].seconds, found[0].others) == (2.0, 2.0)


def test_what_was_put_right_in_time_cost_nothing() -> None:
    (found,) = told((0, 1, "load 1", 5, 4), (0, 2, "load 1", 1, 0), (0, 3, "load 1", 5, 0))
    assert found.cost == 0


def test_what_was_given_away_is_told_round_by_round() -> None:
    (found,) = told((0, 1, "load 1", 5, 4), (0, 2, "load 2", 1, 0))
    assert found.cost == 2


def test_where_nothing_could_be_judged_there_are_no_costs() -> None:
    (found,) = told((0, 1, "ready 1", None, 0))
    assert found.cost is None


def test_where_nobody_races_there_is_nothing_to_tell() -> None:
    assert told((0, 1, "", 1, 0)) == []
