"""What the coach said of finished matches. It names nobody, as the log doesn't, and stays as long."""

from __future__ import annotations

from .queries import Queries

KEEP = "INSERT INTO verdicts VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE SET version = $2, verdict = $3"
"""The same match gives the same verdict, so that two workers may both keep theirs."""


class VerdictStore(Queries):
    async def verdict(self, table: str, version: int) -> str | None:
        """Return the verdict of a table, as JSON, if there is one of this version."""
        rows = await self._rows("SELECT verdict FROM verdicts WHERE table_id = $1 AND version = $2", table, version)
        return str(rows[0][0]) if rows else None

    async def keep_verdict(self, table: str, version: int, verdict: str) -> None:
        await self._change(KEEP, table, version, verdict)
