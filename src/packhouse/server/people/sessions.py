"""Who someone is and where they may sit, as signed text that only this server can write."""

from __future__ import annotations

import hashlib
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple, TypeVar

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from ..limits import holder
from ..storage.facts import TABLE_BYTES
from ..storage.tables import ADDRESS_LETTERS

COOKIE = "packhouse"
SECURE_COOKIE = "__Host-packhouse"
"""Over TLS: browsers take it from this very host alone, not from its neighbours or over plain HTTP."""

PERSON_BYTES = SESSION_BYTES = 12
"""Of luck in the name of someone new, which nobody else has and nobody can guess."""

SECRET_BYTES = 32
"""Of luck in the key that everything is signed with."""

LIFETIME = 400 * 24 * 60 * 60
"""Seconds that a cookie is good for: the longest that browsers keep one."""
LONGEST = 512
"""Characters of the longest text worth reading."""

T = TypeVar("T")


class Session(NamedTuple):
    """A person; the epoch is raised to end all their sessions and seat tokens at once."""

    person: str
    epoch: int
    id: str = ""
    """What the house knows this device's signing in by; a guest has nothing to sign out of, and none."""


class _Cookie(NamedTuple):
    person: str
    epoch: int
    since: int
    id: str = ""


class SeatToken(NamedTuple):
    """Leave to sit on a seat of a table, as long as the table still knows the grant."""

    table: str
    grant: str
    epoch: int = 0
    """Of whoever has the seat: with their password, the token is void."""


class Sessions:
    def __init__(self, secret: str, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._key = secret.encode()[:64]
        self._cookies = _signer(secret, "cookie")
        self._tokens = _signer(secret, "seat")

    def cookie(self, session: Session) -> str:
        return str(self._cookies.dumps(_Cookie(session.person, session.epoch, int(self._clock()), session.id)))

    def read_cookie(self, text: str) -> Session | None:
        found = _read(self._cookies, text, _Cookie)
        if found is None or self._clock() - found.since > LIFETIME:
            return None
        return Session(found.person, found.epoch, found.id)

    def seat_token(self, table: str, grant: str, epoch: int = 0) -> str:
        return str(self._tokens.dumps(SeatToken(table, grant, epoch)))

    def table_id(self, person: str, request: str) -> str:
        """Return the id of the table that this request opens: the same if it is repeated, and nobody's guess."""
        asked = msgspec.json.encode((person, request))
        return urlsafe_b64encode(blake2b(asked, key=self._key, digest_size=TABLE_BYTES).digest()).decode()

    def opener(self, address: str, person: str) -> str:
        """Return what the lobby shares by: the person, after ``ADDRESS_LETTERS`` that stand for their address's holder.

        So few that many addresses have the same: enough to share by, too little to find anyone by.
        """
        drawn = blake2b(holder(address).encode(), key=self._key, digest_size=ADDRESS_LETTERS // 2).hexdigest()
        return drawn + person

    def read_token(self, text: str) -> SeatToken | None:
        return _read(self._tokens, text, SeatToken)


def session_key(session: str) -> str:
    """Return what is stored of a session: whoever reads the database can't sign in with it."""
    return blake2b(session.encode(), digest_size=16).hexdigest()


def cookie_name(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


def set_cookie_header(value: str, secure: bool) -> str:
    return _header(value, LIFETIME, secure)


def clear_cookie_header(secure: bool) -> str:
    return _header("", 0, secure)


def _header(value: str, seconds: int, secure: bool) -> str:
    return f"{cookie_name(secure)}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax" + "; Secure" * secure


def _signer(secret: str, purpose: str) -> URLSafeSerializer:
    # The purpose is part of the key, so that a cookie is no token.
    return URLSafeSerializer(secret, f"packhouse {purpose}", signer_kwargs={"digest_method": hashlib.sha256})


def _read(signer: URLSafeSerializer, text: str, kind: type[T]) -> T | None:
    if len(text) > LONGEST or not text.isascii():
        return None
    try:
        return msgspec.convert(signer.loads(text), kind)
    except (BadData, msgspec.ValidationError):
        return None
