"""Why an action is refused, in a sentence that says what to do instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.errors import IllegalAction
from ...core.game import Seat
from .actions import AnyAction, Bonus, Leave, Pawn, Pom, Poms, Put, Take
from .components import SPACES
from .packing import RATS_A_TURN
from .state import NONE, State, Suitcase
from .tiles import Tile

if TYPE_CHECKING:
    from .rules import Essentials


def why(game: Essentials, state: State, seat: Seat, action: AnyAction) -> IllegalAction | None:
    """Return why an active seat may not do this now, without listing what it may; None: it may."""
    case, doing = state.suitcases[seat], game.doing(state, seat)
    refusal: IllegalAction | None = None
    match action, doing:
        case Pawn(), "select":
            refusal = _why_not_there(game, state, action)
        case Bonus(), "draft":
            refusal = _why_no_bonus(game, state, action)
        case Take(), "draft":
            refusal = _why_not_taken(state, action)
        case Put(), "pack":
            refusal = _why_not_put(game, case, action)
        case Leave(), "pack":
            refusal = _why_not_left(game, case)
        case Pom(), "poms":
            refusal = _why_no_pom(game, case, action)
        case Poms(), "poms":
            pass
        case _:
            refusal = _why_not_now(state, doing)
    return refusal


def _why_not_now(state: State, doing: str) -> IllegalAction:
    match doing:
        case "select":
            return IllegalAction("select_now", "put your pawn on a draft position first; write pawn and its number")
        case "draft" if state.owed:
            return IllegalAction("bonus_now", "choose your bonus tile first; write bonus and the tile")
        case "draft":
            return IllegalAction("take_now", "take a tile first; write take and the number of its space")
        case "pack":
            return IllegalAction(
                "pack_now", "pack your new tiles first; write put, the tile, its side, turn and square"
            )
        case _:
            return IllegalAction("poms_now", "place your Pom-poms; write pom and a square, or poms for the best places")


def _why_not_there(game: Essentials, state: State, action: Pawn) -> IllegalAction | None:
    if not 1 <= action.position <= SPACES:
        return IllegalAction("no_position", "the draft positions are 1 to {most}; choose one of them", most=SPACES)
    if state.pawns[action.position - 1] != NONE:
        return IllegalAction(
            "position_taken", "seat {seat} is on position {position}; choose an empty one",
            seat=state.pawns[action.position - 1] + 1, position=action.position,
        )  # fmt: skip
    if action.position in game.draft.barred(state):
        return IllegalAction(
            "barred",
            "the Cat Lady’s card blocks position {position} this round; choose another",
            position=action.position,
        )
    return None


def _why_no_bonus(game: Essentials, state: State, action: Bonus) -> IllegalAction | None:
    if not state.owed:
        return IllegalAction("no_bonus", "you already have your bonus; take a tile")
    index = game.draft.number.get(action.tile)
    if index is None or game.draft.extras[index].kind != state.owed[0]:
        return IllegalAction(
            "wrong_bonus",
            "your position doesn’t give you {tile}; choose a tile that it does, such as {example}",
            tile=action.tile,
            example=next(one.tile for one in game.draft.choices(state) if isinstance(one, Bonus)),
        )
    if not state.supply[index]:
        return IllegalAction("run_out", "{tile} has run out; choose another colour or shape", tile=action.tile)
    return None


def _why_not_taken(state: State, action: Take) -> IllegalAction | None:
    if state.owed:
        return IllegalAction("bonus_now", "choose your bonus tile first; write bonus and the tile")
    if not 1 <= action.space <= SPACES:
        return IllegalAction("no_space", "the tile spaces are 1 to {most}; choose one of them", most=SPACES)
    if state.spaces[action.space - 1] == NONE:
        return IllegalAction("space_empty", "the tile in space {space} is gone; take another", space=action.space)
    return None


def _why_not_put(game: Essentials, case: Suitcase, action: Put) -> IllegalAction | None:
    tile = game.by_name.get(action.tile)
    if tile is None or tile.number not in case.hand:
        return IllegalAction(
            "not_in_hand", "you have no {tile} to place; you have {hand}",
            tile=action.tile, hand=", ".join(game.tiles[number].name for number in case.hand),
        )  # fmt: skip
    if action.side == "cat":
        if not case.rats:
            return IllegalAction("no_rat", "the cat side costs a Pack Rat, and you have none; place it item side up")
        if not game.packing.spare_rats(case):
            return IllegalAction(
                "two_rats", "you have already used {most} Pack Rats this turn; place it item side up", most=RATS_A_TURN
            )
    return _why_not_lying_there(game, case, tile, action)


def _why_not_lying_there(game: Essentials, case: Suitcase, tile: Tile, action: Put) -> IllegalAction | None:
    cell = game.grid.index.get(action.cell)
    if cell is None:
        return _no_square(action.cell)
    ways = tile.placements[action.side]
    if action.turn > (last := ways.all[-1].turn):
        return IllegalAction(
            "same_turn", "{tile} looks the same with fewer quarter turns; write {same} instead of {turn}",
            tile=action.tile, turn=action.turn, same=action.turn % (last + 1),
        )  # fmt: skip
    placed = ways.at(action.turn, cell)
    if placed is None:
        return IllegalAction(
            "outside", "on {cell}, {tile} would stick out of the suitcase; keep it inside",
            cell=action.cell, tile=action.tile,
        )  # fmt: skip
    if placed.mask & case.taken:
        return IllegalAction(
            "overlaps", "something lies there already; place {tile} on empty squares", tile=action.tile
        )
    if not game.packing.leaves_room(case, tile, action.side, placed.mask):
        return IllegalAction(
            "blocks", "your other tile has to go in, too, and would no longer fit; place {tile} elsewhere",
            tile=action.tile,
        )  # fmt: skip
    return None


def _why_not_left(game: Essentials, case: Suitcase) -> IllegalAction | None:
    for number in case.hand:
        if game.tiles[number].fits("item", case.taken):
            return IllegalAction("still_fits", "{tile} still fits; place it", tile=game.tiles[number].name)
    if game.packing.may_leave(case):
        return None
    return IllegalAction("more_fit", "more of these tiles fit together; place one more, cat side up")


def _why_no_pom(game: Essentials, case: Suitcase, action: Pom) -> IllegalAction | None:
    cell = game.grid.index.get(action.cell)
    if cell is None:
        return _no_square(action.cell)
    if case.taken >> cell & 1:
        return IllegalAction("square_taken", "{cell} is full; put the Pom-pom on an empty square", cell=action.cell)
    return None


def _no_square(cell: str) -> IllegalAction:
    return IllegalAction("no_square", "there is no square {cell}; name one such as c4", cell=cell)
