"""The set-up: trays are dealt, then each player lays tiles in secret, takes them back and swaps them until done."""

from __future__ import annotations

from ...core.game import Seat
from ...core.rng import KeyedRng, Rng, Seed
from .actions import Done, Lay, Laying, Swap, Take
from .board import Board, Slot
from .components import Box, Tile
from .state import State

MOST_CHANGES = 99
"""So often a player may take a tile back or swap it (PP-4): nobody lays for ever."""


class SetUp:
    def __init__(self, board: Board, box: Box) -> None:
        self.board = board
        self.box = box
        self.all_tiles = box.all_tiles()

    def start(self, seed: Seed, *, beginners: bool) -> State:
        chance = KeyedRng.from_seed(seed)
        state = self._dealt(chance.stream("trays"))
        for seat, slots in enumerate(self.board.slots_of) if beginners else ():  # PP-5
            self.lay_by_lot(state, seat, len(slots), chance.stream("tiles", seat))
            self.done(state, seat)
        return state

    def _dealt(self, rng: Rng) -> State:
        trays = self.box.all_trays()
        rng.shuffle(trays)  # PP-2
        slots, crates = len(self.board.slots), 2 * self.box.crates
        return State(
            trays=trays,
            broken=[0] * len(trays),
            grabber=trays.index(max(trays)),  # PP-3
            tiles=[None] * slots,
            spent=[None] * slots,
            crates=[()] * crates,
            closed=[None] * crates,
            rush=[0, 0],
            rushed=[0, 0],
            done=[False, False],
            changes=[0, 0],
        )

    def hand(self, state: State, seat: Seat) -> list[Tile]:
        """Return the tiles that the seat has still to lay, kind by kind."""
        slots = self.board.slots_of[seat]
        hand: list[Tile] = self.all_tiles[:]
        for tile in state.tiles[slots.start : slots.stop]:
            if tile:
                hand.remove(tile)
        return hand

    def laid(self, state: State, seat: Seat) -> list[Slot]:
        return [self.board.slots[slot] for slot in self.board.slots_of[seat] if state.tiles[slot]]

    def free(self, state: State, seat: Seat) -> list[Slot]:
        return [self.board.slots[slot] for slot in self.board.slots_of[seat] if not state.tiles[slot]]

    def legal(self, state: State, seat: Seat) -> list[Laying]:  # PP-4
        laid, free, hand = self.laid(state, seat), self.free(state, seat), self.hand(state, seat)
        kinds = dict.fromkeys(hand)
        return [
            *([] if hand else [Done()]),
            *(Lay(tile, slot) for tile in kinds for slot in free),
            *(self._changes(seat, laid) if state.changes[seat] < MOST_CHANGES else ()),
        ]

    def _changes(self, seat: Seat, laid: list[Slot]) -> list[Laying]:
        return [
            *map(Take, laid),
            *(Swap(slot, self.board.slots[to]) for slot in laid for to in self.board.slots_of[seat]
              if self.board.slots[to] != slot),
        ]  # fmt: skip

    def lay(self, state: State, seat: Seat, action: Lay) -> None:
        assert action.slot is not None
        state.tiles[self.board.slot[action.slot]] = action.tile

    def take(self, state: State, seat: Seat, action: Take) -> None:
        assert action.slot is not None
        state.tiles[self.board.slot[action.slot]] = None
        state.changes[seat] += 1

    def swap(self, state: State, seat: Seat, action: Swap) -> None:
        one, other = self.board.slot[action.slot], self.board.slot[action.to]
        state.tiles[one], state.tiles[other] = state.tiles[other], state.tiles[one]
        state.changes[seat] += 1

    def done(self, state: State, seat: Seat, action: Done | None = None) -> None:
        state.done[seat] = True
        if all(state.done):
            state.phase = "move"  # PP-1: Red's
            state.changes = [0, 0]  # so that no position remembers swaps, which stay secret

    def lay_by_lot(self, state: State, seat: Seat, number: int, rng: Rng) -> None:
        """Lay so many of the seat's tiles at random, whatever lay there before."""
        tiles: list[Tile] = self.all_tiles[:]
        rng.shuffle(tiles)
        lots: list[Tile | None] = [*tiles[:number], *[None] * (len(tiles) - number)]
        rng.shuffle(lots)
        slots = self.board.slots_of[seat]
        state.tiles[slots.start : slots.stop] = lots

    def sample(self, state: State, seat: Seat, rng: Rng) -> Laying:
        """Return a random step onwards."""
        hand = self.hand(state, seat)
        return Lay(rng.choose(hand), rng.choose(self.free(state, seat))) if hand else Done()


def masked(action: Laying) -> Laying | None:
    """Return how a step of the set-up looks to others: they know how many tiles are laid, so a swap isn't noticed."""
    match action:
        case Lay():
            return Lay(None, None)
        case Take():
            return Take(None)
        case Swap():
            return None
        case Done():
            return action
