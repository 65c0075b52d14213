"""``packhouse admin``: what only the keeper of a server may do, while it runs or not."""

from __future__ import annotations

import asyncio
import getpass
import re
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ..core.errors import Refusal, printable
from .archive import Database, opened
from .screen import screen

if TYPE_CHECKING:  # only who needs a server's parts waits for them
    from ..server.operating import Operator
    from ..server.storage.store import Store

app = typer.Typer(help="Look after a server’s accounts and tables.", no_args_is_help=True)

Name = Annotated[str, typer.Argument(help="The account’s name.")]
Whom = Annotated[str, typer.Argument(help="An account’s name, or an internet address.")]

UNITS = {"m": 60_000, "h": 3_600_000, "d": 86_400_000}
MOST_LISTED = 200


@app.callback()
def admin() -> None:
    """Look after a server’s accounts and tables; a running server follows within a second or two."""


@app.command("password")
def password(name: Name, database: Database = None) -> None:
    """Give an account a new password, which is shown once; every device of theirs is signed out."""
    new = asyncio.run(_reset(name, database))
    _print(f"The new password of {name} is {new}")


@app.command("list")
def list_command(
    what: Annotated[Literal["people", "tables", "bans"], typer.Argument(help="What to list.")],
    database: Database = None,
) -> None:
    """List accounts, tables that wait or are played, or who is banned; the newest first."""
    asyncio.run(_list(what, database))


@app.command("close", context_settings={"ignore_unknown_options": True})  # an id may begin with a dash
def close(table: Annotated[str, typer.Argument(help="The table’s id.")], database: Database = None) -> None:
    """Close a table that waits or is being played; it counts for nothing."""
    asyncio.run(_close(table, database))


@app.command("rename")
def rename(name: Name, new: Annotated[str, typer.Argument(help="The new one.")], database: Database = None) -> None:
    """Give an account another name, at every table too."""
    asyncio.run(_rename(name, new, database))


@app.command("ban")
def ban(
    whom: Whom,
    period: Annotated[str, typer.Option("--for", help="How long, as in 30m, 12h or 7d.")] = "1d",
    database: Database = None,
) -> None:
    """Keep an account, or everyone at an address, out for a time."""
    asyncio.run(_ban(whom, _milliseconds(period), database))


@app.command("unban")
def unban(whom: Whom, database: Database = None) -> None:
    """Let someone in again before their time."""
    asyncio.run(_unban(whom, database))


@app.command("log")
def log(database: Database = None) -> None:
    """Show who did what with these commands, the newest last."""
    asyncio.run(_log(database))


@app.command("rotate-key")
def rotate_key(database: Database = None) -> None:
    """Sign with a new key: everyone is signed out, and links to seats end. Running servers take it up by themselves."""
    asyncio.run(_rotate(database))
    screen().print("There is a new key; within a second or two every cookie and every link to a seat is void.")


async def _rotate(database: str | None) -> None:
    from ..server.luck import SystemLuck  # noqa: PLC0415
    from ..server.people.sessions import SECRET_BYTES  # noqa: PLC0415

    async with _operating(database) as (operator, store):
        await store.new_secret(SystemLuck().token(SECRET_BYTES))
        await operator.note_key()


async def _reset(name: str, database: str | None) -> str:
    from ..server.house_time import wall_clock  # noqa: PLC0415
    from ..server.people.passwords import Passwords  # noqa: PLC0415

    new, passwords = secrets.token_urlsafe(9), Passwords()
    async with _operating(database) as (operator, store):
        account = await operator.account(name)
        await store.new_password(account.person, await passwords.hash(new), wall_clock())
        await operator.note_password(account)
    passwords.close()
    return new


async def _list(what: str, database: str | None) -> None:
    from ..server.people.bans import in_words  # noqa: PLC0415

    async with _operating(database) as (_, store):
        if what == "people":
            _rows((name, in_words(created)) for name, created in await store.newest_people(MOST_LISTED))
        elif what == "tables":
            running = await store.running(MOST_LISTED)
            _rows(
                (table, facts.game, facts.status, ", ".join(chair.name or "–" for chair in facts.chairs))
                for table, facts in running
            )
        else:
            _rows((ban.called, f"until {in_words(ban.ends)}") for ban in await store.bans())


async def _close(table: str, database: str | None) -> None:
    async with _operating(database) as (operator, _):
        await operator.close(table)
    _print(f"The table {table} is closed.")


async def _rename(name: str, new: str, database: str | None) -> None:
    async with _operating(database) as (operator, _):
        called = await operator.rename(name, new)
    _print(f"{name} is called {called} from now on.")


async def _ban(whom: str, milliseconds: int, database: str | None) -> None:
    from ..server.people.bans import in_words  # noqa: PLC0415

    async with _operating(database) as (operator, _):
        ends = await operator.ban(whom, milliseconds)
    _print(f"{whom} is banned until {in_words(ends)}.")


async def _unban(whom: str, database: str | None) -> None:
    async with _operating(database) as (operator, _):
        await operator.unban(whom)
    _print(f"{whom} may come in again.")


async def _log(database: str | None) -> None:
    from ..server.people.bans import in_words  # noqa: PLC0415

    async with _operating(database) as (_, store):
        _rows((in_words(deed.at), deed.who, deed.deed, deed.words) for deed in await store.deeds_since(0))


@asynccontextmanager
async def _operating(database: str | None) -> AsyncIterator[tuple[Operator, Store]]:
    from ..server.house_time import wall_clock  # noqa: PLC0415
    from ..server.operating import Operator  # noqa: PLC0415

    async with opened(database) as store:
        yield Operator(store, getpass.getuser(), wall_clock), store


def _milliseconds(period: str) -> int:
    found = re.fullmatch(r"([1-9][0-9]{0,4})([mhd])", period)
    if found is None:
        raise Refusal("period", "{period} isn’t a time; write 30m, 12h or 7d", period=period)
    return int(found[1]) * UNITS[found[2]]


def _rows(rows: Iterable[tuple[str, ...]]) -> None:
    for row in rows:
        _print("  ".join(row))


def _print(line: str) -> None:
    screen().print(printable(line), markup=False, highlight=False, soft_wrap=True)
