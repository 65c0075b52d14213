"""What the lab asks of Pack the Essentials: where points come from, positions, tiles, full suitcases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.game import Seat
from ...kit.offers import Moment, Offer
from .actions import AnyAction, Bonus, Pawn, Take
from .rules import Essentials
from .state import NONE, State

RANKS = ("largest", "second", "third", "fourth")
POSITIONS = ("1st", "2nd", "3rd", "4th")


def sources(game: Essentials, state: State, seat: Seat) -> dict[str, float]:
    score = game.sheet.score(state.suitcases[seat], state.todos)
    colours = zip(RANKS, sorted(score.colours, reverse=True), strict=True)
    todos = zip(state.todos, score.todos, strict=True)
    return {
        **{f"{rank} colour": points for rank, points in colours},
        "cats": score.cats,
        **{f"To-Do {game.box.todos[number].name}": points for number, points in todos},
    }


def components(game: Essentials, moments: Iterable[Moment]) -> Iterator[Offer]:
    """Tell which draft positions and tiles were free, and which of them was taken."""
    for state, seat, action in moments:
        match action:
            case Pawn():
                legal = game.draft.positions(state)
                free = all(pawn == NONE for pawn in state.pawns) and not game.draft.barred(state)
                kind = "draft position, all free" if free else "draft position, of those left"
                yield Offer(kind, seat, _named(game, state, legal), _named(game, state, [action]))
            case Take():
                yield Offer("tile", seat, *_both(game, state, action))
            case Bonus():
                yield Offer(state.owed[0], seat, *_both(game, state, action))


def _both(game: Essentials, state: State, action: AnyAction) -> tuple[list[str], list[str]]:
    return _named(game, state, game.draft.choices(state)), _named(game, state, [action])


def _named(game: Essentials, state: State, actions: Iterable[AnyAction]) -> list[str]:
    """Call positions by their place, and tiles by what is on them; what a colour is worth, each suitcase decides."""
    names: dict[str, None] = {}
    for action in actions:
        match action:
            case Pawn():
                names[POSITIONS[action.position - 1]] = None
            case Take():
                names[_item(game.tiles[state.spaces[action.space - 1]].name)] = None
            case Bonus():
                names[_item(action.tile)] = None
    return list(names)


def _item(tile: str) -> str:
    return tile.partition("-")[2]


def figures(game: Essentials, state: State, seat: Seat) -> dict[str, float]:
    case = state.suitcases[seat]
    score = game.sheet.score(case, state.todos)
    room = game.sheet.squares - sum(sign == "#" for row in game.box.suitcases[0] for sign in row)
    return {
        "filled, of a hundred squares": 100 * (1 - score.empty / room),
        "tiles packed": len(case.laid),
        "Rats left": case.rats,
        "Pom-poms tucked in": case.tucked.bit_count(),
    }
