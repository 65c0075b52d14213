"""A game being played: its set-up, its log, and the position that follows from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Self, TypeAlias, assert_never

import msgspec

from . import notation
from .errors import IllegalAction
from .game import A, Game, Goal, Outcome, Reason, S, Seat, Setup, alone, rank


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag=str.lower, omit_defaults=True):
    at: int = 0
    """Milliseconds since the match began: for clocks and people, never for a rule."""


class Play(_Entry, frozen=True):
    """An action by a seat, in notation."""

    seat: Seat
    action: str
    late: bool = False
    """Whether the clock played it, for whoever was too slow."""


class Undo(_Entry, frozen=True):
    """Takes back every play past number ``to`` that still stands."""

    to: int


class Resign(_Entry, frozen=True):
    """The seat gives up. Where two or more others remain, they and whoever sits down here play on."""

    seat: Seat
    late: bool = False
    """Whether it was the clock that gave up."""


class Draw(_Entry, frozen=True):
    """All agreed on a draw."""


class Seated(_Entry, frozen=True):
    """From here on this player, a person or a bot, has the seat."""

    seat: Seat
    occupant: str


Entry: TypeAlias = Play | Undo | Resign | Draw | Seated


class Match(Generic[S, A]):
    """The log is the truth: entries are only ever added, and entry number n is the n-th of them."""

    def __init__(self, game: Game[S, A, Any], setup: Setup, log: Iterable[Entry] = ()) -> None:
        self.game = game
        self.setup = setup
        self.log: list[Entry] = []
        self.standing: list[int] = []
        """The numbers of the plays that no undo has taken back."""
        self.occupants = [""] * setup.seats
        self.resigned: list[Seat] = []
        self.late: set[Seat] = set()
        """Those of them whose clock gave up."""
        self.drawn = False
        self.state = game.start(setup.seats, setup.seed)
        for entry in log:
            self.add(entry)

    def copy(self) -> Self:
        """Return an independent match: what a host tries an entry on before it is stored."""
        twin = type(self).__new__(type(self))
        twin.game, twin.setup, twin.drawn = self.game, self.setup, self.drawn
        twin.log, twin.standing = self.log[:], self.standing[:]
        twin.occupants, twin.resigned = self.occupants[:], self.resigned[:]
        twin.late = self.late.copy()
        twin.state = self.state.copy()
        return twin

    def at(self, number: int) -> Self:
        """Return the match as it was after entry ``number``; what was taken back by then isn't played again."""
        twin = type(self)(self.game, self.setup)
        twin.log = self.log[:number]
        for place, entry in enumerate(twin.log, 1):
            match entry:
                case Play():
                    twin.standing.append(place)
                case Undo():
                    twin.standing = [kept for kept in twin.standing if kept <= entry.to]
                case _:
                    twin._note(entry)
        twin.state = twin._replayed(twin.standing)
        return twin

    def add(self, entry: Entry) -> None:
        """Fold one more entry, or raise a refusal and change nothing."""
        if self.log and entry.at < self.log[-1].at:
            raise IllegalAction("time", "an entry can’t be earlier than the one before it")
        if self.outcome is not None and not isinstance(entry, Seated):
            raise IllegalAction("over", "the game is over; start a new one to play on")
        match entry:
            case Play():
                entry = self._play(entry)
            case Undo():
                self._undo(entry)
            case _:
                self._note(entry)
        self.log.append(entry)

    def play(self, seat: Seat, action: A, at: int = 0) -> None:
        self.add(Play(seat=seat, action=notation.write(action), at=at))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended: on the board, by resigning or by agreement; None while it goes on."""
        ended = self._level("draw_agreed") if self.drawn else self.game.outcome(self.state)
        if not self.resigned:
            return ended
        if ended is None and self.setup.seats - len(self.resigned) > 1:
            return None
        gave_up = "out_of_time" if self.resigned[-1] in self.late else "resigned"
        if self.setup.seats == 1:
            return alone(Goal(reached=False), Reason(gave_up))
        return self._ranked_behind(ended or self._level(gave_up))

    def _level(self, reason: str) -> Outcome:
        return Outcome((), (1,) * self.setup.seats, Reason(reason))

    def _ranked_behind(self, board: Outcome) -> Outcome:
        """Rank whoever resigned behind everyone else, the first to resign last."""
        stayed = self.setup.seats
        merits = [
            (self.resigned.index(seat) if seat in self.resigned else stayed, -place)
            for seat, place in enumerate(board.ranks)
        ]
        return msgspec.structs.replace(board, ranks=rank(*merits))

    def _play(self, entry: Play) -> Play:
        """Play, and return the entry as the log has it: however it was typed, in the action's own notation."""
        action = self.game.read(entry.action)
        self.game.play(self.state, self._known(entry.seat), action)
        self.standing.append(len(self.log) + 1)
        return msgspec.structs.replace(entry, action=notation.write(action))

    def _undo(self, entry: Undo) -> None:
        kept = [number for number in self.standing if number <= entry.to]
        if kept == self.standing:
            raise IllegalAction("nothing_to_undo", "there is no move past number {to} to take back", to=entry.to)
        self.standing, self.state = kept, self._replayed(kept)

    def _replayed(self, numbers: Iterable[int]) -> S:
        """Return the position that plays of the log lead to, from the start."""
        state = self.game.start(self.setup.seats, self.setup.seed)
        for number in numbers:
            play = self.log[number - 1]
            assert isinstance(play, Play)
            self.game.apply(state, play.seat, self.game.read(play.action))
        return state

    def _note(self, entry: Resign | Draw | Seated) -> None:
        """Fold what changes nothing on the board."""
        match entry:
            case Resign():
                self._resign(entry)
            case Draw():
                self._draw()
            case Seated():
                self.occupants[self._known(entry.seat)] = entry.occupant
            case _:
                assert_never(entry)

    def _resign(self, entry: Resign) -> None:
        if self._known(entry.seat) in self.resigned:
            raise IllegalAction("resigned", "seat {seat} has resigned already", seat=entry.seat + 1)
        self.resigned.append(entry.seat)
        if entry.late:
            self.late.add(entry.seat)

    def _draw(self) -> None:
        if not self.game.draws or self.setup.seats == 1:
            raise IllegalAction("no_draws", "{title} has no agreed draws; play on", title=self.game.title)
        self.drawn = True

    def _known(self, seat: Seat) -> Seat:
        if seat not in range(self.setup.seats):
            raise IllegalAction("no_such_seat", "there is no seat {seat} at this table; choose another", seat=seat + 1)
        return seat


AnyMatch: TypeAlias = Match[Any, Any]
