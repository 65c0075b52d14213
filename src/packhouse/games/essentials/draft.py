"""Pawns on draft positions, bonuses, tiles, and the Cat Ladies who take tiles away (PE-9 to PE-14)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Seat
from .actions import AnyAction, Bonus, Pawn, Take
from .components import SPACES, Box, Kind
from .state import NONE, State
from .tiles import Tile

TAKES = tuple(Take(space) for space in range(1, SPACES + 1))
PAWNS = tuple(Pawn(position) for position in range(1, SPACES + 1))


class Draft:
    def __init__(self, box: Box, tiles: Sequence[Tile]) -> None:
        self.box = box
        self.extras = [tile for tile in tiles if tile.kind != "accessory"]
        """Underwear and Socks, as the supply counts them."""
        self.bonuses = [Bonus(tile.name) for tile in self.extras]
        self.number = {tile.name: index for index, tile in enumerate(self.extras)}

    def selector(self, state: State) -> Seat:
        """Return whose turn it is to put a pawn on a position: clockwise from the first player (PE-9)."""
        placed = SPACES - state.pawns.count(NONE)
        return (state.first + placed) % len(state.suitcases)

    def positions(self, state: State) -> list[AnyAction]:
        barred = self.barred(state)
        return [pawn for pawn in PAWNS if state.pawns[pawn.position - 1] == NONE and pawn.position not in barred]

    def barred(self, state: State) -> Sequence[int]:
        """Return the positions that the flipped Cat Lady card bars to the pawn, from 1 (PE-28)."""
        return () if state.flipped == NONE else self.box.cards[state.flipped].barred

    def select(self, state: State, action: Pawn) -> None:
        state.pawns[action.position - 1] = self.selector(state)
        if SPACES - state.pawns.count(NONE) == len(state.suitcases):
            self._lay_tokens(state)
            state.phase = "draft"
            self._go_on(state)

    def _lay_tokens(self, state: State) -> None:
        """Put a random token, face down, on every position left (PE-9, PE-29)."""
        tokens = list(range(len(self.box.tokens)))
        if len(state.suitcases) < SPACES:
            state.rng.stream("tokens", state.round).shuffle(tokens)
        state.tokens = [tokens.pop() if pawn == NONE else NONE for pawn in state.pawns]

    def _go_on(self, state: State) -> None:
        """Let Cat Ladies draft until it is a player's turn, who gets what needs no choice; or everyone has drafted."""
        while state.turn < SPACES:
            seat = state.pawns[state.turn]
            if seat != NONE:
                self._give(state, seat)
                return
            self._remove(state)
            state.turn += 1
        state.phase = "pack"

    def _give(self, state: State, seat: Seat) -> None:
        """Hand over the position's bonus (PE-12); of what has run out there is none (PE-13)."""
        case = state.suitcases[seat]
        for gift in self.box.bonuses[state.turn]:
            if gift == "rat":
                case.rats += 1
            elif gift == "pom":
                case.poms += 1
            elif self._is_left(state, gift):
                state.owed.append(gift)

    def _is_left(self, state: State, kind: Kind) -> bool:
        return any(number and tile.kind == kind for number, tile in zip(state.supply, self.extras, strict=True))

    def _remove(self, state: State) -> None:
        """Return to the box the first tile that the token names and that is still there (PE-14)."""
        for number in self.box.tokens[state.tokens[state.turn]]:
            if state.spaces[number - 1] != NONE:
                state.spaces[number - 1] = NONE
                return

    def choices(self, state: State) -> list[AnyAction]:
        """Return what whoever drafts may take now: the bonus first, then a tile (PE-11)."""
        if not state.owed:
            return [take for take in TAKES if state.spaces[take.space - 1] != NONE]
        rows = zip(self.bonuses, self.extras, state.supply, strict=True)
        return [bonus for bonus, tile, number in rows if number and tile.kind == state.owed[0]]

    def take_bonus(self, state: State, seat: Seat, action: Bonus) -> None:
        index = self.number[action.tile]
        state.supply[index] -= 1
        state.suitcases[seat].hand.append(self.extras[index].number)
        state.owed = [kind for kind in state.owed[1:] if self._is_left(state, kind)]

    def take_tile(self, state: State, seat: Seat, action: Take) -> None:
        state.suitcases[seat].hand.append(state.spaces[action.space - 1])
        state.spaces[action.space - 1] = NONE
        state.pawns[state.turn] = NONE
        state.turn += 1
        self._go_on(state)
