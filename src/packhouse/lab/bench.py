"""How fast a game is here and now: the rules for any game, and what its folder's ``bench.py`` adds."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from .. import games
from ..bots.playing import at_random, steps
from ..core.game import AnyGame, Setup
from ..core.rng import QuickRng
from ..games import parts

ROUNDS = 5
SECONDS = 0.4


class Measure(msgspec.Struct, frozen=True):
    """A rate: the best of several rounds, since noise only ever slows."""

    what: str
    a_second: float


def best_rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """Return how many things ``work`` does a second; it returns how many it did in one go."""
    best = 0.0
    for _ in range(ROUNDS):
        done, start = 0, time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            done += work()
        best = max(best, done / passed)
    return best


def bench(setup: Setup) -> list[Measure]:
    """Measure one game on one core."""
    game = games.load(setup)
    rng = QuickRng(setup.seed)
    found = [Measure("rules: moves", best_rate(lambda: _random_game(game, setup, rng)))]
    own = games.part(setup.game, parts.Bench)
    return found + [Measure(what, best_rate(work)) for what, work in (own.works(game) if own else ())]


def _random_game(game: AnyGame, setup: Setup, rng: QuickRng) -> int:
    """Play one game without checks: who acts, a random legal action, the play."""
    return sum(1 for _ in steps(game, game.start(setup.seats, setup.seed), at_random(game, rng)))
