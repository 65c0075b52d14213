"""In a race among bots the quickest acts first, whatever its seat, and nobody acts on what is gone."""

from __future__ import annotations

from typing import Any

from packhouse import games
from packhouse.bots.bot import Budget, Player, Sight
from packhouse.bots.playing import Step, steps
from packhouse.bots.race import Race
from packhouse.core.game import AnyGame, Seat
from packhouse.core.rng import KeyedRng, QuickRng, Rng
from tests.toys.snap.bot import Grabber

SNAP = games.load(games.setup("snap", 3, 0))


class Counted(Grabber):
    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.choices = 0

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        self.choices += 1
        return super().choose(sight, budget, rng)


class Checked(Race):
    """Lets nobody act but by the rules."""

    def __init__(self, game: AnyGame, *rest: Any) -> None:
        super().__init__(game, *rest)
        self.game = game

    def __call__(self, state: Any, active: frozenset[Seat]) -> Step:
        seat, action = super().__call__(state, active)
        self.game.check(state, seat, action)
        return seat, action


def grabbers(*seconds: float) -> list[Player]:
    return [Player(str(each), Grabber(each)) for each in seconds]


def race(seated: list[Player], game: AnyGame = SNAP, seed: int = 0) -> Race:
    return Checked(game, seated, [QuickRng(seat) for seat in range(len(seated))], KeyedRng.from_seed(seed))


def test_the_quickest_has_every_card_that_is_worth_having() -> None:
    state = SNAP.start(3, 1)
    list(steps(SNAP, state, race(grabbers(0.3, 0.2, 0.1))))
    outcome = SNAP.outcome(state)
    assert outcome
    assert outcome.scores == (0, 0, 6)


def test_nobody_acts_on_what_is_gone() -> None:
    for seed in range(20):
        seated = [Player(str(each), Counted(0.1 * each)) for each in (3, 2, 1)]
        made = list(steps(SNAP, SNAP.start(3, seed), race(seated, seed=seed)))  # checked
        choices = sum(player.bot.choices for player in seated if isinstance(player.bot, Counted))
        assert choices > len(made), "someone was too late and chose again"


def test_whoever_is_too_late_takes_its_time_anew() -> None:
    """Grabbing takes one 1 second and the other 3: it never has a card before it has seen it for so long."""
    state = SNAP.start(2, 1)
    list(steps(SNAP, state, race(grabbers(3.0, 1.0))))
    assert not state.won[0]


def test_a_choice_that_stands_is_not_thought_about_again() -> None:
    bots = [Counted(1.0), Counted(2.0), Counted(3.0)]
    state = SNAP.start(3, 1)
    running = steps(SNAP, state, race([Player("", bot) for bot in bots]))
    odd = state.deck[-1] % 2
    assert odd, "nobody grabs it, and all leave it one after another"
    for _ in bots:
        next(running)
    assert [bot.choices for bot in bots] == [1, 1, 1]


def test_time_goes_on_by_what_bots_need() -> None:
    running = race(grabbers(0.5, 0.25))
    made = list(steps(SNAP, SNAP.start(2, 1), running))
    assert len(running.times) == len(made)
    assert running.times == sorted(running.times)
    assert running.times[0] == 0.25
