"""Whoever sends requests: a connection, as the house sees it."""

from __future__ import annotations

from typing import Protocol

from .. import wire
from .tables.table import Ear


class Caller(Ear, Protocol):
    account: str
    """The name of the person's account; empty for a guest."""
    address: str
    """Where it comes from, for limits."""
    watching: set[str]
    """The tables it hears of."""

    epoch: int
    """Of the cookie that it came with."""

    def hang_up(self) -> None:
        """End the connection: its person is no longer who they were."""

    def done(self, request: wire.Request, table: str = "", token: str = "") -> None:
        """Answer that the request was carried out."""
