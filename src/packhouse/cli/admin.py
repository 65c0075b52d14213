"""``packhouse admin``: what only the keeper of a server may do."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import typer

from ..core.errors import Refusal
from .archive import Database, opened
from .screen import screen

app = typer.Typer(help="Look after a server’s accounts.", no_args_is_help=True)


class NoAccount(Refusal):
    """Nobody here has the name."""


@app.callback()
def admin() -> None:
    """Look after a server’s accounts."""


@app.command("password")
def password(name: Annotated[str, typer.Argument(help="The account’s name.")], database: Database = None) -> None:
    """Give an account a new password, which is shown once; every device of theirs is signed out."""
    new = asyncio.run(_reset(name, database))
    screen().print(f"The new password of {name} is", new, style="bold", markup=False, highlight=False)


async def _reset(name: str, database: str | None) -> str:
    from ..server.house_time import wall_clock  # noqa: PLC0415
    from ..server.people.names import name_key  # noqa: PLC0415 — only who needs a server's parts waits for them
    from ..server.people.passwords import Passwords  # noqa: PLC0415

    new, passwords = secrets.token_urlsafe(9), Passwords()
    async with opened(database) as store:
        account = await store.account_named(name_key(name))
        if account is None:
            raise NoAccount("no_account", "there is no account {name}", name=name)
        await store.new_password(account.person, await passwords.hash(new), wall_clock())
    passwords.close()
    return new
