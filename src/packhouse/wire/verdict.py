"""What the coach says of a match: plain data, the same each time the same match is looked over."""

from __future__ import annotations

import msgspec

from ..core.game import Seat


class Weighed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A play, and what was known of it when it was made. Leads and costs are in points."""

    number: int
    """Of its entry in the log."""
    seat: Seat
    action: str
    lead: float | None = None
    """By how many points its seat could expect to be ahead, alone of the goal; None: nothing to choose, or to tell."""
    cost: float = 0.0
    """How much of that it gave away."""
    better: str = ""
    """What would have been better; empty: nothing."""
    luck: float = 0.0
    """What chance had brought the seat since its decision before."""
    chance: bool = False
    """Whether chance was drawn by the play."""
    phase: str = ""
    """In a race, the phase of the clock."""
    deep: bool = False
    """Whether it was looked at twice."""


class Account(msgspec.Struct, frozen=True):
    """How a seat's lead came about, from its first decision to the end: begun + gifts + luck + rest - slips."""

    begun: float
    slips: float
    """What its own slips cost."""
    gifts: float
    """What the other's slips brought, where two play."""
    luck: float
    rest: float
    """What the coach couldn't foresee: with more than two, what the others did."""
    ended: float


class Pace(msgspec.Struct, frozen=True):
    """Of a seat in a phase of a race: how quick it was, and how well it chose."""

    seat: Seat
    phase: str
    seconds: float
    """From the beginning of the phase to the seat's last play in it, the median."""
    others: float
    """The median of the others' seconds."""
    cost: float | None
    """What its choices gave away in a round, on average; None: there was nothing to choose."""


class Verdict(msgspec.Struct, frozen=True):
    weighed: tuple[Weighed, ...]
    """Every play that stands."""
    slips: tuple[tuple[int, ...], ...]
    """The worst of each seat, the worst first, as places among those plays."""
    swings: tuple[int, ...]
    """Where it turned: the dearest slips, and the plays before which luck brought most, in the order of the match."""
    accounts: tuple[Account | None, ...]
    """Of each seat; None: nothing can be told of it."""
    chance: bool
    """Whether chance had a part in the match once it had begun."""
    paces: tuple[Pace, ...]
    """Of races; empty elsewhere."""
