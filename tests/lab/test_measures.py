"""What is measured in games: counted by hand in small ones, and the same however many processes share them."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse import games
from packhouse.bots.bot import Bot, Budget, Judgement, Player, Sight
from packhouse.core.game import Setup
from packhouse.core.rng import Rng
from packhouse.lab.arena import Series, played, split
from packhouse.lab.leads import MARKS, Basis
from packhouse.lab.measures import Measures, measured
from packhouse.lab.spread import Spread


def seen(setup: Setup, number: int, basis: Basis = "nothing", bot: str = "uniform") -> Measures:
    bots = (bot,) * setup.seats
    return measured(bots, basis, played(Series(setup, bots, 0, number)))


def together(spreads: Any) -> Spread:
    total = Spread()
    for spread in spreads:
        total.merge(spread)
    return total


def test_in_a_game_of_single_choices_there_are_no_decisions() -> None:
    """One heap of two counters, of which one is taken at a time."""
    setup = games.setup("nim", 2, 1, {"most": 1}, {"heaps": [2]})
    total = seen(setup, 4)
    assert (total.tally.plays.counts, total.decisions.counts) == ({2.0: 4}, {0.0: 4})
    assert together(total.choices).counts == {1.0: 8}


def test_choices_are_told_by_the_twentieth_in_which_they_came() -> None:
    """Four counters in heaps of one: there are four choices, then three, two and one."""
    total = seen(games.setup("nim", 2, 1, None, {"heaps": [1, 1, 1, 1]}), 3)
    assert total.decisions.counts == {3.0: 3}
    quarter = MARKS // 4
    assert [total.choices[part * quarter].counts for part in range(4)] == [{4.0: 3}, {3.0: 3}, {2.0: 3}, {1.0: 3}]


def test_margins_spans_and_ties_are_those_of_the_outcomes() -> None:
    setup = games.setup("sealed", 3, 1)
    total, games_ = seen(setup, 30), list(played(Series(setup, ("uniform",) * 3, 0, 30)))
    scores = [sorted(one.outcome.scores, reverse=True) for one in games_]
    assert total.margins == Spread.of(first - second for first, second, _ in scores)
    assert total.spans == Spread.of(first - last for first, _, last in scores)
    assert total.winning == Spread.of(best for best, _, _ in scores)
    assert total.ties == sum(one.outcome.ranks.count(1) > 1 for one in games_)


def test_points_of_winners_and_others_add_up_to_everybodys() -> None:
    setup = games.setup("sealed", 3, 1)
    total = seen(setup, 30)
    prizes, series = total.sources["prizes"], Series(setup, ("uniform",) * 3, 0, 30)
    ends = [
        (place, score)
        for one in played(series)
        for place, score in zip(one.outcome.ranks, one.outcome.scores, strict=True)
    ]
    assert prizes.winners == Spread.of(score for place, score in ends if place == 1)
    assert prizes.others == Spread.of(score for place, score in ends if place != 1)
    assert [seat.sum for seat in prizes.seats] == [seat.scores.sum for seat in total.tally.seats]


def test_a_race_has_its_time() -> None:
    assert seen(games.setup("snap", 2, 1), 3, bot="swift").seconds.count == 3


@pytest.mark.parametrize(
    ("game", "seats", "basis", "bot"),
    [
        ("sealed", 3, "points", "uniform"),
        ("rollers", 1, "goal", "uniform"),
        ("sealed", 2, "judgement", "casual"),
        ("stash", 3, "nothing", "uniform"),
    ],
)
def test_shared_among_processes_it_is_the_same(game: str, seats: int, basis: Basis, bot: str) -> None:
    setup = games.setup(game, seats, 5)
    bots = (bot,) * seats
    whole = Series(setup, bots, 0, 12)
    pieces = [measured(bots, basis, played(piece)) for piece in reversed(split(whole, 1))]
    total = Measures.empty(seats)
    for piece in pieces:
        total.merge(piece)
    assert len(pieces) > 2
    assert total == measured(bots, basis, played(whole))


def test_figures_of_a_games_own_merge_too() -> None:
    one, other = Measures.empty(2), Measures.empty(2)
    one.figures, other.figures = {"rounds": Spread.of([4])}, {"rounds": Spread.of([5, 5]), "rats": Spread.of([1])}
    one.merge(other)
    assert one.figures == {"rounds": Spread.of([4, 5, 5]), "rats": Spread.of([1])}


def test_a_judge_may_sit_beside_the_table() -> None:
    """Uniform bots tell nobody who is ahead; somebody else may."""
    setup = games.setup("sealed", 2, 5)
    series = Series(setup, ("uniform",) * 2, 0, 3)
    assert not measured(series.bots, "judgement", played(series)).drama.followed
    assert measured(("casual",) * 2, "judgement", played(series)).drama.followed


class Slow(Bot):
    """Says who is ahead only where it has time for it."""

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return sight.legal[0]

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        return Judgement(sight.legal[0], 1.0 if budget.seconds > 1 else None)


def test_bots_judge_by_how_much_they_think_and_not_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Player("slow", Slow(), Budget(nodes=1, seconds=0.0))
    monkeypatch.setattr("packhouse.games.sealed.bot.PLAYERS", (slow,))
    assert seen(games.setup("sealed", 2, 1), 1, "judgement", "slow").drama.followed


@pytest.mark.parametrize("game", games.names())
def test_every_game_can_be_measured_and_its_sources_add_up(game: str) -> None:
    total = seen(games.setup(game, games.kind(game).seats[-1], 2), 1)
    points = [sum(source.seats[seat].sum for source in total.sources.values()) for seat in range(total.seats)]
    if total.sources:
        assert points == pytest.approx([seat.scores.sum for seat in total.tally.seats])
    for component in total.offered.components.values():
        assert all(0 <= taken <= offered for taken, offered in component.picks)
