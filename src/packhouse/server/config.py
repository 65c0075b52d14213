"""What may be set for a server, by options of the command or by the environment (PACKHOUSE_…)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import IPv4Network
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from ..core.errors import Refusal
from .storage.database import private

PREFIX = "PACKHOUSE_"

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class BadConfig(Refusal):
    """A setting has no possible value."""


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str
    """A URL or a file; if none is given, a file in the user's own data folder."""
    workers: Count = 1
    hosts: tuple[str, ...] = ()
    """Names the server answers to, besides addresses, localhost and the machine's own name; ``*`` for any."""
    origins: tuple[str, ...] = ()
    """Web addresses besides the server's own whose pages may open sockets."""
    proxies: str = "127.0.0.1"
    """Whose word about a client's address and about TLS is taken."""
    secure: bool = False
    """Whether cookies are for TLS alone; where a trusted proxy says that it speaks TLS, they are anyway."""
    connections: Count = 100
    """How many sockets one address may have open, and how many plain connections besides; IPv6 networks around it
    may have a few times as many."""
    arrival: Seconds = 15.0
    """How long an HTTP request may take to arrive, body included, since none is large."""
    rate: Annotated[float, Meta(gt=0)] = 100.0
    """How many messages a second a connection may send in the long run."""
    address_rate: Annotated[float, Meta(gt=0)] = 1000.0
    """How many messages a second all connections of one address may send in the long run."""
    metrics_token: Annotated[str, Meta(pattern=r"^(|.{16,})\Z")] = ""
    """What /metrics asks for; nobody may read it without one, as what it counts would tell of secret plays."""
    tables: Count = 20
    """How many tables that haven't begun one person may have."""
    creations: Annotated[float, Meta(gt=0)] = 1.0
    """How many tables a second one address may open in the long run, and sixty times as many at once."""
    spectators: Count = 200
    """How many may watch one table."""
    lobby: Count = 100
    """How many tables the lobby shows."""
    lobby_pause: Seconds = 0.5
    """How long the lobby waits at least before it shows another list."""
    proposer: str = "strong"
    """The level of the bot that proposes plays: good to start from, and soon there."""
    bot_pace: Seconds = 0.7
    """How long a bot waits at least before it plays, so that people see it."""
    bot_reaction: Seconds = 1.0
    """How many times as long as its level says a bot takes to react in a race; 0: it acts at once."""
    bot_processes: Count = max(1, (os.cpu_count() or 2) // 2)
    """How many processes think for one person's bots; two more are there for others."""
    bot_waiting: Count = 500
    """How many bots may wait for a process; past it the table tries again later."""
    grace: Seconds = 30.0
    """How long a person may be away from a live table when it is their turn before a bot stands in."""
    rated_together: bool = False
    """Whether people at one address may play rated matches against each other."""
    open_expiry: Seconds = 3600.0
    """How long a table may wait for players."""
    idle: Seconds = 60.0
    """How long a table that nobody watches stays in memory."""
    guest_days: Annotated[int, Meta(ge=0)] = 365
    """Days after which a finished match forgets which guests played it; 0: never."""
    log: Literal["debug", "info", "warning", "error"] = "info"
    plain: bool = False
    """Whether logs are for people rather than for programs."""
    folders: tuple[str, ...] = ()
    """Folders with more games."""

    @property
    def trusted(self) -> str:
        """The proxies, by every address that they may come from."""
        return ",".join(address for proxy in _parts(self.proxies) for address in _as_seen(proxy))


def _as_seen(proxy: str) -> tuple[str, ...]:
    """Return an address, with the one that it has for a server that listens for IPv6 and IPv4 at once."""
    try:
        network = IPv4Network(proxy)
    except ValueError:
        return (proxy,)
    within = f"/{96 + network.prefixlen}" if "/" in proxy else ""
    return (proxy, f"::ffff:{network.network_address}{within}")


def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Config:
    """Return the settings: what is given first, then the environment, then the defaults."""
    named = {name: environment.get(PREFIX + name.upper()) for name in Config.__struct_fields__}
    values: dict[str, Any] = {name: value for name, value in named.items() if value is not None}
    values |= {name: _parts(values[name]) for name in ("hosts", "origins", "folders") if name in values}
    if "proxies" in values:
        values["proxies"] = ",".join(_parts(values["proxies"]))
    values |= {name: value for name, value in given.items() if value is not None}
    for name, value in values.items():
        _check(name, value)
    values.setdefault("database", "")
    values["database"] = values["database"] or default_database()
    return msgspec.convert(values, Config, strict=False)


def _parts(text: str) -> list[str]:
    """Return what stands between commas, where people may leave spaces and forget one at the end."""
    return [part for part in map(str.strip, text.split(",")) if part]


def _check(name: str, value: Any) -> None:
    try:
        msgspec.convert({"database": "", name: value}, Config, strict=False)
    except msgspec.ValidationError as error:
        why = str(error).split(" - at")[0]
        raise BadConfig(
            "setting", "{name}={value} is not possible: {why}", name=name, value=str(value), why=why
        ) from None


def default_database() -> str:
    """Return the file of whoever names no database; its folder is made."""
    folder: Path = user_data_path("packhouse")
    private.make_folder(folder)
    return f"sqlite:///{folder / 'house.db'}"
