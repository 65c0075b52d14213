"""The tables of a report, which are folded away until somebody wants to know exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ...core.counted import counted
from ..flags import Fared, percent, points, told
from ..leads import MARKS
from ..spread import Summary
from . import words
from .facts import Facts, Numbers
from .figures import figures


class Table(NamedTuple):
    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]


def tables(facts: Facts) -> list[Table]:
    """Return all tables that have a row."""
    return [table for table in _all(facts) if table.rows]


def _all(facts: Facts) -> Iterator[Table]:
    yield Table("Key figures", ("measure", "value", "meaning"), [
        (name, value, words.MEANINGS[name]) for name, value in figures(facts)
    ])  # fmt: skip
    won = "goal reached" if facts.alone else "wins"
    yield Table("Seats", ("seat", "bot", won, "points"), [
        (seat.name, seat.bot, told(seat.wins), f"{seat.scores.summary:.2f}" if seat.scores else "")
        for seat in facts.seats
    ])  # fmt: skip
    yield Table("Endings", ("ended by", "games"), _counts(facts.reasons) + _counts(facts.grades))
    yield Table("Numbers", ("of a game", "mean", "deviation", "least, quartiles, most"), [*_numbers(facts)])
    ends = ("goal reached", "missed") if facts.alone else ("winners", "others")
    yield Table("Where points come from", ("source", *ends, "where it is possible", "possible in"), [
        (one.name, _mean(one.winners), _mean(one.others), f"{one.when_possible:.1f}", percent(one.possible))
        for one in facts.sources
    ])  # fmt: skip
    yield Table("As the game goes on", ("played", "legal actions", "lead of who won", "open"), [*_along(facts)])
    for kind in dict.fromkeys(one.kind for one in facts.fared):
        some = [one for one in facts.fared if one.kind == kind]
        columns = (kind, "taken", "evenly", "wins with", "without", "gap")
        yield Table(f"Components: {kind}", columns, [_fared(one) for one in some])
    yield Table("Levels", ("bot", "against", "score", "games"), [
        (one.bot, one.against, told(one.score), f"{one.games:,}") for one in facts.levels
    ])  # fmt: skip


def _counts(counts: Mapping[str, int]) -> list[tuple[str, ...]]:
    return [(name.replace("_", " "), counted(number, "game")) for name, number in counts.items()]


def _numbers(facts: Facts) -> Iterator[tuple[str, ...]]:
    some: list[tuple[str, Numbers | None]] = [
        ("Length (plays)", facts.plays), ("Decisions", facts.decisions), ("Time (seconds)", facts.seconds),
        ("Winner’s points", facts.winning), ("Margin", facts.margins),
        ("From first to last", facts.spans if len(facts.seats) > 2 else None),
    ]  # fmt: skip
    yield from (_summary(name, numbers.summary) for name, numbers in some if numbers)
    yield _summary("Branching", facts.choices)
    if facts.drama:
        told_of = (
            ("Lead changes", facts.drama.changes), ("Drama (points)", facts.drama.behind),
            ("Settled (part of a game)", facts.drama.settled),
        )  # fmt: skip
        yield from (_summary(name, one) for name, one in told_of if one)
    yield from (_summary(name, one) for name, one in facts.figures.items())


def _summary(name: str, found: Summary) -> tuple[str, ...]:
    deviation = "" if found.deviation is None else f"{found.deviation:.2f}"
    spread = " · ".join(f"{one:g}" for one in (found.least, *found.quartiles, found.most))
    return name, f"{found:.2f}", deviation, spread


def _mean(value: float | None) -> str:
    return "" if value is None else f"{value:.1f}"


def _along(facts: Facts) -> Iterator[tuple[str, ...]]:
    for number in range(MARKS):
        stood = facts.drama.stood[number] if facts.drama else None
        still = facts.drama.open[number] if facts.drama else None
        choices = facts.choices_along[number]
        yield (
            percent(number / MARKS), _mean(choices.mean if choices else None), f"{stood:.1f}" if stood else "",
            "" if still is None else percent(still),
        )  # fmt: skip


def _fared(one: Fared) -> tuple[str, ...]:
    taken = f"{one.taken:,} of {one.offers:,}" + (f", {told(one.picked)}" if one.picked else "")
    evenly = "" if one.even is None else percent(one.even)
    if one.gap is None:
        return one.name, taken, evenly, "", "", "too few to tell"
    return one.name, taken, evenly, told(one.gap.having), told(one.gap.lacking), points(one.gap)
