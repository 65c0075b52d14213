"""Races: how quick each seat was in each phase, and what its choices there gave away."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean, median
from typing import NamedTuple

from ..core.game import Seat
from ..wire.verdict import Pace, Weighed
from .past import Past
from .weighing import DIGITS


class Bout(NamedTuple):
    """A seat in one phase of one round."""

    seconds: float
    cost: float | None


def paces(past: Past, found: Sequence[Weighed]) -> Iterator[Pace]:
    """Give every seat's pace in every phase that has a clock, in the order in which phases come."""
    bouts = _bouts(past, found)
    for phase in dict.fromkeys(phase for phase, _ in bouts):
        seconds = {seat: median(bout.seconds for bout in bouts[phase, seat]) for seat in _seats(bouts, phase)}
        for seat, own in seconds.items():
            others = [theirs for other, theirs in seconds.items() if other != seat]
            costs = [bout.cost for bout in bouts[phase, seat] if bout.cost is not None]
            cost = round(fmean(costs), DIGITS) if costs else None
            yield Pace(seat, phase, round(own, DIGITS), round(median(others or [own]), DIGITS), cost)


def _seats(bouts: dict[tuple[str, Seat], list[Bout]], phase: str) -> list[Seat]:
    return sorted(seat for name, seat in bouts if name == phase)


def _bouts(past: Past, found: Sequence[Weighed]) -> dict[tuple[str, Seat], list[Bout]]:
    """Return every seat's bouts by the phase's name, whatever its round."""
    bouts: dict[tuple[str, Seat], list[Bout]] = defaultdict(list)
    begun = 0
    for places in _rounds(found):
        for seat in sorted({found[place].seat for place in places}):
            own = [place for place in places if found[place].seat == seat]
            seconds = (past.plays[own[-1]].at - begun) / 1000
            bouts[found[own[0]].phase.partition(" ")[0], seat].append(Bout(seconds, _given([found[at] for at in own])))
        begun = past.plays[places[-1]].at
    return bouts


def _rounds(found: Sequence[Weighed]) -> Iterator[list[int]]:
    """Give the plays of one phase after the other, by their places."""
    places: list[int] = []
    for place, one in enumerate(found):
        if places and found[places[0]].phase != one.phase:
            yield places
            places = []
        if one.phase:
            places.append(place)
    if places:
        yield places


def _given(own: Sequence[Weighed]) -> float | None:
    """Return what a seat gave away in a phase: what it took back in time cost nothing."""
    leads = [(one.lead, one.lead - one.cost) for one in own if one.lead is not None]
    return max(0.0, leads[0][0] - leads[-1][1]) if leads else None
