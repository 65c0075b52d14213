"""The key figures of a report: what a label on the parcel says."""

from __future__ import annotations

from collections.abc import Iterator

from ..flags import percent, told
from ..spread import Summary
from .facts import DramaFacts, Facts


def figures(facts: Facts) -> list[tuple[str, str]]:
    """Return names, as in ``words.MEANINGS``, and values."""
    return [*_results(facts), *_course(facts), *(_drama(facts.drama) if facts.drama else ())]


def _results(facts: Facts) -> Iterator[tuple[str, str]]:
    if facts.alone:
        yield "Goal reached", told(facts.seats[0].wins)
        return
    best = max(facts.seats, key=lambda seat: seat.wins.value)
    yield "Advantage", f"{best.name}: {told(best.wins)}"
    if facts.ties:
        yield "Ties", told(facts.ties)


def _course(facts: Facts) -> Iterator[tuple[str, str]]:
    yield "Length", f"{facts.plays.summary:.1f} plays"
    if facts.seconds:
        yield "Time", f"{facts.seconds.summary.mean / 60:.1f} minutes"
    yield "Decisions", f"{facts.decisions.summary:.1f}"
    yield "Branching", f"{facts.choices.mean:.1f}"
    if facts.margins:
        yield "Margin", f"{facts.margins.summary:.1f} points"


def _of_the_game(found: Summary) -> str:
    error = "" if found.error is None else f" ± {100 * found.error:.0f}"
    return f"{100 * found.mean:.0f}{error} %"


def _drama(drama: DramaFacts) -> Iterator[tuple[str, str]]:
    if drama.changes:
        yield "Lead changes", f"{drama.changes:.1f}"
    if drama.behind:
        yield "Drama", f"{drama.behind:.1f} points"
    if drama.comebacks:
        yield "Comebacks", told(drama.comebacks)
    if drama.uncertainty is not None:
        yield "Uncertainty", percent(drama.uncertainty)
    if drama.safe_lead is not None:
        yield "Safe lead", f"{drama.safe_lead:g} points"
    if drama.decided is not None:
        yield "Decisiveness", f"{percent(drama.decided)} of a game"
    if drama.settled:
        yield "Settled", f"after {_of_the_game(drama.settled)}"
