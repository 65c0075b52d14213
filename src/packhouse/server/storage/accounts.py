"""Accounts, as they are stored."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from .database import Step
from .queries import Queries

END_ALL = "UPDATE sessions SET ended = $2 WHERE person = $1 AND ended = 0"
LOOK = "INSERT INTO looks VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING look"


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

    async def epoch(self, person: str) -> int:
        """Return the epoch of someone's cookies and tokens; a guest's is 0."""
        found = await self.account(person)
        return found.epoch if found else 0

    async def account_named(self, key: str) -> Account | None:
        return await self._account("key = $1", key)

    async def newest_people(self, most: int) -> list[tuple[str, int]]:
        """Return accounts with when they were opened, the newest first."""
        rows = await self._rows(
            "SELECT name, created FROM people WHERE password <> '' ORDER BY created DESC, id LIMIT $1", most
        )
        return [(name, created) for name, created in rows]

    async def sign_up(self, account: Account, key: str, looks: Collection[str], now: int) -> bool:
        """Add the account; False where the name or one like it is taken, or the person has one already."""
        values = (account.person, account.name, key, account.password, account.epoch, now)
        added = "INSERT INTO people VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT DO NOTHING RETURNING id"
        shown = [Step(LOOK, (look, account.person), must=True) for look in sorted(looks)]
        return await self.database.write(Step(added, values, must=True), *shown) is not None

    async def looks_like(self, looks: Collection[str], person: str = "") -> str | None:
        """Return whose account's name has one of these looks; a ``person`` is never like themselves."""
        places = ", ".join(f"${number}" for number in range(2, len(looks) + 2))
        rows = await self._rows(
            f"SELECT person FROM looks WHERE person <> $1 AND look IN ({places})", person, *looks  # noqa: S608
        )  # fmt: skip
        return rows[0][0] if rows else None

    async def note_looks(self, looks: Callable[[str], Collection[str]]) -> None:
        """Note what accounts look like that are older than such notes; of two that are alike the older one is."""
        old = await self._rows(
            "SELECT id, name FROM people WHERE password <> '' AND NOT EXISTS "
            "(SELECT 1 FROM looks WHERE person = people.id) ORDER BY created"
        )
        for person, name in old:
            await self._all(*(Step(LOOK, (look, person)) for look in sorted(looks(name))))

    async def new_password(self, person: str, password: str, now: int) -> None:
        """Change the password, and end every session and token of theirs."""
        await self._all(
            Step(
                "UPDATE people SET password = $2, epoch = epoch + 1, changed = $3 WHERE id = $1",
                (person, password, now),
            ),
            Step(END_ALL, (person, now)),
        )

    async def better_hash(self, person: str, old: str, new: str) -> None:
        """Store the same password, hashed anew."""
        await self._change("UPDATE people SET password = $3 WHERE id = $1 AND password = $2", person, old, new)

    async def changed_since(self, before: int) -> dict[str, int]:
        """Return whose cookies have changed since, with their epochs."""
        return dict(await self._rows("SELECT id, epoch FROM people WHERE changed >= $1", before))

    async def forget(self, person: str, epoch: int, now: int) -> None:
        """Forget all of an account or a guest but the epoch, which keeps old cookies and tokens void.

        Where they sit stays known until their name is gone from there, too.
        """
        forgotten = (
            "INSERT INTO people VALUES ($1, '', $1, '', $2, $3, $3) ON CONFLICT (id) DO UPDATE "
            "SET name = '', key = people.id, password = '', epoch = $2, changed = $3"
        )
        await self.database.write(
            Step(forgotten, (person, epoch, now)),
            Step("DELETE FROM looks WHERE person = $1", (person,)),
            Step("UPDATE deeds SET words = '' WHERE target = $1", (f"person {person}",)),
            Step("UPDATE bans SET called = '' WHERE target = $1", (f"person {person}",)),
            Step("DELETE FROM sessions WHERE person = $1", (person,)),
            Step("DELETE FROM ratings WHERE person = $1", (person,)),
            Step("DELETE FROM meetings WHERE person = $1 OR other = $1", (person,)),
            Step("DELETE FROM strengths WHERE person = $1", (person,)),
            Step("DELETE FROM lessons WHERE person = $1", (person,)),
            Step("DELETE FROM bests WHERE person = $1", (person,)),
            Step("DELETE FROM opinions WHERE person = $1", (person,)),
            Step("DELETE FROM tries WHERE person = $1", (person,)),
        )

    async def _account(self, where: str, value: str) -> Account | None:
        rows = await self._rows(f"SELECT id, name, password, epoch FROM people WHERE {where}", value)  # noqa: S608
        return Account(*rows[0]) if rows else None


def renaming(person: str, name: str, key: str, looks: Collection[str]) -> list[Step]:
    """Return the steps that give an account another name, unless one like it is taken, and free the old one's looks."""
    return [
        Step("DELETE FROM looks WHERE person = $1", (person,)),
        *(Step(LOOK, (look, person), must=True) for look in sorted(looks)),
        Step("UPDATE people SET name = $2, key = $3 WHERE id = $1", (person, name, key)),
    ]
