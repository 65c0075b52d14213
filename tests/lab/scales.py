"""Games for a test: two roll dice, and the first has an edge that the second can be paid for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from packhouse import games

RULES = """\
from typing import Annotated

from msgspec import Meta

from packhouse.core.game import Outcome, rank
from packhouse.core.options import Options
from packhouse.games.rollers.rules import Choices as Rolling
from packhouse.games.rollers.rules import Rollers


class Choices(Options, frozen=True):
    given: Annotated[float, Meta(ge=-20, le=20, multiple_of=0.5)] = 0.0
    words: tuple[str, ...] = ()


class Scales(Rollers):
    name, title, seats, options = "{name}", "Scales", range(2, 3), Choices

    def __init__(self, options, box):
        super().__init__(Rolling(), box)
        self.given = options.given

    def outcome(self, state):
        if self.active(state):
            return None
        first, second = self._totals(state)
        scores = first + {edge}, second + self.given
        return Outcome(scores, rank(*scores), super().outcome(state).reason)


GAME = Scales
"""

EVENING = """\
OPTION = "given"


def setting(game):
    return game.given


def tie(game, outcome):
    first, second = outcome.scores
    return first - second + game.given
"""


@contextmanager
def scales(folder: Path, **edges: float) -> Iterator[None]:
    """Have games of these names, each with its edge, for a while."""
    for name, edge in edges.items():
        (folder / name).mkdir()
        (folder / name / "__init__.py").write_text(RULES.format(name=name, edge=edge), "utf-8")
        (folder / name / "evening.py").write_text(EVENING, "utf-8")
    known = list(games.__path__)
    games.add(folder)
    try:
        yield
    finally:
        games.__path__[:] = known
