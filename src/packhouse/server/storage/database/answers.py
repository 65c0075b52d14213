"""Answers to those who still wait for them."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from typing import Any

from . import DatabaseDown

FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE, errno.ENOSPC, errno.EDQUOT, "53100"}
"""What SQLite, the system and PostgreSQL say of a disk without room."""


def give(future: asyncio.Future[Any], answer: Any) -> None:
    """Settle the future with a value or an error, unless whoever waited has gone."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


def down(cause: BaseException | None) -> DatabaseDown:
    """Return the refusal for a database that fails; the cause is for the log, never for a client."""
    refusal = DatabaseDown("database_down", "nothing can be saved or looked up right now; try again in a moment")
    refusal.__cause__ = cause
    return refusal


def is_full(cause: BaseException | None) -> bool:
    said = {getattr(cause, name, None) for name in ("sqlite_errorcode", "errno", "sqlstate")}
    return bool(said & FULL)


def reason(fault: DatabaseDown) -> str:
    """Return why it fails, for whoever runs the server; not the cause's own words, which may name hosts and files."""
    if is_full(fault.__cause__):
        return "its disk is full; make room"
    match getattr(fault.__cause__, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_READONLY:
            return "its disk or file is read-only; let the server write there"
        case sqlite3.SQLITE_IOERR:
            return "its disk fails; look after it"
    return "it doesn’t answer; see the log"
