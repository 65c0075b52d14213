"""In a race among bots the quickest acts first, whatever its seat, and nobody acts on what is gone."""

from __future__ import annotations

from typing import Any

from packhouse import games
from packhouse.bots.bot import Budget, Player, Sight
from packhouse.core.game import AnyGame
from packhouse.core.rng import KeyedRng, QuickRng, Rng
from packhouse.games import players
from packhouse.lab.arena import Series, play, tally
from packhouse.lab.race import Race
from tests.toys.snap.bot import Grabber

SNAP = games.load(games.setup("snap", 3, 0))


class Counted(Grabber):
    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.choices = 0

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        self.choices += 1
        return super().choose(sight, budget, rng)


def grabbers(*seconds: float) -> list[Player]:
    return [Player(str(each), Grabber(each)) for each in seconds]


def race(seated: list[Player], game: AnyGame = SNAP, seed: int = 0) -> Race:
    return Race(game, seated, [QuickRng(seat) for seat in range(len(seated))], KeyedRng.from_seed(seed))


def test_the_quickest_has_every_card_that_is_worth_having() -> None:
    outcome, _ = play(SNAP, 1, grabbers(0.3, 0.2, 0.1), KeyedRng.from_seed(1))
    assert outcome.scores == (0, 0, 6)


def test_equally_quick_bots_come_first_equally_often() -> None:
    total = tally(Series(games.setup("snap", 3, 7), ("swift",) * 3, 0, 300))
    assert all(500 < score < 700 for score in total.scores), "600 even cards each"


def test_a_race_is_the_same_every_time() -> None:
    series = Series(games.setup("zackpack", 4, 7), ("novice", "master", "strong", "strong"), 0, 3)
    assert tally(series) == tally(series)


def test_nobody_acts_on_what_is_gone() -> None:
    for seed in range(5):
        seated = [players.named("zackpack", level) for level in ("strong", "expert", "strong", "novice")]
        rules = games.load(games.setup("zackpack", 4, seed))
        running, state = race(seated, rules, seed), rules.start(4, seed)
        while rules.outcome(state) is None:
            rules.play(state, *running.next(state))  # checked


def test_whoever_is_too_late_takes_its_time_anew() -> None:
    """Grabbing takes one 1 second and the other 3: it never has a card before it has seen it for so long."""
    running, state = race(grabbers(3.0, 1.0)), SNAP.start(2, 1)
    while SNAP.outcome(state) is None:
        seat, action = running.next(state)
        SNAP.play(state, seat, action)
    assert not state.won[0]


def test_a_choice_that_stands_is_not_thought_about_again() -> None:
    bots = [Counted(1.0), Counted(2.0), Counted(3.0)]
    running, state = race([Player("", bot) for bot in bots]), SNAP.start(3, 1)
    odd = state.deck[-1] % 2
    assert odd, "nobody grabs it, and all leave it one after another"
    for _ in bots:
        SNAP.play(state, *running.next(state))
    assert [bot.choices for bot in bots] == [1, 1, 1]
