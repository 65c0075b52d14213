"""The end of a game, solved: every line is played out, none is left out, and equal positions are looked at once."""

from __future__ import annotations

from ...core.game import Seat
from ...kit.masks import bits
from .actions import Pack
from .rules import PackIt
from .state import State


class Ending:
    """Works out by how much whoever is to move wins."""

    def __init__(self, game: PackIt) -> None:
        self.game = game
        self.packets = [game.packet[cell] for cell in game.board.cells]
        self._known: dict[tuple[int, int], int] = {}

    def leads(self, state: State) -> dict[Pack, float]:
        """Return what each centre leads to, as the lead in points of whoever is to move."""
        own, other = (state.white, state.red) if state.turn == 0 else (state.red, state.white)
        return {
            action: _komi(self.game, state.turn) - self._lead(other, own | self.game.packet[action.centre])
            for action in self.game.legal(state, state.turn)
        }

    def _lead(self, own: int, other: int) -> int:
        """Return the lead in pieces of whoever is to move, by which cells each side covers."""
        found = self._known.get((own, other))
        if found is None:
            empty = self.game.full & ~(own | other)
            packets = self.packets
            after = (-self._lead(other, own | packets[cell]) for cell in bits(empty))
            found = max(after, default=own.bit_count() - other.bit_count())
            self._known[own, other] = found
        return found


def _komi(game: PackIt, seat: Seat) -> float:
    """Return what komi adds to a seat's lead (PI-7)."""
    return game.komi if seat else -game.komi
