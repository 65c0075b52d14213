"""``packhouse export`` and ``packhouse import``: finished matches as files, out of a server's database and into it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from ..core.counted import counted
from ..core.errors import BadRecord, Refusal
from ..core.record import Record
from ..lab import answers
from ..lab.answers import Answer
from . import paper
from .progress import progress
from .screen import screen

ANSWERS = "answers.jsonl"

if TYPE_CHECKING:  # what serves is loaded by those commands alone that need it: it takes its time
    from ..server.storage.opinions import Opinion
    from ..server.storage.store import Store

Database: TypeAlias = Annotated[
    str | None, typer.Option("--database", help="The server’s database, as for packhouse serve.")
]


def export_command(
    folder: Annotated[Path, typer.Argument(help="Where to write them; it is created if needed.")],
    database: Database = None,
) -> None:
    """Write every finished match of a server as a record into a folder; those already there are left alone.

    What people said of own boxes is written beside them, anew each time: answers.jsonl.
    """
    asyncio.run(_export(folder, database))


async def _export(folder: Path, database: str | None) -> None:
    from ..server.storage.records import record_text  # noqa: PLC0415

    written = 0
    async with opened(database) as store:
        folder.mkdir(parents=True, exist_ok=True)
        tables = [table for table in await store.finished() if not (folder / f"{table}.record").exists()]
        with progress() as bar:
            for table in bar.track(tables, description="exporting"):
                with paper.draft(folder / f"{table}.record") as file:
                    file.write(await record_text(store, table))
                written += 1
        told = [_answer(one) for one in await store.opinions()]
    _write_answers(told, folder / ANSWERS)
    beside = f", {counted(len(told), 'answer')} in {ANSWERS}" if told else ""
    screen().print(f"{counted(written, 'new record')} in {folder}{beside}", markup=False)


def _answer(one: Opinion) -> Answer:
    setup = one.facts.setup
    return Answer(
        match=one.table, game=setup.game, version=setup.version, box=one.box, seats=setup.seats, seat=one.seat + 1,
        mark=one.mark, change=one.wish,
    )  # fmt: skip


def _write_answers(told: list[Answer], path: Path) -> None:
    """Replace the file as a whole: whoever deleted what they said is no longer in it."""
    if told:
        part = path.with_name(path.name + ".part")
        part.write_text("".join(answers.written(told)), "utf-8")
        part.replace(path)
    else:
        path.unlink(missing_ok=True)


def import_command(
    files: Annotated[list[Path], typer.Argument(help="Records, or folders of them.")], database: Database = None
) -> None:
    """Add records of finished matches, from files or whole folders; each is replayed and its seed verified first."""
    asyncio.run(_import([path for given in files for path in _records(given)], database))


def _records(given: Path) -> list[Path]:
    return sorted(given.glob("*.record")) if given.is_dir() else [given]


async def _import(files: list[Path], database: str | None) -> None:
    from ..server.house_time import wall_clock  # noqa: PLC0415
    from ..server.luck import SystemLuck  # noqa: PLC0415
    from ..server.storage.records import add_record  # noqa: PLC0415

    with progress() as bar:
        records = [_checked(path) for path in bar.track(files, description="checking")]
    async with opened(database, new=True) as store:
        with progress() as bar:
            added = [
                await add_record(store, it, wall_clock(), SystemLuck())
                for it in bar.track(records, description="importing")
            ]
    screen().print(f"{counted(sum(added), 'new record')} added, {added.count(False)} there already")


def _checked(path: Path) -> Record:
    from ..server.storage.records import checked  # noqa: PLC0415

    try:
        return checked(paper.read(path))
    except Refusal as refusal:
        raise BadRecord("import", "{path}: {why}", path=str(path), why=str(refusal)) from None


@asynccontextmanager
async def opened(database: str | None, *, new: bool = False) -> AsyncIterator[Store]:
    """Give the store of a server, which may be running; one that isn't there yet is made only where that is meant."""
    from ..server.config import from_environment  # noqa: PLC0415
    from ..server.storage.database import BadDatabase, connect  # noqa: PLC0415
    from ..server.storage.store import Store  # noqa: PLC0415

    found = connect(from_environment(database=database).database)
    if not new and not found.exists():
        raise BadDatabase("no_database", "there is no such database; name the one that your server uses")
    await found.open()
    try:
        yield Store(found)
    finally:
        await found.close()
