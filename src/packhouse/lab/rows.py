"""Played games as rows of a table, the same columns for any game, and as Parquet, which other programs read."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from .. import __version__, games
from ..core import record
from ..core.extras import need
from ..core.game import Seat
from .arena import Series
from .played import Played
from .spread import Spread
from .tally import SeatTally, Tally, wins

SCHEMA = 1
"""Counted up whenever a column changes what it means."""

LABEL = b"packhouse"
"""Under which name a file says whose games it holds."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """Which games these are: with the same words, they can be played again."""

    schema: int
    packhouse: str
    """The release: another one's bots may play otherwise."""
    game: str
    version: int
    options: dict[str, Any]
    components: dict[str, Any] | None
    """A box of someone's own; none: the game's."""
    box: str
    """SHA-256 of what is in the box, the game's own too."""
    seats: int
    bots: list[str]
    seed: str
    """As text: too long for most programs' numbers."""
    records: bool


class Column(NamedTuple):
    name: str
    kind: str
    """Arrow's word for what it holds."""
    of: Callable[[Played], Any]


def about(series: Series, *, records: bool) -> About:
    setup = series.setup
    box = msgspec.json.encode(games.box(setup), order="sorted")
    return About(
        schema=SCHEMA, packhouse=__version__, game=setup.game, version=setup.version, options=setup.options,
        components=setup.components, box=hashlib.sha256(box).hexdigest(), seats=setup.seats, bots=list(series.bots),
        seed=str(setup.seed), records=records,
    )  # fmt: skip


def label(about: About) -> bytes:
    """Return it as text, always the same for the same games."""
    return msgspec.json.encode(about, order="sorted")


def columns(seats: int, *, records: bool) -> list[Column]:
    """Return what a row holds; seats are counted from 1, as people and records do."""
    return [
        Column("number", "int64", lambda game: game.number),
        Column("seed", "string", lambda game: str(game.setup.seed)),
        *(column for seat in range(seats) for column in _of_seat(seat)),
        Column("plays", "int32", lambda game: len(game.steps)),
        Column("reason", "string", lambda game: game.outcome.reason.code),
        Column("goal", "double", lambda game: game.outcome.goal and game.outcome.goal.points),
        Column("grade", "string", lambda game: (game.outcome.goal and game.outcome.goal.grade) or None),
        Column("seconds", "double", lambda game: game.times[-1] if game.times else None),
        *([Column("record", "string", lambda game: record.write(game.record))] if records else []),
    ]


def _of_seat(seat: Seat) -> list[Column]:
    return [
        Column(f"bot_{seat + 1}", "string", lambda game: game.bots[seat]),
        Column(f"score_{seat + 1}", "double", lambda game: game.outcome.scores[seat]),
        Column(f"rank_{seat + 1}", "int32", lambda game: game.outcome.ranks[seat]),
        Column(f"win_{seat + 1}", "double", lambda game: wins(game.outcome)[seat]),
    ]


def parquet(about: About, played: Iterable[Played]) -> bytes:
    """Return games as a Parquet file (a digest for the arena: this travels, the games don't)."""
    arrow, files = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    wanted = columns(about.seats, records=about.records)
    values: list[list[Any]] = [[] for _ in wanted]
    for game in played:
        for column, kept in zip(wanted, values, strict=True):
            kept.append(column.of(game))
    fields = [arrow.field(column.name, arrow.type_for_alias(column.kind)) for column in wanted]
    table = arrow.table(values, schema=arrow.schema(fields, metadata={LABEL: label(about)}))
    file = arrow.BufferOutputStream()
    files.write_table(table, file, compression="zstd")
    return bytes(file.getvalue())


def tally(table: Any, seats: int) -> Tally:
    """Add the rows of an Arrow table up, to the same sums as the games themselves."""

    def column(name: str) -> list[Any]:
        return list(table[name].to_pylist())

    return Tally(
        tuple(
            SeatTally(Spread.of(column(f"win_{seat}")), Spread.of(column(f"score_{seat}")))
            for seat in range(1, seats + 1)
        ),
        Spread.of(column("plays")),
        dict(Counter(column("reason"))),
        dict(Counter(filter(None, column("grade")))),
    )
