"""Chance in random play-outs."""

from __future__ import annotations

from ..compiled import compiled
from .types import U64, WORDS, Number, U, Words


@compiled(U64(WORDS, U64))
def roll(dice: Words, sides: Number) -> Number:
    """Return a number below ``sides``; the dice are one word of SplitMix64."""
    dice[0] += U(0x9E3779B97F4A7C15)
    bits = dice[0]
    bits = (bits ^ (bits >> U(30))) * U(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> U(27))) * U(0x94D049BB133111EB)
    return ((bits >> U(32)) * sides) >> U(32)  # scaling the upper half spares a slow division
