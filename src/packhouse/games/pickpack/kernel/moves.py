"""What may be played, in the order of the rules."""

from __future__ import annotations

import numpy as np

from ....kit.compiled import compiled
from ....kit.kernel.types import MOVES, TRUTH, WHOLE, Moves, Number
from .position import (
    A_POSITION,
    CELLS,
    CONTROL,
    END,
    GRAB,
    MALFUNCTION,
    MIXUP,
    PREMIUM,
    RUSH,
    RUSHING,
    SPEND,
    WHOLESALE,
    Position,
    move_of,
    reach,
)


@compiled(WHOLE(A_POSITION, WHOLE))
def fewest(position: Position, seat: Number) -> Number:
    """Return how many trays the emptiest open crates of a seat hold (PP-7)."""
    least = CELLS
    for crate in range(seat * position.crates, (seat + 1) * position.crates):
        if not position.closed[crate]:
            least = min(least, position.heights[crate])
    return least


@compiled(TRUTH(A_POSITION, WHOLE))
def has_tray(position: Position, seat: Number) -> Number:
    for crate in range(seat * position.crates, (seat + 1) * position.crates):
        if position.heights[crate] and not position.closed[crate]:
            return True
    return False


@compiled(TRUTH(A_POSITION, WHOLE))
def all_closed(position: Position, seat: Number) -> Number:
    for crate in range(seat * position.crates, (seat + 1) * position.crates):  # noqa: SIM110 — quicker than all()
        if not position.closed[crate]:
            return False
    return True


@compiled(TRUTH(A_POSITION, WHOLE))
def has_victim(position: Position, seat: Number) -> Number:
    for cell in range(position.size * position.size):
        if position.trays[cell] > 0:
            return True
    first = 2 * (1 - seat) * np.int64(position.size)
    for slot in range(first, first + 2 * position.size):  # noqa: SIM110 — quicker than any()
        if position.tiles[slot]:
            return True
    return False


@compiled(TRUTH(A_POSITION, WHOLE, WHOLE))
def works(position: Position, seat: Number, tile: Number) -> Number:
    """Say whether a tile can be carried out (PP-10), as long as both have an open crate."""
    if tile == RUSH:
        return position.rush[seat] < position.rush_section
    if tile == CONTROL:
        return has_tray(position, 1 - seat)
    if tile == MIXUP:
        return has_tray(position, 1 - seat) and has_tray(position, seat)
    if tile == MALFUNCTION:
        return has_victim(position, seat)
    return tile != 0


@compiled(TRUTH(A_POSITION, WHOLE))
def can_move(position: Position, seat: Number) -> Number:
    first, step, slots = reach(position, seat)
    for nth in range(position.size):
        cell = first + nth * step
        if position.trays[cell] > 0:
            return True
        if position.trays[cell] == 0 and cell != position.grabber:
            slot = slots + 2 * nth
            if works(position, seat, position.tiles[slot]) or works(position, seat, position.tiles[slot + 1]):
                return True
    return False


# Each lists after the ``count`` moves that are there, and returns how many they are then.


@compiled(WHOLE(A_POSITION, WHOLE, WHOLE, MOVES, WHOLE))
def list_grabs(position: Position, seat: Number, cell: Number, moves: Moves, count: Number) -> Number:  # PP-7
    least = fewest(position, seat)
    for crate in range(seat * position.crates, (seat + 1) * position.crates):
        if not position.closed[crate] and position.heights[crate] == least:
            moves[count] = move_of(GRAB, cell, crate, 0)
            count += 1
    return count


@compiled(WHOLE(A_POSITION, WHOLE, WHOLE, MOVES, WHOLE))
def list_malfunctions(position: Position, seat: Number, cell: Number, moves: Moves, count: Number) -> Number:  # PP-16
    for victim in range(position.size * position.size):
        if position.trays[victim] > 0:
            moves[count] = move_of(MALFUNCTION, cell, victim, 0)
            count += 1
    first = 2 * (1 - seat) * np.int64(position.size)
    for slot in range(first, first + 2 * position.size):
        if position.tiles[slot]:
            moves[count] = move_of(MALFUNCTION, cell, CELLS + slot, 0)
            count += 1
    return count


@compiled(WHOLE(A_POSITION, WHOLE, WHOLE, WHOLE, MOVES, WHOLE))
def list_closings(
    position: Position, owner: Number, cell: Number, tile: Number, moves: Moves, count: Number
) -> Number:  # PP-11, PP-12
    for crate in range(owner * position.crates, (owner + 1) * position.crates):
        if not position.closed[crate]:
            moves[count] = move_of(tile, cell, crate, 0)
            count += 1
    return count


@compiled(WHOLE(A_POSITION, WHOLE, WHOLE, WHOLE, MOVES, WHOLE))
def list_exchanges(
    position: Position, seat: Number, cell: Number, tile: Number, moves: Moves, count: Number
) -> Number:  # PP-14, PP-15
    crates, other, least = np.int64(position.crates), 1 - seat, fewest(position, seat)
    for theirs in range(other * crates, (other + 1) * crates):
        if position.heights[theirs] and not position.closed[theirs]:
            for own in range(seat * crates, (seat + 1) * crates):
                height = position.heights[own]
                if not position.closed[own] and (height == least if tile == CONTROL else height > 0):
                    moves[count] = move_of(tile, cell, theirs, own)
                    count += 1
    return count


@compiled(WHOLE(A_POSITION, WHOLE, WHOLE, WHOLE, MOVES, WHOLE))
def list_activations(
    position: Position, seat: Number, cell: Number, tile: Number, moves: Moves, count: Number
) -> Number:
    if tile == MALFUNCTION:
        return list_malfunctions(position, seat, cell, moves, count)
    if tile <= WHOLESALE:
        return list_closings(position, seat if tile == PREMIUM else 1 - seat, cell, tile, moves, count)
    if tile != RUSH:
        return list_exchanges(position, seat, cell, tile, moves, count)
    moves[count] = move_of(tile, cell, 0, 0)
    return count + works(position, seat, tile)


@compiled(WHOLE(A_POSITION, MOVES))
def list_moves(position: Position, moves: Moves) -> Number:
    """List what may be played, in the order of the rules; return how many moves they are."""
    if position.phase == RUSHING:
        moves[0], moves[1] = SPEND, END
        return 2
    seat, count = np.int64(position.turn), 0
    first, step, slots = reach(position, seat)
    for nth in range(position.size):
        cell = first + nth * step
        if cell == position.grabber:
            continue
        if position.trays[cell] > 0:
            count = list_grabs(position, seat, cell, moves, count)
        elif position.trays[cell] == 0:
            slot = slots + 2 * nth
            one, second = position.tiles[slot], position.tiles[slot + 1]
            if one:
                count = list_activations(position, seat, cell, one, moves, count)
            if second and second != one:
                count = list_activations(position, seat, cell, second, moves, count)
    return count
