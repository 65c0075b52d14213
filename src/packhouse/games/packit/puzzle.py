"""A puzzle a day: the end of a game, in which one centre alone wins by as much as can be."""

from __future__ import annotations

from ...core.game import Seat
from ...core.match import AnyMatch
from ...core.rng import KeyedRng
from ...kit.puzzles import Aim, Begin, Best, weekday
from .actions import Pack
from .ending import Ending
from .rules import PackIt
from .state import State

AIM: Aim = "lead"
SIZE = 5
EMPTY = (10, 11, 12, 13, 14, 15, 17)
"""How many cells are left at most, by weekday."""
LOOKS = 3
"""At how many cells whoever plays up to there looks."""
CLEAR = 1.0
"""By how many points the best centre is better than any other, at least."""


def pose(begin: Begin, number: int) -> AnyMatch | None:
    """Play with some care until few cells are left."""
    match = begin(2, board="hex-hex", size=SIZE)
    game, rng = match.game, KeyedRng.from_seed(match.setup.seed).stream("plays")
    assert isinstance(game, PackIt)
    while len(legal := game.legal(match.state, match.state.turn)) > EMPTY[weekday(number)]:
        looked_at = [rng.choose(legal) for _ in range(LOOKS)]
        match.play(match.state.turn, max(looked_at, key=lambda pack: _gain(game, match.state, pack)))
    return match if legal else None


def _gain(game: PackIt, state: State, pack: Pack) -> int:
    """Return by how much a packet changes the lead at once."""
    own = state.red if state.turn else state.white
    return (game.packet[pack.centre] & ~own).bit_count()


def best(game: PackIt, state: State) -> Best:
    leads = Ending(game).leads(state)
    action = max(leads, key=lambda pack: leads[pack])
    return Best(action, leads[action])


def is_puzzling(game: PackIt, state: State) -> bool:
    """Say whether one centre alone wins by most, and not the one that takes most at once."""
    leads = Ending(game).leads(state)
    if len(leads) < 2:
        return False
    second, most = sorted(leads.values())[-2:]
    greatest = max(_gain(game, state, pack) for pack in leads)
    greedy = {pack for pack in leads if _gain(game, state, pack) == greatest}
    return most > 0 and most - second >= CLEAR and all(leads[pack] < most for pack in greedy)


def reached(game: PackIt, state: State, seat: Seat) -> float:
    scores = game.scores(state)
    return scores[seat] - scores[1 - seat]
