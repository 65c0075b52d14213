"""``packhouse replay``: a record looked at, at any point, and verified."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..core import record
from ..core.commitment import commitment
from ..core.counted import counted
from ..core.errors import BadRecord
from ..core.match import AnyMatch, Entry, Play
from ..core.record import Record
from . import paper, parse
from .screen import plain, screen, show
from .words import aim, ending, picture, plain_letters, side

NAMELESS = "someone"
"""A player whose name was forgotten."""

UNPROVED = 1


def command(
    file: Annotated[Path, typer.Argument(help="A record, such as play --record writes.")],
    at: Annotated[int | None, typer.Option("--at", min=0, help="Show the position after this many entries.")] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Check the result and the seed’s commitment; exit 1 if wrong.")
    ] = False,
    json: parse.Json = False,
) -> None:
    """Replay a record: every move is checked against the rules."""
    written = paper.read(file)
    match = record.replayed(written, games.load(written.setup))
    if at is not None and at > len(match.log):
        last = len(match.log)
        has = counted(last, "entry", "entries")
        raise BadRecord("at", "the record has {has}, so --at goes from 0 to {last}", has=has, last=last)
    faults = _faults(written, match) if verify else []
    console = screen(stderr=json)
    names = [f"{side(match.game, seat)} ({plain(name) or NAMELESS})" for seat, name in enumerate(written.players)]
    console.print(f"[b]{match.game.title}[/b]: {', '.join(names)}")
    entries = (f"{number}. {_entry(match, entry)}" for number, entry in enumerate(match.log, 1))
    console.print("   ".join(entry.replace(" ", "\u00a0") for entry in entries))
    shown = match if at is None else match.at(at)
    show(console, picture(shown, None), plain_letters(match.game))
    console.print(ending(shown, names) if shown.outcome else _going_on(shown))
    for fault in faults:
        console.print(fault, style="red", markup=False)
    if verify and not faults:
        console.print(f"Verified: {_proved(written)}.", style="green")
    if json:
        facts = {"game": match.game.name, "entries": len(match.log), "at": len(shown.log), "outcome": shown.outcome}
        parse.print_json(facts | {"faults": faults})
    if faults:
        raise typer.Exit(UNPROVED)


def _going_on(match: AnyMatch) -> str:
    return "\n".join(filter(None, ["The game is not over here.", aim(match)]))


def _entry(match: AnyMatch, entry: Entry) -> str:
    if isinstance(entry, Play):
        return plain(f"{side(match.game, entry.seat)} {entry.action}")
    return plain(f"({record.line(entry).removeprefix('*')})")


def _proved(written: Record) -> str:
    found = {"the result is right": written.result, "the seed is the one promised at the start": written.commitment}
    return ", ".join(["every move is legal", *(fact for fact, given in found.items() if given)])


def _faults(written: Record, match: AnyMatch) -> list[str]:
    result = record.result_text(match.outcome) if match.outcome else ""
    faults = []
    if written.result and written.result != result:
        faults.append(f"The result should be “{result or 'none yet'}”, not “{written.result}”.")
    if written.commitment and written.commitment != commitment(written.setup, written.match_id):
        faults.append("The seed is not the one that was promised at the start.")
    return faults
