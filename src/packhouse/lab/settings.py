"""The settings that ``fair`` plays at: which comes next, which to play with, and what is to be said of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from .. import games
from ..core import options
from ..core.errors import BadSetup
from ..games import parts
from .spread import Spread
from .ties import Round, around, gap, second_seat

FAR = 1e9
"""Further than any option goes."""

Verdict: TypeAlias = Literal["even", "none", "beyond", "open"]
"""It may well be even; no setting is; none that the option can have; or that isn't known yet."""


def evening(game: str) -> parts.Evening:
    """Return what the game's folder says of how it is evened out, or say that it doesn't."""
    found = games.part(game, parts.Evening)
    if found is None:
        raise BadSetup(
            "no_evening", "{title} has no option that evens it out; try its options with packhouse sweep {game}",
            title=games.kind(game).title, game=game,
        )  # fmt: skip
    return found


def closest(game: str, ties: Spread) -> float:
    """Return the setting at which these games would have been shared most evenly, of those that the option can have.

    A game that ends in few ways may have none that is even. Between two ties that came, all settings are alike.
    """
    kind, option = games.kind(game).options, evening(game).OPTION
    below, above = around(ties, 0.5)
    settings = [options.nearest(kind, option, value) for value in ((below + above) / 2, below, above)]
    return min(settings, key=lambda setting: abs(second_seat(ties, setting) - 0.5))


def best(played: Sequence[Round]) -> Round:
    """Return the round whose own games were shared most evenly: what to play with."""
    return min(played, key=lambda one: abs(one.first_seat.value - 0.5))


def beside(game: str, one: Round) -> float:
    """Return the next setting that differs, in the direction that its games want; its own where there is none.

    Between two endings all settings are alike, so whoever is there goes to the one or the other.
    """
    kind, option = games.kind(game).options, evening(game).OPTION
    side, between = (1 if one.first_seat.value > 0.5 else -1), gap(one.ties)
    if between and between[0] < one.setting < between[1]:
        return options.nearest(kind, option, between[side > 0])
    return options.nearest(kind, option, one.setting + side * options.step(kind, option))


def following(game: str, played: Sequence[Round]) -> float | None:
    """Return where to play next: where the last games point to, at last beside the best. None: all is known."""
    if played[-1].looks_even:
        return None
    tried = {one.setting for one in played}
    wanted = (closest(game, played[-1].ties), beside(game, best(played)))
    return next((setting for setting in wanted if setting not in tried), None)


def verdict(game: str, played: Sequence[Round]) -> Verdict:
    found = best(played)
    if found.may_be_even:
        return "even"
    there = beside(game, found)
    if there == found.setting and there in ends(game):
        return "beyond"
    sides = [(one.first_seat.value > 0.5) != (found.first_seat.value > 0.5) for one in played if one.setting == there]
    return "none" if any(sides) else "open"


def ends(game: str) -> tuple[float, float]:
    """Return the least and the most that the option can be set to."""
    kind, option = games.kind(game).options, evening(game).OPTION
    return options.nearest(kind, option, -FAR), options.nearest(kind, option, FAR)
