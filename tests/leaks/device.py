"""A connection whose other end is a test: it keeps every byte that it is told."""

from __future__ import annotations

from starlette.types import Message

from packhouse import wire
from packhouse.server.gate import Visitor
from packhouse.server.house import House
from packhouse.server.requests import watching
from packhouse.server.sockets.socket import Socket


class Device(Socket):
    def __init__(self, house: House, person: str) -> None:
        super().__init__(house, _nothing, _nowhere, Visitor(person, "", 0), "somewhere")
        self.heard: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(message)

    async def ask(self, frame: str) -> None:
        refusal = await self._answer(frame)
        if refusal is not None:
            assert refusal.code not in ("trouble", "too_fast"), f"{refusal.code} at {frame}"
            self.tell(wire.encode(refusal))

    async def go_away(self) -> None:
        for name in tuple(self.watching):
            await watching.look_away(self._house, self, name)


async def _nothing() -> Message:
    raise AssertionError("a device of a test has no network")


async def _nowhere(message: Message) -> None:
    raise AssertionError("a device of a test has no network")
