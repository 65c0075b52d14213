"""``packhouse serve``: the table, for people and bots."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import tempfile
from typing import Annotated

import msgspec
import typer

from .. import __version__, games
from ..core.errors import BadSetup
from ..server.config import PREFIX, Config, from_environment
from ..server.network import EVERYWHERE, HERE, is_here, origin, origins
from ..server.qr import half_blocks
from ..server.storage.database import DatabaseDown, connect
from ..server.storage.database.answers import reason
from ..server.storage.store import Store
from ..wire import LARGEST_REQUEST
from .screen import screen

BACKLOG = 2048

UNHEARD = 64 * 1024
"""Bytes that the system keeps of what a connection sends before it is heard; by itself it would keep megabytes."""

GRACEFUL = 5
"""Seconds that open connections have to end when the server is told to."""


def command(
    host: Annotated[
        str | None,
        typer.Option("--host", help="The address to listen on; 127.0.0.1 if not given, 0.0.0.0 to let others in."),
    ] = None,
    port: Annotated[int | None, typer.Option("--port", help="The port; 8000 if not given, 0 for any free one.")] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", help="sqlite:///FILE or postgresql://…; a file of your own if not given."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", help="Processes that serve; more than one needs PostgreSQL.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Write logs for people rather than as JSON.")] = False,
    show: Annotated[
        bool, typer.Option("--open", help="Open the page in your browser, at another port if 8000 is taken.")
    ] = False,
) -> None:
    """Serve tables to people and bots. Every setting can also be given in the environment (PACKHOUSE_…)."""
    config = from_environment(
        host=host, port=port, database=database, workers=workers, plain=plain or None, folders=games.added() or None
    )
    asyncio.run(_try(config))
    any_port = show and port is None and PREFIX + "PORT" not in os.environ
    listening = _listen(config, any_port)
    at, *others = _addresses(config.host, listening.getsockname()[1])
    _tell(at, others, is_here(config.host))
    if show:
        from .browser import open_when_ready  # noqa: PLC0415 — every command would wait for what it brings along

        open_when_ready(at)
    _pass_on(config)
    _run(config, listening)


def _addresses(host: str, port: int) -> list[str]:
    """Return where the page is found: for whoever is elsewhere first, so that links can be shared."""
    own = [origin(HERE, port)] if host in EVERYWHERE else []
    return [*origins(host, port), *own] or [origin(host, port)]


def _tell(at: str, others: list[str], alone: bool) -> None:
    """Say where the page is, and show it to phones if they are let in and someone is there to hold one up."""
    console = screen(stderr=True)
    console.print(f"Packhouse {__version__} serves at {at}/ (Ctrl-C ends it)", markup=False)
    for other in others:
        console.print(f"or at {other}/", markup=False)
    if not alone and console.is_terminal and not console.options.ascii_only:
        console.print("Others in your network can scan this:")
        console.print(half_blocks(f"{at}/"), style="bright_white on black", no_wrap=True)


def _pass_on(config: Config) -> None:
    """Tell the workers the settings by the environment, which all of them read."""
    for name in ("host", "port", "workers", "plain", "database"):
        os.environ[PREFIX + name.upper()] = str(getattr(config, name))
    os.environ[PREFIX + "FOLDERS"] = ",".join(config.folders)


async def _try(config: Config) -> None:
    """Refuse with one clear line what would fail in the workers."""
    database = connect(config.database)
    if config.workers > 1 and database.sole:
        raise BadSetup("one_worker", "several workers need PostgreSQL: give --database postgresql://…, or one worker")
    database.claim()
    await database.open()
    try:
        await Store(database).saves()
    except DatabaseDown as fault:
        raise BadSetup("not_saving", "the database can’t save: {why}, then start again", why=reason(fault)) from None
    finally:
        await database.close()


def _listen(config: Config, any_port: bool) -> socket.socket:
    kind = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(kind)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNHEARD)
    if config.host == "::":
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # everywhere, on every system
    try:
        listening.bind((config.host, config.port))
        listening.listen(BACKLOG)  # now, so that whoever reads the address can come at once
    except OSError as error:
        listening.close()
        if any_port and error.errno == errno.EADDRINUSE:
            return _listen(msgspec.structs.replace(config, port=0), False)
        raise BadSetup(
            "address", "can’t listen at {host}:{port}: {why}; choose another --host or --port",
            host=config.host, port=config.port, why=error.strerror or str(error),
        ) from None  # fmt: skip
    listening.set_inheritable(True)
    return listening


def _run(config: Config, listening: socket.socket) -> None:
    import uvicorn  # noqa: PLC0415 — only who serves waits for it
    from uvicorn.supervisors import Multiprocess  # noqa: PLC0415

    settings = uvicorn.Config(
        "packhouse.server.app:make", factory=True, loop="uvloop", http="packhouse.server.door.http:Http",
        ws="packhouse.server.door.websocket:WebSocket", ws_max_size=LARGEST_REQUEST, ws_per_message_deflate=False,
        lifespan="on", log_config=None, access_log=False, forwarded_allow_ips=config.trusted, server_header=False,
        timeout_graceful_shutdown=GRACEFUL, workers=config.workers,
    )  # fmt: skip
    if config.workers == 1:
        server = uvicorn.Server(settings)
        for number in (signal.SIGTERM, signal.SIGINT):  # it hears them only once it runs, and gives these the last word
            signal.signal(number, server.handle_exit)
        server.run(sockets=[listening])
        return
    with tempfile.TemporaryDirectory(prefix="packhouse-metrics-") as shared:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = shared
        Multiprocess(settings, [listening]).run()
