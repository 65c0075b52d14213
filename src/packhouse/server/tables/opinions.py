"""Who may still say what they thought of an own box."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.game import Seat
from ..storage.facts import Facts


def asked(facts: Facts, own: Iterable[Seat]) -> bool:
    """Say whether someone who has these seats hasn't said so yet, for any of them."""
    return facts.components is not None and not facts.goes_on and {*own} != set() and not {*own} & {*facts.told}
