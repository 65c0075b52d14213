"""Devices that someone has signed in with: their owner tries a password there, whoever else guesses it elsewhere."""

from __future__ import annotations

import hashlib

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from ..storage.accounts import Account
from .sessions import LIFETIME, LONGEST

COOKIE = "packhouse_device"

DEVICE_BYTES = 9
"""Of luck in the name of a device."""


class Devices:
    """Names them by signed text, which stays on a device when one signs out; it opens nothing."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, "packhouse device", signer_kwargs={"digest_method": hashlib.sha256})

    def named(self, account: Account, token: str) -> str:
        """Return the text for a device that someone has just signed in with: good until their password changes."""
        return str(self._signer.dumps((account.person, account.epoch, token)))

    def token_of(self, text: str, account: Account) -> str:
        """Return what a device of the account's is known by, however its text is written; empty: it is none."""
        if len(text) > LONGEST or not text.isascii():
            return ""
        try:
            person, epoch, token = msgspec.convert(self._signer.loads(text), tuple[str, int, str])
        except (BadData, msgspec.ValidationError):
            return ""
        return token if (person, epoch) == (account.person, account.epoch) else ""


def set_device_header(value: str, secure: bool) -> str:
    """Return the header that leaves it on a device, for signing in alone."""
    return f"{COOKIE}={value}; Path=/api/session; Max-Age={LIFETIME}; HttpOnly; SameSite=Strict" + "; Secure" * secure
