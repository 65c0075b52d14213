"""The rules of Pick & Pack, clause by clause (``rules.md``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any, TypeAlias

from ...core.game import Game, Outcome, Reason, Seat, Watcher, rank
from ...core.rng import KeyedRng, Rng, Seed
from . import refusals
from .actions import (
    ALL,
    AnyAction,
    Crate,
    Done,
    End,
    Grab,
    Lay,
    Laying,
    Malfunction,
    Move,
    OrderMixup,
    Premium,
    QualityControl,
    RushOrder,
    Spend,
    Swap,
    Take,
    Wholesale,
)  # fmt: skip
from .board import BLUE, RED, Board, Cell
from .components import Box, Tile
from .laying import SetUp, masked
from .options import Choices
from .state import CrateView, Mark, RushView, SlotView, SpaceView, State, View

TURNS = (frozenset({RED}), frozenset({BLUE}))
NOBODY: frozenset[Seat] = frozenset()
WORTH: dict[str | None, Callable[[int], int]] = {  # PP-19
    None: lambda apples: apples,
    "premium": lambda apples: 2 * apples,
    "wholesale": lambda apples: apples // 2,
}
RARELY = 16
"""One in so many random actions of the set-up is any that is legal; the others lay a tile, or say done."""

Effect: TypeAlias = Callable[[State, Seat, Any], None]


class PickPack(Game[State, AnyAction, View]):
    name = "pickpack"
    title = "Pick & Pack"
    seats = range(2, 3)
    sides = ("Red", "Blue")  # PP-1
    hidden = True
    draws = True
    state = State
    actions = ALL
    options = Choices
    components = Box

    def __init__(self, options: Choices, box: Box) -> None:
        self.box = box
        self.board = Board(box.grid)
        self.set_up = SetUp(self.board, box)
        self.beginners = options.beginners
        self.hidden = not options.beginners  # type: ignore[misc]  # their tiles are laid for all to see
        self.crates_of = (range(box.crates), range(box.crates, 2 * box.crates))
        self._numbered = tuple(tuple(enumerate(crates, 1)) for crates in self.crates_of)
        self._steps: dict[type[AnyAction], Effect] = {
            Lay: self.set_up.lay, Take: self.set_up.take, Swap: self.set_up.swap, Done: self._done,
            Spend: self._spend, End: self._next_turn,
        }  # fmt: skip
        self._moves: dict[type[AnyAction], Effect] = {
            Grab: self._grab, Premium: self._premium, Wholesale: self._wholesale, RushOrder: self._rush_order,
            QualityControl: self._quality_control, OrderMixup: self._order_mixup, Malfunction: self._malfunction,
        }  # fmt: skip
        self._choices: dict[Tile, Callable[[State, Seat, int], Sequence[Move]]] = {
            "premium": self._premiums, "wholesale": self._wholesales, "rush": self._rush_orders,
            "control": self._quality_controls, "mixup": self._order_mixups, "malfunction": self._malfunctions,
        }  # fmt: skip
        self._every_malfunction = tuple(
            tuple(self._all_malfunctions(seat, cell) for cell in self.board.cells) for seat in (RED, BLUE)
        )

    # The set-up.

    def start(self, seats: int, seed: Seed) -> State:
        chance = KeyedRng.from_seed(seed)
        trays = self.box.all_trays()
        chance.stream("trays").shuffle(trays)  # PP-2
        crates: list[tuple[int, ...]] = [() for crates in self.crates_of for _ in crates]
        state = State(
            trays=trays,
            broken=[0] * len(trays),
            grabber=trays.index(max(trays)),  # PP-3
            tiles=[None] * len(self.board.slots),
            spent=[None] * len(self.board.slots),
            crates=crates,
            closed=[None for _ in crates],
            rush=[0, 0],
            rushed=[0, 0],
            done=[False, False],
        )
        if self.beginners:  # PP-5
            for seat in (RED, BLUE):
                self.set_up.lay_by_lot(state, seat, len(self.board.slots_of[seat]), chance.stream("tiles", seat))
                self._done(state, seat)
        return state

    def _done(self, state: State, seat: Seat, action: Done | None = None) -> None:
        state.done[seat] = True
        if all(state.done):
            state.phase = "move"  # PP-1: Red's

    # Whose turn it is, and for what.

    def active(self, state: State) -> frozenset[Seat]:
        match state.phase:
            case "set-up":
                return frozenset(seat for seat, done in enumerate(state.done) if not done)  # PP-4
            case "over":
                return NOBODY
            case _:
                return TURNS[state.turn]

    def legal(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        match state.phase:
            case "set-up":
                return self.set_up.legal(state, seat)
            case "rush":
                return [Spend(), End()]
            case _:
                return self.moves(state, seat)

    def proposable(self, state: State, seat: Seat) -> bool:
        """Let a bot lay what is left in hand; the player looks it over, and is the one to say done."""
        return state.phase == "set-up" and bool(self.set_up.hand(state, seat))

    def moves(self, state: State, seat: Seat) -> list[Move]:
        """Return every move of the grabber, with all that is to be chosen."""
        found: list[Move] = []
        fewest, trays, broken, tiles = self._fewest(state, seat), state.trays, state.broken, state.tiles
        ends, names = self.board.ends[seat], self.board.cells
        for cell in self.board.reach[seat][state.grabber]:  # PP-6
            if trays[cell]:  # PP-7
                name = names[cell]
                found += [Grab(name, crate) for crate in fewest]
            elif not broken[cell]:  # PP-9
                one, other = ends[cell]
                tile, second = tiles[one], tiles[other]
                if tile:  # PP-8
                    found += self._choices[tile](state, seat, cell)
                if second and second != tile:  # with two of a kind it makes no difference which is used
                    found += self._choices[second](state, seat, cell)
        return found

    def _can_move(self, state: State, seat: Seat) -> bool:
        trays = state.trays
        for cell in self.board.reach[seat][state.grabber]:
            if trays[cell]:
                return True
        return bool(self.moves(state, seat))

    def apply(self, state: State, seat: Seat, action: AnyAction) -> None:
        kind = type(action)
        if kind in self._moves:
            self._move(state, seat, action)
        else:
            self._steps[kind](state, seat, action)

    def _move(self, state: State, seat: Seat, action: Any) -> None:
        self._moves[type(action)](state, seat, action)
        state.grabber = self.board.cell[action.cell]
        closed, crates = state.closed, self.box.crates
        if None not in closed[:crates] or None not in closed[crates:]:  # PP-18
            state.phase = "over"
        elif state.rush[seat] > state.fresh and self._can_rush(state, seat):
            state.phase = "rush"
        else:
            self._next_turn(state, seat)

    def _next_turn(self, state: State, seat: Seat, action: End | None = None) -> None:
        state.turn, state.fresh = 1 - seat, 0
        state.phase = "move" if self._can_move(state, state.turn) else "over"  # PP-18

    def _can_rush(self, state: State, seat: Seat) -> bool:
        """Say whether there would be a move, were a Rush Order spent: the room that it leaves counts (PP-13)."""
        state.rush[seat] -= 1
        possible = self._can_move(state, seat)
        state.rush[seat] += 1
        return possible

    def _spend(self, state: State, seat: Seat, action: Spend) -> None:  # PP-13
        state.rush[seat] -= 1
        state.rushed[seat] += 1
        state.phase = "move"

    # Crates, by their numbers.

    def _open(self, state: State, seat: Seat) -> list[Crate]:
        closed = state.closed
        return [number for number, crate in self._numbered[seat] if not closed[crate]]  # PP-17

    def _with_trays(self, state: State, seat: Seat) -> list[Crate]:
        closed, crates = state.closed, state.crates
        return [number for number, crate in self._numbered[seat] if crates[crate] and not closed[crate]]

    def _fewest(self, state: State, seat: Seat) -> list[Crate]:
        """Return the open crates that hold the fewest trays (PP-7)."""
        closed, crates = state.closed, state.crates
        heights = [(len(crates[crate]), number) for number, crate in self._numbered[seat] if not closed[crate]]
        least = min(heights)[0]
        return [number for height, number in heights if height == least]

    def _put(self, state: State, seat: Seat, crate: Crate, apples: int) -> None:
        state.crates[self.crates_of[seat][crate - 1]] += (apples,)

    def _take_top(self, state: State, seat: Seat, crate: Crate) -> int:
        index = self.crates_of[seat][crate - 1]
        *below, top = state.crates[index]
        state.crates[index] = tuple(below)
        return top

    def _close(self, state: State, seat: Seat, crate: Crate, mark: Mark) -> None:
        state.closed[self.crates_of[seat][crate - 1]] = mark

    # Trays (PP-7).

    def _grab(self, state: State, seat: Seat, action: Grab) -> None:
        cell = self.board.cell[action.cell]
        self._put(state, seat, action.crate, state.trays[cell])
        state.trays[cell] = 0

    # Tiles: for each what can be chosen, if it can be carried out at all (PP-10), and what it does.

    def _leaves(self, state: State, seat: Seat, action: Move, tile: Tile) -> None:
        """Take the tile from its slot."""
        one, other = self.board.ends[seat][self.board.cell[action.cell]]
        state.tiles[one if state.tiles[one] == tile else other] = None

    def _turns_over(self, state: State, slot: int) -> None:
        state.spent[slot], state.tiles[slot] = state.tiles[slot], None  # PP-17

    def _is_used(self, state: State, seat: Seat, action: Move, tile: Tile) -> None:
        """Turn the tile over where it lies."""
        one, other = self.board.ends[seat][self.board.cell[action.cell]]
        self._turns_over(state, one if state.tiles[one] == tile else other)

    def _premiums(self, state: State, seat: Seat, cell: int) -> list[Premium]:  # PP-11
        name = self.board.cells[cell]
        return [Premium(name, own) for own in self._open(state, seat)]

    def _premium(self, state: State, seat: Seat, action: Premium) -> None:
        self._leaves(state, seat, action, "premium")
        self._close(state, seat, action.own, "premium")

    def _wholesales(self, state: State, seat: Seat, cell: int) -> list[Wholesale]:  # PP-12
        name = self.board.cells[cell]
        return [Wholesale(name, theirs) for theirs in self._open(state, 1 - seat)]

    def _wholesale(self, state: State, seat: Seat, action: Wholesale) -> None:
        self._leaves(state, seat, action, "wholesale")
        self._close(state, 1 - seat, action.theirs, "wholesale")

    def _rush_orders(self, state: State, seat: Seat, cell: int) -> list[RushOrder]:  # PP-13
        return [RushOrder(self.board.cells[cell])] if state.rush[seat] < self.box.rush_section else []

    def _rush_order(self, state: State, seat: Seat, action: RushOrder) -> None:
        self._leaves(state, seat, action, "rush")
        state.rush[seat] += 1
        state.fresh += 1

    def _quality_controls(self, state: State, seat: Seat, cell: int) -> list[QualityControl]:  # PP-14
        name, fewest = self.board.cells[cell], self._fewest(state, seat)
        return [QualityControl(name, theirs, own) for theirs in self._with_trays(state, 1 - seat) for own in fewest]

    def _quality_control(self, state: State, seat: Seat, action: QualityControl) -> None:
        self._is_used(state, seat, action, "control")
        self._put(state, seat, action.own, self._take_top(state, 1 - seat, action.theirs))

    def _order_mixups(self, state: State, seat: Seat, cell: int) -> list[OrderMixup]:  # PP-15
        name, mine = self.board.cells[cell], self._with_trays(state, seat)
        return [OrderMixup(name, theirs, own) for theirs in self._with_trays(state, 1 - seat) for own in mine]

    def _order_mixup(self, state: State, seat: Seat, action: OrderMixup) -> None:
        self._is_used(state, seat, action, "mixup")
        theirs = self._take_top(state, 1 - seat, action.theirs)
        own = self._take_top(state, seat, action.own)
        self._put(state, 1 - seat, action.theirs, own)
        self._put(state, seat, action.own, theirs)

    def _malfunctions(self, state: State, seat: Seat, cell: int) -> list[Malfunction]:  # PP-16
        slots = self.board.slots_of[1 - seat]
        face_up = [*state.trays, *state.tiles[slots.start : slots.stop]]
        return list(compress(self._every_malfunction[seat][cell], face_up))

    def _all_malfunctions(self, seat: Seat, cell: Cell) -> tuple[Malfunction, ...]:
        """Return the malfunctions of every tray and every tile of the other player's, on any grid."""
        slots = (self.board.slots[slot] for slot in self.board.slots_of[1 - seat])
        return tuple(Malfunction(cell, victim) for victim in (*self.board.cells, *slots))

    def _malfunction(self, state: State, seat: Seat, action: Malfunction) -> None:
        self._is_used(state, seat, action, "malfunction")
        slot, cell = self.board.slot.get(action.victim), self.board.cell.get(action.victim)
        if slot is not None:
            self._turns_over(state, slot)
        if cell is not None:
            state.broken[cell], state.trays[cell] = state.trays[cell], 0

    # The end.

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        scores = self.scores(state)
        return Outcome(scores, rank(*scores), self._reason(state))  # PP-19

    def _reason(self, state: State) -> Reason:
        """Say whose crates are closed or who can't move, counted from 1 (PP-18)."""
        closed = [seat for seat in (RED, BLUE) if not self._open(state, seat)]
        if closed:
            return Reason("crates_closed", {"seat": closed[0] + 1})
        return Reason("no_move", {"seat": state.turn + 1})

    def points(self, state: State, crate: int) -> int:
        return WORTH[state.closed[crate]](sum(state.crates[crate]))

    def scores(self, state: State) -> tuple[int, int]:
        red, blue = (sum(self.points(state, crate) for crate in crates) for crates in self.crates_of)
        return red, blue

    # What others know.

    def view(self, state: State, watcher: Watcher) -> View:
        seats, laying = (RED, BLUE), state.phase == "set-up"
        return View(
            phase=state.phase,
            turn=state.turn,
            grabber=self.board.cells[state.grabber],
            grid=tuple(map(SpaceView, self.board.cells, map(max, state.trays, state.broken), map(bool, state.trays))),
            slots=tuple(self._slots_seen(state, seat, secret=laying and seat != watcher) for seat in seats),
            laid=tuple(
                sum(bool(state.tiles[slot] or state.spent[slot]) for slot in slots) for slots in self.board.slots_of
            ),
            hand=tuple(self.set_up.hand(state, watcher)) if laying and watcher is not None else (),
            done=tuple(state.done),
            crates=tuple(tuple(self._crate_seen(state, crate) for crate in crates) for crates in self.crates_of),
            rush=tuple(self._rush_seen(state, seat) for seat in seats),
            scores=self.scores(state),
        )

    def _slots_seen(self, state: State, seat: Seat, *, secret: bool) -> tuple[SlotView, ...]:
        slots = self.board.slots_of[seat]
        if secret:
            return tuple(SlotView(self.board.slots[slot], None, up=False) for slot in slots)
        return tuple(
            SlotView(self.board.slots[slot], state.tiles[slot] or state.spent[slot], up=bool(state.tiles[slot]))
            for slot in slots
        )

    def _crate_seen(self, state: State, crate: int) -> CrateView:
        return CrateView(state.crates[crate], state.closed[crate], self.points(state, crate))

    def _rush_seen(self, state: State, seat: Seat) -> RushView:
        fresh = state.fresh if seat == state.turn else 0
        return RushView(ready=state.rush[seat] - fresh, fresh=fresh, spent=state.rushed[seat])

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        world = state.copy()
        for seat in (RED, BLUE) if state.phase == "set-up" else ():
            if seat != watcher:
                self.set_up.lay_by_lot(world, seat, len(self.set_up.laid(state, seat)), rng)
        return world

    def seen(self, state: State, seat: Seat, action: AnyAction, watcher: Watcher) -> AnyAction | None:
        return masked(action) if isinstance(action, Laying) and watcher != seat else action

    def check(self, state: State, seat: Seat, action: AnyAction) -> None:
        legal = self.legal(state, seat)
        if action not in legal:
            raise refusals.why(self.board, state, seat, action, legal)

    def sample(self, state: State, seat: Seat, rng: Rng) -> AnyAction:
        """Lay tiles at random without taking them back for ever: few of the set-up's actions lead on."""
        if state.phase == "set-up" and rng.below(RARELY):
            return self.set_up.sample(state, seat, rng)
        return rng.choose(self.legal(state, seat))
