"""Answers to those who still wait for them."""

from __future__ import annotations

import asyncio
from typing import Any

from . import DatabaseDown


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
    refusal = DatabaseDown("database_down", "the house can’t save or look things up now; try again in a moment")
    refusal.__cause__ = cause
    return refusal
