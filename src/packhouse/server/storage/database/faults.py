"""What goes wrong with PostgreSQL: faults that pass, such as a restart, and those to tell whoever starts a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg

from . import BadDatabase
from .answers import down

T = TypeVar("T")

PASSING = (
    OSError,  # a time-out too
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
)

AMISS = (asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What the driver says of wrong arguments, and of a connection that it lost its way with when it was cut."""

PAUSES = (0.0, 0.1, 0.3, 1.0, 2.0, 4.0)
"""Seconds to wait between attempts: a restart takes less than all of them."""


async def patiently(attempt: Callable[[], Awaitable[T]]) -> T:
    """Return what the attempt gives, tried again while it fails for a reason that may pass."""
    for pause in PAUSES:
        with suppress(*PASSING):
            return await attempt()
        await asyncio.sleep(pause)
    try:
        return await attempt()
    except PASSING as error:
        raise down(error) from error


def is_undone(error: Exception) -> bool:
    """Say whether PostgreSQL itself told that nothing was done, rather than the connection being lost meanwhile."""
    return isinstance(error, asyncpg.PostgresError) and not isinstance(error, asyncpg.PostgresConnectionError)


def is_gone(connection: Any, error: Exception) -> bool:
    """Tell a lost connection from wrong arguments, which are the same kind of error to the driver."""
    try:
        if isinstance(error, asyncpg.InternalClientError):
            # In the midst of the server's farewell: of no more use.
            connection.terminate()
        return bool(connection.is_closed())
    except asyncpg.InterfaceError:
        return True


def refused(error: Exception) -> BadDatabase:
    """Return one line about why PostgreSQL can't be used; it never quotes the URL, which may hold a password."""
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return BadDatabase("no_entry", "PostgreSQL refuses the user or the password; check both in the URL")
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return BadDatabase("no_database", "PostgreSQL has no such database; create it with createdb, or check the URL")
    if isinstance(error, OSError):
        sentence = "PostgreSQL doesn’t answer ({why}); start it, or check host and port in the URL"
        return BadDatabase("no_answer", sentence, why=str(error) or "too slow")
    if isinstance(error, asyncpg.PostgresError):
        return BadDatabase("unopened", "PostgreSQL can’t be used: {why}; check the database", why=str(error))
    return malformed()


def malformed() -> BadDatabase:
    sentence = "the PostgreSQL URL is not well formed; write postgresql://user:password@host:port/name, with @ as %40"
    return BadDatabase("bad_url", sentence + " and / as %2F in a password")
