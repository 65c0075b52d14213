"""What players do at a glance: how a turn is played on in thought."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Seat
from ...core.rng import Rng
from .actions import AnyAction, Bomb, Go, Hand, Load, Recharge
from .components import TURNS
from .danger import crossed
from .eyes import Eye
from .outlook import Outlook
from .planning import sensible
from .routes import GOES, STOP
from .rules import Pandemonium
from .state import Driver, State, rival
from .worth import worth

LATE = TURNS - 4
"""In the turns after it, battery units are there to be spent."""


def play_on(game: Pandemonium, state: State, thinker: Seat, eye: Eye, rng: Rng) -> None:
    """Play until the turn is over, at a glance; only whoever thinks has missions to think of."""
    while state.phase not in ("card", "over"):
        seat = state.waiting[0]
        with_missions = eye.missions and seat == thinker
        game.apply(state, seat, glance(game, state, seat, eye, rng, with_missions=with_missions))


def glance(game: Pandemonium, state: State, seat: Seat, eye: Eye, rng: Rng, *, with_missions: bool) -> AnyAction:
    """Return what looks good at once."""
    match state.phase:
        case "route":
            return _step(game, state, seat, eye, with_missions=with_missions)
        case "loss":
            block, lose = game.legal(state, seat)
            return block if state.drivers[seat].high or state.turn > LATE else lose
        case "rogue":
            return _rogue(game, state)
        case "order":
            return game.legal(state, seat)[0]
        case _:
            return game.sample(state, seat, rng)


def _step(game: Pandemonium, state: State, seat: Seat, eye: Eye, *, with_missions: bool) -> AnyAction:
    actions = sensible(game, state, seat)
    usual = _usual(state, actions, Outlook(game, state, seat, eye, with_missions=with_missions))
    about_the_bomb = [action for action in actions if isinstance(action, (Bomb, Hand))]
    if not about_the_bomb:
        return usual

    def value(action: AnyAction) -> float:
        after = state.copy()
        game.apply(after, seat, action)
        return worth(game, after, seat, eye, with_missions=with_missions)

    return max(usual, *about_the_bomb, key=value)


def _usual(state: State, actions: Sequence[AnyAction], outlook: Outlook) -> AnyAction:
    """Return a load, else the first step of the best way; at the end of one, charge only an empty battery."""
    if isinstance(actions[0], Load):
        return actions[0]
    goes = [action for action in actions if isinstance(action, Go)]
    if not goes:
        charges = [action for action in actions if isinstance(action, Recharge)]
        return charges[0] if charges and not state.planner.battery else STOP
    best = max(outlook.ways(), key=lambda way: way.points, default=None)
    action = GOES[best.cells[0]] if best else goes[0]
    return action if action in goes else goes[0]


def _rogue(game: Pandemonium, state: State) -> AnyAction:
    """Send the Rogue over as many of the other's cubes as possible, and few of one's own."""
    ways = game.rogue.ways(state)
    walks = [walk.mask for walk in ways]
    mine, theirs = (_prey(game, state, state.drivers[seat], walks) for seat in (state.winner, rival(state.winner)))
    values = [their - own for their, own in zip(theirs, mine, strict=True)]
    return ways[values.index(max(values))].action


def _prey(game: Pandemonium, state: State, driver: Driver, walks: Sequence[int]) -> list[int]:
    """Return the value of what each walk takes from a driver, unless the battery stops it."""
    sheet, each, found = game.sheet, game.turn.losses.each, []
    for number in crossed(state, driver, walks):
        losses = max(0, number * each - driver.guards)
        highs = min(losses, driver.high)
        found.append(highs * sheet.high + min(losses - highs, driver.low) * sheet.low)
    return found
