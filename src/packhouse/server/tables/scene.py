"""What there is to see at a table, for each watcher; worked out once for all who see the same."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from ... import wire
from ...core import notation
from ...core.game import Outcome, Seat, Watcher
from ...core.match import AnyMatch
from ...core.tree import fold
from .chronicle import Chronicle


class Scene:
    """A table at one moment. This and the chronicle are the only ways by which anything about a match goes out."""

    def __init__(
        self,
        table: str,
        match: AnyMatch,
        chronicle: Chronicle,
        turns: Sequence[int],
        active: tuple[Seat, ...],
        outcome: Outcome | None,
        times: wire.Times | None,
        seed: str,
    ) -> None:
        self._table, self._match, self._chronicle, self._turns = table, match, chronicle, turns
        self._active, self._outcome, self._times, self._seed = active, outcome, times, seed
        self._public = b""
        """What everyone sees, where nothing is hidden, once somebody looked."""

    def count(self, watcher: Watcher) -> int:
        """Return how much there is to tell a watcher in all."""
        return len(self._chronicle.told(watcher))

    def update(self, watcher: Watcher, since: int, legal_told: dict[Watcher, str]) -> wire.Update:
        """Return what is new to a watcher; legal actions only where they differ from those told before."""
        told = self._chronicle.told(watcher)
        legal = self._legal(watcher) if watcher in self._active else None
        if legal is not None and legal_told.get(watcher) == legal:
            legal = None
        elif legal is not None:
            legal_told[watcher] = legal
        return wire.Update(
            table=self._table, number=len(told), seen=tuple(told[since:]), view=msgspec.Raw(self._view(watcher)),
            active=self._active, legal=UNSET if legal is None else legal,
            proposable=self._is_proposable(watcher),
            turn=0 if watcher is None else self._turns[watcher], seat=watcher, times=self._times,
            aim=self._match.game.aim(self._match.state), outcome=self._outcome, seed=self._seed,
        )  # fmt: skip

    def _view(self, watcher: Watcher) -> bytes:
        if self._match.game.hidden:
            return self._seen(watcher)
        self._public = self._public or self._seen(None)
        return self._public

    def _seen(self, watcher: Watcher) -> bytes:
        return wire.encode(self._match.game.view(self._match.state, watcher))

    def _is_proposable(self, watcher: Watcher) -> bool:
        if watcher is None or not self._may_act(watcher):
            return False
        return self._match.game.proposable(self._match.state, watcher)

    def _may_act(self, seat: Seat) -> bool:
        """Say whether it is the turn of the seat's player; once it has resigned, only the bot has turns there."""
        return seat in self._active and seat not in self._match.resigned

    def _legal(self, seat: Seat) -> str:
        actions = self._match.game.legal(self._match.state, seat) if self._may_act(seat) else ()
        return fold(list(map(notation.write, actions)))


def view_of(match: AnyMatch, watcher: Watcher) -> bytes:
    """Return a watcher's view; where nothing is hidden, everyone's."""
    return wire.encode(match.game.view(match.state, watcher if match.game.hidden else None))


def looking_back(request: wire.Recall, match: AnyMatch, watcher: Watcher, times: wire.Times | None) -> bytes:
    """Return what a watcher saw of a match as it was, with the clocks of then."""
    game, outcome = match.game, match.outcome
    view = view_of(match, watcher)
    active = () if outcome else tuple(sorted(game.active(match.state)))
    return wire.encode(
        wire.Recalled(
            id=request.id, table=request.table, number=request.number, view=msgspec.Raw(view), active=active,
            times=None if outcome else times, aim=game.aim(match.state), outcome=outcome,
        )
    )  # fmt: skip
