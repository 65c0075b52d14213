"""Finding out, before many games are played, how it can be told who is ahead in them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .. import games
from ..bots.bot import Budget
from ..core.game import Setup
from ..games import parts, players
from .arena import Series, bots, played
from .leads import MARKS, Basis, Course, follower
from .played import Played
from .replay import Replay

GLANCE = Budget(nodes=1, seconds=1.0)
"""Whether a bot says who is ahead doesn't depend on how long it thinks."""
TRIES = 10
"""Games whose ends say whether points make the places; by chance they may seem to in one."""
ENOUGH = 0.5
"""Of the marks of a game: judgements that are rarer tell no story."""


def basis_for(setup: Setup, judges: Sequence[str]) -> Basis:
    """Return the first that works in games of this set-up played at random."""
    tried = list(played(Series(setup, (players.UNIFORM.name,) * setup.seats, 0, TRIES)))
    possible: list[Basis] = ["judgement", "points"] if setup.seats > 1 else ["goal"]
    return next((basis for basis in possible if _works(basis, tried, judges)), "nothing")


def _works(basis: Basis, tried: Sequence[Played], judges: Sequence[str]) -> bool:
    first, setup = tried[0], tried[0].setup
    game, own = games.load(setup), games.part(setup.game, parts.Lab)
    glancing = [msgspec.structs.replace(judge, budget=GLANCE) for judge in bots(setup.game, judges)]
    course = Course(follower(basis, game, first, own.sources if own else None, glancing), len(first.steps))
    if any(course.follower.at_the_end(one.outcome) is None for one in tried):
        return False
    for number, moment in enumerate(Replay(game, first)):
        course.look(number, moment)
    return sum(leads is not None for leads in course.leads) >= ENOUGH * MARKS
