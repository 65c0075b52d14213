"""Every game for OpenSpiel: once this is imported, ``pyspiel.load_game("packhouse_GAME(OPTION=VALUE)")`` finds it.

The deal is a chance node at the root: each outcome is a seed of the house, and all luck follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from .. import games
from ..core import notation
from ..core.errors import BadSetup
from ..core.extras import needs
from ..core.rng import QuickRng
from . import numbered, parameters, spiel_type
from .parameters import Parameter
from .position import Position
from .spiel_observer import Observer
from .spiel_type import BOX, DEALS

with needs("openspiel"):
    import pyspiel

NOBODY_YET, OVER = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL
FINE = 1 << 53


class Dealt(pyspiel.State):  # type: ignore[misc]
    """First a seed is drawn, then seats choose one after another; those who may act at the same time, too."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.deals = game.deals
        self.position: Position | None = None if self.deals else Position(self.rules, 0)

    def current_player(self) -> int:
        if self.position is None:
            return int(NOBODY_YET)
        return int(OVER) if self.position.turn is None else self.position.turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.deals) for seed in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal(player)) if self.position else []

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = Position(self.rules, action)
        else:
            self.position.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == NOBODY_YET or self.position is None:
            return f"deal {action}"
        return notation.write(self.position.action(player, action))

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        return self.position.rewards() if self.position else [0.0] * self.rules.setup.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Dealt:
        """Return a position that a player can't tell from this one; its history is still that of the true one."""
        twin: Dealt = self.clone()
        if self.position:
            twin.position = self.position.imagined(player, QuickRng(int(sampler() * FINE)))
        return twin

    def __str__(self) -> str:
        if self.position is None:
            return "not dealt yet"
        return msgspec.json.encode([self.position.turn, self.position.state], order="sorted").decode()


class Played(pyspiel.Game):  # type: ignore[misc]
    """A game of the house with so many players, some options, and so many deals."""

    name: str

    def __init__(self, given: Mapping[str, Parameter] | None = None) -> None:
        given = dict(given or {})
        kind = games.kind(self.name)
        usual = spiel_type.usual(kind)
        players = int(given.get("players", usual["players"]))
        self.rules = numbered.chosen(
            self.name, players, parameters.chosen(kind.options, given), str(given.get(BOX, ""))
        )
        self.deals = _checked(int(given.get("deals", DEALS))) if spiel_type.has_luck(self.rules) else 0
        kept = {parameter: value for parameter, value in given.items() if value != usual[parameter]}
        super().__init__(spiel_type.kind_of(kind, self.rules), spiel_type.info(self.rules, self.deals), kept)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return load, (str(self),)

    def new_initial_state(self) -> Dealt:
        return Dealt(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 if self.deals else 0

    def make_py_observer(self, wanted: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, wanted)


def _checked(deals: int) -> int:
    if deals < 1:
        raise BadSetup("few_deals", "{deals} deals are too few; write deals=1 or more", deals=deals)
    return deals


def load(name: str) -> Any:
    """Return what ``pyspiel.load_game`` does; whoever calls this one has the games registered."""
    return pyspiel.load_game(name)


_registered: set[str] = set()


def register(name: str) -> None:
    """Have ``pyspiel.load_game`` know a game: for those in folders that were added later."""
    if name not in _registered:
        _registered.add(name)
        # A class, since OpenSpiel keeps it until Python is gone: a function freed then would be a crash.
        pyspiel.register_game(spiel_type.kind_of(games.kind(name)), type(f"Played_{name}", (Played,), {"name": name}))


for _name in games.names():
    register(_name)
