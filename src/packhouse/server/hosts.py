"""The names a server answers to. A page of another site whose name was pointed here would count as the server's own."""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address

from starlette.types import Scope

from .config import Config

ANY = "*"

AT_HOME = ("", ".local", ".lan", ".home.arpa")
"""What home networks add to a machine's name; nobody can own such a name elsewhere."""


class Hosts:
    """Knows addresses, which no other name can stand for, localhost, the machine's own name, and what is set."""

    def __init__(self, config: Config) -> None:
        machine = socket.gethostname().lower()
        own = [machine, *(machine.partition(".")[0] + home for home in AT_HOME), config.host.lower()]
        self._names = {"", "localhost", *own, *(name.lower() for name in config.hosts)}
        self._any = ANY in config.hosts

    def stranger(self, scope: Scope) -> str | None:
        """Return the name that a request was meant for, if it isn't one of ours. Programs may name none."""
        if self._any:
            return None
        asked = (name(value.decode("latin-1")) for key, value in scope["headers"] if key == b"host")
        return next((host for host in asked if not self._knows(host)), None)

    def _knows(self, host: str) -> bool:
        return host in self._names or host.endswith(".localhost") or is_address(host)


def name(host: str) -> str:
    """Return a host without its port."""
    host = re.sub(r":[0-9]*\Z", "", host.strip().lower())
    return host[1:-1] if host.startswith("[") and host.endswith("]") else host.removesuffix(".")


def is_address(host: str) -> bool:
    try:
        return "%" not in str(ip_address(host))
    except ValueError:
        return False
