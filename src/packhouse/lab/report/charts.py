"""The pictures of a report, each from its facts alone, with a sentence that says what it shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ..flags import told
from . import shapes, story
from .drawing import INK, LINE, MAIN, OTHER, Chart, drawing, svg
from .facts import Facts, Numbers
from .shapes import Dot

Draw: TypeAlias = Callable[[Facts], Chart | None]


def charts(facts: Facts) -> list[Chart]:
    """Return all pictures for which there is something to show."""
    found = (draw(facts) for draw in DRAWN)
    return [chart for chart in found if chart]


def wins(facts: Facts) -> Chart:
    if facts.alone:
        return _goals(facts)
    odd = {flag.name for flag in facts.flags if flag.kind == "seat"}
    dots = [
        Dot(f"{seat.name}, {seat.bot}", seat.wins.value, seat.wins.low, seat.wins.high, seat.name in odd)
        for seat in facts.seats
    ]
    even = 1 / len(dots)
    with shapes.rows([dot.name for dot in dots], [dot.alarming for dot in dots]) as (figure, axes):
        shapes.whiskers(axes, dots)
        shapes.even_at(axes, even)
        axes.set_xlim(0, min(1, 1.15 * max(even, *(dot.high for dot in dots))))
        shapes.percents(axes)
    told_all = ", ".join(f"{seat.name} {told(seat.wins)}" for seat in facts.seats)
    caption = f"Share of the wins by seat, with 95 % intervals; the dashed line is an even share: {told_all}."
    return Chart("Who wins", caption, svg(figure, "wins", caption))


def _goals(facts: Facts) -> Chart:
    (seat,) = facts.seats
    dots = [Dot("goal reached", seat.wins.value, seat.wins.low, seat.wins.high)]
    with shapes.rows([dot.name for dot in dots]) as (figure, axes):
        shapes.whiskers(axes, dots)
        axes.set_xlim(0, 1)
        shapes.percents(axes)
    caption = f"How often the goal was reached, with its 95 % interval: {told(seat.wins)} of {facts.games:,} games."
    return Chart("Goals reached", caption, svg(figure, "wins", caption))


def scores(facts: Facts) -> Chart | None:
    spreads = [(seat.name, seat.scores) for seat in facts.seats if seat.scores]
    if not spreads:
        return None
    with drawing(shapes.FRAME + 62 * len(spreads), len(spreads)) as (figure, parts):
        for axes, (name, numbers) in zip(parts, spreads, strict=True):
            shapes.spread(axes, numbers)
            axes.set_title(f"{name}: {numbers.summary:.1f}", loc="left", color=INK, fontsize=11.5, pad=3)
        parts[-1].set_xlabel("points")
    each = "the game" if facts.alone else "each seat"
    caption = f"How many points {each} ends with; the dashed line is the mean, with its 95 % interval in figures."
    means = ", ".join(f"{name} {numbers.summary:.1f}" for name, numbers in spreads)
    return Chart("Points", caption, svg(figure, "scores", f"{caption} {means}."))


def sources(facts: Facts) -> Chart | None:
    if not facts.sources:
        return None
    names = [source.name for source in facts.sources]
    first, second = ("goal reached", "missed") if facts.alone else ("winners", "others")
    with shapes.rows(names) as (figure, axes):
        axes.axvline(0, color=LINE, linewidth=1.2)
        for row, source in enumerate(facts.sources):
            ends = [value for value in (source.winners, source.others) if value is not None]
            axes.plot(ends, [row] * len(ends), color=LINE, linewidth=2, zorder=1)
            if source.winners is not None:
                axes.plot(source.winners, row, "o", color=MAIN, markersize=7, label="" if row else first)
            if source.others is not None:
                axes.plot(source.others, row, "s", color=OTHER, markersize=6, label="" if row else second)
        axes.set_xlabel("points on average")
        figure.legend(loc="outside upper left", ncols=2, handletextpad=0.2, columnspacing=1.0)
        figure.set_figheight(figure.get_figheight() + 0.3)
    caption = f"What the points of {_who(facts)} come from, on average."
    return Chart("Where points come from", caption, svg(figure, "sources", f"{caption} Most: {names[0]}."))


def _who(facts: Facts) -> str:
    return (
        "games that reached the goal (round) and missed it (square)"
        if facts.alone
        else "winners (round) and of others (square)"
    )


def length(facts: Facts) -> Chart:
    return _spread(
        "Length", f"How many plays a game takes: {facts.plays.summary:.1f} on average, the dashed line, of which "
        f"{facts.decisions.summary.mean:.1f} are decisions.", facts.plays, "length", "plays",
    )  # fmt: skip


def margins(facts: Facts) -> Chart | None:
    if not facts.margins:
        return None
    caption = f"From the first to the second: {facts.margins.summary:.1f} points on average, the dashed line."
    return _spread("How close it ends", caption, facts.margins, "margins", "points")


def _spread(title: str, caption: str, numbers: Numbers, name: str, unit: str) -> Chart:
    with drawing(130) as (figure, (axes,)):
        shapes.spread(axes, numbers)
        axes.set_xlabel(unit)
    return Chart(title, caption, svg(figure, name, caption))


def levels(facts: Facts) -> Chart | None:
    if not facts.levels:
        return None
    dots = [
        Dot(f"{one.bot} against {one.against}", one.score.value, one.score.low, one.score.high) for one in facts.levels
    ]
    with shapes.rows([dot.name for dot in dots]) as (figure, axes):
        shapes.whiskers(axes, dots)
        shapes.even_at(axes, 0.5)
        axes.set_xlim(0, 1)
        shapes.percents(axes)
    caption = "What each bot scores against the one before it, with 95 % intervals: how much skill decides."
    return Chart("Skill", caption, svg(figure, "levels", caption))


DRAWN: tuple[Draw, ...] = (wins, scores, sources, length, story.choices, story.leads, story.openness, margins, levels)
