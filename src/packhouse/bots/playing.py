"""Playing until it is over: the one loop there is, and who may be asked in it for the next step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from ..core.game import AnyGame, Seat
from ..core.rng import Rng
from .bot import Player, Sight

Step: TypeAlias = tuple[Seat, Any]
"""Who acts, and how."""

Chooser: TypeAlias = Callable[[Any, frozenset[Seat]], Step]
"""Says of a position, and of the seats that may act in it, which step comes next."""


def steps(game: AnyGame, state: Any, chooser: Chooser) -> Iterator[Step]:
    """Play until nobody may act any more, which is when there is an outcome; yield each step once it is made."""
    who, apply = game.active, game.apply  # looked up once: this loop is what the lab's speed is made of
    while active := who(state):
        step = seat, action = chooser(state, active)
        apply(state, seat, action)
        yield step


def at_random(game: AnyGame, rng: Rng) -> Chooser:
    """Let anyone who may act do anything that is legal."""
    sample = game.sample

    def choose(state: Any, active: frozenset[Seat]) -> Step:
        (seat,) = active if len(active) == 1 else (rng.choose(sorted(active)),)
        return seat, sample(state, seat, rng)

    return choose


def by_lot(game: AnyGame, seated: Sequence[Player], luck: Sequence[Rng], chance: Rng) -> Chooser:
    """Let bots choose, each with luck of its own; where several may act, it makes no difference who comes first."""

    def choose(state: Any, active: frozenset[Seat]) -> Step:
        (seat,) = active if len(active) == 1 else (chance.choose(sorted(active)),)
        return seat, seated[seat].choose(Sight(game, state, seat, len(seated)), luck[seat])

    return choose
