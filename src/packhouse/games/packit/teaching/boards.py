"""On which boards each kind of judgement learns: the usual ones most, others so that it knows them, too."""

from __future__ import annotations

from typing import NamedTuple

from ..components import Box, Shape
from ..network import CORNERS, EDGES, HEXAGONS
from ..options import Choices
from ..rules import PackIt

GAMES = 200
"""A lesson's: so many are played by one process, and kept in one file."""


class Ground(NamedTuple):
    shape: Shape
    size: int
    weight: int
    """How many of a hundred games are played there."""

    @property
    def name(self) -> str:
        return f"{self.shape}-{self.size}"

    def game(self, komi: float | None = 0) -> PackIt:
        """Return the game there; without komi only the packets count."""
        return PackIt(Choices(board=self.shape, size=self.size, komi=komi), Box(boards={}))


GROUNDS: dict[str, tuple[Ground, ...]] = {
    HEXAGONS: (
        Ground("hex-hex", 4, 6), Ground("hex-hex", 5, 12), Ground("hex-hex", 6, 8), Ground("hex-hex", 7, 36),
        Ground("hex-hex", 9, 8), Ground("clipped", 7, 8), Ground("limped", 7, 10), Ground("triangle", 10, 12),
    ),
    EDGES: tuple(Ground("orthogonal", size, weight) for size, weight in ((6, 15), (7, 15), (9, 60), (11, 10))),
    CORNERS: tuple(Ground("diagonal", size, weight) for size, weight in ((6, 15), (7, 15), (9, 60), (11, 10))),
}  # fmt: skip


def lessons(kind: str, games: int) -> list[str]:
    """Return the lessons of so many games, two at least on each board."""
    return [
        f"{ground.name}-{number}"
        for ground in GROUNDS[kind]
        for number in range(max(2, games * ground.weight // (100 * GAMES)))
    ]


def ground_of(kind: str, lesson: str) -> Ground:
    name = lesson.rpartition("-")[0]
    return next(ground for ground in GROUNDS[kind] if ground.name == name)


def usual(kind: str) -> Ground:
    """Return the board on which most is played."""
    return max(GROUNDS[kind], key=lambda ground: ground.weight)
