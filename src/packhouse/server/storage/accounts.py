"""Accounts, as they are stored."""

from __future__ import annotations

from typing import NamedTuple

from .database import Step
from .queries import Queries


class Account(NamedTuple):
    """A person who has a name and a password here."""

    person: str
    name: str
    password: str
    epoch: int
    """Goes up when all their cookies shall end."""

    @property
    def is_closed(self) -> bool:
        """Whether only the epoch is left of it, so that old cookies stay void."""
        return not self.password


class AccountStore(Queries):
    async def account(self, person: str) -> Account | None:
        return await self._account("id = $1", person)

    async def account_named(self, key: str) -> Account | None:
        return await self._account("key = $1", key)

    async def sign_up(self, account: Account, key: str, now: int) -> bool:
        """Add the account; False where the name is taken, or the person has one already."""
        values = (account.person, account.name, key, account.password, account.epoch, now)
        rows = await self._change(
            "INSERT INTO people VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT DO NOTHING RETURNING id", *values
        )
        return bool(rows)

    async def new_password(self, person: str, password: str, now: int) -> None:
        """Change the password, and end every cookie of theirs."""
        await self._change(
            "UPDATE people SET password = $2, epoch = epoch + 1, changed = $3 WHERE id = $1", person, password, now
        )

    async def better_hash(self, person: str, old: str, new: str) -> None:
        """Store the same password, hashed anew."""
        await self._change("UPDATE people SET password = $3 WHERE id = $1 AND password = $2", person, old, new)

    async def changed_since(self, before: int) -> dict[str, int]:
        """Return whose cookies have changed since, with their epochs."""
        return dict(await self._rows("SELECT id, epoch FROM people WHERE changed >= $1", before))

    async def close_account(self, person: str, now: int) -> None:
        """Forget all but the epoch, which keeps old cookies void."""
        forgotten = (
            "UPDATE people SET name = '', key = id, password = '', epoch = epoch + 1, changed = $2 WHERE id = $1"
        )
        await self.database.write(
            Step(forgotten, (person, now)),
            Step("DELETE FROM ratings WHERE person = $1", (person,)),
            Step("DELETE FROM strengths WHERE person = $1", (person,)),
            Step("DELETE FROM bests WHERE person = $1", (person,)),
            Step("DELETE FROM sittings WHERE person = $1", (person,)),
        )

    async def _account(self, where: str, value: str) -> Account | None:
        rows = await self._rows(f"SELECT id, name, password, epoch FROM people WHERE {where}", value)  # noqa: S608
        return Account(*rows[0]) if rows else None
