"""Environments of Gymnasium for a single learner: games that can be played alone, and exercises from games' folders.

Whoever imports this finds them registered: as ``packhouse/GAME-alone-v0`` and ``packhouse/GAME-EXERCISE-v0``.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from .. import games
from ..core.errors import BadSetup
from ..core.extras import needs
from ..games import parts
from . import numbered
from .alone import Alone
from .learner import Learner
from .numbered import File

with needs("learning"):
    import gymnasium

ALONE = "alone"


def env(game: str, exercise: str = ALONE, *, components: File = None, **options: Any) -> Learner:
    """Return a game for one, or an exercise of a game; options are the game's own."""
    return Learner(task(game, exercise, options, components))


def task(game: str, exercise: str, options: dict[str, Any], components: File = None) -> parts.Exercise:
    if exercise == ALONE:
        return Alone(numbered.chosen(game, 1, options, components))
    own = games.part(game, parts.Learning)
    found = own.EXERCISES if own else {}
    if exercise not in found:
        raise BadSetup(
            "no_exercise", "{game} has no exercise “{exercise}”; choose from {names}",
            game=game, exercise=exercise, names=", ".join(exercises(game)) or "other games",
        )  # fmt: skip
    return found[exercise](games.load(numbered.setup(game, None, options, components)))


def exercises(game: str) -> list[str]:
    """Return what there is for a single learner: the game itself if it can be played alone, and its exercises."""
    own = games.part(game, parts.Learning)
    return [ALONE] * (1 in games.kind(game).seats) + list(own.EXERCISES if own else ())


def register(game: str) -> None:
    """Have ``gymnasium.make`` know what a game has for a single learner: for games that were added later."""
    for exercise in exercises(game):
        name = f"packhouse/{game}-{exercise}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, partial(env, game, exercise))


for _game in games.names():
    register(_game)
