"""Nim every day: who takes the last counter of three."""

from __future__ import annotations

from functools import reduce
from operator import xor

from packhouse.core.game import Seat
from packhouse.core.match import AnyMatch
from packhouse.kit.puzzles import Aim, Begin, Best

from .rules import Nim, State, Take

AIM: Aim = "lead"
PLAYS = (Take(1, 2), Take(2, 4), Take(3, 1), Take(3, 2))


def pose(begin: Begin, number: int) -> AnyMatch | None:
    match = begin(2)
    for take in PLAYS:
        match.play(match.state.turn, take)
    return match


def best(game: Nim, state: State) -> Best:
    """Leave heaps that cancel each other out, if that is possible."""
    takes = game.legal(state, state.turn)
    winning = [take for take in takes if not _sum(_after(state, take))]
    return Best((winning or takes)[0], 1 if winning else -1)


def is_puzzling(game: Nim, state: State) -> bool:
    return _sum(state.heaps) > 0


def reached(game: Nim, state: State, seat: Seat) -> float:
    return -1 if state.turn == seat else 1


def _after(state: State, take: Take) -> list[int]:
    heaps = state.heaps[:]
    heaps[take.heap - 1] -= take.count
    return heaps


def _sum(heaps: list[int]) -> int:
    return reduce(xor, heaps)
