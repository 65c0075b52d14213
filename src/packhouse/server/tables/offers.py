"""What is offered at a table, and what became of the last offer."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

import msgspec

from ...core.game import Watcher
from ...core.match import AnyMatch
from ...wire import Offer, SeenDraw, SeenPlay, SeenUndo, Settled
from ..storage.facts import Facts
from .chronicle import Chronicle


class Offers(NamedTuple):
    """The offers of a match that has begun."""

    facts: Facts
    match: AnyMatch
    chronicle: Chronicle

    @property
    def standing(self) -> Offer | None:
        """What is offered and not lapsed: the next entry that everyone notices ends every offer."""
        return self.facts.offer if self.facts.offered_at == self.chronicle.public else None

    @property
    def settled(self) -> Settled | None:
        """How the last offer came to nothing, until the next play after that."""
        facts = self.facts
        if (facts.settled is None and facts.offer is None) or self.match.outcome is not None:
            return None
        if facts.offer is None:
            return None if self._moves(1) else facts.settled
        has_lapsed = (
            self.chronicle.public > facts.offered_at and self._moves(2) < 2 and not self._came_about(facts.offer)
        )
        return Settled(kind=facts.offer.kind, seat=facts.offer.seat, how="lapsed") if has_lapsed else None

    @property
    def told(self) -> tuple[Offer | None, Settled | None]:
        """What is told of them to everyone: with what changes here, the table is described anew."""
        return self.standing, self.settled

    def to(self, watcher: Watcher) -> Offer | None:
        """Return what is offered now, with the number that an undo goes back to where the watcher knows it."""
        offer, facts = self.standing, self.facts
        is_here = len(self.match.log) > facts.offer_to  # the play may still have to come from the store
        if offer is None or watcher not in facts.offer_known or not is_here:
            return offer
        return msgspec.structs.replace(offer, to=self.chronicle.count(watcher, facts.offer_to))

    def _moves(self, most: int) -> int:
        """Count what was played or taken back since, up to so many."""
        told = self.chronicle.told(None)
        since = islice(told, self.facts.offered_at, None)
        return sum(1 for _ in islice((one for one in since if isinstance(one, SeenPlay | SeenUndo)), most))

    def _came_about(self, offer: Offer) -> bool:
        told = islice(self.chronicle.told(None), self.facts.offered_at, None)
        return any(isinstance(one, SeenDraw if offer.kind == "draw" else SeenUndo) for one in islice(told, 2))
