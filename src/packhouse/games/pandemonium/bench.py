"""What ``packhouse bench pandemonium`` measures beside the moves: whole games, what a planner may do, and views."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...bots.playing import at_random, steps
from ...core.rng import QuickRng
from .rules import Pandemonium

SEATS = 2
HALFWAY = 8
"""The turn in which all cubes are out, and packages are about."""


def works(game: Pandemonium) -> Iterator[tuple[str, Callable[[], int]]]:
    rng = QuickRng(1)
    planning = game.start(SEATS, 0)
    playing = steps(game, planning, at_random(game, rng))
    while planning.turn < HALFWAY or planning.phase != "route":
        next(playing)

    def whole_games() -> int:
        for _ in steps(game, game.start(SEATS, rng.below(1 << 30)), at_random(game, rng)):
            pass
        return 1

    def lists_of_a_planner() -> int:
        game.legal(planning, planning.planners[0])
        return 1

    def views() -> int:
        game.view(planning, planning.planners[0])
        return 1

    yield f"rules: random games of {SEATS}", whole_games
    yield "rules: lists of a planner", lists_of_a_planner
    yield "rules: views", views
