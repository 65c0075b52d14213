"""A world: a house with one table, and a device at every seat."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from packhouse import wire
from packhouse.core import notation
from packhouse.core.commitment import commitment
from packhouse.core.game import Seat, Setup
from packhouse.core.match import AnyMatch, Play
from packhouse.server.house import House
from packhouse.server.keeper.expiry import run_out
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.tables.table import Table

from .device import Device
from .dream import DreamTable, States


class World:
    def __init__(self, house: House, name: str, states: States | None = None) -> None:
        self.house = house
        self.name = name
        self.states = states
        """What is dreamt, where it isn't the truth."""

    async def open(self, setup: Setup, clock: wire.Clock) -> None:
        self.facts = _facts(setup, clock, self.name, self.house.time.now)
        await self.house.store.open(self.name, self.facts, self.house.time.now)
        self._dream()
        self.seats = [self.device(seat) for seat in range(setup.seats)]
        await self.house.tables.load(self.name)

    async def restart(self) -> None:
        """Have the table loaded from the store again, as after a crash."""
        self.house.tables.drop(self.table)
        assert self.name not in self.house.tables
        self._dream()
        await self.house.tables.load(self.name)

    def _dream(self) -> None:
        if self.states is not None:
            house = self.house
            house.tables._in_memory[self.name] = DreamTable(self.name, house, self.states)

    def device(self, seat: Seat | None) -> Device:
        return Device(self.house, "a spectator" if seat is None else f"person {seat}")

    @property
    def table(self) -> Table:
        return self.house.tables._in_memory[self.name]

    @property
    def match(self) -> AnyMatch:
        return self.table.match

    async def play(self, seat: Seat, action: Any, message: str) -> None:
        """Play from the seat's device; for whoever has resigned, as the bot that stands in."""
        text, length = notation.write(action), len(self.match.log)
        if seat in self.match.resigned:
            await self.table.commit(lambda match, at: [Play(seat=seat, action=text, at=at)])
        else:
            play = wire.Play(id=message, table=self.name, action=text, turn=self.table.turn(seat))
            await self.seats[seat].ask(wire.encode(play).decode())
        assert len(self.match.log) > length, self.seats[seat].heard[-1]

    async def settle(self) -> None:
        """Wait until no bot is asked anything."""
        while self.house.questions:
            await asyncio.sleep(0)

    async def run_out(self) -> None:
        await run_out(self.table)

    async def finish(self) -> None:
        await self.house.keeper.books.close(self.table)

    def sent(self, device: Device) -> list[bytes]:
        """Return what the device has heard since it was last asked, but for the promise and, at the end, the seed."""
        heard, device.heard = device.heard, []
        return [self._blank(message) for message in heard]

    def _blank(self, message: bytes) -> bytes:
        read = wire.read_message(message)
        if isinstance(read, wire.Table):
            assert read.commitment == self.facts.commitment
            return message.replace(self.facts.commitment.encode(), b"")
        if isinstance(read, wire.Update) and read.outcome:
            assert read.seed == self.facts.seed
            return wire.encode(msgspec.structs.replace(read, seed=""))
        return message


def _facts(setup: Setup, clock: wire.Clock, name: str, now: int) -> Facts:
    chairs = tuple(
        Chair(kind="person", name=f"Player {seat}", person=f"person {seat}", grant=f"grant-{seat}")
        for seat in range(setup.seats)
    )
    return Facts(
        game=setup.game, game_version=setup.version, options=setup.options, chairs=chairs, clock=clock, public=True,
        host="person 0", status="playing", seed=str(setup.seed), started=now, commitment=commitment(setup, name),
    )  # fmt: skip
