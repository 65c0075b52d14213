"""What catches the eye among seats and components: only what chance would hardly ever show, and its evidence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import NormalDist
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from .correction import holm
from .effects import FEW, TASTE, Gap, gap
from .intervals import CONFIDENCE, Share, share
from .offered import Name, Offered
from .rates import Rate, hardly_taken, rate
from .tally import Tally

What: TypeAlias = Literal["ahead", "behind", "hardly taken", "stronger", "weaker"]
"""A seat that wins more or less than its share; a component that nobody wants, or that wins more or less."""


class Flag(msgspec.Struct, frozen=True):
    kind: str
    name: str
    what: What
    evidence: str
    chance: float
    """How likely chance alone shows as much, where so many things were looked at (Holm)."""


class Suspect(NamedTuple):
    """What would be a flag, were it less likely."""

    flag: Flag
    chance: float


class Seated(NamedTuple):
    """A seat that would be one."""

    flag: Flag
    chance: float
    won: Share


class Fared(msgspec.Struct, frozen=True):
    """How a component did."""

    kind: str
    name: str
    dealt: bool
    taken: int
    offers: int
    picked: Share | None
    """How often it was taken when it was on offer; None: chance deals it."""
    even: float | None
    """How often it would be, were all on offer alike."""
    gap: Gap | None
    """None: too few had it, or too few lacked it."""


def fared(offered: Offered) -> list[tuple[Fared, Rate]]:
    """Return all components by kind, the most taken first."""
    found = [_fared(offered, key) for key in offered.components]
    return sorted(found, key=lambda one: (one[0].kind, -one[0].taken / one[0].offers, one[0].name))


def _fared(offered: Offered, key: Name) -> tuple[Fared, Rate]:
    component, (kind, name) = offered.components[key], key
    found = rate(component.picks)
    picked, even = (None, None) if component.dealt else (found.share, component.even.mean)
    return Fared(
        kind, name, component.dealt, found.taken, found.offers, picked, even, gap(offered.had(key))
    ), found  # fmt: skip


def flags(tally: Tally, names: Sequence[str], components: Sequence[tuple[Fared, Rate]], *, alike: bool) -> list[Flag]:
    """Return what is left where all that was looked at is taken into account; ``alike``: whether all bots are."""
    suspects: list[Suspect | Seated] = [
        *(_seats(tally, names) if alike and len(names) > 1 else ()),
        *(one for found, picks in components for one in _component(found, picks)),
    ]
    chances = holm([suspect.chance for suspect in suspects])
    found = [
        msgspec.structs.replace(suspect.flag, chance=chance)
        for suspect, chance in zip(suspects, chances, strict=True)
        if chance < 1 - CONFIDENCE
    ]
    return sorted(found, key=lambda flag: flag.chance)


def perhaps(tally: Tally, names: Sequence[str], named: Sequence[Flag]) -> list[Flag]:
    """Return seats whose wins are clear of an even share, without being named: it may be no more than matters."""
    known, even = {flag.name for flag in named if flag.kind == "seat"}, 1 / len(names)
    found = [one for one in _seats(tally, names) if one.flag.name not in known] if len(names) > 1 else []
    return [
        msgspec.structs.replace(one.flag, chance=one.chance) for one in found if not one.won.low <= even <= one.won.high
    ]


def _seats(tally: Tally, names: Sequence[str]) -> Iterator[Seated]:
    even = 1 / len(names)
    seats = [*zip(names, tally.seats, strict=True)]
    if len(seats) == 2:  # what one wins more, the other wins less
        seats = [max(seats, key=lambda one: one[1].wins.sum)]
    for name, seat in seats:
        if seat.wins.count < FEW:
            continue
        won = share(seat.wins.sum, seat.wins.count)
        evidence = f"wins {told(won)} of {seat.wins.count:,} games, where {percent(even)} would be even"
        widest = min(0.5, even + TASTE)  # of all shares that nobody minds, the one that differs most by chance
        error = (widest * (1 - widest) / seat.wins.count) ** 0.5
        chance = 2 * NormalDist().cdf((TASTE - abs(won.value - even)) / error)
        what: What = "ahead" if won.value > even else "behind"
        yield Seated(Flag("seat", name, what, evidence, 1.0), min(1.0, chance), won)


def _component(found: Fared, picks: Rate) -> Iterator[Suspect]:
    if found.even is not None and picks.worth >= FEW:
        would = found.even * found.offers
        times = f"taken {found.taken:,} of {found.offers:,} times, where {would:,.0f} would be even"
        yield Suspect(Flag(found.kind, found.name, "hardly taken", times, 1.0), hardly_taken(picks, found.even))
    if found.gap:
        having, lacking = told(found.gap.having), told(found.gap.lacking)
        what: What = "stronger" if found.gap.value > 0 else "weaker"
        wins = (
            f"the {found.gap.seats:,} seats with it win {having}, the {found.gap.others:,} without {lacking}: "
            f"{points(found.gap)}, seat for seat"
        )
        yield Suspect(Flag(found.kind, found.name, what, wins, 1.0), found.gap.chance)


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def told(found: Share) -> str:
    return f"{percent(found.value)} ({100 * found.low:.0f} to {100 * found.high:.0f})"


def points(found: Gap) -> str:
    """Write a gap."""
    gap = round(100 * found.value)
    return f"{f'{gap:+d}'.replace('-', '−') if gap else 0} ± {100 * found.error:.0f} percentage points"
