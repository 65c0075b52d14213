"""What someone with one laptop might do to a house: each attack is bounded, and counts what comes of it.

python -m tests.server.hostile ATTACK PORT SECONDS MOST
"""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import cycle
from typing import Any, TypeAlias

from .garbage import Garbage, masked

FROM = "127.0.0.2"
"""Where they come from: this machine, but not as the proxy that is trusted by default."""
TEXT, PING, GOES_ON, FIRST_PART = 0x81, 0x89, 0x00, 0x01
SOCKETS = 20
FEW = 4
LARGE = 15_000
PIECE = 64 * 1024
LAST = 10.0
"""Seconds that whoever has sent everything waits for what comes of it."""

HEAD = "GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
HEAD += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"

Line: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
GONE = (ConnectionError, TimeoutError, asyncio.IncompleteReadError)


class Attack:
    """One house attacked for a while, and what came of it."""

    def __init__(self, port: int, seconds: float, most: int, address: str = FROM) -> None:
        self.port, self.address = port, address
        self.count: Counter[str] = Counter()
        self._most = most
        self._end = time.monotonic() + seconds

    def goes_on(self) -> bool:
        return time.monotonic() < self._end and self.count["sent"] < self._most

    async def connect(self) -> Line:
        self.count["connections"] += 1
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, PIECE)  # else much counts as sent that nobody was sent
        line.bind((self.address, 0))
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
        return await asyncio.open_connection(sock=line)

    async def open(self) -> Line | None:
        """Open a socket; none where the house says no."""
        reader, writer = await self.connect()
        with suppress(*GONE):
            writer.write(HEAD.encode())
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            if head.startswith(b"HTTP/1.1 101"):
                self.count["opened"] += 1
                return reader, writer
        self.count["refused"] += 1
        await _close(writer)
        return None

    async def flood(self, piece: bytes, worth: int, *, reads: bool = True) -> None:
        """Send the same again and again over a socket, and over another when that one is cut off."""
        while self.goes_on():
            line = await self.open()
            if line is None:
                await asyncio.sleep(0.05)
                continue
            reading = asyncio.create_task(_swallow(line[0])) if reads else None
            try:
                while self.goes_on():
                    line[1].write(piece)
                    await asyncio.wait_for(line[1].drain(), 5)
                    await asyncio.sleep(0)
                    if line[1].is_closing() or (reading is not None and reading.done()):
                        raise ConnectionResetError
                    self.count["sent"] += worth
                if reading is not None:
                    await asyncio.wait([reading], timeout=LAST)
                    self.count["cut off"] += reading.done()
            except ConnectionError:
                self.count["cut off"] += 1
            except TimeoutError:
                self.count["not read"] += 1
            finally:
                if reading is not None:
                    reading.cancel()
                await _close(line[1])

    async def hold(self, begin: bytes, drip: bytes) -> None:
        """Begin a request and never end it."""
        began = time.monotonic()
        reader, writer = await self.connect()
        with suppress(*GONE):
            writer.write(begin)
            while self.goes_on():
                writer.write(drip)
                await writer.drain()
                self.count["sent"] += 1
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(100), 0.2)
                    break
        await _close(writer)
        held = time.monotonic() - began
        self.count["longest held ms"] = max(self.count["longest held ms"], round(held * 1000))


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
    with suppress(*GONE):
        await writer.wait_closed()


async def _swallow(reader: asyncio.StreamReader) -> None:
    with suppress(*GONE):
        while await reader.read(PIECE):
            pass


async def nobody(attack: Attack) -> None:
    """As busy as an attacker on the same machine, and sends nothing: what is to be compared with."""
    while attack.goes_on():
        sum(range(10_000))
        await asyncio.sleep(0)


async def pings(attack: Attack) -> None:
    """One socket full of empty pings."""
    ping = masked(PING, b"")
    await attack.flood(ping * 2000, 2000)


async def unread_pongs(attack: Attack) -> None:
    """Pings as large as they may be, and nobody reads the pongs."""
    await attack.flood(masked(PING, b"x" * 125) * 500, 500, reads=False)


async def fragments(attack: Attack) -> None:
    """Messages in parts of one byte, which never end."""
    await attack.flood(masked(FIRST_PART, b"x") + masked(GOES_ON, b"x") * 2000, 2001)


