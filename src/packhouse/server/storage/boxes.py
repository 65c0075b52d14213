"""Own boxes, kept by their digests for as long as someone may open a table with them.

A table has a copy of what is in its box: where one is forgotten here, its matches go on and stay.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .queries import Queries

KEEP = "INSERT INTO boxes VALUES ($1, $2, $3, $4) ON CONFLICT (game, digest) DO UPDATE SET used = $4"


class BoxStore(Queries):
    async def keep_box(self, game: str, digest: str, table: bytes, now: int) -> None:
        await self._change(KEEP, game, digest, table.decode(), now)

    async def box(self, game: str, digest: str) -> dict[str, Any] | None:
        """Return what is in a box, as a plain table."""
        rows = await self._rows("SELECT components FROM boxes WHERE game = $1 AND digest = $2", game, digest)
        return msgspec.json.decode(rows[0][0], type=dict[str, Any]) if rows else None

    async def use_box(self, game: str, digest: str, now: int) -> None:
        await self._change("UPDATE boxes SET used = $3 WHERE game = $1 AND digest = $2", game, digest, now)

    async def forget_boxes(self, unused: int) -> None:
        """Forget those that were last used before, by the wall clock."""
        await self._change("DELETE FROM boxes WHERE used < $1", unused)
