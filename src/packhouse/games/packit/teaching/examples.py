"""Positions as the network sees them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ....kit.vectors import Arrays
from ..network import judge, kinds_of, seen_by_red, untaught
from .boards import GROUNDS, Ground, ground_of
from .selfplay import Positions


class Examples(NamedTuple):
    """Many positions, of several boards: rows are padded to the largest by a kind that counts for nothing."""

    white: npt.NDArray[np.int16]
    """The kinds of all surroundings, as White sees them and as Red does."""
    red: npt.NDArray[np.int16]
    turn: npt.NDArray[np.int8]
    left: npt.NDArray[np.int16]
    """How many cells are empty."""
    gain: npt.NDArray[np.int16]
    """By how many points the end was better than now for whoever is to move."""

    def some(self, which: Any) -> Examples:
        return Examples(*(part[which] for part in self))


def examples(kind: str, played: Iterable[tuple[str, Arrays]]) -> Examples:
    """Return all positions of some lessons."""
    most = max(len(ground.game().board) for ground in GROUNDS[kind])
    parts = [_seen(kind, ground_of(kind, lesson), Positions(**arrays), most) for lesson, arrays in played]
    return Examples(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def _seen(kind: str, ground: Ground, positions: Positions, most: int) -> Examples:
    judging = judge(ground.game().board, untaught(kind))
    lying = judging.lying(positions.cover)
    codes = judging.codes(lying)
    white, red = (np.full((len(codes), most), kinds_of(kind), np.int16) for _ in range(2))
    for view, colours in ((white, codes), (red, seen_by_red(codes))):
        view[:, : codes.shape[1]] = judging.network.kinds[colours]
    now = (lying == 1).sum(1, np.int16) - (lying == 2).sum(1, np.int16)
    gain = (positions.lead - now) * np.where(positions.turn == 0, 1, -1).astype(np.int16)
    return Examples(white, red, positions.turn, (lying == 0).sum(1, np.int16), gain)
