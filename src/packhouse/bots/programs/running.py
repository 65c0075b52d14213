"""A program that runs beside us: lines go to it, and its lines come back within a time."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from pathlib import Path
from typing import IO

from ...core.errors import BadProgram
from . import alive

MOST = 1 << 20
"""Bytes that it may write until it has answered."""
PIECE = 1 << 16
KEPT = 2_000
"""Bytes of what it complains of, the last of which says why it ended."""
ENDING = 1.0
"""Seconds that the end of a process may take once its output has ended."""


class Running:
    """One process. Nothing here waits for longer than it is told, whatever the program does or leaves undone."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._process = _started(name)
        self._in, self._out, self._err = _pipes(self._process)
        self._heard, self._unsent, self._complaints = bytearray(), bytearray(), b""
        self._room = MOST
        self._is_over = self._is_sending = False
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ, self._hear)
        self._selector.register(self._err, selectors.EVENT_READ, self._overhear)
        alive.add(self)

    @property
    def is_closed(self) -> bool:
        return self._in.closed

    def say(self, *lines: str) -> None:
        """Send lines, as far as the program takes them now; the rest goes while one listens."""
        self._unsent += "".join(f"{line}\n" for line in lines).encode()
        self._room = MOST
        self._send()

    def line(self, until: float) -> str | None:
        """Return its next line, or None where none has come by then, in monotonic time."""
        while (end := self._heard.find(b"\n")) < 0:
            if self._room <= 0:
                raise BadProgram("too_much", "{name} wrote a megabyte without an answer; answer first", name=self.name)
            if self._is_over:
                raise self._ended()
            left = until - time.monotonic()
            if left <= 0:
                return None
            for key, _ in self._selector.select(left):
                key.data()
        line = self._heard[:end].decode(errors="replace")
        del self._heard[: end + 1]
        return line.strip()

    def quit(self) -> None:
        """Ask it to leave: by word, and by the end of its input."""
        with contextlib.suppress(OSError, ValueError):
            self._in.write(b"quit\n")
        with contextlib.suppress(OSError):
            self._in.close()

    def end(self, until: float = 0.0) -> None:
        """Wait until then for it to leave by itself, and leave nothing of it behind."""
        self.quit()
        self._out.close()  # whoever still writes isn't waited for
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, until - time.monotonic()))
        self.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING)
        self._err.close()
        self._selector.close()
        alive.discard(self)

    def kill(self) -> None:
        """End it at once, with all that it has started; whoever listens hears that it ended."""
        if self._process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _send(self) -> None:
        try:
            sent = self._in.write(self._unsent) or 0
        except OSError:  # it doesn't listen any more: what it said before is still to be heard
            sent = len(self._unsent)
        del self._unsent[:sent]
        if bool(self._unsent) != self._is_sending:
            self._is_sending = not self._is_sending
            if self._is_sending:
                self._selector.register(self._in, selectors.EVENT_WRITE, self._send)
            else:
                self._selector.unregister(self._in)

    def _hear(self) -> None:
        piece = self._out.read(PIECE)
        self._heard += piece or b""
        self._room -= len(piece or b"")
        self._is_over = piece == b""

    def _overhear(self) -> None:
        piece = self._err.read(PIECE)
        self._complaints = (self._complaints + (piece or b""))[-KEPT:]
        if piece == b"":
            self._selector.unregister(self._err)

    def _ended(self) -> BadProgram:
        """Return what is to be told of its end, with its own last words."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING)
        self._complaints = (self._complaints + (self._err.read(PIECE) or b""))[-KEPT:]
        words = self._complaints.decode(errors="replace").strip().rpartition("\n")[2]
        code = self._process.returncode
        how = "closed its output" if code is None else f"ended with exit code {code}"
        return BadProgram(
            "ended", "{name} {how} when it should have answered{words}; run it by hand to see why", name=self.name,
            how=how, words=f" (“{words}”)" if words else "",
        )  # fmt: skip


def _started(name: str) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(  # noqa: S603 — whoever named it wants it to run
            [Path(name).absolute()], stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0,
            start_new_session=True,  # Ctrl-C is for us, and what it starts itself ends with it
        )  # fmt: skip
    except OSError as error:
        raise BadProgram(
            "not_started", "{name} can’t be started: {why}; a script begins with a line such as #!/usr/bin/env python3",
            name=name, why=error.strerror or str(error),
        ) from None  # fmt: skip


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Return its input, output and complaints, none of which ever makes us wait."""
    assert process.stdin and process.stdout and process.stderr
    pipes = process.stdin, process.stdout, process.stderr
    for pipe in pipes:
        os.set_blocking(pipe.fileno(), False)
    return pipes
