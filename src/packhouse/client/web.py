"""What the house answers over plain HTTP: accounts, games, records."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from ..core.errors import Field, Refusal
from ..wire import answers
from .answers import refusal
from .line import Line, cookie_header, cookie_of

TIMEOUT = 30.0


class _Refused(msgspec.Struct):
    code: str
    sentence: str
    fields: dict[str, Field] = {}


class Web:
    """Requests by the same person as the socket's; who signs in or out is someone else at the socket too."""

    def __init__(self, line: Line, as_someone_else: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        self._line = line
        self._someone_else = as_someone_else

    async def sign_up(self, name: str, password: str) -> None:
        """Make an account of one's own, and sign in."""
        await self._as_someone_else("POST", "/api/account", name=name, password=password)

    async def sign_in(self, name: str, password: str) -> None:
        await self._as_someone_else("POST", "/api/session", name=name, password=password)

    async def sign_out(self) -> None:
        await self._as_someone_else("DELETE", "/api/session")

    async def change_password(self, old: str, new: str) -> None:
        await self._as_someone_else("POST", "/api/password", old=old, new=new)

    async def delete_account(self, password: str) -> None:
        await self._as_someone_else("DELETE", "/api/account", password=password)

    async def games(self) -> Any:
        """Return the games that can be played here, with their options."""
        return msgspec.json.decode(await self._ask("GET", "/api/games"))

    async def me(self) -> Any:
        return msgspec.json.decode(await self._ask("GET", "/api/me"))

    async def my_tables(self) -> tuple[answers.MyTable, ...]:
        """Return one's tables, those that go on first, with what is new there."""
        return msgspec.json.decode(await self._ask("GET", "/api/me/tables"), type=tuple[answers.MyTable, ...])

    async def person(self, name: str) -> answers.Person:
        """Return what everyone may know of an account."""
        return msgspec.json.decode(await self._ask("GET", f"/api/people/{quote(name)}"), type=answers.Person)

    async def leaders(self, game: str) -> tuple[answers.Leader, ...]:
        """Return the best at a game."""
        return msgspec.json.decode(await self._ask("GET", f"/api/ratings/{game}"), type=tuple[answers.Leader, ...])

    async def bests(self, game: str) -> tuple[answers.Best, ...]:
        """Return the best that people have done alone, by set-up."""
        return msgspec.json.decode(await self._ask("GET", f"/api/bests/{game}"), type=tuple[answers.Best, ...])

    async def my_games(self, page: int = 1) -> bytes:
        """Return one's finished games, as a ZIP file of records."""
        return await self._ask("GET", f"/api/me/games?page={page}")

    async def record(self, table: str) -> str:
        """Return the record of a finished match."""
        return (await self._ask("GET", f"/api/tables/{table}/record")).decode()

    async def components(self, game: str) -> str:
        """Return a game's own components file, to start from."""
        return (await self._ask("GET", f"/api/games/{game}/components")).decode()

    async def box(self, game: str, file: str) -> answers.Box:
        """Let a components file of one's own be checked; its ``box`` opens tables, unless it is empty."""
        path = f"/api/games/{game}/boxes"
        sent = await asyncio.to_thread(self._fetch, "POST", path, file.encode(), "application/toml")
        return msgspec.json.decode(sent, type=answers.Box)

    async def _as_someone_else(self, method: str, path: str, **fields: str) -> None:
        async with self._someone_else():
            await self._ask(method, path, **fields)

    async def _ask(self, method: str, path: str, **fields: str) -> bytes:
        body = msgspec.json.encode(fields) if fields else None
        return await asyncio.to_thread(self._fetch, method, path, body)

    def _fetch(self, method: str, path: str, body: bytes | None, kind: str = "application/json") -> bytes:
        headers = cookie_header(self._line.cookie) | ({"Content-Type": kind} if body else {})
        address = self._line.address.rstrip("/") + path
        request = Request(address, body, headers, method=method)  # noqa: S310 — the caller's own address
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310
                self._keep_cookie(answer.headers.get_all("Set-Cookie", []))
                content: bytes = answer.read()
                return content
        except HTTPError as error:
            with error:
                raise _refusal(error) from None

    def _keep_cookie(self, headers: list[str]) -> None:
        for header in headers:
            self._line.cookie = cookie_of(header) or self._line.cookie


def _refusal(error: HTTPError) -> Refusal:
    try:
        refused = msgspec.json.decode(error.read(), type=_Refused)
    except msgspec.DecodeError:
        return Refusal("http", "the server answered with status {status}", status=error.code)
    return refusal(refused.code, refused.sentence, refused.fields)
