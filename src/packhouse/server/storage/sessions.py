"""Where accounts are signed in, as it is stored: one row a device, and none for guests."""

from __future__ import annotations

from typing import NamedTuple

from .accounts import END_ALL, Account
from .database import Step
from .queries import Queries

OPEN = "INSERT INTO sessions VALUES ($1, $2, $3, $4, $4, 0)"
RAISE = "UPDATE people SET epoch = epoch + 1, changed = $2 WHERE id = $1"


class SignedIn(NamedTuple):
    """A device that someone is signed in on."""

    key: str
    device: str
    created: int
    used: int


class Known(NamedTuple):
    """Whose cookie it is, by one look at the database."""

    account: Account
    used: int | None
    """When the cookie's session was last used; None where it is over, or never was."""


class SessionStore(Queries):
    async def known(self, person: str, key: str) -> Known | None:
        """Return the person's account, and whether they are signed in with the session of this key."""
        rows = await self._rows(
            "SELECT people.id, name, password, epoch, used FROM people "
            "LEFT JOIN sessions ON sessions.id = $2 AND person = people.id AND ended = 0 WHERE people.id = $1",
            person, key,
        )  # fmt: skip
        return Known(Account(*rows[0][:4]), rows[0][4]) if rows else None

    async def open_session(self, key: str, person: str, device: str, now: int) -> None:
        await self._change(OPEN, key, person, device, now)

    async def use_session(self, key: str, now: int) -> None:
        await self._change("UPDATE sessions SET used = $2 WHERE id = $1", key, now)

    async def sessions_of(self, person: str) -> list[SignedIn]:
        """Return where someone is signed in, the last used first."""
        rows = await self._rows(
            "SELECT id, device, created, used FROM sessions WHERE person = $1 AND ended = 0 ORDER BY used DESC, id",
            person,
        )
        return [SignedIn(*row) for row in rows]

    async def end_session(self, key: str, now: int) -> None:
        await self._change("UPDATE sessions SET ended = $2 WHERE id = $1 AND ended = 0", key, now)

    async def end_all_sessions(self, person: str, now: int) -> None:
        """Sign someone out everywhere, and end their seat tokens."""
        await self._all(Step(RAISE, (person, now)), Step(END_ALL, (person, now)))

    async def ended_since(self, before: int) -> set[str]:
        """Return the sessions that have ended since."""
        return {row[0] for row in await self._rows("SELECT id FROM sessions WHERE ended >= $1 AND ended > 0", before)}
