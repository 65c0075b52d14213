"""Matches as records: out of the store once they are over, and back into it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence

import msgspec

from ... import games
from ...core import record
from ...core.commitment import commitment
from ...core.errors import BadRecord
from ...core.match import AnyMatch, Entry, Match, Seated
from ...core.record import Record
from ..luck import Luck
from ..people.names import shown_name
from ..tables.table import NoTable
from .facts import BOT, STAND_IN, TABLE_BYTES, Chair, Facts
from .store import Store
from .tables import Logged, logging, opening

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What a table can be called; its record is a file of that name."""


async def record_text(store: Store, table: str) -> str:
    """Return a finished match's record: until then its seed and its secrets stay here."""
    stored = await store.table(table)
    if stored is None or not stored.facts.seed or stored.facts.lesson:
        raise NoTable("no_such_table", "there is no such game; ask for its link again")
    return await asyncio.to_thread(_written, table, stored.facts, await store.tail(table, 0))


def _written(table: str, facts: Facts, log: Sequence[Logged]) -> str:
    setup = facts.setup
    match: AnyMatch = Match(games.load(setup), setup, [logged.entry for logged in log])
    if match.outcome is None:
        raise NoTable("not_over", "the game isn’t over yet; its record is open when it is")
    return record.write(
        Record(
            setup=setup, players=tuple(chair.name for chair in facts.chairs), log=tuple(match.log),
            result=record.result_text(match.outcome), match_id=table, commitment=facts.commitment,
        )
    )  # fmt: skip


def checked(written: Record) -> Record:
    """Return the record if its match is legal and over, and its seed the one that was promised."""
    if written.match_id and not TABLE_ID.fullmatch(written.match_id):
        raise BadRecord("match_id", "“{match}” isn’t the name of a match", match=written.match_id)
    match = record.replayed(written, games.load(written.setup))
    if match.outcome is None:
        raise BadRecord("unfinished", "the game is not over; only finished ones are kept")
    if written.commitment and written.commitment != commitment(written.setup, written.match_id):
        raise BadRecord("unproved", "the seed is not the one that was promised at the start")
    return written


async def add_record(store: Store, written: Record, now: int, luck: Luck) -> bool:
    """Store a checked record as a finished table; False, and nothing is done, if its table is there already."""
    name = written.match_id or luck.token(TABLE_BYTES)
    if await store.table(name) is not None:
        return False
    await store.database.write(*opening(name, _facts(written), now), *logging(name, [*map(_clean, written.log)]))
    return True


def _clean(entry: Entry) -> Entry:
    """Return the entry with the bot that it names, if any, as others may see it."""
    if not isinstance(entry, Seated) or not entry.occupant:
        return entry
    prefix = BOT if entry.occupant.startswith(BOT) else ""
    name = shown_name(entry.occupant.removeprefix(prefix))
    return msgspec.structs.replace(entry, occupant=prefix + name if name or not prefix else STAND_IN)


def _facts(written: Record) -> Facts:
    setup = written.setup
    return Facts(
        game=setup.game, game_version=setup.version, options=setup.options, components=setup.components,
        chairs=tuple(Chair(kind="local", name=shown_name(name)) for name in written.players), host="", status="over",
        seed=str(setup.seed), commitment=written.commitment,
    )  # fmt: skip
