"""``packhouse join``: a program of one's own sits down at a table, here or on another server."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from typing import Annotated, NamedTuple, Self, TypeAlias
from urllib.parse import parse_qs, urlsplit

import msgspec
import typer

from ..bots.programs.path import check, is_path, short
from ..bots.programs.seat import ProgramSeat
from ..core.errors import Refusal, UnknownBot
from ..wire import TableId
from .screen import plain, screen

Say: TypeAlias = Callable[[str], None]


class Link(NamedTuple):
    """A link as the page shares it: an invitation to a table, or with a token somebody’s own seat."""

    house: str
    table: str
    token: str

    @classmethod
    def read(cls, text: str) -> Self:
        try:
            url = urlsplit(text)
            at, _, table = url.path.strip("/").partition("/")
            table = msgspec.convert(table, TableId)
        except (ValueError, msgspec.ValidationError):
            raise _no_link(text) from None
        if url.scheme not in {"http", "https"} or not url.netloc or at != "table":
            raise _no_link(text)
        return cls(f"{url.scheme}://{url.netloc}", table, parse_qs(url.fragment).get("seat", [""])[0])


def _no_link(text: str) -> Refusal:
    return Refusal(
        "bad_link", "“{link}” isn’t a link to a table; copy the one that its page shares, as in {example}", link=text,
        example="http://127.0.0.1:8000/table/Xk3",
    )  # fmt: skip


def command(
    link: Annotated[str, typer.Argument(help="The table’s link, as its page shares it.")],
    bot: Annotated[str, typer.Option("--bot", help="The program, as in ./mybot; docs/bot-line.md says what it hears.")],
    name: Annotated[
        str | None, typer.Option("--name", help="What it is called at the table; what it calls itself if not given.")
    ] = None,
) -> None:
    """Let a program of yours sit down at a table and play there until the match is over."""
    from .joining import visit  # noqa: PLC0415 — the client takes a moment that other commands need not wait for

    if not is_path(bot):
        raise UnknownBot(
            "program_only", "“{name}” isn’t a path: bots of the house sit down on the page, programs by --bot ./mybot",
            name=bot,
        )  # fmt: skip
    check(bot)
    place, console = Link.read(link), screen()
    program = ProgramSeat(bot)
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # which asyncio takes over, so that it gets up first
    try:
        asyncio.run(visit(place, program, name or program.name or short(bot), lambda line: console.print(plain(line))))
    finally:
        program.close()
