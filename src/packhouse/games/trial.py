"""Trying out an own box: games that are played at random show whether it can be played with, and sent.

What a components file may say is checked beforehand; this is for what follows from all of it together.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from ..bots.playing import at_random, steps
from ..core import notation
from ..core.errors import BadComponents, Refusal
from ..core.game import AnyGame, Seat
from ..core.rng import QuickRng
from ..core.tree import fold
from . import kind, load, setup

LARGEST_BOX = 16 * 1024
"""Bytes of what is in it, as JSON: it is kept with each of its matches."""
LARGEST_MOMENT = 16 * 1024
"""Bytes of a view with its legal actions, which are sent at every play."""
SEED = 1
LONG_ENOUGH = 1000
"""Plays after which a game is given up that doesn't end: a table ends it, too, though later."""
NOW_AND_THEN = 5
"""Plays from one look to the next."""


def try_out(game: str, own: dict[str, Any]) -> None:
    """Raise BadComponents where a box is too large, or no game can be played with it."""
    if (size := len(msgspec.json.encode(own))) > LARGEST_BOX:
        raise BadComponents(
            "large_box", "there is too much in the box: {size} bytes as JSON, but {most} at most; leave some out",
            size=size, most=LARGEST_BOX,
        )  # fmt: skip
    for seats in sorted({min(kind(game).seats), max(kind(game).seats)}):
        try:
            _play(load(setup(game, seats, SEED, {}, own)), seats)
        except (Refusal, MemoryError):
            raise
        except Exception as error:  # rules that nobody has tried with such a box
            why = f"{type(error).__name__}: {error}"
            raise BadComponents(
                "unplayable", "the game can’t be played with this box: {why}; change less of it", why=why
            ) from error


def _play(game: AnyGame, seats: int) -> None:
    state = game.start(seats, SEED)
    _check_size(game, state)
    played = steps(game, state, at_random(game, QuickRng(SEED)))
    for number, _ in enumerate(islice(played, LONG_ENOUGH)):
        if number % NOW_AND_THEN == 0:
            _check_size(game, state)


def _check_size(game: AnyGame, state: Any) -> None:
    for seat in game.active(state):
        if (size := _moment(game, state, seat)) > LARGEST_MOMENT:
            raise BadComponents(
                "large_view", "with this box a position takes {size} bytes to send, but {most} at most; leave some out",
                size=size, most=LARGEST_MOMENT,
            )  # fmt: skip


def _moment(game: AnyGame, state: Any, seat: Seat) -> int:
    legal = fold(list(map(notation.write, game.legal(state, seat))))
    return len(msgspec.json.encode(game.view(state, seat))) + len(legal.encode())
