"""Who shall have which seat, and whether a game can be played so."""

from __future__ import annotations

from collections.abc import Sequence

from ... import wire
from ...core.errors import BadSetup, Refusal
from ...core.game import AnyGame, Seat, Setup
from ...games import players, turns
from ..connection import Connection
from ..luck import Luck
from ..people.names import clean_name
from ..storage.facts import Chair

GRANT_BYTES = 9


class NoSeat(Refusal):
    """There is no seat to be had."""


def check_wishes(
    game: AnyGame, clock: wire.Clock, wishes: Sequence[wire.SeatWish], new: Setup | None = None
) -> list[str]:
    """Return the kinds of seats that are wished for, if the game can be played so; a ``new`` table is told how else."""
    kinds: list[str] = [wish.kind for wish in wishes]
    if kinds.count("me") > 1:
        raise BadSetup("one_seat", "you can only take one seat; give other people on your device local seats")
    _check_live(game, clock, kinds, new)
    return kinds


def _check_live(game: AnyGame, clock: wire.Clock, kinds: Sequence[str], new: Setup | None) -> None:
    """Refuse to play a race in real time by correspondence or on one device."""
    if not game.live or (clock.kind != "days" and "local" not in kinds):
        return
    calm = next(turns.changes(new), None) if new else None
    more = ", or choose {option}={value}" if calm else ""
    fields = {"title": game.title} | (calm._asdict() if calm else {})
    if clock.kind == "days":
        raise BadSetup("live_only", "{title} is a race in real time; take another clock" + more, **fields)
    sentence = "{title} is a race in real time: everyone needs a device of their own" + more
    raise BadSetup("no_local", sentence, **fields)


class Grants:
    """Gives seats to whoever asks, with what their tokens will hold."""

    def __init__(self, connection: Connection, rating: int | None, luck: Luck) -> None:
        self._connection, self._rating, self._luck = connection, rating, luck

    def chairs(self, game: str, wishes: Sequence[wire.SeatWish], name: str) -> tuple[Chair, ...]:
        """Return the seats of a new table as its host wishes."""
        return tuple(self._chair(game, seat, wish, name) for seat, wish in enumerate(wishes))

    def own(self, name: str) -> Chair:
        called = self._connection.account or clean_name(name)
        return Chair(
            kind="person", name=called, person=self._connection.person, grant=self._grant(), rating=self._rating
        )

    def _chair(self, game: str, seat: Seat, wish: wire.SeatWish, name: str) -> Chair:
        match wish.kind:
            case "me":
                return self.own(name or wish.name)
            case "local":
                called = clean_name(wish.name or f"Player {seat + 1}")
                return Chair(kind="local", name=called, person=self._connection.person, grant=self._grant())
            case "bot":
                return Chair(kind="bot", name=players.named(game, wish.name).name)
            case _:
                return Chair()

    def _grant(self) -> str:
        return self._luck.token(GRANT_BYTES)
