"""The face-down pile of trucks, and the discards that become a new one (ZP-9)."""

from __future__ import annotations

from .state import State


def shuffle(state: State) -> None:
    """Make the discards the new pile."""
    state.pile, state.discard = sorted(state.discard), []  # sorted: in which order they were discarded is no luck
    state.rng.stream("pile", state.shuffles).shuffle(state.pile)
    state.shuffles += 1


def top(state: State) -> int:
    """Take the top of the pile; if it has run out, of the new one."""
    if not state.pile:
        shuffle(state)
    return state.pile.pop()
