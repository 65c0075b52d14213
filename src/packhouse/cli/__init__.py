"""The commands: ``packhouse …``."""

from __future__ import annotations

import io
import logging
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from .. import __version__, games
from ..core.errors import Refusal
from ..games import parts
from . import (
    admin,
    analyse,
    archive,
    bench,
    components,
    fair,
    join,
    play,
    puzzles,
    replay,
    report,
    rules,
    serve,
    shelf,
    simulate,
    sweep,
    teach,
    tournament,
)
from .screen import plain, screen

REFUSED = 2
INTERRUPTED = 130

UsageError: Any = typer.BadParameter.__base__  # not exported by its own name


class House(TyperGroup):
    """The commands here, and those of each game that has some: ``packhouse GAME …``."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *(name for name in games.names() if games.part(name, parts.Commands))]

    def get_command(self, ctx: Any, name: str) -> Any:
        own = games.part(name, parts.Commands) if name in games.names() else None
        if own is None:
            return super().get_command(ctx, name)
        found = typer.main.get_command(own.app)
        found.name = name
        if isinstance(found, TyperGroup):  # a lone command may well need no words
            found.no_args_is_help = True
        return found


app = typer.Typer(
    cls=House, add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode="rich"
)
app.command("games")(shelf.command)
app.command("play")(play.command)
app.command("replay")(replay.command)
app.command("analyse")(analyse.command)
app.command("simulate")(simulate.command)
app.command("tournament")(tournament.command)
app.command("join")(join.command)
app.command("sweep")(sweep.command)
app.command("teach")(teach.command)
app.command("fair")(fair.command)
app.command("report")(report.command)
app.command("puzzles")(puzzles.command)
app.command("serve")(serve.command)
app.command("export")(archive.export_command)
app.command("import")(archive.import_command)
app.add_typer(admin.app, name="admin")
app.command("bench")(bench.command)
app.command("rules")(rules.command)
app.command("components")(components.command)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"packhouse {__version__}")
        raise typer.Exit


def _add(more: list[Path] | None) -> None:
    """Add folders with games at once: the next word may be a command of one of them."""
    for folder in more or ():
        games.add(folder)


@app.callback()
def house(
    more: Annotated[
        list[Path] | None,
        typer.Option("--games", help="A folder with more games; may be repeated.", callback=_add, is_eager=True),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Five games about packing: play them here, or study them."""


def main() -> None:
    """Run one command; anything refused is one clear line and exit code 2."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupt_once)
    logging.basicConfig(format="%(message)s")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ○ shows ?, rather than nothing
    try:
        sys.exit(app(standalone_mode=False))
    except Refusal as refusal:
        _refuse(str(refusal))
    except UsageError as error:
        message = error.format_message().rstrip(".") or "name a command"  # nothing to say: the help was shown
        _refuse(f"{message}; see packhouse {_command(error)}--help")
    except OSError as error:
        _refuse(": ".join(str(part) for part in (error.filename, error.strerror or error) if part))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)


def _interrupt_once(number: int, frame: FrameType | None) -> NoReturn:
    """End at the first Ctrl-C, and clean up undisturbed by more of them."""
    signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def _refuse(line: str) -> NoReturn:
    screen(stderr=True).print(f"packhouse: {plain(line)}", style="red", soft_wrap=True)
    sys.exit(REFUSED)


def _command(error: Any) -> str:
    """Return the words that lead to the command, as ``admin password`` does, however packhouse itself was started."""
    words: list[str] = []
    context = error.ctx
    while context and context.parent:
        words.insert(0, context.info_name)
        context = context.parent
    return "".join(f"{word} " for word in words)
