"""``packhouse zackpack solve``: the best load for any truck, with its proof."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from importlib import import_module
from threading import Thread
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from ....core.counted import counted
from ....core.errors import Refusal
from ....kit.grid import SQUARE, Place, drawn, name_at
from ..drawing import LEGEND, level_drawn
from ..rules import ZackPack
from ..scoring import due_for
from ..truck import Bar
from .box import Json, Own, game_of

T = TypeVar("T")
Squares: TypeAlias = Sequence[Place]

LARGEST = 12
"""Squares along a side of a truck, and levels."""
MOST, DIGITS = 200, 9
"""Pieces of a size, and figures of any number."""


class BadTruck(Refusal):
    """A truck or a load that can't be read."""


class Solved(msgspec.Struct, frozen=True):
    """What ``--json`` prints."""

    cubes: int
    bound: int
    """No load holds more: equal to ``cubes`` where the load is proved to be the best."""
    due: int
    """What the load leaves to be paid."""
    left: tuple[int, ...]
    """The pieces that are not loaded, by size."""
    bars: tuple[Bar, ...]
    looked: int
    """Positions looked at."""
    seconds: float


def command(
    truck: Annotated[int | None, typer.Option(help="One of the trucks in the box, by its number.")] = None,
    footprint: Annotated[
        str | None, typer.Option(help="Any floor, its rows from back to front, in quotes: '###/#.#/###'.")
    ] = None,
    height: Annotated[int | None, typer.Option(min=1, max=LARGEST, help="How many levels it may be loaded.")] = None,
    load: Annotated[str | None, typer.Option(help="How many bars of sizes 1, 2, 3 …, as in 5,4,3,2,2.")] = None,
    table: Annotated[
        bool, typer.Option("--table", help="Solve every roll on every truck of the box, and keep it for the bots.")
    ] = False,
    box: Own = None,
    seconds: Annotated[float, typer.Option(min=0.0, max=86_400.0, help="How long to look at most.")] = 60.0,
    json: Json = False,
) -> None:
    """Find the fullest load of a truck, and prove that none is better."""
    if table:
        _fill(game_of(box), json)
        return
    if load is None or (truck is None) == (footprint is None) or (footprint is None) != (height is None):
        raise BadTruck("what", "write --load 5,4,3,2,2 and either --truck 7, or --footprint '###/#.#' with --height 2")
    squares, levels = _of_the_box(game_of(box), truck) if truck is not None else _own(footprint or "", height or 0)
    solved = _solved(squares, levels, _counts(load), seconds)
    if json:
        sys.stdout.write(msgspec.json.encode(solved).decode() + "\n")
    else:
        _show(squares, levels, solved)


def _of_the_box(game: ZackPack, number: int) -> tuple[Squares, int]:
    if number not in game.trucks:
        raise BadTruck("no_truck", "there is no truck {truck}; choose 1 to {last}", truck=number, last=len(game.trucks))
    return game.trucks[number].squares, game.trucks[number].height


def _own(footprint: str, height: int) -> tuple[Squares, int]:
    rows = footprint.split("/")
    if set(footprint) - set(f"{SQUARE}./") or SQUARE not in footprint:
        raise BadTruck("footprint", "draw the floor with # and ., with / between its rows: '###/#.#'")
    if len(rows) > LARGEST or max(map(len, rows)) > LARGEST:
        raise BadTruck("too_large", "a floor has at most {most} squares along a side", most=LARGEST)
    return drawn(rows), height


def _counts(load: str) -> tuple[int, ...]:
    counts = [int(word) if word.strip().isdecimal() and len(word) < DIGITS else -1 for word in load.split(",")]
    if len(counts) > LARGEST or not all(0 <= count <= MOST for count in counts):
        raise BadTruck(
            "load", "write the number of bars of each size, up to {most}: 5,4,3,2,2", most=MOST
        )  # fmt: skip
    return tuple(counts)


def _solved(squares: Squares, height: int, load: tuple[int, ...], seconds: float) -> Solved:
    best_load = import_module("..loader", __package__).best_load  # takes its time to load or to compile
    start = time.perf_counter()
    found = _interruptible(lambda: best_load(squares, height, load, seconds))
    took = time.perf_counter() - start
    left = list(load)
    for bar in found.bars:
        left[bar.size - 1] -= 1
    bars = tuple(Bar(bar.size, name_at(squares[bar.square]), bar.direction, bar.level) for bar in found.bars)
    due = due_for(len(squares) * height, load, found.cubes)
    return Solved(found.cubes, found.bound, due, tuple(left), bars, found.looked, round(took, 6))


def _interruptible(work: Callable[[], T]) -> T:
    """Do it in a thread that is given up at Ctrl-C: compiled code doesn't listen."""
    done: Future[T] = Future()

    def do() -> None:
        try:
            done.set_result(work())
        except BaseException as error:  # whatever it is, it is for whoever waits
            done.set_exception(error)

    Thread(target=do, daemon=True).start()
    while True:
        with suppress(TimeoutError):
            return done.result(timeout=0.1)


def _show(squares: Squares, height: int, solved: Solved) -> None:
    console = Console(highlight=False)
    columns, rows = (max(part) + 1 for part in zip(*squares, strict=True))
    for level in range(1, height + 1):
        picture = level_drawn(squares, solved.bars, level, columns, rows)
        console.print(f"level {level}", *(f"  {line}" for line in picture), sep="\n", markup=False)
    console.print(LEGEND, markup=False)
    proof = "no load holds more" if solved.bound == solved.cubes else f"a better one may hold up to {solved.bound}"
    cubes, looked = counted(solved.cubes, "cube"), counted(solved.looked, "position")
    console.print(f"{cubes} loaded ({proof}); {solved.due} to pay; {looked} looked at")
    if any(solved.left):
        behind = ", ".join(f"{number} of size {size}" for size, number in enumerate(solved.left, 1) if number)
        console.print(f"left behind: {behind}")


def _fill(game: ZackPack, json: bool) -> None:
    optimum: Any = import_module("..optimum", __package__).optimum(game)
    console = Console(stderr=True)
    quiet = not console.is_terminal
    for _ in track(optimum.fill(), "trucks", len(game.trucks), console=console, transient=True, disable=quiet):
        pass
    try:
        optimum.keep()
    except OSError as error:
        console.print(f"the table can’t be kept for the bots in {optimum.file}: {error.strerror}", markup=False)
    rolls = list(optimum.rolls())
    dues = {number: [optimum.least_due(number, load) for load in rolls] for number in game.trucks}
    if json:
        sys.stdout.write(msgspec.json.encode({"rolls": rolls, "due": dues}).decode() + "\n")
        return
    table = Table("truck", "holds", "least to pay, on average", "nothing to pay")
    for number, due in dues.items():
        room, average = game.trucks[number].room, sum(due) / len(due)
        table.add_row(f"{number}", f"{room}", f"{average:.1f}", counted(due.count(0), "roll"))
    rows = f"{counted(len(dues), 'truck')}, {counted(len(rolls), 'roll')} each"
    Console().print(table, f"{rows}; the bots look it up in {optimum.file}", sep="\n")
