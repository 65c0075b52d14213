"""A sweep as a picture: a dot for each figure, and a whisker as long as its interval."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import games
from ..bots.programs.path import shown
from ..core.counted import counted
from .seat_names import seat_name
from .sweep import Known
from .ways import Way

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS = (".svg", ".png", ".pdf")
COLOURS = ("#55504a", "#8d857b")
MARKERS = "oD^svP"
"""Seats are told apart by their marks, as any bright colour may be another side’s name."""
INK, FAINT = "#2b2622", "#d8d0c6"
APART = 0.16
"""How far the rows of two seats are apart, where the rows of two ways are apart by 1."""


def draw(path: Path, ways: Sequence[Way], bots: Sequence[str], known: Known) -> None:
    """Draw wins on the left; on the right how far they are from those of the first way, on the same deals."""
    from matplotlib import rc_context  # noqa: PLC0415 — half a second that other commands need not wait for
    from matplotlib.figure import Figure  # noqa: PLC0415

    game, seed = ways[0].setup.game, ways[0].setup.seed
    figure = Figure(figsize=(9, 2.1 + 0.45 * len(ways)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    title = f"{games.kind(game).title}: {counted(known.games, 'deal')}, each played with every value"
    figure.suptitle(f"{title}\n{' – '.join(shown(bots)[bot] for bot in bots)}, seed {seed}", color=INK)
    _wins(left, game, known)
    _apart(right, known)
    _name_rows(left, ways)
    won = "wins" if len(known.seats) > 1 else "goal reached"
    whose = f"{seat_name(game, 0)}’s " if len(known.seats) == 2 else ""  # of two, one tells the other's
    left.set_title(f"{won}, with 95 % intervals", fontsize="medium", color=INK)
    right.set_title(f"{whose}{won}, more or less than with {ways[0]}", fontsize="medium", color=INK)
    if len(known.seats) > 1:
        figure.legend(*left.get_legend_handles_labels(), loc="outside lower center", ncols=6, frameon=False)
    with rc_context({"svg.hashsalt": game}):  # the same sweep, the same file
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else None)


def _wins(axes: Axes, game: str, known: Known) -> None:
    for seat in known.seats:
        found = [known.wins(way, seat) for way in range(len(known.results))]
        rows = [way + _shift(known, seat) for way in range(len(known.results))]
        _whiskers(axes, rows, found, seat, seat_name(game, seat))
    if len(known.seats) > 1:
        axes.axvline(100 / len(known.seats), color=FAINT, zorder=0)


def _apart(axes: Axes, known: Known) -> None:
    seats = known.seats[:1] if len(known.seats) == 2 else known.seats
    others = range(1, len(known.results))
    for seat in seats:
        shift = _shift(known, seat) if len(seats) > 1 else 0.0
        found = [known.wins_apart(way, seat) for way in others]
        _whiskers(axes, [way + shift for way in others], found, seat, "")
    axes.axvline(0, color=FAINT, zorder=0)
    if known.target:
        axes.axvspan(-100 * known.target, 100 * known.target, color=FAINT, alpha=0.4, zorder=0, linewidth=0)


def _shift(known: Known, seat: int) -> float:
    return (seat - (len(known.seats) - 1) / 2) * APART


def _whiskers(axes: Axes, rows: Sequence[float], found: Sequence[Any], seat: int, label: str) -> None:
    values = [100 * one.value for one in found]
    # The interval’s middle isn't its value, which with few games may even lie at its end.
    sides = [
        [max(0.0, 100 * (one.value - one.low)) for one in found],
        [max(0.0, 100 * (one.high - one.value)) for one in found],
    ]
    colour, mark = COLOURS[seat % len(COLOURS)], MARKERS[seat % len(MARKERS)]
    axes.errorbar(
        values, rows, xerr=sides, fmt=mark, color=colour, markersize=6, elinewidth=1.6, capsize=3, label=label
    )


def _name_rows(axes: Axes, ways: Sequence[Way]) -> None:
    axes.set_yticks(range(len(ways)), [", ".join(way.values.values()) for way in ways])
    axes.set_ylabel(", ".join(ways[0].values))
    axes.set_ylim(len(ways) - 0.5, -0.5)
    for one in axes.figure.axes:
        one.xaxis.set_major_formatter("{x:g} %")
        one.spines[["top", "right", "left"]].set_visible(False)
        one.tick_params(colors=INK, left=False)
        one.grid(axis="y", color=FAINT, linewidth=0.6, alpha=0.6)
        one.set_axisbelow(True)
