"""Many rows into PostgreSQL in one round trip, and what became of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import Added
from .listener import CHANNEL

GIVEN = """unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[])
    AS given (table_id, number, entry, seat, message)"""

LONGEST_LINE, LONGEST_PART = 1500, 6000
"""Bytes of a row's line in an announcement, and of lines before another begins: PostgreSQL takes less than 8000."""

# Each row is told whole, so that nobody has to come for it; of one that is too long, only its place is told. The
# announcement is a column of the result, since PostgreSQL leaves out what no one looks at.
APPEND = f"""
WITH added AS (
    INSERT INTO entries (table_id, number, entry, seat, message) SELECT * FROM {GIVEN}
    ON CONFLICT DO NOTHING RETURNING table_id, number, entry, seat, message
), whole AS (
    SELECT *, concat_ws(' ', table_id, number, coalesce(seat::text, ''), coalesce(message, ''), entry) AS line
    FROM added
), lines AS (
    SELECT table_id, number, seat, message,
        CASE WHEN octet_length(line) > {LONGEST_LINE} THEN concat_ws(' ', table_id, number) ELSE line END AS line
    FROM whole
), parts AS (
    SELECT *, sum(octet_length(line) + 1) OVER (ORDER BY table_id, number) / {LONGEST_PART} AS part FROM lines
)
SELECT
    array_agg(table_id), array_agg(number), array_agg(seat), array_agg(message),
    pg_notify('{CHANNEL}', $6 || string_agg(line, chr(10) ORDER BY table_id, number))
FROM parts GROUP BY part ORDER BY part
"""  # noqa: S608 — nothing but constants

FIND = f"""
SELECT table_id, number, given.seat, given.message FROM entries JOIN {GIVEN} USING (table_id, number, entry)
WHERE entries.seat IS NOT DISTINCT FROM given.seat AND entries.message IS NOT DISTINCT FROM given.message
"""  # noqa: S608 — nothing but constants


async def insert(connection: Any, rows: Sequence[Added], token: str) -> list[bool]:
    """Append what isn't taken, announce it, and say for each row whether it was added."""
    parts = await connection.fetch(APPEND, *_columns(rows), f"{token} entries ")
    return _matched(rows, {key for part in parts for key in zip(*part[:4], strict=True)})


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
