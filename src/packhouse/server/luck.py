"""Luck: all that nobody may foresee comes from here, so that tests can hand in another."""

from __future__ import annotations

import secrets
from typing import Protocol, TypeVar

from ..core.rng import QuickRng

T = TypeVar("T")

SALT_BITS = 64


class Luck(Protocol):
    def bits(self, count: int) -> int:
        """Return a number of so many bits."""

    def token(self, size: int) -> str:
        """Return text that nobody guesses, made of so many bytes."""

    def shuffled(self, things: list[T]) -> list[T]:
        """Return the same things in any order."""


class SystemLuck(Luck):
    """The operating system's."""

    def bits(self, count: int) -> int:
        return secrets.randbits(count)

    def token(self, size: int) -> str:
        return secrets.token_urlsafe(size)

    def shuffled(self, things: list[T]) -> list[T]:
        return secrets.SystemRandom().sample(things, len(things))


def salt(luck: Luck) -> int:
    """Return what makes a bot's choice another each time."""
    return luck.bits(SALT_BITS)


def dice(luck: Luck) -> QuickRng:
    """Return dice for worlds that are only imagined."""
    return QuickRng(salt(luck))
