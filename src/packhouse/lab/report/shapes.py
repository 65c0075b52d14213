"""The few shapes that pictures are made of: dots with whiskers, bars, spreads, and lines with a band."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from ..leads import MARKS
from ..spread import Summary
from .drawing import ALARM, INK, LINE, MAIN, SOFT, drawing
from .facts import Numbers

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure

ROW, FRAME = 24, 50
"""Pixels for a row of a picture, and for what is below and above."""
HEIGHT = 190
LABEL = 22
"""Letters in a line of a row's name; longer ones have two lines."""
BARS = 30
"""At most so many bars tell a spread."""
MOST_STEPS = 10_000
"""Values that are closer to each other lie on no steps."""


class Dot(NamedTuple):
    """A row: its name, a value, and its interval."""

    name: str
    value: float
    low: float
    high: float
    alarming: bool = False


@contextmanager
def rows(names: Sequence[str], alarming: Sequence[bool] = ()) -> Iterator[tuple[Figure, Axes]]:
    """Give a picture with a row for each name, the first on top; names that alarm have a mark, too."""
    with drawing(FRAME + ROW * len(names)) as (figure, (axes,)):
        yield figure, axes
        marks = [*alarming, *[False] * len(names)]
        labels = [textwrap.fill(f"! {name}" if mark else name, LABEL) for name, mark in zip(names, marks, strict=False)]
        axes.set_yticks(range(len(names)), labels)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="x")
        for label, mark in zip(axes.get_yticklabels(), marks, strict=False):
            label.set_color(ALARM if mark else INK)


def whiskers(axes: Axes, dots: Sequence[Dot]) -> None:
    for row, dot in enumerate(dots):
        colour = ALARM if dot.alarming else MAIN
        axes.plot([dot.low, dot.high], [row, row], color=colour, linewidth=2, solid_capstyle="butt")
        axes.plot([dot.value], [row], "D" if dot.alarming else "o", color=colour, markersize=7)


def percents(axes: Axes) -> None:
    axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %".replace("-", "−"))
    axes.locator_params(axis="x", nbins=6)


def even_at(axes: Axes, value: float) -> None:
    axes.axvline(value, color=SOFT, linestyle=(0, (4, 3)), linewidth=1.2, zorder=0.5)


def spread(axes: Axes, numbers: Numbers) -> None:
    """Draw how often numbers came, and a line at their mean."""
    values = [value for value, _ in numbers.counts]
    width = _width(values)
    heights: dict[int, int] = {}
    for value, count in numbers.counts:
        index = math.floor((value - values[0]) / width + 0.5)
        heights[index] = heights.get(index, 0) + count
    middles = [values[0] + index * width for index in heights]
    axes.bar(middles, list(heights.values()), width=0.85 * width, color=MAIN, alpha=0.75)
    axes.axvline(numbers.summary.mean, color=INK, linewidth=1.4, linestyle=(0, (4, 3)))
    integers(axes.xaxis)
    if values[-1] - values[0] < 1:  # else there may be no whole number in it
        axes.set_xlim(values[0] - 2, values[-1] + 2)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)


def _width(values: Sequence[float]) -> float:
    """Return how wide bars are: as the steps between values, or where these are many, some steps."""
    step = min((later - one for one, later in pairwise(values)), default=1.0)
    steps = round((values[-1] - values[0]) / step) + 1
    return step * -(-steps // BARS) if steps < MOST_STEPS else (values[-1] - values[0]) / BARS


def along(axes: Axes, told: Sequence[Summary | None], colour: str, label: str, dashes: str = "-") -> None:
    """Draw medians over the game, and a band with the middle half."""
    middle = 0.5 if len(told) == MARKS else 0.0  # what is told of each twentieth, not of the moments between them
    known = [((number + middle) / MARKS, one) for number, one in enumerate(told) if one]
    where = [place for place, _ in known]
    axes.fill_between(
        where, [one.quartiles[0] for _, one in known], [one.quartiles[2] for _, one in known],
        color=colour, alpha=0.18, linewidth=0,
    )  # fmt: skip
    axes.plot(where, [one.quartiles[1] for _, one in known], color=colour, linestyle=dashes, label=label)


def integers(axis: Axis) -> None:
    """Write no halves where there are none."""
    from matplotlib.ticker import MaxNLocator  # noqa: PLC0415

    axis.set_major_locator(MaxNLocator(nbins=6, integer=True))


def over_the_game(axes: Axes) -> None:
    axes.set_xlim(0, 1)
    percents(axes)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1])
    axes.set_xlabel("of the game is played")
    axes.grid()
    axes.tick_params(axis="y", labelcolor=SOFT)


def line_at(axes: Axes, value: float) -> None:
    axes.axhline(value, color=LINE, linewidth=1.2)


def capital(text: str) -> str:
    """Return a heading of words that may hold names: only the first letter changes."""
    return text[:1].upper() + text[1:]
