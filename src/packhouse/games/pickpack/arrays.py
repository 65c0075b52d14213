"""Positions and moves as the kernel wants them, and back."""

from __future__ import annotations

import numpy as np

from .actions import End, Grab, Malfunction, Move, OrderMixup, Premium, QualityControl, RushOrder, Spend, Wholesale
from .components import TILES
from .kernel import position as kernel
from .kernel.position import Positions
from .rules import PickPack
from .state import State

KINDS = {tile: kind for kind, tile in enumerate(TILES, 1)}
PHASES = {"move": kernel.MOVE, "rush": kernel.RUSHING, "over": kernel.OVER}


def position(game: PickPack, state: State) -> Positions:
    """Return a position whose tiles are laid, as an array of one."""
    found = np.zeros(1, kernel.POSITION)
    at = found[0]
    at["trays"][: len(state.trays)] = [
        kernel.BROKEN if broken else tray for tray, broken in zip(state.trays, state.broken, strict=True)
    ]
    at["tiles"][: len(state.tiles)] = [KINDS[tile] if tile else 0 for tile in state.tiles]
    for crate, (trays, mark) in enumerate(zip(state.crates, state.closed, strict=True)):
        at["stacks"][crate, : len(trays)] = trays
        at["heights"][crate] = len(trays)
        at["apples"][crate] = sum(trays)
        at["closed"][crate] = KINDS[mark] if mark else 0
    at["rush"] = state.rush
    for name in ("fresh", "turn", "grabber"):
        at[name] = getattr(state, name)
    at["phase"] = PHASES[state.phase]
    at["size"], at["crates"], at["rush_section"] = game.box.grid, game.box.crates, game.box.rush_section
    return found


def action(game: PickPack, move: int) -> Move | Spend | End:
    """Return what the kernel's number of a move means."""
    kind = kernel.kind_of(move)
    if kind >= kernel.SPEND:
        return Spend() if kind == kernel.SPEND else End()
    cell, first = game.board.cells[kernel.cell_of(move)], kernel.first_of(move)
    if kind == kernel.MALFUNCTION:
        return Malfunction(cell, _victim(game, first))
    one, other = (crate % game.box.crates + 1 for crate in (first, kernel.second_of(move)))
    if kind >= kernel.CONTROL:
        return (QualityControl if kind == kernel.CONTROL else OrderMixup)(cell, one, other)
    return RushOrder(cell) if kind == kernel.RUSH else (Grab, Premium, Wholesale)[kind](cell, one)


def _victim(game: PickPack, number: int) -> str:
    return game.board.cells[number] if number < kernel.CELLS else game.board.slots[number - kernel.CELLS]
