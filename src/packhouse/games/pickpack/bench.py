"""What ``packhouse bench pickpack`` measures beside the rules' moves: random games from laid tiles on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...bots.playing import at_random, steps
from ...core.rng import QuickRng
from . import arrays
from .board import BLUE, RED
from .kernel.playouts import playouts
from .rules import PickPack

PLAYOUTS = 2_000


def works(game: PickPack) -> Iterator[tuple[str, Callable[[], int]]]:
    rng, laid = QuickRng(1), game.start(2, 0)
    for seat in (RED, BLUE):
        game.set_up.lay_by_lot(laid, seat, len(game.board.slots_of[seat]), rng)
    laid.phase = "move"
    start = arrays.position(game, laid)

    def by_the_rules() -> int:
        for _ in steps(game, laid.copy(), at_random(game, rng)):
            pass
        return 1

    def by_the_kernel() -> int:
        playouts(start, PLAYOUTS, 1)
        return PLAYOUTS

    yield "rules: play-outs", by_the_rules
    yield "kernel: play-outs", by_the_kernel
