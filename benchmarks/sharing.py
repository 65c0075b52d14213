"""Someone takes all they can get of what is scarce: how long does somebody else wait for it, before and meanwhile?

python -m benchmarks.sharing [bots|undo|create|crowd|guess] …
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import statistics
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from packhouse.core.tree import unfold
from tests.server.house import ServedHouse, served

TOKEN = "a token that is long"
USUAL = {
    "metrics_token": TOKEN,
    "connections": 100,
    "rate": 100,
    "address_rate": 1000,
    "tables": 20,
    "creations": 1,
    "bot_pace": 0.7,
}
"""The settings that houses have unless someone changes them."""
IDS = itertools.count()
ATTACKER, HONEST = "192.0.2.66", "198.51.100.7"
LONGEST = 240.0
PLAYS = 25


class Client:
    """One socket of someone at an address."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.heard: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in self._socket:
                self.heard.append(json.loads(frame))
                self._news.set()

    async def send(self, kind: str, **fields: Any) -> str:
        name = f"m{next(IDS)}"
        await self._socket.send(json.dumps({"type": kind, "id": name, **fields}))
        return name

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        name = await self.send(kind, **fields)
        return await self.first(lambda heard: name in (heard.get("id"), heard.get("answer")))

    async def first(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the first such message, of those heard or to come."""
        async with asyncio.timeout(LONGEST):
            place = 0
            while True:
                for place in range(place, len(self.heard)):  # noqa: B020 — goes on where it was
                    if is_it(self.heard[place]):
                        return self.heard[place]
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def came(house: ServedHouse, address: str, cookie: str = "") -> AsyncIterator[Client]:
    headers = {"x-forwarded-for": address} | ({"cookie": cookie} if cookie else {})
    async with connect(
        f"ws://127.0.0.1:{house.port}/socket", additional_headers=headers, proxy=None, ping_interval=None
    ) as socket:
        yield Client(socket)


async def timed(work: Callable[[], Awaitable[Any]]) -> float:
    began = time.perf_counter()
    await work()
    return time.perf_counter() - began


async def often(work: Callable[[], Awaitable[Any]], times: int) -> list[float]:
    return [await timed(work) for _ in range(times)]


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "name": level}


async def bots(house: ServedHouse) -> dict[str, Any]:
    """Fifty tables where masters think, and a casual bot at someone else's."""

    async def answered() -> None:
        opened = await honest.ask("create", game="packit", seats=[bot("casual"), {"kind": "me"}], name="Ada")
        await honest.first(
            lambda heard: heard["type"] == "update" and heard["table"] == opened["table"] and heard["number"] > 0
        )

    async with came(house, HONEST) as honest:
        await answered()
        quiet = await often(answered, 3)
        async with came(house, ATTACKER) as attacker:
            for _ in range(50):
                await attacker.ask("create", game="packit", seats=[bot("master"), {"kind": "me"}], name="Eve")
            await asyncio.sleep(1)
            loud = await often(answered, 3)
        async with came(house, "192.0.2.67") as attacker:
            for _ in range(20):
                await attacker.ask("create", game="packit", seats=[bot("casual"), bot("casual")], name="Eve")
        await asyncio.sleep(4)
        before = thoughts(house)
        await asyncio.sleep(6)
        left = thoughts(house) - before
    return {"quiet_s": max(quiet), "loud_s": max(loud), "plays_in_6s_at_tables_that_nobody_watches": left}


def thoughts(house: ServedHouse) -> float:
    asked = urllib.request.Request(f"{house.address}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    with urllib.request.urlopen(asked) as answer:
        lines = answer.read().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("packhouse_bot_plays_total"))


async def undo(house: ServedHouse) -> dict[str, Any]:
    """Thirty take-backs at long tables alone, and someone else's preview."""

    async def tried() -> None:
        answer = await honest.ask("preview", table=own, action=action)
        assert answer["type"] == "previewed", answer

    async with came(house, HONEST) as honest, contextlib.AsyncExitStack() as crowd:
        own, action = await begun(honest)
        quiet = await often(tried, 5)
        tables = []
        for _ in range(30):
            attacker = await crowd.enter_async_context(came(house, ATTACKER))
            tables.append((attacker, await alone(attacker)))
        for attacker, (table, _) in tables:
            await attacker.send("undo", table=table)
        await asyncio.sleep(0.2)
        loud = await often(tried, 5)
    return {"quiet_s": max(quiet), "loud_s": max(loud), "plays_a_table": tables[0][1][1]}


async def begun(client: Client) -> tuple[str, str]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = str((await client.ask("create", game="packit", seats=seats, name="Ada"))["table"])
    await client.ask("start", table=table, level="casual")
    told = await client.first(lambda heard: heard["type"] == "update" and heard["table"] == table)
    return table, unfold(told["legal"])[0]


async def alone(client: Client) -> tuple[str, int]:
    """Play much at a table for oneself, up to before its end; return the table, and how often."""
    made = await client.ask("create", game="essentials", seats=[{"kind": "me"}], name="Eve")
    table = str(made["table"])
    told = await client.first(lambda heard: heard["type"] == "update" and heard["table"] == table)
    for turn in range(PLAYS):
        answer = await client.ask("play", table=table, action=unfold(told["legal"])[0], turn=turn)
        if answer["type"] != "update" or answer.get("outcome"):
            return table, turn
        told = answer if answer.get("legal") else told
    return table, PLAYS


async def create(house: ServedHouse) -> dict[str, Any]:
    """Ten sockets that open one table after the other, nearly all refused, and someone else's messages."""

    async def greeted() -> None:
        await honest.ask("here", soon=False)
        await asyncio.sleep(0.02)

    async def insist() -> None:
        async with came(house, ATTACKER) as attacker:
            while True:
                await attacker.ask("create", game="pandemonium", seats=[{"kind": "me"}, {"kind": "open"}], name="Eve")
                await asyncio.sleep(0.1)  # as fast as a connection may ask for ever

    async with came(house, HONEST) as honest:
        quiet = await often(greeted, 50)
        insisting = [asyncio.create_task(insist()) for _ in range(10)]
        await asyncio.sleep(4)
        loud = await often(greeted, 100)
        for each in insisting:
            each.cancel()
        await asyncio.gather(*insisting, return_exceptions=True)
    return {"quiet_median_s": statistics.median(quiet) - 0.02, "loud_median_s": statistics.median(loud) - 0.02}


async def crowd(house: ServedHouse) -> dict[str, Any]:
    """Phrases, offers and public tables as fast as they go."""
    async with came(house, HONEST) as honest, came(house, ATTACKER) as attacker, came(house, ATTACKER) as other:
        seats = [{"kind": "me"}, {"kind": "open"}]
        own = str((await honest.ask("create", game="packit", seats=seats, name="Ada", public=True))["table"])
        table = str((await attacker.ask("create", game="packit", seats=seats, name="Eve"))["table"])
        await other.ask("sit", table=table, name="Bo")
        phrase = attacker.heard[0]["phrases"][0]
        end = time.monotonic() + 5
        while time.monotonic() < end:
            await attacker.ask("say", table=table, phrase=phrase)
            await asyncio.sleep(0.012)  # as fast as a connection may ask for ever
        said = sum(heard["type"] == "said" for heard in other.heard)
        end = time.monotonic() + 4
        while time.monotonic() < end:
            await attacker.ask("draw", table=table)
            await attacker.ask("decline", table=table)
            await asyncio.sleep(0.024)
        offers = sum(heard["type"] == "table" and heard.get("offer") is not None for heard in other.heard)
        end, opened, refused = time.monotonic() + 45, 0, 0
        async with came(house, ATTACKER) as host:
            full = await flooded(house, end)
            opened, refused = full
            lobby = (await asked_lobby(host))["tables"]
    listed = any(each["table"] == own for each in lobby)
    return {
        "phrases": said, "offers": offers, "opened": opened, "refused": refused, "honest_table_listed": listed
    }  # fmt: skip


async def asked_lobby(client: Client) -> dict[str, Any]:
    await client.send("lobby", on=True)
    return await client.first(lambda heard: heard["type"] == "tables")


async def flooded(house: ServedHouse, end: float) -> tuple[int, int]:
    """Open public tables, each guest as many as they may."""
    opened = refused = 0
    while time.monotonic() < end:
        async with came(house, ATTACKER) as guest:
            for _ in range(20):
                seats = [{"kind": "me"}, {"kind": "open"}]
                answer = await guest.ask("create", game="packit", seats=seats, name="Eve", public=True)
                opened, refused = opened + (answer["type"] == "done"), refused + (answer["type"] != "done")
                if answer["type"] != "done":
                    await asyncio.sleep(0.2)
                if time.monotonic() > end:
                    break
    return opened, refused


async def guess(house: ServedHouse) -> dict[str, Any]:
    """Guess a password from thirty IPv6 networks, and let its owner sign in meanwhile."""

    def post(path: str, body: dict[str, str], address: str, cookie: str = "") -> tuple[int, str]:
        headers = {"content-type": "application/json", "x-forwarded-for": address, "cookie": cookie}
        asked = urllib.request.Request(house.address + path, json.dumps(body).encode(), headers, method="POST")
        try:
            with urllib.request.urlopen(asked, timeout=LONGEST) as answer:
                set_cookies = answer.headers.get_all("set-cookie") or []
                return answer.status, "; ".join(each.split(";")[0] for each in set_cookies)
        except urllib.error.HTTPError as refused:
            return refused.code, ""

    right = {"name": "Owner", "password": "correct horse"}
    wrong = {"name": "Owner", "password": "battery staple"}
    _, cookie = post("/api/account", right, HONEST)

    async def signed_in(cookie: str, address: str) -> int:
        return (await asyncio.to_thread(post, "/api/session", right, address, cookie))[0]

    loop = asyncio.get_running_loop()
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415

    loop.set_default_executor(ThreadPoolExecutor(300))
    quiet = await timed(lambda: signed_in(cookie, HONEST))
    networks = [f"2001:db8:{number:x}::1" for number in range(30)]
    guesses = [
        asyncio.create_task(asyncio.to_thread(post, "/api/session", wrong, network))
        for network in networks
        for _ in range(9)
    ]
    await asyncio.sleep(0.3)
    began = time.perf_counter()
    known = await signed_in(cookie, HONEST)
    known_s = time.perf_counter() - began
    codes = [code for code, _ in await asyncio.gather(*guesses)]
    counted = {code: codes.count(code) for code in sorted(set(codes))}
    return {"quiet_s": quiet, "loud_s": known_s, "owner": known, "guesses": counted}


ATTACKS = {work.__name__: work for work in (bots, undo, create, crowd, guess)}


def main() -> None:
    for name in sys.argv[1:] or ATTACKS:
        with tempfile.TemporaryDirectory() as folder, served(Path(folder), "", **USUAL) as house:
            figures = asyncio.run(ATTACKS[name](house))
            print(json.dumps({"attack": name, **figures}))


if __name__ == "__main__":
    main()
