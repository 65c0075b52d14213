"""From an open table to a match, or to none: what becomes of its facts."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ...core.commitment import commitment
from ...core.rng import SEED_BITS
from ..luck import Luck
from ..storage.facts import Chair, Facts
from .table import NoTable


def check_open(facts: Facts) -> None:
    if facts.status == "cancelled":
        raise NoTable("cancelled", "this table was cancelled; open a new one")
    if facts.status != "open":
        raise NoTable("started", "the game has already started; you can watch")


def begun_if_full(name: str, now: int, facts: Facts, luck: Luck) -> Facts:
    waits = facts.status != "open" or any(chair.kind == "open" for chair in facts.chairs)
    return facts if waits else begun(name, now, facts, luck)


def begun(name: str, now: int, facts: Facts, luck: Luck) -> Facts:
    """Return the table as its match begins: seats are drawn by lot if so wished, and the seed if none is given."""
    chairs = luck.shuffled(list(facts.chairs)) if facts.shuffle else facts.chairs
    seed = facts.seed or str(luck.bits(SEED_BITS))
    new = msgspec.structs.replace(facts, chairs=unaddressed(chairs), seed=seed, status="playing", started=now)
    return msgspec.structs.replace(new, commitment=commitment(new.setup, name))


def cancelled(facts: Facts) -> Facts:
    if facts.status != "cancelled":
        check_open(facts)
    return closed(facts)


def closed(facts: Facts) -> Facts:
    """Return a table that comes to nothing, whether it has begun or not."""
    return msgspec.structs.replace(facts, chairs=unaddressed(facts.chairs), status="cancelled")


def without_wishes(facts: Facts) -> Facts:
    """Return a table whose rematch nobody asks for any more, unless it has begun."""
    return facts if facts.next else msgspec.structs.replace(facts, chairs=unaddressed(facts.chairs), rematch=())


def unaddressed(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    """Return the seats without what was only for those who wanted to sit down."""
    return tuple(msgspec.structs.replace(chair, address="") for chair in chairs)
