"""The same deals are played with every value, and it stops when all that matters is certain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor

import pytest

from packhouse import games
from packhouse.core.errors import Refusal
from packhouse.lab.arena import pool
from packhouse.lab.intervals import reach
from packhouse.lab.sweep import Known, Result, run
from packhouse.lab.ways import Way, ways

from .scales import scales


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Executor]:
    with scales(tmp_path_factory.mktemp("games"), swept=0), pool(2) as found:
        yield found


def given(*values: str) -> list[Way]:
    return ways("swept", 2, 5, {"given": values}, {})


def played(workers: Executor, tried: Sequence[Way], games: int, target: float | None = None) -> Known:
    *_, known = run(tried, ["uniform"] * tried[0].setup.seats, games, workers, 2, target)
    return known


def test_every_value_is_played_on_the_same_deals(workers: Executor) -> None:
    none, some = played(workers, given("0", "2.5"), 60).results
    assert [result.number for result in none] == [result.number for result in some] == [*range(60)]
    assert [result.scores[0] for result in none] == [result.scores[0] for result in some]
    assert all(one.scores[1] + 2.5 == other.scores[1] for one, other in zip(none, some, strict=True))


def test_what_is_on_the_same_deals_is_closer_known(workers: Executor) -> None:
    """Two and a half points are just that on every deal, while scores differ by far more from deal to deal."""
    known = played(workers, given("0", "2.5"), 200)
    points, wins = known.scores_apart(1, 1), known.wins_apart(1, 1)
    assert points.low == points.high == 2.5
    apart_alone = reach() * sum(known.scores(way, 1).deviation ** 2 / 200 for way in range(2)) ** 0.5
    assert apart_alone > 0.5
    shares = [known.wins(way, 1) for way in range(2)]
    assert wins.high - wins.low < 0.7 * sum((one.high - one.low) ** 2 for one in shares) ** 0.5


def test_whoever_shares_a_win_shares_the_point(workers: Executor) -> None:
    (even, _) = played(workers, given("0", "0.5"), 60).results
    assert {result.wins for result in even} == {(1, 0), (0, 1), (0.5, 0.5)}


def test_it_is_the_same_on_any_number_of_jobs(workers: Executor) -> None:
    with pool(1) as alone:
        *_, one = run(given("0", "1"), ["uniform"] * 2, 30, alone, 1)
    assert one == played(workers, given("0", "1"), 30)


def test_all_deals_are_played_without_a_target(workers: Executor) -> None:
    known = played(workers, given("0", "20"), 300)
    assert (known.games, known.looks, known.is_early) == (300, 1, False)


def test_a_clear_difference_stops_early(workers: Executor) -> None:
    known = played(workers, given("0", "20"), 2000, target=0.02)
    assert known.is_certain
    assert known.is_early
    assert known.wins_apart(1, 1).low > 0


def test_a_difference_too_small_to_matter_stops_it_too(workers: Executor) -> None:
    known = played(workers, ways("nim", 2, 5, {"most": ("2", "null", "3")}, {}), 2000, target=0.3)
    assert known.is_certain
    assert known.is_early


def test_an_open_difference_goes_on_to_the_last_deal(workers: Executor) -> None:
    known = played(workers, given("0.5", "1"), 100, target=0.001)
    assert (known.games, known.is_certain) == (100, False)
    assert known.games_to_go(1, 1)
    assert len({result.scores for result in known.results[0]}) > 10  # each batch has deals of its own
    assert [result.number for result in known.results[0]] == [*range(100)]


def test_several_differences_shall_hold_all_together(workers: Executor) -> None:
    two, three = played(workers, given("0", "2"), 40), played(workers, given("0", "2", "3"), 40)
    assert (two.tries, three.tries) == (1, 2)
    assert two.wins_apart(1, 0).low > three.wins_apart(1, 0).low


def known_of(*ways: Sequence[tuple[float, ...]], looks: int = 1, target: float = 0.0) -> Known:
    """Return what is known where each deal of each way gave its seats these wins, and as many points."""
    results = tuple(tuple(Result(number, wins, wins, 9) for number, wins in enumerate(deals)) for deals in ways)
    return Known(results, 1000, looks, target)


FIRST, SECOND = (1.0, 0.0), (0.0, 1.0)


@pytest.mark.parametrize(
    ("seats", "ways", "looks", "in_wins", "in_points"), [(2, 2, 1, 1, 2), (2, 4, 5, 15, 30), (3, 3, 2, 12, 12)]
)
def test_intervals_are_as_wide_as_there_are_chances_to_be_wrong(
    seats: int, ways: int, looks: int, in_wins: int, in_points: int
) -> None:
    known = known_of(*[[(1.0, *[0.0] * (seats - 1))] * 9] * ways, looks=looks)
    assert (known.tries, known.tries_in_points) == (in_wins, in_points)


def test_wins_points_and_differences_are_all_told_with_that_width() -> None:
    ways = [FIRST, SECOND] * 30, [SECOND, FIRST, FIRST] * 20
    once, often = known_of(*ways), known_of(*ways, looks=5)
    assert often.wins(1, 0).low < once.wins(1, 0).low
    assert often.wins_apart(1, 0).low < once.wins_apart(1, 0).low
    assert often.scores_apart(1, 0).low < once.scores_apart(1, 0).low


def test_what_never_mattered_is_the_same_in_every_deal() -> None:
    known = known_of([FIRST, SECOND], [FIRST, SECOND], [FIRST, FIRST])
    assert [known.is_alike(way) for way in (1, 2)] == [True, False]


def test_it_is_certain_only_when_every_difference_is() -> None:
    even, lost, open_still = [FIRST, SECOND] * 50, [SECOND] * 100, [SECOND, FIRST] * 50
    assert known_of(even, lost).is_certain
    assert not known_of(even, open_still).is_certain
    assert not known_of(even, lost, open_still).is_certain
    assert not known_of(even, open_still, lost).is_certain


def test_every_seat_is_asked_whether_it_is_certain() -> None:
    """The first clearly wins less and the third more, but of the second nobody knows."""
    ones, others = [(1.0, 0.0, 0.0)] * 100, [(0.0, 0.0, 1.0)] * 98 + [(0.0, 1.0, 0.0)] * 2
    known = known_of(ones, others)
    assert [known.wins_apart(1, seat).is_certain() for seat in known.seats] == [True, False, True]
    assert not known.is_certain


def test_whoever_may_stop_early_counts_every_look(workers: Executor) -> None:
    assert played(workers, given("0.5", "1"), 200, target=0.001).looks == 3


def test_whoever_plays_alone_is_swept_too(workers: Executor) -> None:
    known = played(workers, ways("rollers", 1, 5, {"goal": ("13", "21")}, {}), 60)
    assert known.tries == 1
    assert 0 < known.wins(0, 0).value < 1


def test_every_combination_is_a_way() -> None:
    found = ways("nim", 2, 1, {"last": ["wins", "loses"], "most": ["2"]}, {"heaps.1": ["3", "4", "5"]})
    assert len(found) == 6
    assert str(found[0]) == "last=wins, heaps.1=3"
    assert {way.setup.options.get("most") for way in found} == {2}
    assert found[-1].setup.components is not None
    assert found[-1].setup.components["heaps"][0] == 5


def test_values_may_change_together() -> None:
    found = ways("nim", 2, 1, {"last": ["loses"]}, {"heaps.1": ["3", "2"], "heaps.2": ["4", "5"]}, together=True)
    assert [(way.setup.components or {})["heaps"][:2] for way in found[1:]] == [[2, 5]]
    assert [str(way) for way in found] == ["heaps.1=3, heaps.2=4", "heaps.1=2, heaps.2=5"]
    assert {way.setup.options["last"] for way in found} == {"loses"}


def test_several_boxes_are_ways() -> None:
    found = ways("nim", 2, 1, {}, {}, {"house": None, "mine.toml": {"heaps": [2, 2]}})
    assert [(str(way), way.setup.components) for way in found] == [
        ("components=house", None), ("components=mine.toml", {"heaps": [2, 2]}),
    ]  # fmt: skip


def test_the_combination_that_cant_be_played_is_named() -> None:
    with pytest.raises(Refusal, match=r"^last=loses, heaps\.1=20: the components: Expected `int` <= 9"):
        ways("nim", 2, 1, {"last": ["loses", "wins"]}, {"heaps.1": ["1", "20"]})


def test_what_changes_together_has_as_many_values_each() -> None:
    with pytest.raises(Refusal, match=r"heaps\.2 has 2 values where others have 3; --together takes as many of each"):
        ways("nim", 2, 1, {}, {"heaps.1": ["1", "2", "3"], "heaps.2": ["4", "5"]}, together=True)


def test_a_file_of_ones_own_is_changed_and_left_as_it_was() -> None:
    own = {"heaps": [2, 2]}
    found = ways("nim", 2, 1, {}, {"heaps.2": ["3", "4"]}, {"mine.toml": own})
    assert [way.setup.components for way in found] == [{"heaps": [2, 3]}, {"heaps": [2, 4]}]
    assert own == {"heaps": [2, 2]}


@pytest.mark.parametrize(
    ("options", "places", "line"),
    [
        ({"last": ["wins"]}, {}, "nothing changes: give an option several values"),
        ({"last": ["wins", "draws"]}, {}, "last=draws is not possible; choose loses, wins"),
        ({"first": ["a", "b"]}, {}, "no option “first”; choose from last, most"),
        ({"most": ["1", "1"]}, {}, "most=1 and most=1 are the same game; leave one out"),
        ({}, {"heaps.1": [str(n) for n in range(101)]}, "these are 101 combinations; make them 100 or fewer"),
        ({}, {"heap": ["1", "2"]}, "the components have no “heap”: there is no “heap”; choose from heaps"),
        ({}, {"heaps.9": ["1", "2"]}, "there is no “9”; choose from 1 to 3"),
        ({}, {"heaps.1.2": ["1", "2"]}, "there is no “2”; leave a part of the path out"),
        ({}, {"heaps": ["1", "2"]}, "“heaps” isn’t a number in the components; choose from 1 to 3"),
        ({}, {"heaps.1": ["1", "two"]}, "heaps.1=two: “two” isn’t a number; write one, such as 3"),
        ({}, {"heaps.1": ["1", "nan"]}, "heaps.1=nan: “nan” isn’t a number; write one, such as 3"),
        ({}, {"heaps.1": ["1", "20"]}, "the components: Expected `int` <= 9"),
    ],
)
def test_what_makes_no_ways_is_refused_in_one_line(
    options: dict[str, list[str]], places: dict[str, list[str]], line: str
) -> None:
    with pytest.raises(Refusal) as refused:
        ways("nim", 2, 1, options, places)
    assert line in str(refused.value)
    assert "\n" not in str(refused.value)
    assert games.load(games.setup("nim", 2, 1))
