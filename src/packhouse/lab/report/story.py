"""The pictures of how games go: choices, leads, and how long it stays open."""

from __future__ import annotations

from ..drama import SAFE
from ..flags import percent
from . import shapes
from .drawing import MAIN, OTHER, Chart, drawing, svg
from .facts import Facts

MANY = 50
"""Where some plays have so many times more choices than most, all of them show only on a logarithmic scale."""
WINNER = (
    "The winner’s lead",
    "By how many points those were ahead who won in the end: the median, and a band with the middle half; below the "
    "line they were behind.",
)
GOAL = (
    "The way to the goal",
    "How far the points so far are from the goal, in games that reach it and in those that miss it (dashed): medians, "
    "and bands with the middle half.",
)

LATER = "It starts where it is first known who is ahead."


def choices(facts: Facts) -> Chart:
    with drawing(shapes.HEIGHT) as (figure, (axes,)):
        shapes.along(axes, facts.choices_along, MAIN, "choices")
        shapes.over_the_game(axes)
        axes.set_ylabel("legal actions")
        if facts.choices.most > MANY * facts.choices.quartiles[1]:
            axes.set_yscale("log")
        else:
            axes.set_ylim(bottom=0)
            shapes.integers(axes.yaxis)
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
        axes.yaxis.set_minor_formatter(lambda value, _: "")
    caption = (
        "How many legal actions there are for a play, as the game goes on: the median, and a band with the middle "
        f"half; {facts.choices.mean:.1f} on average, {facts.choices.most:,.0f} at most."
    )
    return Chart("Choices", caption, svg(figure, "choices", caption))


def leads(facts: Facts) -> Chart | None:
    drama = facts.drama
    if not drama or not any((*drama.stood, *drama.missed)):
        return None
    with drawing(shapes.HEIGHT) as (figure, (axes,)):
        shapes.line_at(axes, 0)
        if any(drama.missed):
            shapes.along(axes, drama.missed, OTHER, "missed", "--")
        if any(drama.stood):
            shapes.along(axes, drama.stood, MAIN, "goal reached" if facts.alone else "winner")
        shapes.over_the_game(axes)
        axes.set_ylabel("points beyond the goal" if facts.alone else "points ahead")
        if facts.alone:
            axes.legend(loc="upper left")
    title, caption = GOAL if facts.alone else WINNER
    if not (drama.stood[0] or drama.missed[0]):
        caption = f"{caption} {LATER}"
    return Chart(title, caption, svg(figure, "leads", caption))


def openness(facts: Facts) -> Chart | None:
    drama = facts.drama
    if not drama or drama.uncertainty is None:
        return None
    known = [(number / (len(drama.open) - 1), one) for number, one in enumerate(drama.open) if one is not None]
    with drawing(shapes.HEIGHT) as (figure, (axes,)):
        axes.fill_between([at for at, _ in known], [one for _, one in known], color=MAIN, alpha=0.18, linewidth=0)
        axes.plot([at for at, _ in known], [one for _, one in known], color=MAIN)
        shapes.over_the_game(axes)
        axes.set_ylim(0, 1.02)
        axes.yaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
        axes.set_ylabel("open")
    caption = (
        "How open the game still is: 100 % where whoever is ahead wins no oftener than others, 0 % where always. "
        f"In {percent(SAFE)} of games nobody loses a lead of more than {drama.safe_lead:g} points."
    )
    if drama.open[0] is None:
        caption = f"{caption} {LATER}"
    return Chart("How long it stays open", caption, svg(figure, "open", caption))
