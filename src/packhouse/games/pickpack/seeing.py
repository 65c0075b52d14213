"""What a watcher sees: everything but the tiles that others are laying (PP-4)."""

from __future__ import annotations

from ...core.game import Seat, Watcher
from . import scoring
from .board import BLUE, RED, Board
from .crates import Crates
from .laying import SetUp
from .state import CrateView, RushView, SlotView, SpaceView, State, View


def view(
    board: Board, crates: Crates, set_up: SetUp, state: State, watcher: Watcher, scores: tuple[float, float]
) -> View:
    seats, laying = (RED, BLUE), state.phase == "set-up"
    return View(
        phase=state.phase,
        turn=state.turn,
        grabber=board.cells[state.grabber],
        grid=tuple(map(SpaceView, board.cells, map(max, state.trays, state.broken), map(bool, state.trays))),
        slots=tuple(_slots(board, state, seat, secret=laying and seat != watcher) for seat in seats),
        laid=tuple(sum(bool(state.tiles[slot] or state.spent[slot]) for slot in slots) for slots in board.slots_of),
        hand=tuple(set_up.hand(state, watcher)) if laying and watcher is not None else (),
        done=tuple(state.done),
        crates=tuple(tuple(_crate(state, crate) for crate in own) for own in crates.of),
        rush=tuple(_rush(state, seat) for seat in seats),
        scores=scores,
        changes=0 if watcher is None else state.changes[watcher],
    )


def _slots(board: Board, state: State, seat: Seat, *, secret: bool) -> tuple[SlotView, ...]:
    slots = board.slots_of[seat]
    if secret:
        return tuple(SlotView(board.slots[slot], None, up=False, broken=False) for slot in slots)
    return tuple(
        SlotView(
            board.slots[slot],
            state.tiles[slot] or state.spent[slot],
            up=bool(state.tiles[slot]),
            broken=slot in state.wrecked,
        )
        for slot in slots
    )


def _crate(state: State, crate: int) -> CrateView:
    return CrateView(state.crates[crate], state.closed[crate], scoring.points(state, crate))


def _rush(state: State, seat: Seat) -> RushView:
    fresh = state.fresh if seat == state.turn else 0
    return RushView(ready=state.rush[seat] - fresh, fresh=fresh, spent=state.rushed[seat])
