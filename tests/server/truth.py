"""What was acknowledged and shown, compared with what is stored."""

from __future__ import annotations

from packhouse import games
from packhouse.client import Table
from packhouse.core.game import Setup
from packhouse.core.match import AnyMatch, Match, Play

from .entries import Row, logs
from .players import Player


def check(database: str, players: list[Player]) -> None:
    """Compare what was acknowledged to players with what is stored, and fold every match to its end."""
    stored = logs(database)
    for player in players:
        for table in player.tables:
            log, seat = stored.get(table.id, []), table.seat
            assert seat is not None
            assert player.acknowledged[table.id, seat] == [play.action for play in asked_for(log, seat)]
            assert [row.number for row in log] == [*range(1, len(log) + 1)]
            assert replayed(table, log).outcome == table.outcome is not None


def asked_for(log: list[Row], seat: int) -> list[Play]:
    """Return the plays of a seat that a person asked for, rather than a clock."""
    return [row.entry for row in log if isinstance(row.entry, Play) and row.seat == seat and row.message is not None]


def replayed(table: Table, log: list[Row]) -> AnyMatch:
    """Return the match of a finished table, folded from the log as it is stored."""
    assert table.newest is not None
    facts = table.facts
    setup = Setup(
        game=facts.game, version=facts.game_version, seats=len(facts.seats), seed=int(table.newest.seed),
        options=facts.options,
    )  # fmt: skip
    return Match(games.load(setup), setup, [row.entry for row in log])
