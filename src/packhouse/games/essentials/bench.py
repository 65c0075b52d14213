"""What ``packhouse bench essentials`` measures beside the moves: whole games, what may be packed, and score sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...bots.playing import at_random, steps
from ...core.rng import QuickRng
from .rules import Essentials

SEATS = 4
HALFWAY = 7
"""The round in which suitcases are about half full."""


def works(game: Essentials) -> Iterator[tuple[str, Callable[[], int]]]:
    rng = QuickRng(1)
    packing = game.start(SEATS, 0)
    playing = steps(game, packing, at_random(game, rng))
    while packing.round < HALFWAY or not packing.suitcases[0].hand or packing.drafter() == 0:
        next(playing)

    def whole_games() -> int:
        for _ in steps(game, game.start(SEATS, rng.below(1 << 30)), at_random(game, rng)):
            pass
        return 1

    def lists_of_placements() -> int:
        game.legal(packing, 0)
        return 1

    def score_sheets() -> int:
        for case in packing.suitcases:
            game.sheet.score(case, packing.todos)
        return SEATS

    yield f"rules: random games of {SEATS}", whole_games
    yield "rules: lists of placements", lists_of_placements
    yield "rules: score sheets", score_sheets
