"""A program in one seat of one set-up: greeted once, told where it sits, then asked move by move."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from ...core.errors import BadProgram
from ...core.game import Seat
from .running import Running

GREETING = "packhouse 1"
"""The line and its version."""


class Patience(NamedTuple):
    """How many seconds a program may take beside those that it is given to think."""

    ready: float = 60.0
    """To start, and to get ready for a game."""
    grace: float = 5.0
    """To answer once it was told to stop: machines may be busy."""
    quit: float = 1.0
    """To leave."""


USUAL = Patience()


class Place(msgspec.Struct, frozen=True):
    """Where a program sits: all that is known before the first move, and never the seed."""

    game: str
    version: int
    options: dict[str, Any]
    """Those that differ from the usual ones."""
    components: Any
    """What is in the box."""
    seats: int
    seat: Seat


class Said(NamedTuple):
    """What a program would play, as it wrote it, and by how many points it thinks its seat ahead."""

    action: str
    lead: float | None


class ProgramSeat:
    """It is started here, and ends when it is closed."""

    def __init__(self, program: str, patience: Patience = USUAL) -> None:
        self.name = ""
        """What it calls itself."""
        self._program, self._patience = program, patience
        self._running = Running(program)
        self._get_ready(GREETING)

    @property
    def is_closed(self) -> bool:
        return self._running.is_closed

    def set_up(self, place: bytes) -> None:
        """Tell it where it sits."""
        self._get_ready(f"setup {place.decode()}")

    def ask(self, view: bytes, legal: Sequence[str], *, seconds: float, nodes: int, luck: int) -> Said:
        """Return its choice of the legal actions, after so many seconds at most and a grace."""
        bound = f" nodes {nodes}" if nodes else ""
        self._running.say(
            f"position {view.decode()}", "legal " + "\t".join(legal), f"go{bound} seconds {seconds:g} luck {luck}"
        )
        lead = None
        for line in self._lines(seconds):
            word, _, rest = line.partition(" ")
            if word == "info":
                lead = _lead(rest, lead)
            elif word == "best":
                return Said(self._checked(rest, legal), lead)
        raise self._silent("best", seconds + self._patience.grace)

    def kill(self) -> None:
        """End it at once, while another thread waits for its answer."""
        self._running.kill()

    def close(self, *, at_once: bool = False) -> None:
        """Let nothing of it be left."""
        self._running.end(0.0 if at_once else time.monotonic() + self._patience.quit)

    def _get_ready(self, line: str) -> None:
        self._running.say(line)
        end = time.monotonic() + self._patience.ready
        try:
            while (said := self._running.line(end)) != "ready":
                if said is None:
                    raise self._silent("ready", self._patience.ready)
                if said.startswith("name "):
                    self.name = said[5:].strip()
        except BaseException:
            self.close(at_once=True)
            raise

    def _lines(self, seconds: float) -> Iterator[str]:
        """Give what it says; when its time is over it is told to stop, and after a grace given up."""
        end = time.monotonic() + seconds
        while (line := self._running.line(end)) is not None:
            yield line
        self._running.say("stop")
        while (line := self._running.line(end + self._patience.grace)) is not None:
            yield line

    def _checked(self, said: str, legal: Sequence[str]) -> str:
        action = " ".join(said.lower().split())
        if action not in legal:
            raise BadProgram(
                "not_legal", "{name} answered “best {said}”, which isn’t possible now; choose from those after “legal”",
                name=self._program, said=said,
            )  # fmt: skip
        return action

    def _silent(self, word: str, seconds: float) -> BadProgram:
        return BadProgram(
            "silent", "{name} said no “{word}” within {seconds} s; flush what it prints, or let it think for less long",
            name=self._program, word=word, seconds=f"{seconds:g}",
        )  # fmt: skip


def _lead(said: str, known: float | None) -> float | None:
    """Return the lead that an info names, else what was known before."""
    words = said.split()
    try:
        lead = float(words[words.index("lead") + 1])
    except (ValueError, IndexError):
        return known
    return lead if math.isfinite(lead) else known
