"""Those who watch a table, and what each of them has been told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec

from ... import wire
from ...core.game import Seat, Watcher
from ..connection import Connection
from ..storage.facts import Facts
from ..storage.tables import MessageKey
from .scene import Scene


class Asked(NamedTuple):
    """A seat's message that entries come from: its connection hears of them as the answer."""

    seat: Seat
    id: str
    connection: Connection

    @property
    def key(self) -> MessageKey:
        return self.seat, self.id


class Audience:
    def __init__(self) -> None:
        self.connections: dict[Connection, Watcher] = {}
        """Whoever watches, and from which seat."""
        self._told: dict[Watcher, int] = {}
        """How much of the match each watcher has been told of."""
        self._legal_told: dict[Watcher, str] = {}

    def move(self, old: Facts, new: Facts) -> None:
        """Let everyone look from where they sit now."""
        self.connections = {connection: _moved(old, new, seat) for connection, seat in self.connections.items()}

    def tell(self, message: wire.Message) -> None:
        """Tell everyone the same."""
        _tell(tuple(self.connections), message)

    def tell_each(self, message: Callable[[Connection], wire.Message]) -> None:
        for connection in tuple(self.connections):
            connection.tell(wire.encode(message(connection)))

    def tell_news(self, scene: Scene, asked: Asked | None) -> None:
        """Tell each watcher what is new to them; whoever asked for it in any case, as the answer."""
        asker = asked and asked.connection
        for watcher in set(self.connections.values()):
            told = self._told.get(watcher, 0)
            is_answered = asker is not None and self.connections.get(asker) == watcher
            if scene.count(watcher) == told and not is_answered:
                continue
            update = scene.update(watcher, told, self._legal_told)
            self._told[watcher] = update.number
            if is_answered and asked:
                asked.connection.tell(wire.encode(msgspec.structs.replace(update, answer=asked.id)))
            others = [each for each, seat in self.connections.items() if seat == watcher and each is not asker]
            if others and update.number > told:
                _tell(others, update)

    def tell_all(self, connection: Connection, scene: Scene, since: int, answer: str) -> None:
        """Tell one of them all that happened past what they have been told, and what there is to see."""
        watcher = self.connections[connection]
        self._legal_told.pop(watcher, None)  # what was told before, this connection may not have heard
        update = scene.update(watcher, since, self._legal_told)
        self._told[watcher] = update.number
        connection.tell(wire.encode(msgspec.structs.replace(update, answer=answer)))


def _tell(connections: Iterable[Connection], message: wire.Message) -> None:
    encoded = wire.encode(message)
    for connection in connections:
        connection.tell(encoded)


def _moved(old: Facts, new: Facts, seat: Watcher) -> Watcher:
    """Return where whoever had this seat sits now; None: they were sent away."""
    if seat is None:
        return None
    grant = old.chairs[seat].grant
    return next((seat for seat, chair in enumerate(new.chairs) if chair.is_persons and chair.grant == grant), None)
