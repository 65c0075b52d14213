"""The work of a bot's process: it loads a game once, warms a bot once, and chooses; reviews are made here too."""

from __future__ import annotations

import functools
import os
import threading
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, Self, get_type_hints

import msgspec

from ... import games
from ...bots.bot import Player, Sight
from ...bots.proposal import proposal
from ...coach.looking import Slice, looked
from ...coach.past import Past
from ...core import notation
from ...core.game import AnyGame, Seat, Setup
from ...core.match import AnyMatch, Play
from ...core.rng import QuickRng
from ...games import parts, players, puzzles


class BotTask(NamedTuple):
    """What a bot thinks about; the set-up and the state are JSON, the salt is its chance."""

    setup: bytes
    state: bytes
    seat: int
    player: str
    salt: int

    @classmethod
    def about(cls, match: AnyMatch, seat: Seat, player: str, salt: int) -> Self:
        """Return what a bot in a seat of a match thinks about as it is now."""
        return cls(msgspec.json.encode(match.setup), msgspec.json.encode(match.state), seat, player, salt)


class Choice(NamedTuple):
    """What a bot plays, in notation, and how many seconds it takes to react in a race."""

    action: str
    reaction: float = 0.0


def begin(lifeline: Connection, folders: Sequence[str]) -> None:
    """Make a fresh process ready, which ends when the other end of its lifeline is closed, on purpose or by death."""
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    for folder in folders:
        games.add(Path(folder))


def choose(task: BotTask) -> Choice:
    sight, rng = _sight(task), QuickRng(task.salt)
    player = _warmed(sight.game, task.player)
    action = player.choose(sight, rng)
    return Choice(notation.write(action), player.reaction(sight, rng) if sight.game.live else 0.0)


def judge(task: BotTask) -> tuple[str, float | None]:
    """Return what the bot would play, in notation, and by how many points it thinks its seat ahead."""
    sight = _sight(task)
    action, lead = _warmed(sight.game, task.player).judge(sight, QuickRng(task.salt))
    return notation.write(action), lead


def propose(task: BotTask) -> list[str]:
    """Return how the bot would play on, in notation, for as long as the game lets it be asked."""
    sight = _sight(task)
    plays = proposal(_warmed(sight.game, task.player), sight, QuickRng(task.salt))
    return [notation.write(action) for action in plays]


def review(setup: bytes, view: bytes) -> bytes:
    """Return what the game says of finished parts of the match: from what one watcher sees, and from nothing else."""
    game = _game(setup)
    own = games.part(game.name, parts.Reviews)
    assert own is not None
    seen = msgspec.json.decode(view, type=get_type_hints(game.view)["return"])
    return msgspec.json.encode(own.review(game, seen))


def look(past: bytes, piece: bytes) -> bytes:
    """Look at a piece of a finished match, all as JSON, and return what plays there were worth."""
    whole, part = msgspec.json.decode(past, type=Past), msgspec.json.decode(piece, type=Slice)
    return msgspec.json.encode(looked(whole, part))


def solution(game: str, number: int) -> list[Play]:
    """Return how the puzzle of a number is solved."""
    match = puzzles.posed(game, number)
    assert match is not None
    return puzzles.solution(match)


def prepare(setup: bytes, player: str) -> None:
    """Load the game and warm the bot, so that its next choice comes at once."""
    _warmed(_game(setup), player)


def _sight(task: BotTask) -> Sight[Any, Any, Any]:
    game = _game(task.setup)
    return Sight(game, msgspec.json.decode(task.state, type=game.state), task.seat)


def _game(setup: bytes) -> AnyGame:
    return games.load(msgspec.json.decode(setup, type=Setup))


@functools.lru_cache(maxsize=64)
def _warmed(game: AnyGame, name: str) -> Player:
    player = puzzles.RIVAL if name == puzzles.SOLVER else players.named(game.name, name)
    player.bot.warm(game)
    return player


def _end_with(lifeline: Connection) -> None:
    lifeline.poll(None)  # nothing is ever sent: it wakes when the other end is gone
    os._exit(0)
