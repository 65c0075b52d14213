"""What ``fair`` says of a game in words: where it is even, and what to play with."""

from __future__ import annotations

from collections.abc import Sequence

from .. import games
from ..core import options
from .flags import told
from .seat_names import seat_name
from .settings import Verdict, beside, best, ends, evening, verdict
from .ties import Round, gap

UNSURE = 0.2
"""An interval that is wider than that says little."""


def where(game: str, one: Round) -> str:
    """Say where the games of a round would have been shared evenly."""
    least, most = ends(game)
    if one.even.value < least or one.even.value > most:
        return f"below {least:g}" if one.even.value < least else f"above {most:g}"
    between = gap(one.ties)
    if between:
        return f"between {between[0]:g} and {between[1]:g}"
    return f"{one.even.value:.1f} ({one.even.low:.1f} to {one.even.high:.1f})"


def advice(game: str, played: Sequence[Round]) -> str:
    """Say in a sentence what to play with, and how even that is."""
    found, last = best(played), verdict(game, played)
    wins = f"{seat_name(game, 0)} wins {told(found.first_seat)}"
    rest = f"{_rest(game, played, last)}{_limit(game, found, last)}"
    return f"Play with {evening(game).OPTION} {found.setting:g}: {wins}{rest}"


def _limit(game: str, one: Round, last: Verdict) -> str:
    """Say that it would be even where the option can't be set, if so."""
    least, most = ends(game)
    if last == "beyond" or (not least <= one.even.value <= most and one.setting in (least, most)):
        return f" {one.setting:g} is {'the least' if one.setting == least else 'the most'} that can be set."
    return ""


def _rest(game: str, played: Sequence[Round], last: Verdict) -> str:
    found = best(played)
    if last == "none":
        step = options.step(games.kind(game).options, evening(game).OPTION)
        other = next(one for one in played if one.setting == beside(game, found))
        return f"; at {other.setting:g}, {told(other.first_seat)}. No step of {step:g} is even."
    if last == "open":
        return ". That isn’t even, and the search didn’t come to an end; play more games."
    is_unsure = found.first_seat.high - found.first_seat.low > UNSURE
    return ". More games would tell it better." if is_unsure else "."
