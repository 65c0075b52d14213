"""A thread that sorts SQLite's write-ahead log into the file, beside the writer, so that no commit waits for it."""

from __future__ import annotations

import sqlite3
from threading import Event, Thread

PAUSE = 0.25
"""Seconds between two rounds: at most some megabytes of log under full load."""

LONGEST = 2048
"""Pages (8 MB) that the log may have before the writer itself stops to begin it anew."""


class Tidier:
    """While others write all the time, the log is sorted in but never begun anew: then it is time for the writer."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.is_too_long = False
        self._connection = connection
        self._written = Event()
        self._ended = Event()
        self._thread = Thread(target=self._run, name="tidier", daemon=True)
        self._thread.start()

    def note_commit(self) -> None:
        self._written.set()

    def end(self) -> None:
        self._ended.set()
        self._written.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while self._written.wait() and not self._ended.wait(PAUSE):
            self._written.clear()
            if self._ended.is_set():  # just now, so that what told of it may be cleared
                return
            try:
                if self._sorted_in() > LONGEST:
                    self._sorted_in()  # what came meanwhile, so that the writer has next to nothing left to do
                    self.is_too_long = True
            except (sqlite3.Error, OSError):  # the next commit tells whoever waits for it
                continue

    def _sorted_in(self) -> int:
        """Sort in what nobody reads any more, and return how many pages the log has."""
        _, pages, _ = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return int(pages)
