"""The curve of the expected lead in letters: a line of blocks for each player, higher where they were further ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from ..wire.verdict import Verdict

BLOCKS = "▁▂▃▄▅▆▇█"
LETTERS = "_.-=+*#@"
MARGIN = 2


def curve(verdict: Verdict, names: Sequence[str], *, plain: bool, width: int) -> Iterator[str]:
    """Give a line for each player, for two only the first's; higher is further ahead."""
    signs = LETTERS if plain else BLOCKS
    shown = names[:1] if len(names) == 2 else names
    courses = [leads(verdict, seat, duel=len(names) == 2) for seat in range(len(shown))]
    reach = max((abs(lead) for course in courses for lead in course), default=0.0) or 1.0
    for name, course in zip(shown, courses, strict=True):
        room = max(8, width - len(name) - 2 * MARGIN - 14)
        line = "".join(_sign(lead / reach, signs) for lead in _fitted(course, room))
        yield f"{name}  {line}  {-reach:+.0f} to {reach:+.0f}" if line else name


def leads(verdict: Verdict, seat: int, *, duel: bool) -> list[float]:
    """Return a seat's leads in the order of the match, and its end.

    Where two play, it is the mean of how both last judged it: each of them knows something, and whoever is to move
    thinks better of it.
    """
    found: list[float] = []
    latest: dict[int, float] = {}
    for one in verdict.weighed:
        if one.lead is not None and (one.seat == seat or duel):
            latest[one.seat] = one.lead if one.seat == seat else -one.lead
            found.append(fmean(latest.values()))
    account = verdict.accounts[seat]
    return [*found, account.ended] if account else found


def _fitted(course: Sequence[float], room: int) -> list[float]:
    """Leave some out, evenly, where there are more than fit."""
    if len(course) <= room:
        return list(course)
    return [course[index * (len(course) - 1) // (room - 1)] for index in range(room)]


def _sign(share: float, signs: str) -> str:
    """Return the sign for a lead, from -1 to 1."""
    return signs[min(len(signs) - 1, int((share + 1) / 2 * len(signs)))]
