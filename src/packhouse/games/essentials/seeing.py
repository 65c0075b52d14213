"""What watchers see: everything but the bag's order, tokens that lie face down, and the Cat Lady cards to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.rng import Rng
from ...kit.deck import redeal
from ...kit.masks import bits
from .state import NONE, Laid, LaidView, Position, Solo, State, SuitcaseView, View

if TYPE_CHECKING:
    from .rules import Essentials


def view(game: Essentials, state: State) -> View:
    acting = game.draft.selector(state) if state.phase == "select" else state.drafter()
    return View(
        phase=state.phase,
        round=state.round,
        first=state.first,
        turn=None if acting == NONE else acting,
        owed=tuple(state.owed),
        positions=_positions(game, state),
        spaces=tuple(None if tile == NONE else game.tiles[tile].name for tile in state.spaces),
        bag=tuple(game.tiles[tile].name for tile in sorted(state.bag)),
        supply={tile.name: number for tile, number in zip(game.draft.extras, state.supply, strict=True)},
        todos=tuple(game.box.todos[number].name for number in state.todos),
        suitcases=tuple(_suitcase(game, state, seat) for seat in range(len(state.suitcases))),
        solo=_solo(game, state) if len(state.suitcases) == 1 else None,
    )


def _positions(game: Essentials, state: State) -> tuple[Position, ...]:
    barred = game.draft.barred(state)
    found = []
    for index, (pawn, token) in enumerate(zip(state.pawns, state.tokens, strict=True)):
        is_flipped = token != NONE and index < state.turn
        found.append(
            Position(
                pawn=None if pawn == NONE else pawn,
                lady=token != NONE,
                token=game.box.tokens[token][0] if is_flipped else None,
                barred=index + 1 in barred,
            )
        )
    return tuple(found)


def _suitcase(game: Essentials, state: State, seat: int) -> SuitcaseView:
    case = state.suitcases[seat]
    return SuitcaseView(
        layout=game.rounds.layout(seat, len(state.suitcases)),
        laid=_laid(game, case.laid),
        hand=tuple(game.tiles[tile].name for tile in case.hand),
        before=case.before,
        rats=case.rats,
        poms=case.poms,
        tucked=tuple(game.grid.cells[cell] for cell in bits(case.tucked)),
        score=game.sheet.score(case, state.todos),
    )


def _laid(game: Essentials, laid: Sequence[Laid]) -> tuple[LaidView, ...]:
    return tuple(LaidView(game.tiles[one.tile].name, one.side, one.turn, game.grid.cells[one.cell]) for one in laid)


def _solo(game: Essentials, state: State) -> Solo:
    flipped = None if state.flipped == NONE else state.flipped + 1
    return Solo(game.chosen.card, game.card.goal, flipped, len(state.deck))


def imagine(game: Essentials, state: State, rng: Rng) -> State:
    """Redraw the bag's order, the cards to come, and every token whose number nobody has seen."""
    world = state.copy()
    world.rng = rng.fork()
    redeal(rng, world.bag)
    redeal(rng, world.deck)
    _redeal_tokens(game, world, rng)
    return world


def _redeal_tokens(game: Essentials, world: State, rng: Rng) -> None:
    shown = {token for index, token in enumerate(world.tokens) if index < world.turn}
    unseen = [token for token in range(len(game.box.tokens)) if token not in shown]
    rng.shuffle(unseen)
    for index, token in enumerate(world.tokens):
        if index >= world.turn and token != NONE:
            world.tokens[index] = unseen.pop()
