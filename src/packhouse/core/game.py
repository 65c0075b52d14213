"""Game (the rules), State (a position), and the few words they share.

A State is data: a struct of plain values that change, nothing else.
A Game is rules: one object for one choice of options and components, holding every table it has worked out.
All chance is in the State's own generators, so ``start`` and the same plays always give the same position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

import msgspec

from . import notation
from .components import Components
from .errors import Field, IllegalAction
from .notation import Action
from .options import Options
from .rng import Rng, Seed

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

Watcher: TypeAlias = Seat | None
"""Whose eyes: a seat's, or None for a spectator's."""


class State(Protocol):
    """A position: comparable, copyable, JSON by msgspec."""

    def copy(self) -> Self:
        """Return an independent copy; what the two share must never change."""


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=msgspec.Struct)


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides a starting position: what is stored and sent."""

    game: str
    version: int
    seats: int
    seed: Seed
    options: dict[str, Any] = {}
    components: dict[str, Any] | None = None  # None: the version's own


class Reason(msgspec.Struct, frozen=True):
    """Why a match ended: a code that clients put into words, with the fields to fill in."""

    code: str
    fields: dict[str, Field] = {}


class Aim(msgspec.Struct, frozen=True, omit_defaults=True):
    """What someone who plays alone is up against, told from the first position on, and how far they are."""

    points: float | None = None
    """The points that are asked for; None: the goal is something else than points."""
    code: str = ""
    """What else is asked for: a code that clients put into words; empty: points alone."""
    score: float | None = None
    """The points so far; None: the game tells none before the end."""


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What someone who plays alone was up against, and how far they got: there is no other player to be ahead of."""

    reached: bool
    points: float | None = None
    """The points that were asked for; None: the goal is something else than points."""
    grade: str = ""
    """What the rulebook calls such a result: a code that clients put into words; empty: it has no words for it."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. Rank 1 is best; seats that tie share a rank. No scores: it ended away from the board."""

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    reason: Reason
    goal: Goal | None = None
    """For whoever plays alone, and for nobody else. Alone, one has rank 1 where the goal is reached, else rank 2."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def alone(goal: Goal, reason: Reason, score: float | None = None) -> Outcome:
    """Return how a match of one seat ended; without a score, away from the board."""
    return Outcome(() if score is None else (score,), (1 if goal.reached else 2,), reason, goal)


def rank(*merits: Any) -> tuple[int, ...]:
    """Return ranks by merit, highest first. A merit may be a tuple: points, then tie-breaks."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


class Timeout(msgspec.Struct, Generic[A], frozen=True):
    """What the table plays for slow seats when this phase's clock ends. A new name of the phase starts a new clock."""

    phase: str
    seconds: float
    plays: Mapping[Seat, tuple[A, ...]]
    patient: bool = False
    """Whether the clock stands until some person has acted and waits for others: nobody is hurried for bots alone."""


class Game(ABC, Generic[S, A, V]):
    """The rules of one game: seven methods to write, nine to inherit."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int] = 1
    seats: ClassVar[range]
    sides: ClassVar[tuple[str, ...]] = ()
    """What the rulebook calls the seats, where it names them."""
    state: ClassVar[type[State]]
    actions: tuple[type[A], ...]
    options: ClassVar[type[Options]] = Options
    components: ClassVar[type[Components]] = Components
    gentle: ClassVar[Mapping[str, Any]] = {}
    """The options of a first game, where the rulebook has easier ones for newcomers; none: the usual game will do."""
    least_plays: ClassVar[int] = 3
    """How often everyone must have played before a match that is given up counts: a fifth of its length or so."""

    # Facts of an instance, since options may decide; the class tells what holds if nothing is chosen.

    hidden: bool
    """Whether some seat ever knows less than the whole position."""
    live: bool = False
    """Whether seats race each other in real time: then nobody can play by correspondence, or two on one device."""
    chance: bool = True
    """Whether chance may be drawn once the first position is there; else whatever comes to light is others' doing."""
    draws: bool = False
    """Whether players may agree on a draw."""

    made_of: tuple[Any, Any]
    """The options and components that it was made of."""

    def __new__(cls, options: Any = None, box: Any = None) -> Self:
        made = super().__new__(cls)
        made.made_of = options, box
        return made

    def __init__(self, options: Any = None, box: Any = None) -> None:
        """Work out every table once. Games with options or components say their types here."""

    # What every game writes.

    @abstractmethod
    def start(self, seats: int, seed: Seed) -> S:
        """Return the first position."""

    @abstractmethod
    def active(self, state: S) -> frozenset[Seat]:
        """Return the seats that may act now; none once the game is over.

        One seat: a turn. The seats still to choose: a secret choice. All seats: a race, or boards filled side by side.
        """

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Return an active seat's legal actions, always in the same order."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> None:
        """Change ``state`` in place. The action is trusted to be legal."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: S, watcher: Watcher) -> V:
        """Return all that a watcher with perfect memory knows, built up from nothing."""

    @abstractmethod
    def imagine(self, state: S, watcher: Watcher, rng: Rng) -> S:
        """Return a position this watcher can't tell from the true one: all it can't know is redrawn, generators too.

        It must follow from the view and ``rng`` alone: put what is hidden in order before shuffling it, or a bot that
        imagines twice could tell the truth from a dream.
        """

    # What every game inherits.

    def seen(self, state: S, seat: Seat, action: A, watcher: Watcher) -> A | None:
        """Return how a play about to be made looks to a watcher; None where they don't notice it."""
        return action

    def alike(self, state: S, seat: Seat, shown: A | None, watcher: Watcher) -> Sequence[A]:
        """Return the seat's legal actions that a watcher would see as ``shown``; None: those they wouldn't notice.

        Override it where something is hidden and actions are too many to list.
        """
        return [action for action in self.legal(state, seat) if self.seen(state, seat, action, watcher) == shown]

    def aim(self, state: S) -> Aim | None:
        """Return what whoever plays alone is up against, which is public; None where several play."""
        return None

    def timeout(self, state: S) -> Timeout[A] | None:
        """Return the clock of this phase, or None where the rules have none."""
        return None

    def pace(self, state: S) -> float:
        """Return how many times as long as usual bots wait before they play here, so that people can follow.

        It must follow from what everyone sees. In a race bots react in their own time instead.
        """
        return 1.0

    def proposable(self, state: S, seat: Seat) -> bool:
        """Say whether an active seat's player may have a bot propose the plays to come; they play them themselves.

        Only where these plays stay legal whatever chance and the others do meanwhile, such as tiles laid on one's own
        side. It must follow from the seat's view alone.
        """
        return False

    def read(self, text: str) -> A:
        """Return the action that is written so."""
        return notation.read(text, self.actions)

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Raise IllegalAction unless legal. Override it to say why, or where actions are too many to list."""
        if action not in self.legal(state, seat):
            raise IllegalAction("illegal", "that is not possible now; choose one of the legal actions")

    def play(self, state: S, seat: Seat, action: A) -> None:
        """Check, then apply: what a host calls. Search calls ``apply``."""
        active = self.active(state)
        if not active:
            raise IllegalAction("over", "the game is over; start a new one to play on")
        if seat not in active:
            raise IllegalAction("not_to_act", "it isn’t seat {seat}’s turn; wait for yours", seat=seat + 1)
        self.check(state, seat, action)
        self.apply(state, seat, action)

    def sample(self, state: S, seat: Seat, rng: Rng) -> A:
        """Return a random legal action. Override it where listing them all is slow."""
        return rng.choose(self.legal(state, seat))


AnyGame: TypeAlias = Game[Any, Any, Any]
