"""A stranger's game with charms that chance deals: nine are worth nothing, and whoever has the nail loses points."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from packhouse import games

GAME = """
import msgspec
from packhouse.core.game import rank
from packhouse.games.sealed import GAME as Sealed

CHARMS = ("ace", "bell", "clover", "drop", "elk", "fern", "gem", "nail", "iris", "jade")

def charm(state, seat):
    return CHARMS[sum(state.shown[seat]) % len(CHARMS)]

class Charms(Sealed):
    name = "charms"
    title = "Charms & <Nails>"

    def outcome(self, state):
        found = super().outcome(state)
        if found is None:
            return None
        scores = tuple(score - 12 * (charm(state, seat) == "nail") for seat, score in enumerate(found.scores))
        return msgspec.structs.replace(found, scores=scores, ranks=rank(*scores))

GAME = Charms
"""
LAB = """
from packhouse.kit.offers import Offer
from . import charm

def sources(game, state, seat):
    over = game.outcome(state)
    return {"prizes": state.points[seat], "nail": -12 if over and charm(state, seat) == "nail" else 0}

def components(game, moments):
    for state, seat, action in moments:
        pass
    for seat in range(len(state.shown)):
        yield Offer("charm", seat, (charm(state, seat),), (charm(state, seat),), dealt=True)
        yield Offer("hat", seat, ("new", "old"), ("new",))
"""


@contextmanager
def found(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[str]:
    """Have the game found in a folder, and return its name."""
    (folder / "charms").mkdir()
    (folder / "charms" / "__init__.py").write_text(GAME, "utf-8")
    (folder / "charms" / "lab.py").write_text(LAB, "utf-8")
    patch.setattr(games, "__path__", [*games.__path__])
    games.add(folder)
    yield "charms"
