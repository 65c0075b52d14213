"""What is measured in games that were played: results, length, choices, leads, points by source, components."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec

from .. import games
from ..bots.bot import Player
from ..core.game import AnyGame, Outcome, Seat
from ..games import parts
from ..kit.offers import Moment
from .arena import bots
from .drama import Drama
from .leads import MARKS, Basis, Course, follower
from .offered import Offered
from .played import Played
from .replay import Replay
from .spread import Spread
from .tally import Tally


class Source(msgspec.Struct):
    """What points came from, in those games in which they could."""

    seats: tuple[Spread, ...]
    winners: Spread = msgspec.field(default_factory=Spread)
    others: Spread = msgspec.field(default_factory=Spread)

    def add(self, outcome: Outcome, points: Mapping[Seat, float]) -> None:
        for seat, number in points.items():
            self.seats[seat].add(number)
            (self.winners if outcome.ranks[seat] == 1 else self.others).add(number)

    def merge(self, other: Source) -> None:
        for mine, theirs in zip(self._spreads(), other._spreads(), strict=True):
            mine.merge(theirs)

    def _spreads(self) -> tuple[Spread, ...]:
        return (*self.seats, self.winners, self.others)


class Measures(msgspec.Struct):
    """Counts alone, so that they merge exactly."""

    tally: Tally
    seconds: Spread = msgspec.field(default_factory=Spread)
    """Of races, in simulated time."""
    decisions: Spread = msgspec.field(default_factory=Spread)
    """Plays of a game for which there was more than one legal action."""
    choices: tuple[Spread, ...] = msgspec.field(default_factory=lambda: tuple(Spread() for _ in range(MARKS)))
    """Legal actions for each play, in each twentieth of the game."""
    winning: Spread = msgspec.field(default_factory=Spread)
    """The points of whoever won."""
    margins: Spread = msgspec.field(default_factory=Spread)
    """From the most points to the second most."""
    spans: Spread = msgspec.field(default_factory=Spread)
    """From the most points to the least."""
    ties: int = 0
    """Games that several won."""
    drama: Drama = msgspec.field(default_factory=Drama)
    sources: dict[str, Source] = {}
    figures: dict[str, Spread] = {}
    """Other numbers of the game's own; of each game, the mean of its seats."""
    offered: Offered = msgspec.field(default_factory=Offered)

    @classmethod
    def empty(cls, seats: int) -> Measures:
        return cls(Tally.empty(seats))

    @property
    def seats(self) -> int:
        return len(self.tally.seats)

    def add(self, game: AnyGame, played: Played, basis: Basis, judges: Sequence[Player]) -> None:
        """Go through a game again, and add what it shows."""
        self.tally.add(played)
        own = games.part(game.name, parts.Lab)
        replay = Replay(game, played)
        course = Course(follower(basis, game, played, own.sources if own else None, judges), len(played.steps))
        moments = self._looked_at(game, replay, course)
        offers = list(own.components(game, moments)) if own else []
        deque(moments, maxlen=0)  # to the end, whatever the game has asked for
        course.end(played.outcome)
        if course.is_known:
            self.drama.add(course.leads, played.outcome)
        self.offered.add(offers, played.outcome)
        self._add_result(played)
        if own:
            self._add_points(game, replay.state, own, played.outcome)

    def _looked_at(self, game: AnyGame, replay: Replay, course: Course) -> Iterator[Moment]:
        """Count each step's choices, look who is ahead, and pass the step on."""
        plays, decisions = len(replay.played.steps), 0
        for number, moment in enumerate(replay):
            legal = len(game.legal(moment.state, moment.seat))
            decisions += legal > 1
            self.choices[number * MARKS // plays].add(legal)
            course.look(number, moment)
            yield moment
        self.decisions.add(decisions)

    def _add_result(self, played: Played) -> None:
        scores = sorted(played.outcome.scores, reverse=True)
        if played.times:
            self.seconds.add(round(played.times[-1], 1))
        if len(scores) > 1:
            self.winning.add(max(played.outcome.scores[seat] for seat in played.outcome.winners))
            self.margins.add(scores[0] - scores[1])
            self.spans.add(scores[0] - scores[-1])
            self.ties += len(played.outcome.winners) > 1

    def _add_points(self, game: AnyGame, state: Any, own: parts.Lab, outcome: Outcome) -> None:
        points: dict[str, dict[Seat, float]] = defaultdict(dict)
        numbers: dict[str, list[float]] = defaultdict(list)
        for seat in range(self.seats):
            for name, number in own.sources(game, state, seat).items():
                points[name][seat] = number
            for name, number in own.figures(game, state, seat).items():
                numbers[name].append(number)
        for name, by_seat in points.items():
            self._source(name).add(outcome, by_seat)
        for name, values in numbers.items():
            self.figures.setdefault(name, Spread()).add(round(fmean(values), 4))

    def _source(self, name: str) -> Source:
        return self.sources.setdefault(name, Source(tuple(Spread() for _ in range(self.seats))))

    def merge(self, other: Measures) -> None:
        self.tally.merge(other.tally)
        for name in ("seconds", "decisions", "winning", "margins", "spans", "drama", "offered"):
            getattr(self, name).merge(getattr(other, name))
        for mine, theirs in zip(self.choices, other.choices, strict=True):
            mine.merge(theirs)
        self.ties += other.ties
        for name, source in other.sources.items():
            self._source(name).merge(source)
        for name, numbers in other.figures.items():
            self.figures.setdefault(name, Spread()).merge(numbers)


def measured(judges: Sequence[str], basis: Basis, series: Iterable[Played]) -> Measures:
    """Measure games; in each seat a bot judges its positions, be it the one that played or another."""
    total = Measures.empty(len(judges))
    for played in series:
        game = games.load(played.setup)
        total.add(game, played, basis, bots(game.name, judges))
    return total
