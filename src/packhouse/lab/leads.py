"""Who is ahead while a game goes on, and by how much: as its bots judge, by the points so far, or against a goal.

A lead is a seat's own: by how many points it is ahead of the best of the others; less than 0 is behind. Alone, it is by
how much the points so far are above the goal. Games differ in length, so all are looked at at as many marks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from statistics import fmean
from typing import Any, Literal, TypeAlias

from ..bots.bot import Player, Sight
from ..bots.payoffs import lead
from ..core.game import AnyGame, Outcome, Seat
from ..core.rng import KeyedRng, QuickRng, Rng
from ..games.parts import Numbers
from ..kit.offers import Moment
from .played import Played

MARKS = 20
"""Moments at which each game is looked at: its begin is the first, its end one more."""
DIGITS = 2
"""Of a lead: what is finer is no news, and would only make counts longer."""

Leads: TypeAlias = tuple[float, ...]
"""Seat by seat."""

Basis: TypeAlias = Literal["judgement", "points", "goal", "nothing"]
"""What leads are told by: see the followers."""


def mark(number: int, plays: int) -> int:
    """Return how many plays have been made at a mark."""
    return number * plays // MARKS


def apart(scores: Sequence[float]) -> Leads:
    """Return how far each seat is ahead of the best of the others."""
    best, second = sorted(scores, reverse=True)[:2]
    return tuple(round(score - (second if score == best else best), DIGITS) for score in scores)


class Follower(ABC):
    """Follows one game."""

    def notice(self, number: int, moment: Moment) -> None:  # noqa: B027 — most ask only at the marks
        """Hear of every step before it is made."""

    @abstractmethod
    def leads(self, state: Any) -> Leads | None:
        """Return how all stand; None: nobody can tell yet."""

    def at_the_end(self, outcome: Outcome) -> Leads | None:
        """Return how all stand in the end; None: it isn't points that make the places."""
        return apart(outcome.scores) if lead(outcome, 0) is not None else None


class ByPoints(Follower):
    """By what a game's sources add up to, were it over now."""

    def __init__(self, game: AnyGame, sources: Numbers, seats: int) -> None:
        self.game, self.sources, self.seats = game, sources, seats

    def leads(self, state: Any) -> Leads:
        return apart([sum(self.sources(self.game, state, seat).values()) for seat in range(self.seats)])


class TowardsGoal(Follower):
    """By the points that whoever plays alone is told."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def leads(self, state: Any) -> Leads | None:
        aim = self.game.aim(state)
        if aim is None or aim.score is None or aim.points is None:
            return None
        return (round(aim.score - aim.points, DIGITS),)

    def at_the_end(self, outcome: Outcome) -> Leads | None:
        goal = outcome.goal
        if goal is None or goal.points is None or not outcome.scores:
            return None
        return (round(outcome.scores[0] - goal.points, DIGITS),)


class ByJudgement(Follower):
    """By how the bots judge that they stand, each from its own seat, when it last was to act.

    Two who judge each other are averaged, since whoever is to act often thinks better of it; with more of them nobody
    says who else is ahead, so everyone's own judgement stands.
    """

    def __init__(self, game: AnyGame, seated: Sequence[Player], steps: Sequence[Seat], rng: Rng) -> None:
        self.game, self.seated, self.rng = game, seated, rng
        self.looks = _last_before_marks(steps)
        self.own: dict[Seat, float] = {}

    def notice(self, number: int, moment: Moment) -> None:
        if number in self.looks:
            seat = moment.seat
            found = self.seated[seat].judge(Sight(self.game, moment.state, seat, len(self.seated)), self.rng).lead
            if found is not None:
                self.own[seat] = found

    def leads(self, state: Any) -> Leads | None:
        if len(self.seated) == 2 and self.own:
            first = round(fmean(-lead if seat else lead for seat, lead in self.own.items()), DIGITS)
            return first, -first
        if len(self.own) < len(self.seated):
            return None
        return tuple(round(self.own[seat], DIGITS) for seat in range(len(self.seated)))


def _last_before_marks(steps: Sequence[Seat]) -> set[int]:
    """Return the steps by whose judgement the marks are told: each seat's last one before a mark, or at it."""
    marks = {mark(number, len(steps)) for number in range(MARKS)}
    last: dict[Seat, int] = {}
    found: set[int] = set()
    for number, seat in enumerate(steps):
        last[seat] = number
        if number in marks:
            found.update(last.values())
    return found


class Course:
    """The leads at the marks of one game."""

    def __init__(self, follower: Follower, plays: int) -> None:
        self.follower, self.plays = follower, plays
        self.leads: list[Leads | None] = []

    def look(self, number: int, moment: Moment) -> None:
        self.follower.notice(number, moment)
        while len(self.leads) < MARKS and mark(len(self.leads), self.plays) == number:
            self.leads.append(self.follower.leads(moment.state))

    def end(self, outcome: Outcome) -> None:
        self.leads.append(self.follower.at_the_end(outcome))

    @property
    def is_known(self) -> bool:
        """Whether points told the places, and somebody could be followed."""
        return self.leads[-1] is not None and any(leads is not None for leads in self.leads[:-1])


def follower(
    basis: Basis, game: AnyGame, played: Played, sources: Numbers | None, judges: Sequence[Player]
) -> Follower:
    """Return who follows a game; judges have luck of their own, so the game stays what it is without them."""
    match basis:
        case "judgement":
            chance = KeyedRng.from_seed(played.setup.seed).stream("judges")
            return ByJudgement(game, judges, [seat for seat, _ in played.steps], QuickRng(chance.seed()))
        case "goal":
            return TowardsGoal(game)
        case "points" if sources:
            return ByPoints(game, sources, played.setup.seats)
        case _:
            return Nobody()


class Nobody(Follower):
    """Where nobody can tell."""

    def leads(self, state: Any) -> None:
        return None

    def at_the_end(self, outcome: Outcome) -> None:
        return None
