"""How suitcases are thought about: ways to pack a hand, and what each of them is worth by a glance or by playing on."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np

from ...core.game import Seat
from . import arrays
from .components import ROUNDS
from .eyes import eye as sharp_eye
from .kernel.case import CASE, Cases
from .kernel.eye import CATS, Reals, look_ahead
from .kernel.future import Outlook, play_all_on
from .kernel.placing import RATS_A_TURN, Plans, pack
from .kernel.promise import promise
from .rules import Essentials
from .state import State

EVERY = 1 << 10
"""More than there are ways to place a tile."""
AHEAD = 3
"""Rounds that are played on in thought: with more of them, chance hides what they tell."""
TRUST = 16
"""As how many rounds played on a first glance counts."""


class Packer:
    """Packs for any seat of a position, of which it uses only what everybody sees."""

    def __init__(self, game: Essentials, world: State, eye: Reals, beam: int, salt: int) -> None:
        self.game, self.world, self.beam, self.salt = game, world, beam, np.uint64(salt)
        self.known = arrays.tables(game, tuple(world.todos))
        self.eye = eye.copy()
        look_ahead(self.eye, ROUNDS - world.round)

    def suitcase(self, seat: Seat) -> Cases:
        return arrays.suitcase(self.game, self.known, self.world.suitcases[seat])

    def plans(self, case: Cases, hand: Sequence[int], number: int = 1) -> Plans:
        """Return the best plans; where something is left over, nothing that would make room is overlooked (PE-17)."""
        found = self._plans(self.eye, case, hand, number, self.beam)
        if found.lengths[0] == len(hand):
            return found
        careful = self.eye.copy()
        careful[CATS] = RATS_A_TURN
        return self._plans(careful, case, hand, number, EVERY)

    def _plans(self, eye: Reals, case: Cases, hand: Sequence[int], number: int, beam: int) -> Plans:
        tiles, steps = np.array(hand, np.int64), np.zeros((len(hand), 3), np.int64)
        found = Plans(
            np.empty(number), np.zeros((number, len(hand), 3), np.int64), np.zeros(number, np.int64),
            np.empty(number, CASE), np.zeros(1, np.int64),
        )  # fmt: skip
        pack(case[0], self.known, eye, self.salt, tiles, beam, steps, 0, found)
        return found

    def packed(self, case: Cases, hand: Sequence[int]) -> Cases:
        """Return the suitcase with a hand in it, as well as can be."""
        return self.plans(case, hand).cases

    def glance(self, cases: Cases) -> Reals:
        """Return what suitcases promise."""
        return np.array([promise(case, self.known, self.eye) for case in cases])


class Seer:
    """Plays suitcases on for some rounds, with tiles that may come, and says what they promise then on average."""

    def __init__(self, packer: Packer, seat: Seat, nodes: int, seconds: float) -> None:
        game, world = packer.game, packer.world
        self.known, self.salt, self.nodes = packer.known, int(packer.salt), nodes
        self.glance, self.until = packer.glance, time.monotonic() + seconds
        self.eye = sharp_eye()
        supply = np.zeros(len(game.tiles), np.int64)
        for tile, number in zip(game.draft.extras, world.supply, strict=True):
            supply[tile.number] = number
        seats, until = len(world.suitcases), min(ROUNDS, world.round + AHEAD)
        self.outlook = Outlook(
            np.array(sorted(world.bag), np.int64), supply, seats, (seat - world.first) % seats, world.round, until
        )

    def foresee(self, cases: Cases) -> Reals:
        """Share the nodes among all."""
        scores, number = TRUST * self.glance(cases), max(1, self.nodes // len(cases))
        for done in range(1, number + 1):
            self._play(cases, done, scores)
            if time.monotonic() > self.until:
                return scores / (TRUST + done)
        return scores / (TRUST + number)

    def best(self, cases: Cases) -> int:
        """Return the index of the best; after each part of the nodes the worse half is dropped."""
        alive, scores, done = np.arange(len(cases)), TRUST * self.glance(cases), 0
        stages = max(1, (len(cases) - 1).bit_length())
        while len(alive) > 1:
            for _ in range(max(1, self.nodes // (stages * len(alive)))):
                done += 1
                part = scores[alive]
                self._play(cases[alive], done, part)
                scores[alive] = part
                if time.monotonic() > self.until:
                    return int(alive[scores[alive].argmax()])
            order = np.argsort(-scores[alive], kind="stable")
            alive = alive[order[: (len(alive) + 1) // 2]]
        return int(alive[0])

    def _play(self, cases: Cases, number: int, scores: Reals) -> None:
        play_all_on(cases, self.known, self.eye, self.outlook, np.uint64(self.salt * EVERY + number), scores)
