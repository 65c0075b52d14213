"""What operators have done, one line each, and whom they keep out: running servers follow it."""

from __future__ import annotations

from typing import NamedTuple

from .database import Step
from .queries import Queries

NOTE = (
    "INSERT INTO deeds (number, at, who, deed, target, words) "
    "SELECT coalesce(max(number), 0) + 1, $1, $2, $3, $4, $5 FROM deeds"
)
BAN = "INSERT INTO bans VALUES ($1, $2, $3) ON CONFLICT (target) DO UPDATE SET called = $2, ends = $3"
FORGET = (
    "UPDATE deeds SET target = '', words = '' WHERE target LIKE 'address %' AND target NOT IN (SELECT target FROM bans)"
)
"""A line about an address is kept, but not the address: that is known only as long as it is kept out."""


class Deed(NamedTuple):
    number: int
    at: int
    """By the wall clock."""
    who: str
    """Who did it, as their system calls them."""
    deed: str
    target: str
    """A table’s id, or ``person ID`` or ``address KEY``."""
    words: str


class Ban(NamedTuple):
    target: str
    called: str
    """The name or the address that was given."""
    ends: int
    """By the wall clock."""


class DeedStore(Queries):
    async def deeds_since(self, number: int) -> list[Deed]:
        rows = await self._rows(
            "SELECT number, at, who, deed, target, words FROM deeds WHERE number > $1 ORDER BY number", number
        )
        return [Deed(*row) for row in rows]

    async def last_deed(self) -> int:
        return int((await self._rows("SELECT coalesce(max(number), 0) FROM deeds"))[0][0])

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self._rows("SELECT target, called, ends FROM bans ORDER BY ends")]

    async def forget_bans(self, now: int) -> None:
        """Forget bans that have ended, and the addresses that were kept out by them."""
        await self._all(Step("DELETE FROM bans WHERE ends <= $1", (now,)), Step(FORGET))

    async def do(self, noted: Step, *steps: Step) -> bool:
        """Do something and note it, or neither, where a step that must find something to do finds nothing."""
        return await self.database.write(*steps, noted) is not None


def noted(at: int, who: str, deed: str, target: str, words: str) -> Step:
    return Step(NOTE, (at, who, deed, target, words))


def banning(ban: Ban) -> Step:
    return Step(BAN, tuple(ban))


def unbanning(target: str) -> Step:
    return Step("DELETE FROM bans WHERE target = $1", (target,))
