"""Pack the Essentials for those who learn: every placement of every tile, and all suitcases, one's own first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import chain
from operator import and_, or_
from typing import get_args

from ...core.game import Seat
from ...kit.masks import mask_of
from ...kit.vectors import Numbers, Vector, among, count, each, flags, from_seat, plane, share, vector
from .actions import AnyAction, Pom, TileName
from .components import COLOURS, ROUNDS, SPACES, Kind
from .draft import PAWNS, TAKES
from .packing import LEAVE
from .rules import POMS, Essentials
from .state import Phase, Position, Score, Solo, SuitcaseView, View
from .tiles import SIDES

PHASES: tuple[Phase, ...] = get_args(Phase)
KINDS: tuple[Kind, ...] = get_args(Kind)
POINTS, FEW = 100, 10
"""What numbers are shares of."""


def actions(game: Essentials, seats: int) -> Sequence[AnyAction]:
    """Return every action; nothing is ever put where all suitcases of the table have a staple."""
    staples = reduce(and_, (game.rounds.staples[game.rounds.layout(seat, seats)] for seat in range(seats)))
    ways = (way for tile in game.tiles for side in SIDES for way in tile.ways[side])
    puts = [way.put for way in ways if not way.mask & staples]
    return [*PAWNS, *game.draft.bonuses, *TAKES, *puts, LEAVE, *map(Pom, game.grid.cells), POMS]


def features(game: Essentials, view: View, seat: Seat) -> Vector:
    """Return the round, the draft, what is left to come, and every suitcase: one's own first, then round the table."""
    seats = from_seat(seat, len(view.suitcases))
    names = [tile.name for tile in game.tiles]
    return vector(
        among(view.phase, PHASES),
        share(view.round, ROUNDS),
        among(view.first, seats),
        among(view.turn, seats),
        count(view.owed, KINDS),
        chain.from_iterable(_position(position, seats) for position in view.positions),
        chain.from_iterable(among(tile, names) for tile in view.spaces),
        each({*view.bag}, names),
        chain.from_iterable(share(number, FEW) for number in view.supply.values()),
        each(view.todos, [todo.name for todo in game.box.todos]),
        _solo(game, view.solo),
        chain.from_iterable(_suitcase(game, view.suitcases[other]) for other in seats),
    )


def _position(position: Position, seats: Sequence[Seat]) -> Numbers:
    numbers = range(1, SPACES + 1)
    return [*among(position.pawn, seats), *flags(position.lady, position.barred), *among(position.token, numbers)]


def _solo(game: Essentials, solo: Solo | None) -> Numbers:
    """Return the card with the goal and the one that bars positions; where several play, nothing."""
    cards = range(1, len(game.box.cards) + 1)
    if solo is None:
        return [0.0] * (2 * len(cards) + 2)
    shares = [*share(solo.goal, POINTS), *share(solo.cards, len(cards))]
    return [*among(solo.card, cards), *among(solo.flipped, cards), *shares]


def _suitcase(game: Essentials, case: SuitcaseView) -> Iterator[float]:
    """Return planes of what is full, of Pom-poms, cats and each colour; then what is beside the suitcase."""
    squares, names = len(game.grid), [tile.name for tile in game.tiles]
    cats, colours, tucked = 0, [0] * len(COLOURS), mask_of(game.grid.index[cell] for cell in case.tucked)
    for laid in case.laid:
        tile = game.by_name[TileName(laid.tile)]
        mask = tile.at(laid.side, laid.turn, game.grid.index[laid.cell]).mask
        colours[tile.colour] |= mask
        cats |= mask * (laid.side == "cat")
    full = reduce(or_, colours, game.rounds.staples[case.layout] | tucked)
    yield from chain.from_iterable(plane(mask, squares) for mask in (full, tucked, cats, *colours))
    yield from count([laid.tile for laid in case.laid], names)
    yield from count([laid.tile for laid in case.laid[case.before :]], names)
    yield from count(case.hand, names)
    yield from (number / FEW for number in (case.rats, case.poms))
    yield from _score(game, case.score)


def _score(game: Essentials, score: Score) -> Iterator[float]:
    yield from (number / ROUNDS for number in score.groups)
    yield from (number / POINTS for number in (*score.colours, score.cats, *score.todos, score.total))
    yield from share(score.empty, len(game.grid))
