"""Passwords, hashed and verified beside the event loop, one at a time for an address: each costs much on purpose."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from ...core.errors import Refusal
from ..queues import Busy, Queue, Turns
from ..sharing import NOBODY, Asker

SHORTEST, LONGEST = 8, 200
AT_ONCE = Turns(person=1, address=1, all=2)

T = TypeVar("T")


class BadPassword(Refusal):
    """Too short to be safe, or too long to be meant."""


class Passwords:
    def __init__(self, waiting: int = 50, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._nobodys = _hash_of_nothing(self._hasher)
        self._threads = ThreadPoolExecutor(AT_ONCE.all, "passwords")
        self._queue = Queue(AT_ONCE, waiting, _busy)

    async def hash(self, password: str, asker: Asker = NOBODY) -> str:
        """Return what to store of a password, or raise BadPassword or Busy."""
        if not SHORTEST <= len(normalize("NFC", password)) <= LONGEST:
            raise BadPassword(
                "password_length", "a password has {shortest} to {longest} characters",
                shortest=SHORTEST, longest=LONGEST,
            )  # fmt: skip
        return await self._aside(partial(self._hasher.hash, _bytes(password)), asker)

    async def verify(self, hashed: str | None, password: str, asker: Asker = NOBODY, *, urgent: bool = False) -> bool:
        """Say whether it is the password; None is for someone unknown, and takes as long."""
        if len(normalize("NFC", password)) > LONGEST:
            return False
        return await self._aside(partial(self._matches, hashed or self._nobodys, _bytes(password)), asker, urgent)

    def needs_rehash(self, hashed: str) -> bool:
        """Say whether it was hashed more cheaply than is thought safe today."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        self._queue.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _matches(self, hashed: str, password: bytes) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerifyMismatchError:
            return False

    async def _aside(self, work: Callable[[], T], asker: Asker, urgent: bool = False) -> T:
        async def run() -> T:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

        return await self._queue.serve(run, asker, urgent=urgent)


def _bytes(password: str) -> bytes:
    # Keyboards differ in how they compose an é; and no text may be an error here.
    return normalize("NFC", password).encode("utf-8", "surrogatepass")


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """Return a hash that no password is known for, with the same costs as all others."""
    salt, digest = (
        b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2{hasher.type.name.lower()}$v=19${costs}${salt}${digest}"


def _busy() -> Busy:
    return Busy("sign_in_busy", "too many people are signing in; try again in a moment")
