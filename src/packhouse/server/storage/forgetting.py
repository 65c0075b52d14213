"""What is forgotten with time: guests at finished matches, and sessions that are over."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from . import facts as facts_of
from .database import Step
from .facts import NAMELESS, Facts
from .queries import Queries


class Old(NamedTuple):
    """A finished table that may still know its guests."""

    table: str
    version: int
    facts: Facts
    touched: int


FINISHED = (
    "SELECT id, version, facts, touched FROM tables "
    "WHERE status = 'over' AND public = {public} AND (touched, id) > ($1, $2) AND touched < $3"
)
OLDEST = f"{FINISHED.format(public=0)} UNION ALL {FINISHED.format(public=1)} ORDER BY touched, id LIMIT $4"
"""Each half by its stretch of the index that lists tables: asked for both at once, all old ones would be sorted."""


class ForgettingStore(Queries):
    async def finished_between(self, since: int, after: str, before: int, most: int) -> list[Old]:
        """Return tables that were finished in this time, the oldest first; of the first moment those past ``after``."""
        rows = await self._rows(OLDEST, since, after, before, most)
        return [Old(table, version, facts_of.decode(text), touched) for table, version, text, touched in rows]

    async def forget_guests(self, old: Old) -> None:
        """Forget who the guests of a finished table were; nothing is done where it has changed since."""
        changed = "UPDATE tables SET version = version + 1, facts = $3 WHERE id = $1 AND version = $2 RETURNING id"
        text = facts_of.encode(without_guests(old.facts)).decode()
        steps = [Step(changed, (old.table, old.version, text), must=True)]
        for guest in sorted(_guests(old.facts)):
            steps += _forgetting(guest, old.table)
        await self.database.write(*steps)

    async def wishes_between(self, since: int, before: int) -> list[str]:
        """Return rated tables where someone asked for a rematch in this time, and some others haven't."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE status = 'over' AND public IN (0, 1) AND touched > $1 AND touched < $2 "
            """AND facts LIKE '%"address":%'""", since, before,
        )  # fmt: skip
        return [row[0] for row in rows]

    async def left_behind(self, since: int) -> list[tuple[str, str]]:
        """Return who was forgotten since, by the wall clock, and still sits at a table, each with that table."""
        rows = await self._rows(
            "SELECT person, table_id FROM people JOIN sittings ON person = people.id "
            "WHERE changed >= $1 AND password = ''", since,
        )  # fmt: skip
        return [(person, table) for person, table in rows]

    async def forget_sitting(self, person: str, table: str) -> None:
        await self._change("DELETE FROM sittings WHERE person = $1 AND table_id = $2", person, table)

    async def forget_sessions(self, ended: int, unused: int) -> None:
        """Forget sessions that ended before the one time, or were last used before the other."""
        await self._change("DELETE FROM sessions WHERE (ended > 0 AND ended < $1) OR used < $2", ended, unused)


def without_name(person: str, facts: Facts) -> Facts:
    """Return the table without the name of someone who is forgotten, and without where they asked for a rematch."""
    for seat in facts.seats_of(person):
        chair = facts.chairs[seat]
        address = chair.address if facts.status == "open" else ""
        facts = facts.with_chair(seat, msgspec.structs.replace(chair, name=NAMELESS, rating=None, address=address))
    return msgspec.structs.replace(facts, suits=False) if facts.host == person else facts  # nothing more is learned


def without_guests(facts: Facts) -> Facts:
    """Return the table without its guests' names and persons."""
    guests = _guests(facts)
    chairs = tuple(
        msgspec.structs.replace(chair, name=NAMELESS, person="", grant="") if chair.person in guests else chair
        for chair in facts.chairs
    )
    return msgspec.structs.replace(facts, chairs=chairs, host="" if facts.host in guests else facts.host)


def _guests(facts: Facts) -> set[str]:
    """Return who played without an account."""
    accounts = {chair.person for chair in facts.chairs if chair.rating is not None}
    return {chair.person for chair in facts.chairs if chair.is_persons} - accounts - {""}


def _forgetting(guest: str, table: str) -> list[Step]:
    """Return the steps that cut a guest's ties to a table; whoever has an account since then keeps them."""
    is_guest = "NOT EXISTS (SELECT 1 FROM people WHERE id = $1 AND password <> '')"
    return [
        Step(f"DELETE FROM sittings WHERE person = $1 AND table_id = $2 AND {is_guest}", (guest, table)),  # noqa: S608
        Step(f"DELETE FROM bests WHERE person = $1 AND table_id = $2 AND {is_guest}", (guest, table)),  # noqa: S608
        Step(f"DELETE FROM opinions WHERE person = $1 AND table_id = $2 AND {is_guest}", (guest, table)),  # noqa: S608
        Step(f"DELETE FROM tries WHERE person = $1 AND table_id = $2 AND {is_guest}", (guest, table)),  # noqa: S608
        Step(
            f"DELETE FROM strengths WHERE person = $1 AND {is_guest} "  # noqa: S608
            "AND NOT EXISTS (SELECT 1 FROM sittings WHERE person = $1)", (guest,),
        ),
        Step(f"DELETE FROM lessons WHERE person = $1 AND table_id = $2 AND {is_guest}", (guest, table)),  # noqa: S608
    ]  # fmt: skip
