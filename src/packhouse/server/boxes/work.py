"""The work of the process that checks own boxes: it reads a file, tries the box out, and says what differs."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ...core import components
from ...core.differences import Difference
from ...core.errors import BadComponents
from ...games import trial
from ...games.own_components import differing, own_box

SOURCE = "the file"


class Checked(NamedTuple):
    """An own box that can be played with."""

    digest: str
    """What it is kept by; empty: nothing differs from the game's own."""
    table: bytes
    """What is in it, as JSON."""
    differs: list[Difference]
    more: int


def ready() -> None:
    """Return once the process is there: starting it takes a while, and is nobody's fault."""


def check(game: str, text: bytes) -> Checked:
    """Read a components file; what is wrong with it is said in one line."""
    try:
        box = own_box(game, text.decode("utf-8-sig"), SOURCE)
    except UnicodeDecodeError:
        raise BadComponents("not_text", "the file is not text; save it as UTF-8") from None
    table = components.plain(box)
    differs, more = differing(game, table)
    if differs:
        trial.try_out(game, table)
    return Checked(components.digest(box) if differs else "", msgspec.json.encode(table), differs, more)
