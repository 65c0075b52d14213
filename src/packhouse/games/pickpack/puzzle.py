"""A puzzle a day: the last moves of a game, in which one alone wins by as much as can be."""

from __future__ import annotations

from importlib import import_module

from ...core.game import Seat
from ...core.match import AnyMatch
from ...core.rng import KeyedRng
from ...kit.puzzles import Aim, Begin, Best, weekday
from .actions import AnyAction, Move
from .rules import PickPack
from .state import State

AIM: Aim = "lead"
LEFT = (13, 14, 15, 16, 17, 18, 19)
"""How many trays and unplayed tiles are left at most, by weekday."""
LOOKS = 4
"""At how many moves whoever plays up to there looks."""
CHOICES = 4
"""How many moves there are to choose from at least, crates aside."""
CLEAR = 1
"""By how many points the best move is better than any other, at least."""
MOST = 150_000
"""How many positions may be looked at to prove it."""


def pose(begin: Begin, number: int) -> AnyMatch | None:
    """Play with some care until little is left."""
    match = begin(2, beginners=True)
    game, rng = match.game, KeyedRng.from_seed(match.setup.seed).stream("plays")
    assert isinstance(game, PickPack)
    while not _is_late(match.state, LEFT[weekday(number)]):
        if match.state.phase == "over":
            return None
        seat = match.state.turn
        legal = game.legal(match.state, seat)
        looked_at = [rng.choose(legal) for _ in range(LOOKS)]
        match.play(seat, max(looked_at, key=lambda action: _at_once(game, match.state, action)))
    return match if len(set(map(_what, game.legal(match.state, match.state.turn)))) >= CHOICES else None


def _is_late(state: State, most: int) -> bool:
    """Say whether a turn begins with no more than so many trays and tiles left."""
    left = sum(map(bool, state.trays)) + sum(map(bool, state.tiles))
    return state.phase == "move" and not state.again and left <= most


def _at_once(game: PickPack, state: State, action: AnyAction) -> float:
    """Return the lead of whoever acts right after an action."""
    after = state.copy()
    game.apply(after, state.turn, action)
    return reached(game, after, state.turn)


def best(game: PickPack, state: State) -> Best:
    leads = _leads(game, state)
    action = max(leads, key=lambda one: leads[one])
    return Best(action, leads[action])


def is_puzzling(game: PickPack, state: State) -> bool:
    """Say whether one move alone wins by most, whatever crate it is about, and not the one that gains most at once."""
    leads = _leads(game, state, MOST)
    most = max(leads.values(), default=0)
    if most <= 0:
        return False
    first = {_what(action) for action, lead in leads.items() if lead > most - CLEAR}
    greatest = max(_at_once(game, state, action) for action in leads)
    greedy = [action for action in leads if _at_once(game, state, action) == greatest]
    return len(first) == 1 and all(leads[action] < most for action in greedy)


def _what(action: AnyAction) -> tuple[type, str]:
    """Return a move's kind and space; crates that are alike make no difference."""
    assert isinstance(action, Move)
    return type(action), action.cell


def reached(game: PickPack, state: State, seat: Seat) -> float:
    scores = game.scores(state)
    return scores[seat] - scores[1 - seat]


def _leads(game: PickPack, state: State, *most: int) -> dict[AnyAction, float]:
    """Return what each action leads to; its kernel takes its time to load or to compile."""
    found: dict[AnyAction, float] = import_module(".ending", __package__).leads(game, state, *most)
    return found
