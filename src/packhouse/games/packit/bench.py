"""What ``packhouse bench packit`` measures beside the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from . import arrays
from .kernel.playouts import playouts
from .rules import PackIt

PLAYOUTS = 10_000


def works(game: PackIt) -> Iterator[tuple[str, Callable[[], int]]]:
    packets, cover = arrays.packets(game), arrays.cover(game, game.start(2, 0))

    def by_the_kernel() -> int:
        playouts(packets, cover, 0, arrays.komi2(game), PLAYOUTS, 1)
        return PLAYOUTS

    yield "kernel: play-outs", by_the_kernel
