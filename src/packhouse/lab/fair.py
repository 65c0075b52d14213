"""The setting at which a bot is even with itself: where half of the games would have gone to either side.

Games at one setting tell where each would have been a tie, and so where the shares are even. But a bot plays to the
setting that it knows: so new games are played at the one found, until that is what they find, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from functools import partial
from typing import Any

from .. import games
from ..core.errors import BadSetup
from ..core.game import Setup
from .arena import Series, shared, split
from .played import Played
from .settings import evening, following
from .tally import wins
from .ties import Round

SEATS = 2
MOST_ROUNDS = 8


def boards(game: str, chosen: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the options of each game to be evened out: the folder's, unless one of theirs was chosen."""
    option, listed = evening(game).OPTION, evening(game).BOARDS
    if option in chosen:
        raise BadSetup("found_here", "{option} is what is looked for here; leave it out", option=option)
    if any(chosen.keys() & board.keys() for board in listed):
        listed = ({},)
    return [board | dict(chosen) for board in listed]


def rounds(
    setup: Setup,
    bot: str,
    number: int,
    workers: Executor,
    jobs: int,
    tick: Callable[[int], object] = lambda games: None,
) -> Iterator[Round]:
    """Play rounds of so many new deals, from the usual setting on, each at the one that the round before found closest.

    It ends with a round that can't tell its own setting from the even one, or where its neighbours were played, too.
    """
    own, done = evening(setup.game), list[Round]()
    setting: float | None = own.setting(games.load(setup))
    while setting is not None and len(done) < MOST_ROUNDS:
        at = games.setup(setup.game, SEATS, setup.seed, setup.options | {own.OPTION: setting}, setup.components)
        series = Series(at, (bot,) * SEATS, len(done) * number, number)
        total = Round(setting)
        for piece, found in shared(split(series, jobs), workers, partial(_found, setting)):
            total.merge(found)
            tick(piece.games)
        yield total
        done.append(total)
        setting = following(setup.game, done)


def _found(setting: float, games_played: Iterator[Played]) -> Round:
    found = Round(setting)
    for played in games_played:
        own, rules = evening(played.setup.game), games.load(played.setup)
        found.ties.add(own.tie(rules, played.outcome))
        found.wins.add(wins(played.outcome)[0])
    return found
