"""Finding out, before many games are played, how it can be told who is ahead in them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .. import games
from ..bots.bot import Budget
from ..core.game import AnyGame, Setup
from ..games import parts, players
from .arena import Series, played
from .leads import MARKS, Course, Way, follower
from .replay import Replay

GLANCE = Budget(nodes=1)
"""Whether a bot says who is ahead doesn't depend on how long it thinks."""
ENOUGH = 0.5
"""Of the marks of a game: judgements that are rarer tell no story."""


def way_for(setup: Setup, judges: Sequence[str]) -> Way:
    """Return the first way that works in a game of this set-up played at random."""
    game = games.load(setup)
    ways: list[Way] = ["judgement", "points"] if setup.seats > 1 else ["goal"]
    return next((way for way in ways if _works(way, game, setup, judges)), "nothing")


def _works(way: Way, game: AnyGame, setup: Setup, judges: Sequence[str]) -> bool:
    own = games.part(setup.game, parts.Lab)
    if way == "points" and own is None:
        return False
    (one,) = played(Series(setup, (players.UNIFORM.name,) * setup.seats, 0, 1))
    seated = [msgspec.structs.replace(players.named(setup.game, name), budget=GLANCE) for name in judges]
    course = Course(follower(way, game, one, own.sources if own else None, seated), len(one.steps))
    for number, moment in enumerate(Replay(game, one)):
        course.look(number, moment)
    course.end(one.outcome)
    known = sum(leads is not None for leads in course.leads[:MARKS])
    return known >= ENOUGH * MARKS
