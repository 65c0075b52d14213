"""The bots of each game by name: everyone's, and those that its own folder offers in ``bot.py``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ..bots.bot import Budget, Player
from ..bots.levels import LEVELS, between
from ..bots.mixture import Mixture
from ..bots.programs.path import check, is_path, short
from ..bots.programs.program import BUDGET, Program
from ..bots.search import Search
from ..bots.uniform import Uniform
from ..core.errors import UnknownBot
from . import part, parts

UNIFORM = Player("uniform", Uniform())
BUDGETS = (
    Budget(10, 0.5, reaction=4.5),
    Budget(40, 0.5, reaction=3.0),
    Budget(200, 1.0, reaction=2.0),
    Budget(1_000, 2.0, reaction=1.3),
    Budget(5_000, 3.0, reaction=0.9),
)
"""By level; in a race each is a third quicker than the one below."""
SEARCH = Search()
SEARCHERS = tuple(Player(level, SEARCH, budget) for level, budget in zip(LEVELS, BUDGETS, strict=True))

COACH = (Player("quick", SEARCH, Budget(400)), Player("deep", SEARCH, Budget(2_000)))


def coach(game: str) -> tuple[Player, Player]:
    """Return who looks a game's matches over: at every decision, and once more at what seems to be a slip."""
    own = part(game, parts.Bots)
    quick, deep = own.COACH if own and own.COACH else COACH
    return quick.unhurried(), deep.unhurried()


def offered(game: str) -> dict[str, Player]:
    """Return the bots that play this game, its levels last, weakest first; those it lacks are the search's."""
    own = part(game, parts.Bots)
    found = {player.name: player for player in (*SEARCHERS, UNIFORM, *(own.PLAYERS if own else ()))}
    return {name: found[name] for name in sorted(found, key=lambda name: name in LEVELS)}


def named(game: str, name: str, *, programs: bool = False) -> Player:
    """Return the game's bot of this name, be it one between two levels, such as ``casual+0.5``.

    With ``programs`` it may also be a path to one, such as ``./mybot``. Whoever passes on what strangers ask for, as a
    server does, leaves that out: they could have any program run.
    """
    if programs and is_path(name):
        check(name)
        return Player(short(name), Program(name), BUDGET)
    found = offered(game)
    if mixed := between(name):
        lower, upper = found[mixed.lower], found[mixed.upper]
        return Player(name, Mixture(lower, upper, mixed.percent), upper.budget)
    if name not in found:
        if programs:
            _hint(game, name, found)
        raise UnknownBot(
            "no_such_bot", "no bot “{name}” plays {game}; choose from {names}",
            name=name, game=game, names=", ".join(found),
        )  # fmt: skip
    return found[name]


def _hint(game: str, name: str, found: Mapping[str, Player]) -> None:
    """Refuse a name that is nearly one with what was probably meant: a file here, or a bot in other letters."""
    meant = f"./{name}" if Path(name).is_file() else name.lower() if name.lower() in found else ""
    if meant:
        raise UnknownBot(
            "no_such_bot", "no bot “{name}” plays {game}; did you mean {meant}?", name=name, game=game, meant=meant
        )  # fmt: skip
