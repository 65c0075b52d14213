"""Which workers live, which tables they keep, and who is connected to them."""

from __future__ import annotations

from typing import NamedTuple

from ...core.game import Seat
from .database import Step
from .queries import Queries

NEVER = 2**53
"""When a table is due that its keeper minds, or that needs none."""


class Beat(NamedTuple):
    """What a worker hears when it shows that it lives."""

    known: bool
    """Whether the others knew that it does; if not, they have taken its tables."""
    down: int
    """How long the house has been down in all."""
    secret: str
    """The key that cookies are signed with now."""


class WorkerStore(Queries):
    # Who keeps a table: runs its bots and its clocks. A lease holds as long as its worker beats.

    async def keep(self, table: str, worker: str) -> bool:
        """Take a table that nobody keeps."""
        rows = await self._change(
            "UPDATE tables SET keeper = $2, due = $3 WHERE id = $1 AND status = 'playing' AND keeper IN ('', $2) "
            "RETURNING id", table, worker, NEVER,
        )  # fmt: skip
        return bool(rows)

    async def keep_due(self, worker: str, now: int, most: int) -> list[str]:
        """Take tables that wait for a bot or a clock, and that nobody keeps."""
        rows = await self._change(
            "UPDATE tables SET keeper = $1, due = $4 WHERE keeper = '' AND id IN "
            "(SELECT id FROM tables WHERE status = 'playing' AND due <= $2 LIMIT $3) RETURNING id",
            worker, now, most, NEVER,
        )  # fmt: skip
        return [row[0] for row in rows]

    async def release(self, table: str, worker: str, due: int) -> None:
        """Let a table go until it is due."""
        await self._change(
            "UPDATE tables SET keeper = '', due = $3 WHERE id = $1 AND keeper = $2", table, worker, due,
            announce=f"unkept {table}",
        )  # fmt: skip

    async def kept(self, worker: str) -> set[str]:
        return {row[0] for row in await self._rows("SELECT id FROM tables WHERE keeper = $1", worker)}

    async def beat(self, worker: str, wall: int) -> Beat:
        """Show that the worker lives."""
        _, house, known = await self._all(
            Step("UPDATE house SET beat = $1 WHERE beat < $1", (wall,)),
            Step("SELECT down, secret FROM house"),
            Step("UPDATE workers SET beat = $2 WHERE id = $1 RETURNING id", (worker, wall)),
        )
        if not known:
            await self._change("INSERT INTO workers VALUES ($1, $2) ON CONFLICT DO NOTHING", worker, wall)
        return Beat(bool(known), *house[0])

    async def bury(self, before: int) -> list[str]:
        """Forget workers that no longer beat, and return them: their tables are due, and whoever was there is gone."""
        dead = "(SELECT id FROM workers WHERE beat < $1)"
        *_, buried = await self._all(
            Step(f"UPDATE tables SET keeper = '', due = 0 WHERE keeper IN {dead}", (before,)),  # noqa: S608
            Step(f"DELETE FROM presence WHERE worker IN {dead}", (before,)),  # noqa: S608
            Step("DELETE FROM workers WHERE beat < $1 RETURNING id", (before,)),
        )
        return [row[0] for row in buried]

    async def leave(self, worker: str) -> None:
        """Let all go that this worker has."""
        await self._all(
            Step("UPDATE tables SET keeper = '', due = 0 WHERE keeper = $1", (worker,)),
            Step("DELETE FROM presence WHERE worker = $1", (worker,)),
            Step("DELETE FROM workers WHERE id = $1", (worker,)),
        )

    # Who is there.

    async def come(self, table: str, seat: Seat, worker: str) -> None:
        await self._change(
            "INSERT INTO presence VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", table, seat, worker,
            announce=f"present {table}",
        )  # fmt: skip

    async def go(self, table: str, seat: Seat, worker: str) -> None:
        await self._change(
            "DELETE FROM presence WHERE table_id = $1 AND seat = $2 AND worker = $3", table, seat, worker,
            announce=f"present {table}",
        )  # fmt: skip

    async def present_elsewhere(self, table: str, worker: str, alive_since: int) -> set[Seat]:
        rows = await self._rows(
            "SELECT seat FROM presence JOIN workers ON workers.id = worker "
            "WHERE table_id = $1 AND worker <> $2 AND beat >= $3", table, worker, alive_since,
        )  # fmt: skip
        return {row[0] for row in rows}

    # The house's own.

    async def secret(self, drawn: str) -> str:
        """Return the key that cookies are signed with: the first that was drawn."""
        await self._change("INSERT INTO house VALUES (1, $1, 0, 0) ON CONFLICT DO NOTHING", drawn)
        return str((await self._rows("SELECT secret FROM house"))[0][0])

    async def new_secret(self, drawn: str) -> None:
        """Sign with another key from now on; every worker hears of it when it beats next."""
        await self._change("INSERT INTO house VALUES (1, $1, 0, 0) ON CONFLICT (one) DO UPDATE SET secret = $1", drawn)

    async def wake(self, wall: int, most: int) -> int:
        """Return how long the house has been down in all; a gap in its heartbeat past ``most`` is added first."""
        await self._change(
            "UPDATE house SET down = down + $1 - beat, beat = $1 WHERE beat > 0 AND $1 - beat > $2", wall, most
        )
        return int((await self._rows("SELECT down FROM house"))[0][0])
