"""A thread that sorts SQLite's write-ahead log into the file, beside the writer, so that no commit waits for it."""

from __future__ import annotations

import sqlite3
from threading import Event, Thread

PAUSE = 1.0
"""Seconds between two rounds."""

LONGEST = 65_536
"""Pages (a quarter of a gigabyte) that the log may have before the writer itself stops to begin it anew."""


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
                _, pages, _ = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            except sqlite3.Error:  # the next commit tells whoever waits for it
                continue
            self.is_too_long = pages > LONGEST
