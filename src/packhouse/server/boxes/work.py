"""The work of the process that checks own boxes: it reads a file, tries the box out, and says what differs."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import NamedTuple

import msgspec

from ...core import components
from ...core.differences import Difference
from ...core.errors import BadComponents
from ...games import trial
from ...games.own_components import differing, own_box

SOURCE = "the file"


LOWEST = 19
"""The priority of the process; so it may be set again with each file."""
MEMORY = 2**30
"""Bytes, of which the process itself takes a quarter."""


class Checked(NamedTuple):
    """An own box that can be played with."""

    digest: str
    """What it is kept by; empty: nothing differs from the game's own."""
    table: bytes
    """What is in it, as JSON."""
    differs: list[Difference]
    more: int


def ready() -> None:
    """Return once the process is there, which takes a while and is nobody's fault.

    It gives way to all that people wait for who play, and gets no more memory than it may need.
    """
    with suppress(AttributeError, OSError):
        os.nice(LOWEST - os.nice(0))
    with suppress(ImportError, ValueError, OSError):  # where a system has no such limits, time alone is one
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def check(game: str, text: bytes) -> Checked:
    """Read a components file; what is wrong with it is said in one line."""
    try:
        return _checked(game, text.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadComponents("not_text", "the file is not text; save it as UTF-8") from None
    except MemoryError:
        raise too_much() from None


def _checked(game: str, text: str) -> Checked:
    box = own_box(game, text, SOURCE)
    table = components.plain(box)
    differs, more = differing(game, table)
    if differs:
        trial.try_out(game, table)
    return Checked(components.digest(box) if differs else "", msgspec.json.encode(table), differs, more)


def too_much() -> BadComponents:
    return BadComponents("too_much", "the file takes too long to check; make it smaller and simpler")
