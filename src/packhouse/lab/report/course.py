"""How games went, as facts; nothing of it where whoever was held to be ahead wins no oftener than anybody."""

from __future__ import annotations

from collections.abc import Sequence

from ..drama import Drama, decided, foresight, safe_lead, uncertainty
from ..intervals import share
from ..leads import MARKS
from ..spread import Spread, Summary, summary
from .facts import DramaFacts


def course(drama: Drama, seats: int) -> DramaFacts:
    halfway = foresight(drama)
    if halfway and halfway.value <= 1 / seats:
        nothing = (None,) * (MARKS + 1)
        return DramaFacts(drama.followed, halfway, False, nothing, nothing, nothing)
    stood, missed = along(drama.stood), along(drama.missed)
    open_ = tuple(uncertainty(drama, seats)) if seats > 1 else (None,) * (MARKS + 1)
    if not drama.behind.counts:  # alone, or nobody ever won without sharing it
        return DramaFacts(drama.followed, halfway, True, stood, missed, open_)
    known = [one for one in open_[:MARKS] if one is not None]
    never = drama.behind.counts.get(0.0, 0)
    return DramaFacts(
        drama.followed, halfway, True, stood, missed, open_,
        changes=summary(drama.changes), behind=summary(drama.behind),
        comebacks=share(drama.behind.count - never, drama.behind.count), settled=summary(drama.settled),
        uncertainty=sum(known) / len(known), safe_lead=safe_lead(drama), decided=decided(drama),
    )  # fmt: skip


def along(spreads: Sequence[Spread]) -> tuple[Summary | None, ...]:
    """Return what is known of each twentieth."""
    return tuple(summary(spread) if spread.counts else None for spread in spreads)
