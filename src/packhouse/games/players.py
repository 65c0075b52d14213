"""The bots of each game by name: everyone's, and those that its own folder offers in ``bot.py``."""

from __future__ import annotations

from ..bots.bot import Player
from ..bots.uniform import Uniform
from ..core.errors import UnknownBot
from . import part


def offered(game: str) -> dict[str, Player]:
    """Return the bots that play this game, weakest first."""
    own = part(game, "bot")
    found = {"uniform": Player("uniform", Uniform())}
    return found | {player.name: player for player in (own.PLAYERS if own else ())}


def named(game: str, name: str) -> Player:
    """Return the game's bot of this name."""
    found = offered(game)
    if name not in found:
        raise UnknownBot(
            "no_such_bot", "no bot “{name}” plays {game}; there are {names}",
            name=name, game=game, names=", ".join(found),
        )  # fmt: skip
    return found[name]
