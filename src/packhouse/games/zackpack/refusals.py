"""Why an action can't be played, in a sentence for the player."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.errors import IllegalAction
from ...core.game import Seat
from .actions import AnyAction, Grab, Prize, Put, Take
from .components import Box
from .loading import MOST_TAKES
from .state import Place, State
from .truck import Truck


def why(
    trucks: Mapping[int, Truck], box: Box, state: State, seat: Seat, action: AnyAction, *, live: bool
) -> IllegalAction:
    """Return the refusal of an action that isn't among the legal ones."""
    match state.phase, action:
        case "ready", _:
            return IllegalAction("not_flipped", "the trucks aren’t turned up yet; write ready")
        case "grab", Grab():
            return _why_not_grabbed(trucks, state, seat, action, live=live)
        case "grab", _:
            return IllegalAction("no_truck", "you have no truck yet; grab one by its number, or grab pile")
        case "load", Put():
            place = state.places[seat]
            return _why_not_put(trucks[place.truck], box, place, action)
        case "load", Take():
            place = state.places[seat]
            return _why_not_taken(trucks[place.truck], place, action)
        case _:
            return _why_nothing_but_loading(state, seat, action, live=live)


def _why_not_grabbed(
    trucks: Mapping[int, Truck], state: State, seat: Seat, action: Grab, *, live: bool
) -> IllegalAction:
    numbers = {str(number): number for number in trucks}
    if action.truck not in numbers:
        return IllegalAction("no_such_truck", "there is no truck {truck}; grab one that you see", truck=action.truck)
    number = numbers[action.truck]
    if number in state.places[seat].trucks:
        return IllegalAction(
            "own_truck", "truck {truck} is in front of you; grab one in front of another player, or the pile",
            truck=number,
        )  # fmt: skip
    for owner, place in enumerate(state.places, 1):
        if place.truck == number:
            return _why_taken(owner, number, live=live)
    return IllegalAction("not_face_up", "truck {truck} isn’t face up; grab one that is, or the pile", truck=number)


def _why_taken(owner: int, truck: int, *, live: bool) -> IllegalAction:
    """Say who has a truck; where players pick in order, nobody was faster (ZP-7)."""
    if live:
        return IllegalAction(
            "taken", "seat {seat} was faster and has truck {truck}; grab another, or the pile", seat=owner, truck=truck
        )
    return IllegalAction(
        "taken_before", "seat {seat} has truck {truck}; grab another, or the pile", seat=owner, truck=truck
    )


def _why_nothing_but_loading(state: State, seat: Seat, action: AnyAction, *, live: bool) -> IllegalAction:
    """Tell whoever came last, and so got the top of the pile meanwhile (ZP-8), also who had been faster."""
    for faster, place in enumerate(state.places if live else ()):
        if action == Grab(Prize(str(place.truck))) and faster != seat:
            return IllegalAction(
                "taken_last", "seat {seat} was faster and has truck {truck}; you have {own}, load it",
                seat=faster + 1, truck=place.truck, own=state.places[seat].truck,
            )  # fmt: skip
    return IllegalAction("has_truck", "you have your truck for this round; load it, then write done")


def _why_not_put(truck: Truck, box: Box, place: Place, action: Put) -> IllegalAction:
    size, cell = action.size, action.cell
    if not 1 <= size <= len(box.pieces):
        return IllegalAction(
            "no_such_piece", "bars are 1 to {largest} long; choose one of these", largest=len(box.pieces)
        )
    if not place.left[size - 1]:
        return IllegalAction("none_left", "you have no bar of {size} left; choose another", size=size)
    if cell not in truck.floor.index:
        return IllegalAction(
            "off_floor",
            "{cell} isn’t a square of your truck; choose from {cells}",
            cell=cell,
            cells=", ".join(truck.cells),
        )
    if size == 1 and action.direction != "up":
        return IllegalAction("one_cube", "a single cube has no direction; write put 1 {cell} up", cell=cell)
    if action not in truck.placements and action.direction != "up":
        return IllegalAction(
            "over_the_edge", "a bar of {size} from {cell} {direction} would stick out over the edge; put it elsewhere",
            size=size, cell=cell, direction=action.direction,
        )  # fmt: skip
    return _why_not_stacked(truck, place, action)


def _why_not_stacked(truck: Truck, place: Place, action: Put) -> IllegalAction:
    known = truck.placements.get(action)
    if known and len({place.heights[square] for square in known.squares}) > 1:
        return IllegalAction(
            "gap", "a bar on {cell} {direction} would have gaps beneath it; put it where all is the same height",
            cell=action.cell, direction=action.direction,
        )  # fmt: skip
    return IllegalAction(
        "too_high", "that would be higher than this truck’s limit of {height}; put it elsewhere",
        height=truck.height,
    )  # fmt: skip


def _why_not_taken(truck: Truck, place: Place, action: Take) -> IllegalAction:
    if place.takes == MOST_TAKES:
        return IllegalAction(
            "no_more_takes",
            "you have unloaded {most} bars this round, and that’s the limit; keep loading, or write done",
            most=MOST_TAKES,
        )
    if any(truck.bars[number].bar.cell == action.cell for number in place.bars):
        return IllegalAction("buried", "something rests on the bar at {cell}; unload that first", cell=action.cell)
    return IllegalAction(
        "nothing_there", "no bar was put on {cell}; name the square that you put it on", cell=action.cell
    )
