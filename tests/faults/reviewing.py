"""Faults in what is reviewed."""

from __future__ import annotations

import msgspec

from packhouse.core.game import Watcher
from tests.contract import reviewing
from tests.toys.sealed import rules as sealed
from tests.toys.sealed.rules import Sealed

from .fault import caught_by


@caught_by(reviewing.a_review_follows_from_the_view_as_it_is_sent)
class HasCardsThatAreNotReadBack(Sealed):
    def view(self, state: sealed.State, watcher: Watcher) -> sealed.View:
        seen = super().view(state, watcher)
        return msgspec.structs.replace(seen, hand=tuple(map(float, seen.hand)))


@caught_by(reviewing.reviews_are_small_and_a_browser_reads_them_exactly)
class HasCardsThatABrowserRounds(Sealed):
    def view(self, state: sealed.State, watcher: Watcher) -> sealed.View:
        seen = super().view(state, watcher)
        return msgspec.structs.replace(seen, hand=tuple(card + 2**60 for card in seen.hand))
