"""One decision, judged by what its seat knew: nothing here sees more than a sight, and all chance follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from ..bots.bot import Player, Sight
from ..core import notation
from ..core.rng import QuickRng
from ..wire.verdict import Weighed

EVEN = 0.25
"""What costs less points than this is as good."""
DIGITS = 2


def weighed(coach: Player, sight: Sight[Any, Any, Any], action: Any, number: int, more: Sequence[Any] = ()) -> Weighed:
    """Weigh an action against what the coach would have played, and against some more."""
    written = notation.write(action)
    unknown = Weighed(number, sight.seat, written)
    if len(sight.legal) < 2:
        return unknown
    rng = QuickRng(_chance(sight, written))
    actions = [*dict.fromkeys([action, coach.judge(sight, rng).action, *more])]
    leads = coach.weigh(sight, actions, rng)
    if leads is None:
        return unknown
    most = max(leads)
    cost, better = round(most - leads[0], DIGITS), notation.write(actions[leads.index(most)])
    if cost < EVEN:
        return msgspec.structs.replace(unknown, lead=round(leads[0], DIGITS))
    return msgspec.structs.replace(unknown, lead=round(most, DIGITS), cost=cost, better=better)


def _chance(sight: Sight[Any, Any, Any], action: str) -> int:
    """Return a seed that is the same wherever the seat sees the same and plays the same."""
    seen = msgspec.json.encode([sight.seat, action, sight.view])
    return int.from_bytes(blake2b(seen, digest_size=8, person=b"coach").digest(), "little")
