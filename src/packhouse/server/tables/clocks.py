"""Clocks: what each seat has left, folded from the log, so that any worker and any restart knows the same."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ...core.game import Seat
from ...core.match import AnyMatch, Entry, Play, Undo
from ...wire import Clock, Times

SECOND = 1000
"""Milliseconds."""


class Used(NamedTuple):
    """What a play took of its seat's time, and what it earned."""

    time: int
    earned: int


class Clocks:
    """All times are milliseconds since the match began. Only the clocks of people who may act run, and earn time."""

    def __init__(self, clock: Clock, match: AnyMatch, active: Collection[Seat], bots: Collection[Seat]) -> None:
        self.clock = clock
        self.spent = [0] * match.setup.seats
        """What each seat has used of the whole game's time, less its increments."""
        self.since: list[int | None] = [None] * match.setup.seats
        """When each seat's present move began; None: its clock stands."""
        self.phase = ""
        self.phase_ends: int | None = None
        self._used: dict[int, Used] = {}
        """What each play took and earned, by its number in the log."""
        self._owed: list[list[int]] = [[] for _ in self.since]
        """What was used already of each seat's moves to come: neither an undo nor a stand-in gives time back."""
        self._go_on(match, 0, active, bots)

    def follow(
        self, match: AnyMatch, entry: Entry, active: Collection[Seat], bots: Collection[Seat], *, public: bool = True
    ) -> None:
        """Fold the entry just added to the match, whose active seats are given; none once it is over.

        A play that isn't public ends no move: the clock would tell of it.
        """
        if isinstance(entry, Play) and public:
            self._stop_after_play(entry.seat, len(match.log), entry.at)
        if isinstance(entry, Undo):
            self._take_back(match, entry)
        self._go_on(match, entry.at, active, bots)

    @property
    def deadline(self) -> int | None:
        """When the next clock runs out."""
        if self.clock.kind == "none":
            return self.phase_ends
        ends = [end for end in (self.phase_ends, *map(self._ends, range(len(self.since)))) if end is not None]
        return min(ends, default=None)

    def late(self, now: int) -> list[Seat]:
        """Return the seats whose own time is over."""
        if self.clock.kind == "none":
            return []
        return [seat for seat in range(len(self.since)) if (end := self._ends(seat)) is not None and end <= now]

    def phase_is_over(self, now: int) -> bool:
        return self.phase_ends is not None and self.phase_ends <= now

    def times(self, now: int) -> Times | None:
        """Return what people are shown; None where no clock is set."""
        if self.clock.kind == "none" and self.phase_ends is None:
            return None
        phase = None if self.phase_ends is None else max(0, self.phase_ends - now)
        return Times(self._seats(now), phase)

    def left(self, now: int) -> Times | None:
        """Return what seats have left, for those who look back; None where they have no clocks."""
        return None if self.clock.kind == "none" else Times(self._seats(now))

    def _seats(self, now: int) -> tuple[int | None, ...]:
        return tuple(self.left_of(seat, now) for seat in range(len(self.since)))

    def left_of(self, seat: Seat, now: int) -> int | None:
        """Return what a seat has left; None where no clock is set."""
        if self.clock.kind == "none":
            return None
        end = self._ends(seat)
        return self._budget(seat) - sum(self._owed[seat][:1]) if end is None else max(0, end - now)

    def _stop_after_play(self, seat: Seat, number: int, at: int) -> None:
        since = self.since[seat]
        if since is None:  # a bot has played, and time is given to whoever plays
            self._used[number] = Used(self._owed_first(seat), 0)
        else:
            self._used[number] = Used(at - since, self.clock.increment * SECOND)
        self._stop(seat, at)
        self.spent[seat] -= self._used[number].earned

    def _take_back(self, match: AnyMatch, undo: Undo) -> None:
        """Undo never gives time back: neither the increments nor the time that the plays took."""
        used: dict[Seat, list[int]] = {}
        for number in sorted(number for number in self._used if number > undo.to):
            play = match.log[number - 1]
            assert isinstance(play, Play)
            time, earned = self._used.pop(number)
            self.spent[play.seat] += earned
            used.setdefault(play.seat, []).append(time)
        for seat, times in used.items():
            self._pause(seat, undo.at)
            self._owe(seat, times)

    def _stop(self, seat: Seat, at: int) -> None:
        since = self.since[seat]
        if since is not None:
            self.spent[seat] += at - since
            self.since[seat] = None

    def _pause(self, seat: Seat, at: int) -> None:
        """Stop in the middle of a move, which goes on later."""
        since = self.since[seat]
        if since is not None:
            self._owe(seat, [at - since])
        self._stop(seat, at)

    def _owe(self, seat: Seat, times: list[int]) -> None:
        if self.clock.kind != "game":  # there it is spent, whatever it was spent on
            self._owed[seat][:0] = times

    def _owed_first(self, seat: Seat) -> int:
        return self._owed[seat].pop(0) if self._owed[seat] else 0

    def _go_on(self, match: AnyMatch, at: int, active: Collection[Seat], bots: Collection[Seat]) -> None:
        for seat in range(len(self.since)):
            if seat not in active:
                self._stop(seat, at)
                self._owed[seat].clear()
            elif seat in bots:
                self._pause(seat, at)
            elif self.since[seat] is None:
                self.since[seat] = at - self._owed_first(seat)
        self._time_phase(match, at, active, bots)

    def _time_phase(self, match: AnyMatch, at: int, active: Collection[Seat], bots: Collection[Seat]) -> None:
        timeout = match.game.timeout(match.state) if active else None
        waiting = any(seat not in active and seat not in bots for seat in range(len(self.since)))
        if timeout is None or (timeout.patient and not waiting):
            self.phase, self.phase_ends = "", None
        elif timeout.phase != self.phase:
            self.phase, self.phase_ends = timeout.phase, at + round(timeout.seconds * SECOND)

    def _budget(self, seat: Seat) -> int:
        spent = self.spent[seat] if self.clock.kind == "game" else 0
        return self.clock.seconds * SECOND - spent

    def _ends(self, seat: Seat) -> int | None:
        since = self.since[seat]
        return None if since is None else since + self._budget(seat)
