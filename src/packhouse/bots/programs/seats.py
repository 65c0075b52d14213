"""The programs that sit somewhere: one for each seat of a set-up, started when first asked, kept from game to game.

A program that had several seats could tell one of them what another sees.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TypeAlias

from .seat import Patience, ProgramSeat

MOST = 24
"""At once: more than one set-up needs; past that, whoever was asked longest ago leaves."""

Key: TypeAlias = tuple[str, bytes]
"""Which program, and where it sits."""

_taken: dict[Key, ProgramSeat] = {}
"""Whoever was asked last is last."""


@contextlib.contextmanager
def taken(program: str, place: bytes, patience: Patience) -> Iterator[ProgramSeat]:
    """Give a program in its seat, started where it isn't yet; one that fails there leaves."""
    key = program, place
    seat = _taken.pop(key, None)
    if seat is None or seat.is_closed:
        seat = _started(program, place, patience)
    _taken[key] = seat
    try:
        yield seat
    except BaseException:
        del _taken[key]
        seat.close(at_once=True)
        raise


def _started(program: str, place: bytes, patience: Patience) -> ProgramSeat:
    while len(_taken) >= MOST:
        _taken.pop(next(iter(_taken))).close()
    seat = ProgramSeat(program, patience)
    seat.set_up(place)
    return seat
