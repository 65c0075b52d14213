"""What one watcher was told, put together from updates that may come late, twice, or not at all."""

from __future__ import annotations

from msgspec import UNSET

from .. import wire
from ..core.tree import unfold


class History:
    """The whole of a match so far, as one watcher saw it."""

    def __init__(self) -> None:
        self.seen: list[wire.Seen] = []
        self.newest: wire.Update | None = None
        self.changes = 0
        """How often there was something new."""
        self._told: tuple[str, ...] = ()
        self._doubtful = True

    @property
    def number(self) -> int:
        return len(self.seen)

    @property
    def legal(self) -> tuple[str, ...]:
        """Return what the seat that is shown may play now."""
        newest = self.newest
        return self._told if newest is not None and newest.seat in newest.active else ()

    def doubt(self) -> None:
        """Take no legal actions for granted: an update that told them may have been lost."""
        self._doubtful = True

    def take(self, update: wire.Update) -> bool:
        """Fold an update, or return False: what it builds on is missing."""
        if self.newest is not None and update.seat != self.newest.seat:
            self._forget()
        if update.number < self.number:
            return True
        if not self._follows(update):
            return False
        self._fold(update)
        return True

    def _forget(self) -> None:
        self.seen, self.newest, self._doubtful = [], None, True

    def _follows(self, update: wire.Update) -> bool:
        legal_is_missing = update.seat in update.active and update.legal is UNSET and self._doubtful
        return update.number - len(update.seen) <= self.number and not legal_is_missing

    def _fold(self, update: wire.Update) -> None:
        before = self._facts()
        if update.legal is not UNSET:  # first: where it can't be read, nothing is taken
            self._told, self._doubtful = tuple(unfold(update.legal)), False
        self.seen[update.number - len(update.seen) :] = update.seen
        self.newest = update
        self.changes += self._facts() != before

    def _facts(self) -> tuple[object, ...]:
        newest = self.newest
        return () if newest is None else (newest.number, newest.active, newest.outcome, self.legal)
