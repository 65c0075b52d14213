"""The end: what crates are worth, who has won, and why it is over (PP-18, PP-19)."""

from __future__ import annotations

from collections.abc import Callable

from ...core.game import Outcome, Reason, rank
from .board import BLUE, RED
from .crates import Crates
from .state import State

WORTH: dict[str | None, Callable[[int], int]] = {  # PP-19
    None: lambda apples: apples,
    "premium": lambda apples: 2 * apples,
    "wholesale": lambda apples: apples // 2,
}


def points(state: State, crate: int) -> int:
    return WORTH[state.closed[crate]](sum(state.crates[crate]))


def scores(crates: Crates, state: State) -> tuple[int, int]:
    red, blue = (sum(points(state, crate) for crate in own) for own in crates.of)
    return red, blue


def outcome(crates: Crates, state: State, final: tuple[float, float]) -> Outcome:
    return Outcome(final, rank(*final), _reason(crates, state))  # PP-19


def _reason(crates: Crates, state: State) -> Reason:
    """Say whose crates are closed or who can't move, counted from 1 (PP-18)."""
    closed = [seat for seat in (RED, BLUE) if not crates.open(state, seat)]
    if closed:
        return Reason("crates_closed", {"seat": closed[0] + 1})
    return Reason("no_move", {"seat": state.turn + 1})
