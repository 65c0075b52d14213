"""Every way to go on from a position, counted by the rules and by a slow second telling of them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from itertools import chain
from pathlib import Path
from typing import Protocol, Self, TypeVar

import msgspec

from packhouse.core.game import A, Game, S, Seat, V

Row = TypeVar("Row", bound=msgspec.Struct)
P = TypeVar("P")


class Reference(Protocol):
    """A slow second telling of the rules, which reads and writes actions as text."""

    def legal(self) -> Iterable[str]: ...

    def do(self, text: str) -> None: ...

    def copy(self) -> Self: ...


R = TypeVar("R", bound=Reference)


def table(test: str, kind: type[Row]) -> list[Row]:
    """Return the rows of the ``counts.toml`` beside a test."""
    rows = tomllib.loads(Path(test).with_name("counts.toml").read_text("utf-8"))["count"]
    return [msgspec.convert(row, kind) for row in rows]


def walked(start: P, after: Callable[[P], list[P]], steps: int) -> tuple[list[int], list[P]]:
    """Return how many positions there are after each step, and those at the end, with all that ended before."""
    positions, found, ended = [start], [], []
    for _ in range(steps):
        following = [after(position) for position in positions]
        ended += [position for position, ways in zip(positions, following, strict=True) if not ways]
        positions = list(chain.from_iterable(following))
        found.append(len(positions))
    return found, ended + positions


def played(rules: Game[S, A, V], state: S, seat: Seat) -> list[S]:
    """Return the positions one play on, once for each way to reach them."""
    following = []
    for action in rules.legal(state, seat):
        child = state.copy()
        rules.apply(child, seat, action)
        following.append(child)
    return following


def done(reference: R) -> list[R]:
    """Return the same from the slow telling."""
    following = []
    for text in reference.legal():
        child = reference.copy()
        child.do(text)
        following.append(child)
    return following
