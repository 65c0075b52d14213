"""What a player has an eye for: weights, and what they come to with so many rounds to go."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ....kit.compiled import compiled
from ....kit.kernel.types import NOTHING, WHOLE, Number
from .case import REALS

Reals: TypeAlias = npt.NDArray[np.float64]

(
    PACE,  # tiles that a round brings
    AREA,  # squares that a tile takes, those wasted beside it among them
    FIRST, SECOND, THIRD, FOURTH,  # the share of them that the largest group gets, and the next
    OPEN,  # free squares around a group from which on it grows unhindered
    JOIN,  # what part of the tiles outside its largest group a colour may still join to it
    EDGE, DEAD_END,  # the cost of an edge of the room that is left, and of a square with one free neighbour
    ONE, TWO, THREE,  # the cost of a hole of so many squares
    FADE,  # how quickly these costs vanish towards the end
    NEAR, NEAR_A_ROUND,  # how many squares a region may lack to be worth a good third: at the end, and more a round
    HOLE,  # how many squares more a region seems to lack for a hole in it
    PART,  # what a To-Do that is half done is worth
    RAT, POM,  # what these are worth, kept
    UNDERWEAR, SOCK,  # what a bonus tile is worth before one has looked
    HORIZON,  # rounds that are looked ahead at most
    BLUR,  # by how many points a placement may be misjudged
    CATS,  # how many Rats of a turn are remembered
) = range(25)  # fmt: skip
WEIGHTS = 25

# What is worked out of them for a number of rounds to come.
ROUNDS, TILES, FADED, REGION = WEIGHTS, WEIGHTS + 1, WEIGHTS + 2, WEIGHTS + 3
"""Rounds to come, tiles to come at most, how much the costs of room have faded; and from there on, what part of its
points a region is worth that lacks so many squares."""
MOST_LACKING = 40
EYE = REGION + MOST_LACKING


@compiled(NOTHING(REALS, WHOLE))
def look_ahead(eye: Reals, rounds: Number) -> None:
    """Set the eye to so many rounds to come after this one."""
    seen = min(float(rounds), eye[HORIZON])
    eye[ROUNDS] = seen
    eye[TILES] = eye[PACE] * seen
    eye[FADED] = (seen / 11) ** eye[FADE] if seen > 0 else 0.0
    for lacking in range(MOST_LACKING):
        eye[REGION + lacking] = 1.0 if lacking == 0 else 0.0
        if seen > 0:
            eye[REGION + lacking] = math.exp(-lacking / (eye[NEAR] + eye[NEAR_A_ROUND] * seen))
