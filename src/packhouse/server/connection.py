"""Someone's connection, as tables and requests see it."""

from __future__ import annotations

from typing import Protocol

from .. import wire
from .sharing import Asker


class Connection(Protocol):
    person: str
    account: str
    """The name of the person's account; empty for a guest."""
    address: str
    """Where it comes from, for limits."""
    watching: set[str]
    """The tables it hears of."""
    epoch: int
    """Of the cookie that it came with."""
    session: str
    """The key of the session that it belongs to; empty for a guest."""
    is_silent: bool
    """Whether it promised signs of life and gives none: its person counts as away."""

    @property
    def is_busy(self) -> bool:
        """Whether a request is being answered: what it says meanwhile is heard later."""

    def tell(self, message: bytes) -> None:
        """Send without waiting: a slow reader never holds up a table."""

    def done(self, request: wire.Request, table: str = "", token: str = "") -> None:
        """Answer that the request was carried out."""

    def hang_up(self) -> None:
        """End it: its person is no longer who they were."""


def asker(connection: Connection) -> Asker:
    """Return whose share of what is scarce a connection's requests have."""
    return Asker(connection.address, connection.person)
