"""Why an action can't be played, in a sentence for the player."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import notation
from ...core.errors import IllegalAction
from ...core.game import Seat
from .actions import AnyAction, Done, Grab, Lay, Laying, Move, Swap, Take
from .board import RED, Board
from .laying import MOST_CHANGES
from .state import State


def why(board: Board, state: State, seat: Seat, action: AnyAction, legal: Sequence[AnyAction]) -> IllegalAction:
    """Return the refusal of an action that isn't among the legal ones."""
    if state.phase == "set-up":
        return _why_not_laid(board, state, seat, action)
    if isinstance(action, Laying):
        return IllegalAction("set_up_over", "all tiles are laid; move the grabber")
    if state.phase == "rush":
        return IllegalAction("moved", "you have moved; write spend for another move, or end")
    if not isinstance(action, Move):
        return IllegalAction("not_moved", "there is nothing to spend or end now; move the grabber")
    return _why_not_entered(board, state, seat, action) or _why_not_chosen(action, legal)


def _why_not_laid(board: Board, state: State, seat: Seat, action: AnyAction) -> IllegalAction:
    slots = board.slots_of[seat]
    named = {field: getattr(action, field) for field in ("slot", "to") if hasattr(action, field)}
    for slot in named.values():
        if board.slot.get(slot, -1) not in slots:
            return IllegalAction(
                "not_your_slot", "{slot} isn’t your slot; yours are {first} to {last}",
                slot=slot or notation.NOTHING, first=board.slots[slots[0]], last=board.slots[slots[-1]],
            )  # fmt: skip
    match action:
        case Lay(slot=slot) if slot is not None and state.tiles[board.slot[slot]]:
            return IllegalAction("slot_taken", "a tile lies on {slot}; take it back first, or swap it", slot=slot)
        case Lay():
            tile = action.tile or notation.NOTHING
            return IllegalAction("no_tile", "you have no {tile} left to lay; choose another tile", tile=tile)
        case Take() | Swap():
            return _why_not_changed(state, seat, action)
        case Done():
            left = sum(not state.tiles[slot] for slot in slots)
            return IllegalAction("not_done", "lay all your tiles first; {left} of your slots are empty", left=left)
        case _:
            return IllegalAction("set_up", "the tiles are being laid; the grabber moves when both players are done")


def _why_not_changed(state: State, seat: Seat, action: Take | Swap) -> IllegalAction:
    if state.changes[seat] == MOST_CHANGES:
        return IllegalAction(
            "no_more_changes",
            "you have changed your tiles {most} times, and that’s the limit; lay the rest, or write done",
            most=MOST_CHANGES,
        )
    slot = action.slot or notation.NOTHING
    return IllegalAction("no_tile_there", "{slot} has no tile of yours to move like that; choose another", slot=slot)


def _why_not_entered(board: Board, state: State, seat: Seat, action: Move) -> IllegalAction | None:
    name = action.cell
    cell = board.cell.get(name, -1)
    if cell not in board.reach[seat][state.grabber]:
        way = "row" if seat == RED else "column"
        return IllegalAction(
            "out_of_reach", "{cell} is out of reach; you move along the {way} of {grabber}, to another space",
            cell=name, way=way, grabber=board.cells[state.grabber],
        )  # fmt: skip
    if state.broken[cell]:
        return IllegalAction(
            "face_down", "the tray on {cell} is face down, and nobody can go there; go elsewhere", cell=name
        )
    if not state.trays[cell]:
        return _why_nothing_there(board, state, seat, action)
    if isinstance(action, Grab):
        return None
    return IllegalAction("tray_there", "a tray lies on {cell}; grab it, or go elsewhere for a tile", cell=name)


def _why_nothing_there(board: Board, state: State, seat: Seat, action: Move) -> IllegalAction | None:
    """Return why an empty space can't be entered with this action, unless one of the seat's tiles allows it."""
    if isinstance(action, Grab):
        return IllegalAction("no_tray", "{cell} is empty; there’s no tray to grab, so go elsewhere", cell=action.cell)
    cell, tile = board.cell[action.cell], notation.write(action).split()[0]
    if tile in [state.tiles[end] for end in board.ends[seat][cell]]:
        return None
    return IllegalAction(
        "no_tile_to_play", "{cell} is empty, and no unused {tile} lies at an end of {line} {name}; go elsewhere",
        cell=action.cell, tile=tile, line="column" if seat == RED else "row", name=board.line_of(seat, cell),
    )  # fmt: skip


def _why_not_chosen(action: Move, legal: Sequence[AnyAction]) -> IllegalAction:
    same = [other for other in legal if type(other) is type(action) and getattr(other, "cell", None) == action.cell]
    if not same:
        return IllegalAction(
            "no_effect", "that tile couldn’t do anything now, so you can’t go to {cell}; go elsewhere", cell=action.cell
        )
    return IllegalAction("bad_choice", "that can’t be chosen; write {example}", example=notation.write(same[0]))
