"""Who may come in: sessions, origins and numbers, for sockets and for pages."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import HTTPConnection

from .config import Config
from .house import House
from .limits import address_key
from .people.browsers import device_in_words
from .people.sessions import PERSON_BYTES, SESSION_BYTES, Session, cookie_name, session_key, set_cookie_header
from .storage.accounts import Account

USED_AGAIN = 60 * 60 * 1000
"""Milliseconds after which it is noted anew that a session is used: to the hour is enough for people."""


class Visitor(NamedTuple):
    """Who asks."""

    person: str
    account: str
    """The account's name; empty for a guest."""
    epoch: int
    """Of their cookies."""
    session: str = ""
    """The key of the session that they signed in with; empty for a guest."""
    cookie: str = ""
    """The header that makes a newcomer known; empty for whoever is."""


async def visitor(house: House, connection: HTTPConnection) -> Visitor:
    """Return whose cookie it is; whoever has none, or no longer a good one, is someone new."""
    session = house.sessions.read_cookie(connection.cookies.get(cookie_name(is_secure(house.config, connection)), ""))
    if session is not None:
        house.bans.check_person(session.person)
    known = await _known(house, session) if session else None
    if known is not None:
        return known
    new = Session(house.luck.token(PERSON_BYTES), 0)
    return Visitor(new.person, "", new.epoch, cookie=cookie_for(house, connection, new))


async def _known(house: House, session: Session) -> Visitor | None:
    """Return whose session it is, as long as the house knows it; a guest is known by their cookie alone."""
    key = session_key(session.id)
    found = await house.store.known(session.person, key)
    if found is None:
        return None if session.epoch else Visitor(session.person, "", 0)
    if found.used is None or session.epoch != found.account.epoch:
        return None
    if house.time.wall - found.used > USED_AGAIN:
        house.tasks.spawn(house.store.use_session(key, house.time.wall))
    return Visitor(session.person, found.account.name, session.epoch, key)


async def signed_in(house: House, connection: HTTPConnection, account: Account) -> str:
    """Begin a session of the account's on this device, and return its cookie's header."""
    session = Session(account.person, account.epoch, house.luck.token(SESSION_BYTES))
    device = device_in_words(connection.headers.get("user-agent", ""))
    await house.store.open_session(session_key(session.id), account.person, device, house.time.wall)
    return cookie_for(house, connection, session)


def cookie_for(house: House, connection: HTTPConnection, session: Session) -> str:
    return set_cookie_header(house.sessions.cookie(session), is_secure(house.config, connection))


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
