"""A change and word of it to other servers in one statement of PostgreSQL, and so in one round trip."""

from __future__ import annotations

import functools

from . import Step
from .listener import CHANNEL


def announced(step: Step, said: str) -> Step:
    """Return the step with its announcement; one that gives rows where it changes something says nothing otherwise."""
    gives_rows = step.must or " RETURNING " in step.statement
    statement = _with_word(step.statement, len(step.values) + 1, gives_rows)
    return Step(statement, (*step.values, said), step.must)


@functools.cache
def _with_word(statement: str, number: int, gives_rows: bool) -> str:
    word = f"pg_notify('{CHANNEL}', ${number}::text)"
    if gives_rows:  # said for each row, and passed on once for all that are the same
        return f"WITH done AS ({statement}) SELECT done.* FROM done WHERE {word} IS NOT NULL"  # noqa: S608
    return f"WITH done AS ({statement}) SELECT WHERE {word} IS NULL"
