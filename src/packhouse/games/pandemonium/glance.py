"""What players do at a glance: how a turn is played on in thought."""

from __future__ import annotations

from ...core.game import Seat
from ...core.rng import Rng
from .actions import AnyAction, Go
from .city import Walk
from .components import TURNS
from .eyes import Eye
from .outlook import Outlook
from .planning import sensible
from .routes import GOES
from .rules import Pandemonium
from .state import Driver, State, rival

SOON = 60
"""Plays after which a turn is over for sure."""
LATE = TURNS - 4
"""From then on, battery units are there to be spent."""


def play_on(game: Pandemonium, state: State, eye: Eye, rng: Rng) -> None:
    """Play until the turn is over, at a glance."""
    turn = state.turn
    for _ in range(SOON):
        if state.phase in ("card", "over") or state.turn != turn:
            return
        seat = state.waiting[0]
        game.apply(state, seat, glance(game, state, seat, eye, rng))


def glance(game: Pandemonium, state: State, seat: Seat, eye: Eye, rng: Rng) -> AnyAction:
    """Return what looks good at once."""
    match state.phase:
        case "route":
            return _step(game, state, seat, eye)
        case "loss":
            block, lose = game.legal(state, seat)
            return block if state.drivers[seat].high or state.turn > LATE else lose
        case "rogue":
            return _rogue(game, state)
        case "order":
            return game.legal(state, seat)[0]
        case _:
            return game.sample(state, seat, rng)


def _step(game: Pandemonium, state: State, seat: Seat, eye: Eye) -> AnyAction:
    actions = sensible(game, state, seat)
    if not isinstance(actions[0], Go):
        return actions[0]
    best = max(Outlook(game, state, seat, eye).ways(), key=lambda way: way.points, default=None)
    action = GOES[best.cells[0]] if best else actions[0]
    return action if action in actions else actions[0]


def _rogue(game: Pandemonium, state: State) -> AnyAction:
    """Send the Rogue over as many of the other's cubes as possible, and few of one's own."""
    mine, theirs = (state.drivers[seat] for seat in (state.winner, rival(state.winner)))

    def value(walk: Walk) -> int:
        return _prey(theirs, walk) - _prey(mine, walk)

    return max(game.rogue.ways(state), key=value).action


def _prey(driver: Driver, walk: Walk) -> int:
    return sum(cell in driver.cubes for cell in walk.cells) * min(3, driver.low + 5 * driver.high)
