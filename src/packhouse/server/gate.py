"""Who may come in: sessions, origins and numbers, for sockets and for pages."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import HTTPConnection

from .config import Config
from .house import House
from .limits import address_key
from .people.sessions import COOKIE, PERSON_BYTES, set_cookie_header


class Visitor(NamedTuple):
    """Who asks."""

    person: str
    account: str
    """The account's name; empty for a guest."""
    epoch: int
    """Of their cookies."""
    cookie: str = ""
    """The header that makes a newcomer known; empty for whoever is."""


async def visitor(house: House, connection: HTTPConnection) -> Visitor:
    """Return whose cookie it is; whoever has none, or no longer a good one, is someone new."""
    session = house.sessions.read_cookie(connection.cookies.get(COOKIE, ""))
    if session is not None:
        account = await house.store.account(session.person)
        if session.epoch == (account.epoch if account else 0):
            return Visitor(session.person, account.name if account else "", session.epoch)
    person = house.luck.token(PERSON_BYTES)
    return Visitor(person, "", 0, cookie_for(house, connection, person, 0))


def cookie_for(house: House, connection: HTTPConnection, person: str, epoch: int) -> str:
    return set_cookie_header(house.sessions.cookie(person, epoch), is_secure(house.config, connection))


def is_secure(config: Config, connection: HTTPConnection) -> bool:
    return config.secure or connection.url.scheme in ("https", "wss")


def origin_is_ours(config: Config, connection: HTTPConnection) -> bool:
    """Say whether no other site's page is behind this. Programs send no origin; browsers always do."""
    origin = connection.headers.get("origin")
    return origin is None or origin in our_origins(config, connection)


def our_origins(config: Config, connection: HTTPConnection) -> tuple[str, ...]:
    """Return where the page may have come from: where it was asked for, and what else is set."""
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    return (f"{scheme}://{connection.headers.get('host', '')}", *config.origins)


def address(connection: HTTPConnection) -> str:
    return address_key(connection.client.host if connection.client else "")
