"""All that a report says, in figures: what its page shows, and what programs get."""

from __future__ import annotations

import msgspec

from ...core.game import Aim, Setup
from ..answers import Said
from ..flags import Fared, Flag
from ..intervals import Share
from ..leads import Basis
from ..spread import Summary


class Numbers(msgspec.Struct, frozen=True):
    """Numbers in some figures, and how often each came."""

    summary: Summary
    counts: tuple[tuple[float, int], ...]


class SeatFacts(msgspec.Struct, frozen=True):
    name: str
    bot: str
    wins: Share
    """Its part of the wins; alone, how often the goal was reached."""
    scores: Numbers | None


class SourceFacts(msgspec.Struct, frozen=True):
    """What points came from: means over all games, as nothing where they couldn't."""

    name: str
    winners: float | None
    others: float | None
    seats: tuple[float, ...]
    possible: float
    """In which part of all seats' games points could come from it."""
    when_possible: Summary


class DramaFacts(msgspec.Struct, frozen=True):
    """How games go, by twentieths. What is told of rivals only is None alone."""

    games: int
    halfway: Share | None
    """How often whoever was ahead half-way won; None: nobody was, or somebody played alone."""
    is_credible: bool
    """Whether that is oftener than an even share. If not, who is ahead was misjudged, and nothing follows from it."""
    stood: tuple[Summary | None, ...]
    """The lead of those who won, or reached the goal."""
    missed: tuple[Summary | None, ...]
    open: tuple[float | None, ...]
    """From 1, where who is ahead says nothing, to 0, where it says all."""
    changes: Summary | None = None
    behind: Summary | None = None
    comebacks: Share | None = None
    """How many winners were ever behind."""
    settled: Summary | None = None
    uncertainty: float | None = None
    safe_lead: float | None = None
    decided: float | None = None


class LevelFacts(msgspec.Struct, frozen=True):
    bot: str
    against: str
    games: int
    score: Share


FEW_GAMES = 50
"""Of fewer, hardly anything that is seen is more than luck."""


class Facts(msgspec.Struct, frozen=True):
    packhouse: str
    """The release, as another's bots may play otherwise."""
    game: str
    title: str
    version: int
    options: dict[str, object]
    components: dict[str, object] | None
    changes: tuple[str, ...]
    """What differs in a box of somebody's own, in words."""
    seed: str
    command: str
    games: int
    basis: Basis
    """How it is known who is ahead."""
    judge: str | None
    aim: Aim | None
    """What somebody who plays alone is up against."""
    seats: tuple[SeatFacts, ...]
    reasons: dict[str, int]
    grades: dict[str, int]
    ties: Share | None
    plays: Numbers
    decisions: Numbers
    seconds: Numbers | None
    choices: Summary
    choices_along: tuple[Summary | None, ...]
    winning: Numbers | None
    margins: Numbers | None
    spans: Numbers | None
    drama: DramaFacts | None
    sources: tuple[SourceFacts, ...]
    figures: dict[str, Summary]
    fared: tuple[Fared, ...]
    flags: tuple[Flag, ...]
    perhaps: tuple[Flag, ...]
    """Seats that are clearly uneven, if perhaps by no more than a matter of taste."""
    levels: tuple[LevelFacts, ...]
    said: Said | None = None
    """What people said of the box, where there are answers."""

    @property
    def alone(self) -> bool:
        return len(self.seats) == 1

    @property
    def is_few(self) -> bool:
        return self.games < FEW_GAMES


class Asked(msgspec.Struct, frozen=True):
    """What was asked for."""

    setup: Setup
    bots: tuple[str, ...]
    command: str
    basis: Basis
    judge: str | None = None
    said: Said | None = None
