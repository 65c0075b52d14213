"""What a position is worth to a seat, in points: what is safe, and what is likely to come."""

from __future__ import annotations

from ...core.game import Seat
from .eyes import SHARP, Eye
from .outlook import Outlook
from .rules import Pandemonium
from .state import State


def worth(game: Pandemonium, state: State, seat: Seat, eye: Eye = SHARP, *, with_missions: bool = True) -> float:
    """Return a seat's points as they are likely to be in the end; others' missions are nobody's business."""
    safe = game.sheet.score(state, seat, with_missions=False).total
    outlook = Outlook(game, state, seat, eye, with_missions=with_missions)
    missions = outlook.hopes.points if outlook.hopes else 0.0
    return safe + outlook.coming.unit * state.drivers[seat].battery + missions + outlook.best()


def lead(game: Pandemonium, state: State, seat: Seat, eye: Eye = SHARP) -> float:
    """Return by how much a seat is ahead of the best of the others; alone, of the goal."""
    mine = worth(game, state, seat, eye, with_missions=eye.missions)
    if state.seats == 1:
        return mine - game.sheet.goal
    return mine - max(
        worth(game, state, other, eye, with_missions=False) for other in range(state.seats) if other != seat
    )
