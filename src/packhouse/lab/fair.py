"""The setting at which a bot is even with itself: where half of the games would have gone to either side.

Games at one setting tell where each would have been a tie, and so where the shares are even. But a bot plays to the
setting that it knows: so new games are played at the one found, until that is what they find, too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any

import msgspec

from .. import games
from ..core import options
from ..core.errors import BadSetup
from ..core.game import Setup
from ..games import parts
from .arena import Series, shared, split
from .intervals import Share, reach, share
from .played import Played
from .spread import Spread
from .tally import wins

SEATS = 2
MOST_ROUNDS = 6
FAR = 1e9
"""Further than any option goes."""


class Even(msgspec.Struct, frozen=True):
    """Where it is even, with the interval that holds the true place 95 times of 100."""

    value: float
    low: float
    high: float


class Round(msgspec.Struct):
    """Games at one setting: where each would have been a tie, and what the first seat won."""

    setting: float
    ties: Spread = msgspec.field(default_factory=Spread)
    wins: Spread = msgspec.field(default_factory=Spread)

    def merge(self, other: Round) -> None:
        self.ties.merge(other.ties)
        self.wins.merge(other.wins)

    @property
    def first_seat(self) -> Share:
        return share(self.wins.sum, self.wins.count)

    @property
    def even(self) -> Even:
        return even(self.ties)

    @property
    def looks_even(self) -> bool:
        """Say whether the even setting may be this one, and its own games don't say otherwise: there may be gaps."""
        return self.even.low <= self.setting <= self.even.high and self.first_seat.low <= 0.5 <= self.first_seat.high


def even(ties: Spread) -> Even:
    """Return the median, with the interval of the sign test: where as many as half may have gone to either side."""
    half = reach() / 2 / math.sqrt(ties.count)
    return Even(*(crossing(ties, part) for part in (0.5, 0.5 - half, 0.5 + half)))


def crossing(ties: Spread, part: float) -> float:
    """Return at which setting the second seat wins this part of the games, rising evenly between ties."""
    below, above = around(ties, part)
    least, most = second_seat(ties, below), second_seat(ties, above)
    return below if least == most else below + (above - below) * (part - least) / (most - least)


def around(ties: Spread, part: float) -> tuple[float, float]:
    """Return the two ties that came, one after the other, between which the second seat wins this part of the games."""
    values = sorted(ties.counts)
    above = next((place for place, value in enumerate(values) if second_seat(ties, value) >= part), None)
    if above is None:
        return values[-1], values[-1]
    return (values[above - 1] if above else values[0]), values[above]


def second_seat(ties: Spread, setting: float) -> float:
    """Return what the second seat would have won of these games at a setting; a tie is half a win."""
    return sum(count * ((tie < setting) + (tie <= setting)) / 2 for tie, count in ties.counts.items()) / ties.count


def evening(game: str) -> parts.Evening:
    """Return what the game's folder says of how it is evened out, or say that it doesn't."""
    found = games.part(game, parts.Evening)
    if found is None:
        raise BadSetup(
            "no_evening", "{title} has no option that evens it out; try its options with packhouse sweep {game}",
            title=games.kind(game).title, game=game,
        )  # fmt: skip
    return found


def boards(game: str, chosen: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the options of each game to be evened out: the folder's, unless one of theirs was chosen."""
    option, listed = evening(game).OPTION, evening(game).BOARDS
    if option in chosen:
        raise BadSetup("found_here", "{option} is what is looked for here; leave it out", option=option)
    if any(chosen.keys() & board.keys() for board in listed):
        listed = ({},)
    return [board | dict(chosen) for board in listed]


def closest(game: str, ties: Spread) -> float:
    """Return the setting at which these games would have been shared most evenly, of those that the option can have.

    A game that ends in few ways may have none that is even. Between two ties that came, all settings are alike.
    """
    kind, option = games.kind(game).options, evening(game).OPTION
    below, above = around(ties, 0.5)
    settings = [options.nearest(kind, option, value) for value in ((below + above) / 2, below, above)]
    return min(settings, key=lambda setting: abs(second_seat(ties, setting) - 0.5))


def rounds(
    setup: Setup,
    bot: str,
    number: int,
    workers: Executor,
    jobs: int,
    tick: Callable[[int], object] = lambda games: None,
) -> Iterator[Round]:
    """Play rounds of so many new deals, from the usual setting on, each at the one that the round before found closest.

    It ends with a round that can't tell its own setting from the even one, or finds one that was played at already.
    """
    own, done = evening(setup.game), list[float]()
    setting = own.setting(games.load(setup))
    while setting not in done and len(done) < MOST_ROUNDS:
        at = games.setup(setup.game, SEATS, setup.seed, setup.options | {own.OPTION: setting}, setup.components)
        series = Series(at, (bot,) * SEATS, len(done) * number, number)
        total = Round(setting)
        for piece, found in shared(split(series, jobs), workers, partial(_found, setting)):
            total.merge(found)
            tick(piece.games)
        yield total
        if total.looks_even:
            return
        done.append(setting)
        setting = closest(setup.game, total.ties)


def is_settled(game: str, played: Sequence[Round]) -> bool:
    """Say whether the search came to its end, and that isn't merely the last value that the option can have."""
    last, kind, option = played[-1], games.kind(game).options, evening(game).OPTION
    is_known = closest(game, last.ties) in {one.setting for one in played}
    least, most = (options.nearest(kind, option, far) for far in (-FAR, FAR))
    return last.looks_even or (is_known and least <= last.even.value <= most)


def _found(setting: float, games_played: Iterator[Played]) -> Round:
    found = Round(setting)
    for played in games_played:
        own, rules = evening(played.setup.game), games.load(played.setup)
        found.ties.add(own.tie(rules, played.outcome))
        found.wins.add(wins(played.outcome)[0])
    return found
