"""Every game for OpenSpiel: once this is imported, ``pyspiel.load_game("packhouse_GAME(OPTION=VALUE)")`` finds it.

The deal is a chance node at the root: each outcome is a seed of the house, and all luck follows from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import games
from ..core.game import AnyGame
from . import numbered, parameters
from .extras import needs
from .numbered import Numbered
from .parameters import Parameter
from .position import LONGEST
from .spiel_observer import Observer
from .spiel_state import Dealt

with needs("openspiel"):
    import pyspiel

DEALS = 1_000
"""Seeds at the root, unless somebody wants more or fewer."""

SEEDS = 20
"""So many that begin alike are no luck."""

_Kind = pyspiel.GameType


class Played(pyspiel.Game):  # type: ignore[misc]
    """A game of the house with so many players, some options, and so many deals."""

    name: str

    def __init__(self, given: Mapping[str, Parameter] | None = None) -> None:
        given = dict(given or {})
        kind = games.kind(self.name)
        players = int(given.get("players", kind.seats[0]))
        self.rules = numbered.chosen(self.name, players, parameters.chosen(kind.options, given))
        self.deals = int(given.get("deals", DEALS)) if _has_luck(self.rules) else 0
        usual = _parameters(kind)
        kept = {parameter: value for parameter, value in given.items() if value != usual[parameter]}
        super().__init__(_type(kind, self.rules), _info(self.rules, self.deals), kept)

    def new_initial_state(self) -> Dealt:
        return Dealt(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 if self.deals else 0

    def make_py_observer(self, wanted: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, wanted)


def _has_luck(rules: Numbered) -> bool:
    """Say whether anything hangs on the seed: all chance is in the first position, be it as generators."""
    return any(rules.start(0) != rules.start(seed) for seed in range(1, SEEDS))


def _type(kind: type[AnyGame], rules: Numbered | None = None) -> Any:
    """Return what OpenSpiel wants to know of a game: of any, or of one with its options."""
    hidden = rules.game.hidden if rules else kind.hidden
    alone = (rules.setup.seats if rules else kind.seats[0]) == 1
    is_fixed = rules is not None and not _has_luck(rules)
    return _Kind(
        short_name=f"packhouse_{kind.name}",
        long_name=kind.title,
        dynamics=_Kind.Dynamics.SEQUENTIAL,
        chance_mode=_Kind.ChanceMode.DETERMINISTIC if is_fixed else _Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_Kind.Information.IMPERFECT_INFORMATION if hidden else _Kind.Information.PERFECT_INFORMATION,
        utility=_Kind.Utility.GENERAL_SUM if alone else _Kind.Utility.ZERO_SUM,
        reward_model=_Kind.RewardModel.TERMINAL,
        max_num_players=max(kind.seats),
        min_num_players=min(kind.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(kind),
    )


def _parameters(kind: type[AnyGame]) -> dict[str, Parameter]:
    """Return what can be said in brackets behind a game's name, and what holds where it isn't said."""
    return {"players": kind.seats[0], "deals": DEALS, **parameters.of_options(kind.options)}


def _info(rules: Numbered, deals: int) -> Any:
    seats = rules.setup.seats
    return pyspiel.GameInfo(
        num_distinct_actions=rules.size,
        max_chance_outcomes=deals,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if seats == 1 else 0.0,
        max_game_length=LONGEST,
    )


_registered: set[str] = set()


def register(name: str) -> None:
    """Have ``pyspiel.load_game`` know a game: for those in folders that were added later."""
    if name not in _registered:
        _registered.add(name)
        # A class, since OpenSpiel keeps it until Python is gone: a function freed then would be a crash.
        pyspiel.register_game(_type(games.kind(name)), type(f"Played_{name}", (Played,), {"name": name}))


for _name in games.names():
    register(_name)
