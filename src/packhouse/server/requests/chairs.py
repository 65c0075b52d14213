"""Who shall have which seat, and whether a game can be played so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ... import wire
from ...core.errors import BadSetup, Refusal
from ...core.game import AnyGame, Seat, Setup
from ...games import players, turns
from ..config import Config
from ..connection import Connection
from ..limits import home
from ..luck import Luck
from ..people.names import clean_name
from ..people.ratings import Rating, number
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


def check_addresses(config: Config, connection: Connection, others: Iterable[str]) -> None:
    """Refuse a seat at a rated table to whoever is where another of its players is: one person could be both."""
    if not config.rated_together and home(connection.address) in map(home, others):
        sentence = "someone at this table shares your internet address, so you can’t sit down here; play unrated games"
        raise NoSeat("rated_address", sentence + " together instead")


def addressed(chair: Chair, connection: Connection) -> Chair:
    return msgspec.structs.replace(chair, address=connection.address) if chair.kind == "person" else chair


class Grants:
    """Gives seats to whoever asks, with what their tokens will hold."""

    def __init__(self, connection: Connection, rating: Rating, luck: Luck) -> None:
        self._connection, self._rating, self._luck = connection, rating, luck

    def chairs(self, game: str, wishes: Sequence[wire.SeatWish], name: str) -> tuple[Chair, ...]:
        """Return the seats of a new table as its host wishes."""
        return tuple(self._chair(game, seat, wish, name) for seat, wish in enumerate(wishes))

    def own(self, name: str) -> Chair:
        account = self._connection.account
        return Chair(
            kind="person", name=account or clean_name(name), person=self._connection.person, grant=self._grant(),
            rating=number(self._rating) if account else None, provisional=bool(account) and self._rating.is_provisional,
        )  # fmt: skip

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
