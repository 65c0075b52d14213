"""``packhouse export`` and ``packhouse import``: finished matches as files, out of a server's database and into it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from ..core.errors import BadRecord, Refusal
from ..core.record import Record
from ..server.archive import add_record, checked, record_text
from ..server.config import from_environment
from ..server.database import connect
from ..server.house import wall_clock
from ..server.store import Store
from . import paper
from .progress import progress
from .screen import screen

Database: TypeAlias = Annotated[
    str | None, typer.Option("--database", help="As for packhouse serve, whose own is taken if none is given.")
]


def export_command(folder: Path, database: Database = None) -> None:
    """Write every finished match of a server as a record into a folder; those already there are left alone."""
    asyncio.run(_export(folder, database))


async def _export(folder: Path, database: str | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    async with opened(database) as store:
        tables = await store.finished()
        with progress() as bar:
            for table in bar.track(tables, description="exporting"):
                path = folder / f"{table}.record"
                if not path.exists():
                    with paper.draft(path) as file:
                        file.write(await record_text(store, table))
                    written += 1
    screen().print(f"{written} new records in {folder}")


def import_command(files: list[Path], database: Database = None) -> None:
    """Add records of finished matches to a server's database; each is replayed and its seed verified first."""
    asyncio.run(_import(files, database))


async def _import(files: list[Path], database: str | None) -> None:
    with progress() as bar:
        records = [_checked(path) for path in bar.track(files, description="checking")]
    async with opened(database) as store:
        with progress() as bar:
            for written in bar.track(records, description="importing"):
                await add_record(store, written, wall_clock())
    screen().print(f"{len(files)} records are in the database")


def _checked(path: Path) -> Record:
    try:
        return checked(paper.read(path))
    except Refusal as refusal:
        raise BadRecord("import", "{path}: {why}", path=str(path), why=str(refusal)) from None


@asynccontextmanager
async def opened(database: str | None) -> AsyncIterator[Store]:
    """Give the store of a server, which may be running."""
    found = connect(from_environment(database=database).database)
    await found.open()
    try:
        yield Store(found)
    finally:
        await found.close()
