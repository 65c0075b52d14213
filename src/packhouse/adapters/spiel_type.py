"""What OpenSpiel wants to know of a game before it is played."""

from __future__ import annotations

from typing import Any

from ..core.extras import needs
from ..core.game import AnyGame
from . import parameters
from .numbered import Numbered
from .parameters import Parameter
from .position import LONGEST

with needs("openspiel"):
    import pyspiel

DEALS = 1_000
"""Seeds at the root, unless somebody wants more or fewer."""
BOX = "components"
"""The parameter that names a components file."""
SEEDS = 20
"""So many that begin alike are no luck."""

_Kind = pyspiel.GameType


def has_luck(rules: Numbered) -> bool:
    """Say whether anything hangs on the seed: all chance is in the first position, be it as generators."""
    return any(rules.start(0) != rules.start(seed) for seed in range(1, SEEDS))


def kind_of(kind: type[AnyGame], rules: Numbered | None = None) -> Any:
    """Return what OpenSpiel wants to know of a game: of any, or of one with its options."""
    hidden = rules.game.hidden if rules else kind.hidden
    alone = (rules.setup.seats if rules else kind.seats[0]) == 1
    is_fixed = rules is not None and not has_luck(rules)
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
        parameter_specification=usual(kind),
    )


def usual(kind: type[AnyGame]) -> dict[str, Parameter]:
    """Return what can be said in brackets behind a game's name, and what holds where it isn't said."""
    return {"players": kind.seats[0], "deals": DEALS, BOX: "", **parameters.of_options(kind.options)}


def info(rules: Numbered, deals: int) -> Any:
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