async def messages(attack: Attack) -> None:
    """What can't be read, or comes too fast."""
    garbage = Garbage(1, ["no-such-table"])
    frames = [frame for frame in (garbage.frame() for _ in range(2000)) if len(frame) < 4000]
    piece = b"".join(masked(TEXT, frame if isinstance(frame, bytes) else frame.encode()) for frame in frames[:200])
    await asyncio.gather(*(attack.flood(piece, 200) for _ in range(SOCKETS)))


async def requests(attack: Attack) -> None:
    """Good requests, far too many."""
    piece = masked(TEXT, b'{"type":"lobby","id":"a","on":false}') * 500
    await asyncio.gather(*(attack.flood(piece, 500) for _ in range(SOCKETS)))


async def large(attack: Attack) -> None:
    """Messages just below the size at which the house hangs up."""
    await asyncio.gather(*(attack.flood(masked(TEXT, b"x" * LARGE) * 4, 4) for _ in range(SOCKETS)))


async def halves(attack: Attack) -> None:
    """Requests that nobody ends, many at a time."""
    await asyncio.gather(*(attack.hold(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"") for _ in range(320)))


async def bodies(attack: Attack) -> None:
    """Bodies that nobody ends."""
    head = b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    head += b"Content-Length: 9000\r\n\r\n"
    await asyncio.gather(*(attack.hold(head, b" ") for _ in range(100)))


async def headers(attack: Attack) -> None:
    """Headers without an end, as fast as they are read."""
    line = b"X-More: " + b"x" * 8000 + b"\r\n"
    await asyncio.gather(*(attack.hold(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", line * 8) for _ in range(SOCKETS)))


async def trailers(attack: Attack) -> None:
    """Headers without an end behind a body, as fast as they are read."""
    head = b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    head += b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    await asyncio.gather(*(attack.hold(head, b"x: x\r\n" * 10_000) for _ in range(SOCKETS)))


async def in_a_row(attack: Attack) -> None:
    """Requests over one connection without a wait for the answers, which are read."""
    while attack.goes_on():
        reader, writer = await attack.connect()
        reading = asyncio.create_task(_swallow(reader))
        with suppress(*GONE):
            while attack.goes_on() and not reading.done():
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 500)
                await writer.drain()
                attack.count["sent"] += 500
        reading.cancel()
        await _close(writer)


async def visits(attack: Attack) -> None:
    """Requests over many connections, each asked when the last is answered."""
    await asyncio.gather(*(_visit(attack) for _ in range(90)))


async def _visit(attack: Attack) -> None:
    while attack.goes_on():
        reader, writer = await attack.connect()
        with suppress(*GONE):
            while attack.goes_on():
                writer.write(b"GET /privacy HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
                length = head.lower().partition(b"content-length: ")[2].partition(b"\r")[0]
                await reader.readexactly(int(length))
                attack.count["sent"] += 1
        await _close(writer)


async def boxes(attack: Attack) -> None:
    """Components files that are malformed or hostile, over a few connections, each sent when the last is answered."""
    await asyncio.gather(*(_send_boxes(attack) for _ in range(FEW)))


async def _send_boxes(attack: Attack) -> None:
    from .bad_boxes import BAD  # noqa: PLC0415 — the other attacks need no games

    while attack.goes_on():
        reader, writer = await attack.connect()
        with suppress(*GONE):
            for bad in cycle(BAD.values()):
                head = f"POST /api/games/{bad.game}/boxes HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                head += f"Content-Type: application/toml\r\nContent-Length: {len(bad.file)}\r\n\r\n"
                writer.write(head.encode() + bad.file)
                answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
                length = answer.lower().partition(b"content-length: ")[2].partition(b"\r")[0]
                await reader.readexactly(int(length))
                attack.count["sent"] += 1
                attack.count[f"answered {answer.split()[1].decode()}"] += 1
                if not attack.goes_on():
                    break
        await _close(writer)


ATTACKS: dict[str, Callable[[Attack], Coroutine[Any, Any, None]]] = {
    attack.__name__: attack
    for attack in (
        nobody,
        pings,
        unread_pongs,
        fragments,
        messages,
        requests,
        large,
        halves,
        bodies,
        headers,
        trailers,
        in_a_row,
        visits,
        boxes,
    )
}


def main() -> None:
    kind, port, seconds, most = sys.argv[1:]
    attack = Attack(int(port), float(seconds), int(most))
    asyncio.run(_bounded(kind, attack, float(seconds)))
    sys.stdout.write(json.dumps(attack.count) + "\n")


async def _bounded(kind: str, attack: Attack, seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[kind](attack), seconds + LAST)


if __name__ == "__main__":
    main()
