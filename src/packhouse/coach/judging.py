"""From plays that were weighed to a verdict: the worst slips, where it turned, and what was luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from ..bots.payoffs import ahead
from ..core.game import Outcome, Seat
from ..wire.verdict import Account, Verdict, Weighed
from .looking import costly
from .pacing import paces
from .past import Past
from .weighing import DIGITS

VERSION = 2
"""Of how the coach judges: the verdict of another one is worked out anew."""
WORST = 3
"""So many slips of each seat are shown."""
SWINGS = 5
"""So many turns of the match."""
APART = 16
"""Turns are further from each other than so many of a match's parts."""
TURN = 1.0
"""What cost or brought fewer points turned nothing."""
FEW = 2
"""With more players than that, what luck brought a seat is also what the others did."""


def judged(past: Past, found: Sequence[Weighed], outcome: Outcome) -> Verdict:
    """Put a verdict together; ``outcome`` is how the match ended."""
    seats = range(past.setup.seats)
    courses = [Course(past, found, seat, outcome) for seat in seats]
    luck = {place: points for course in courses for place, points in course.luck.items()}
    plays = tuple(msgspec.structs.replace(one, luck=luck.get(place, 0.0)) for place, one in enumerate(found))
    return Verdict(
        weighed=plays,
        slips=tuple(tuple(costly(found, seat)[:WORST]) for seat in seats),
        swings=tuple(sorted(_turns(plays, with_luck=past.setup.seats <= FEW))),
        accounts=tuple(course.account for course in courses),
        chance=any(one.chance for one in found),
        paces=tuple(paces(past, found)),
    )


class Course:
    """How one seat's lead went, from decision to decision."""

    def __init__(self, past: Past, found: Sequence[Weighed], seat: Seat, outcome: Outcome) -> None:
        self.found, self.seat, self.is_duel = found, seat, past.setup.seats == 2
        self.places = [place for place, one in enumerate(found) if one.seat == seat and one.lead is not None]
        end = ahead(outcome, seat)
        self.ended = end if end is not None or not self.places else self._left(self.places[-1])
        self.luck = {place: points for place, points, drawn in self._surprises() if drawn and place < len(found)}

    def _left(self, place: int) -> float:
        """Return what a decision left of the lead."""
        one = self.found[place]
        return (one.lead or 0.0) - one.cost

    def _surprises(self) -> Iterator[tuple[int, float, bool]]:
        """Give what changed from decision to decision by nobody's slip, and whether chance was drawn meanwhile."""
        for place, after in pairwise([*self.places, len(self.found)]):
            then = self.ended if after == len(self.found) else self.found[after].lead
            points = (then or 0.0) - self._left(place) - self._gifts(place, after)
            yield after, round(points, DIGITS), any(one.chance for one in self.found[place:after])

    def _gifts(self, first: int, last: int) -> float:
        """Return what slips of the other's brought, where two play: with more of them nobody knows whom they help."""
        if not self.is_duel:
            return 0.0
        return sum(one.cost for one in self.found[first:last] if one.seat != self.seat)

    @property
    def account(self) -> Account | None:
        if not self.places or self.ended is None:
            return None
        begun = self.found[self.places[0]].lead or 0.0
        slips = sum(one.cost for one in self.found if one.seat == self.seat)
        gifts, luck = self._gifts(self.places[0], len(self.found)), sum(self._drawn())
        rest = self.ended - begun + slips - gifts - luck
        return Account(*(round(points, DIGITS) for points in (begun, slips, gifts, luck, rest, self.ended)))

    def _drawn(self) -> Iterator[float]:
        yield from (points for _, points, drawn in self._surprises() if drawn)


def _turns(plays: Sequence[Weighed], *, with_luck: bool) -> list[int]:
    """Return the places of the dearest slips and of the most luck, some way apart: one turn isn't told twice."""
    changes = [max(one.cost, abs(one.luck) if with_luck else 0.0) for one in plays]
    found: list[int] = []
    for place in sorted(range(len(plays)), key=lambda place: -changes[place]):
        if changes[place] < TURN or len(found) == SWINGS:
            break
        if all(abs(place - other) > len(plays) / APART for other in found):
            found.append(place)
    return found
