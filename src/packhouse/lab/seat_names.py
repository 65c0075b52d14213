"""What tables and pictures call a seat."""

from __future__ import annotations

from .. import games
from ..core.game import Seat


def seat_name(game: str, seat: Seat) -> str:
    """Return the side that the rulebook gives to a seat, or its number."""
    sides = games.kind(game).sides
    return sides[seat] if sides else f"seat {seat + 1}"
