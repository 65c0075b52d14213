"""Pairs share tables of any size, each as often in every seat, and stop when enough is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

import pytest

from packhouse import games
from packhouse.core.rng import QuickRng
from packhouse.lab.arena import Series, pool
from packhouse.lab.intervals import share
from packhouse.lab.spread import Spread
from packhouse.lab.tournament import Pairing, above, pairs, run, seatings

SETUP = games.setup("nim", 2, 3)
THREE = games.setup("snap", 3, 3)


@pytest.fixture(scope="module")
def workers() -> Iterator[Executor]:
    with pool(2) as found:
        yield found


def test_a_ladder_pairs_neighbours_only() -> None:
    assert pairs(["a", "b", "c"], ladder=True) == [Pairing("a", "b"), Pairing("b", "c")]
    assert len(pairs(["a", "b", "c"], ladder=False)) == 3


def test_all_games_are_played_without_a_target(workers: Executor) -> None:
    *_, last = run(SETUP, Pairing("uniform", "greedy"), 30, workers, None)
    assert last.games == 30
    assert not last.settled


def test_a_clear_pair_stops_early(workers: Executor) -> None:
    *_, last = run(SETUP, Pairing("uniform", "greedy"), 1000, workers, 0.5)
    assert last.settled
    assert last.games < 1000
    assert last.score.low > 0.5


def test_whoever_may_stop_early_has_wider_intervals_for_each_look(workers: Executor) -> None:
    deals = Spread.of([0.0, 0.5, 1.0, 1.0, 1.0])
    once, often = Pairing("a", "b", deals=deals), Pairing("a", "b", deals=deals, looks=9)
    assert often.score.low < once.score.low < once.score.high < often.score.high
    *_, to_the_end = run(SETUP, Pairing("uniform", "greedy"), 50, workers, None)
    *_, perhaps_not = run(SETUP, Pairing("uniform", "greedy"), 50, workers, 0.5)
    assert (to_the_end.looks, perhaps_not.looks) == (1, 3)


def test_a_deal_of_a_large_table_tells_as_much_as_deals_differ() -> None:
    alike, apart = Spread.of([0.5, 0.55, 0.45, 0.5]), Spread.of([0.0, 1.0, 1.0, 0.0])
    games = [Pairing("a", "b", 4, deals).worth for deals in (alike, apart)]
    assert games[0] > 2 * games[1]
    assert Pairing("a", "b", 2, alike).worth == 8


def test_batches_are_new_games(workers: Executor) -> None:
    points, known = list[float](), Pairing("uniform", "greedy")
    for upto in (20, 40, 60):
        *_, known = run(SETUP, known, upto, workers, None)
        points.append(known.points)
    assert len({b - a for a, b in zip([0.0, *points], points, strict=False)}) > 1


def test_points_are_the_second_bots(workers: Executor) -> None:
    *_, up = run(SETUP, Pairing("uniform", "strong"), 20, workers, None)
    *_, down = run(SETUP, Pairing("strong", "uniform"), 20, workers, None)
    assert up.points > 10 > down.points


def test_two_meet_in_both_seats() -> None:
    assert seatings("a", "b", 2) == [(("a", "b"), ("b", "a"))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_seating_and_its_opposite_seat_both_equally_often_everywhere(seats: int) -> None:
    for one, other in seatings("a", "b", seats):
        assert all({mine, theirs} == {"a", "b"} for mine, theirs in zip(one, other, strict=True))
        assert Counter(one + other) == {"a": seats, "b": seats}


@pytest.mark.parametrize(("seats", "ways"), [(3, 6), (4, 6), (5, 20), (6, 20)])
def test_every_even_way_to_share_the_seats_comes_once(seats: int, ways: int) -> None:
    found = [seating for both in seatings("a", "b", seats) for seating in both]
    assert len(found) == len(set(found)) == ways
    assert all(abs(seating.count("a") - seating.count("b")) <= 1 for seating in found)


def test_every_two_seats_of_different_bots_are_compared() -> None:
    assert above(("a", "b"), "b", (1, 2)) == 0
    assert above(("a", "b"), "b", (1, 1)) == 0.5
    assert above(("a", "b", "b"), "b", (2, 1, 3)) == 0.5
    assert above(("a", "b", "a", "b"), "b", (4, 1, 2, 2)) == (1 + 1 + 1 + 0.5) / 4


def test_three_share_a_table(workers: Executor) -> None:
    *_, last = run(THREE, Pairing("slow", "swift", 3), 40, workers, None)
    assert last.games == 40
    assert 20 < last.points <= 40
    assert 0 < last.first_seat.mean < 1


def test_a_clear_pair_of_three_seats_stops_early(workers: Executor) -> None:
    *_, last = run(THREE, Pairing("slow", "swift", 3), 400, workers, 0.6)
    assert last.settled
    assert last.games < 400


def test_two_have_wilsons_interval() -> None:
    known = Pairing("a", "b", deals=Spread.of([1] * 5 + [0.5] * 4 + [0]))
    assert (known.points, known.games, known.score) == (14, 20, share(14, 20))


def table(rng: QuickRng) -> float:
    """A deal that three comparisons are made in, which hang together."""
    luck = rng.below(100)
    return sum(rng.below(100) + luck < 140 for _ in range(3)) / 3


@pytest.mark.parametrize("deals", [10, 40, 200])
def test_the_interval_of_larger_tables_holds_the_true_score_95_times_of_100(deals: int) -> None:
    rng = QuickRng(deals)
    truth = sum(min(100, max(0, 140 - luck)) for luck in range(100)) / 10_000
    scores = [Pairing("a", "b", 4, Spread.of(table(rng) for _ in range(deals))).score for _ in range(500)]
    held = sum(score.low <= truth <= score.high for score in scores)
    assert held >= 470


def test_the_interval_of_larger_tables_is_no_wider_than_it_need_be() -> None:
    rng = QuickRng(1)
    scores = [Pairing("a", "b", 4, Spread.of(table(rng) for _ in range(200))).score for _ in range(500)]
    spread = Spread.of(score.value for score in scores)
    assert Spread.of(score.high - score.low for score in scores).mean == pytest.approx(
        3.92 * spread.deviation, rel=0.15
    )


def test_a_few_deals_that_are_alike_do_not_tell_everything() -> None:
    known = Pairing("a", "b", 4, Spread.of([0.75] * 10))
    assert known.score.low < 0.6
    assert known.score.high > 0.85


def test_a_pair_that_is_clearly_below_stops_early_too(workers: Executor) -> None:
    *_, last = run(SETUP, Pairing("greedy", "uniform"), 1000, workers, 0.5)
    assert last.settled
    assert last.score.high < 0.5


def test_the_first_seats_wins_are_counted_whoever_has_it(workers: Executor) -> None:
    one_each = games.setup("nim", 2, 3, {"most": 1}, {"heaps": [3]})  # whoever begins takes the last of three
    *_, last = run(one_each, Pairing("uniform", "greedy"), 4, workers, None)
    assert (last.first_seat.mean, last.score.value) == (1, 0.5)


class Noting(ThreadPoolExecutor):
    """Notes who sat where in the series that it was given."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seated: list[tuple[int, tuple[str, ...]]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.seated += [(one.first, one.bots) for one in args if isinstance(one, Series)]
        return super().submit(fn, *args, **kwargs)


def test_deals_go_through_all_seatings_and_each_is_played_both_ways() -> None:
    with Noting() as workers:
        [*_] = run(THREE, Pairing("slow", "swift", 3), 6, workers, None)
    assert sorted(workers.seated) == sorted(
        (deal, bots) for deal, both in enumerate(seatings("slow", "swift", 3)) for bots in both
    )
