"""Faults of PostgreSQL that pass, such as a restart, and the patience to wait for that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import asyncpg

from .answers import down

T = TypeVar("T")

PASSING = (
    OSError,  # a time-out too
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
)

PAUSES = (0.0, 0.1, 0.3, 1.0, 2.0, 4.0)
"""Seconds to wait after each attempt that failed: a restart takes less than all of them."""


async def patiently(attempt: Callable[[], Awaitable[T]]) -> T:
    """Return what the attempt gives, tried again while it fails for a reason that may pass."""
    cause: BaseException | None = None
    for pause in PAUSES:
        try:
            return await attempt()
        except PASSING as error:
            cause = error
        await asyncio.sleep(pause)
    raise down(cause)
