"""Nim learnt from experience: how often whoever is to move has won from each position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from packhouse.bots.playing import steps
from packhouse.core.game import Seat
from packhouse.core.rng import KeyedRng
from packhouse.kit.vectors import Arrays

from .rules import Box, Choices, Nim, State, Take

KINDS = ("two heaps", "one heap")
HEAPS = {"two heaps": (3, 4), "one heap": (0, 5)}
SIDE = 10
"""More than any heap has."""
CARELESS = 3
"""One play in so many is made at random."""


def lessons(kind: str, games: int) -> list[str]:
    return [f"ten-{number}" for number in range(games // 10)]


def untaught(kind: str) -> Arrays:
    return {"worth": np.full((SIDE, SIDE), 0.5)}


def play(kind: str, lesson: str, weights: Arrays, nodes: int, seed: int) -> Arrays:
    """Return the heaps of all positions of ten games, and whether whoever was to move won."""
    chance, rows = KeyedRng.from_seed(seed).stream(lesson), []
    for _ in range(10):
        game, state = _new(kind)
        moments = [(state.heaps[:], state.turn)]
        for _ in steps(game, state, _by((weights, weights), game, chance)):
            moments.append((state.heaps[:], state.turn))
        rows += [(*heaps, turn != state.turn) for heaps, turn in moments[:-1]]  # who can't move has lost
    return {"rows": np.array(rows)}


def fit(
    kind: str, played: Iterable[tuple[str, Arrays]], epochs: int, seed: int, told: Callable[[int, int], None]
) -> Arrays:
    won, met = np.zeros((SIDE, SIDE)), np.zeros((SIDE, SIDE))
    for _, arrays in played:
        for first, second, result in arrays["rows"]:
            won[first, second] += result
            met[first, second] += 1
    told(epochs, epochs)
    return {"worth": np.where(met > 0, won / np.maximum(met, 1), 0.5)}


def off(kind: str, weights: Arrays, played: Iterable[tuple[str, Arrays]]) -> float:
    rows = np.concatenate([arrays["rows"] for _, arrays in played])
    return float(np.sqrt(((weights["worth"][rows[:, 0], rows[:, 1]] - rows[:, 2]) ** 2).mean()))


def compare(kind: str, number: int, first: Arrays, second: Arrays, nodes: int, seed: int) -> Sequence[float]:
    """Return 1 for each game that the first wins, as whoever begins and as the other, and else -1."""
    leads = []
    for seated, mine in (((first, second), 0), ((second, first), 1)):
        game, state = _new(kind)
        for _ in steps(game, state, _by(seated, game, KeyedRng.from_seed(seed).stream(number, mine), careless=False)):
            pass
        leads.append(-1.0 if state.turn == mine else 1.0)
    return leads


def _new(kind: str) -> tuple[Nim, State]:
    game = Nim(Choices(), Box(heaps=HEAPS[kind]))
    return game, game.start(2, 0)


def _by(
    seated: Sequence[Arrays], game: Nim, chance: KeyedRng, *, careless: bool = True
) -> Callable[[State, frozenset[Seat]], tuple[Seat, Take]]:
    def choose(state: State, active: frozenset[Seat]) -> tuple[Seat, Take]:
        takes, worth = game.legal(state, state.turn), seated[state.turn]["worth"]
        if careless and chance.below(CARELESS) == 0:
            return state.turn, chance.choose(takes)
        chance.shuffle(takes)
        return state.turn, min(takes, key=lambda take: _left(state, take, worth))

    return choose


def _left(state: State, take: Take, worth: np.ndarray) -> float:
    heaps = state.heaps[:]
    heaps[take.heap - 1] -= take.count
    return float(worth[heaps[0], heaps[1]])
