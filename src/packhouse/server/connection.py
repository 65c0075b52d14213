"""Someone's connection, as tables and requests see it."""

from __future__ import annotations

from typing import Protocol

from .. import wire


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

    def tell(self, message: bytes) -> None:
        """Send without waiting: a slow reader never holds up a table."""

    def done(self, request: wire.Request, table: str = "", token: str = "") -> None:
        """Answer that the request was carried out."""

    def hang_up(self) -> None:
        """End it: its person is no longer who they were."""
