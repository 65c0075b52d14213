"""How much a rated match counts: as far as all played in it and are proved, and less the oftener the same meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean

from ...core.game import Outcome, Seat
from ...core.match import AnyMatch, Play, Seated
from ..storage.facts import BOT, OWNER

FADING = 3 * 24 * 60 * 60 * 1000
"""Milliseconds in which a meeting is half forgotten."""


def faded(met: float, since: int) -> float:
    """Return how often two have met lately, after so many milliseconds more."""
    return float(met * 0.5 ** (max(0, since) / FADING))


def familiarity(met: float) -> float:
    """Return how much a match counts between two who have met so often lately.

    A match and its rematch count in full, then each half of the one before: however many two people play at a stretch,
    they never count for more than three, so that nobody rises by a friend who loses on purpose.
    """
    return float(min(1.0, 2.0 ** (1.0 - met)))


def weights(persons: Sequence[str], met: Mapping[tuple[str, str], float], proofs: Sequence[float]) -> list[float]:
    """Return how much a match counts for each person: the mean over those they met, each as far as they are proved.

    Won or lost alike: did only a victory over newcomers count less, whoever plays with them would sink.
    """
    others = list(zip(persons, proofs, strict=True))
    return [
        fmean(proof * familiarity(met.get((one, other), 0.0)) for other, proof in others if other != one)
        for one in persons
    ]


def counts_for(match: AnyMatch, outcome: Outcome) -> list[bool]:
    """Say for each seat whether a match counts.

    Where not everyone took part, nobody gains by it; but whoever gave up or stayed away, and came last, has lost.
    """
    took_part = _took_part(match, is_on_board=bool(outcome.scores))
    if all(took_part):
        return [True] * len(took_part)
    last = max(outcome.ranks) if len(set(outcome.ranks)) > 1 else None
    return [rank == last and (seat in match.resigned or not took_part[seat]) for seat, rank in enumerate(outcome.ranks)]


def _took_part(match: AnyMatch, *, is_on_board: bool) -> list[bool]:
    """Say who played themselves: often enough for the game, or to an end on the board that nothing played for them."""
    own, for_them = [0] * match.setup.seats, [0] * match.setup.seats
    for seat, is_own in _plays(match):
        (own if is_own else for_them)[seat] += 1

    def took_part(seat: Seat) -> bool:
        is_to_the_end = is_on_board and seat not in match.resigned and not for_them[seat]
        return is_to_the_end or own[seat] >= match.game.least_plays

    return [took_part(seat) for seat in range(match.setup.seats)]


def _plays(match: AnyMatch) -> Iterator[tuple[Seat, bool]]:
    """Give the seats of all plays that stand, and whether their own persons made them, neither a bot nor the clock."""
    standing = set(match.standing)
    occupants = [OWNER] * match.setup.seats
    for number, entry in enumerate(match.log, 1):
        if isinstance(entry, Seated):
            occupants[entry.seat] = entry.occupant
        elif isinstance(entry, Play) and number in standing:
            yield entry.seat, not entry.late and not occupants[entry.seat].startswith(BOT)
