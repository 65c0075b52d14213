"""Many rows into PostgreSQL in one round trip, and what became of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import Added
from .listener import CHANNEL

GIVEN = """unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[])
    AS given (table_id, number, entry, seat, message)"""

# The announcement is a column of the result, since PostgreSQL leaves out what no one looks at.
APPEND = f"""
WITH added AS (
    INSERT INTO entries (table_id, number, entry, seat, message) SELECT * FROM {GIVEN}
    ON CONFLICT DO NOTHING RETURNING table_id, number, seat, message
)
SELECT
    array_agg(table_id), array_agg(number), array_agg(seat), array_agg(message),
    pg_notify('{CHANNEL}', $6 || string_agg(table_id || ':' || number, ' '))
FROM added HAVING count(*) > 0
"""  # noqa: S608 — nothing but constants

FIND = f"""
SELECT table_id, number, given.seat, given.message FROM entries JOIN {GIVEN} USING (table_id, number, entry)
WHERE entries.seat IS NOT DISTINCT FROM given.seat AND entries.message IS NOT DISTINCT FROM given.message
"""  # noqa: S608 — nothing but constants


async def insert(connection: Any, rows: Sequence[Added], token: str) -> list[bool]:
    """Append what isn't taken, announce it, and say for each row whether it was added."""
    added = await connection.fetchrow(APPEND, *_columns(rows), f"{token} entries ")
    return _matched(rows, set(zip(*added[:4], strict=True)) if added else set())


async def found(connection: Any, rows: Sequence[Added]) -> list[bool]:
    """Say for each row whether it is there, exactly as given."""
    return _matched(rows, {tuple(row) for row in await connection.fetch(FIND, *_columns(rows))})


def _columns(rows: Sequence[Added]) -> list[tuple[Any, ...]]:
    return list(zip(*rows, strict=True))


def _matched(rows: Sequence[Added], keys: set[tuple[Any, ...]]) -> list[bool]:
    """Match each key to the first row that has it: a second one alike wasn't added."""
    answers: list[bool] = []
    for table, number, _, seat, message in rows:
        key = (table, number, seat, message)
        answers.append(key in keys)
        keys.discard(key)
    return answers
