"""Setting up, the round's beginning and end, and the Cat Lady cards of whoever plays alone."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.rng import KeyedRng, Seed
from ...kit.grid import Grid
from ...kit.masks import mask_of
from .components import GROUPS, ROUNDS, SPACES, Box
from .draft import Draft
from .options import Choices
from .state import NONE, State, Suitcase
from .tiles import Tile

RATS_AT_FIRST = 1


class Rounds:
    def __init__(self, box: Box, options: Choices, grid: Grid, tiles: Sequence[Tile], draft: Draft) -> None:
        self.box = box
        self.options = options
        self.staples = [staples(layout, grid, upright=options.lying == "upright") for layout in box.suitcases]
        self.accessories = [tile.number for tile in tiles if tile.kind == "accessory"]
        rows = {f"{colour}-{row.item}": n for row in (*box.underwear, *box.socks) for colour, n in row.number.items()}
        self.supply = [rows.get(tile.name, 0) for tile in draft.extras]  # PE-7

    def start(self, seats: int, seed: Seed) -> State:
        rng = KeyedRng.from_seed(seed)
        bag = self.accessories[:]
        rng.stream("bag").shuffle(bag)
        suitcases = [Suitcase(self.staples[self.layout(seat, seats)], RATS_AT_FIRST) for seat in range(seats)]  # PE-3
        first = rng.stream("first").below(seats)  # PE-1
        state = State(rng, bag, self.supply[:], self._todos(seats, rng), suitcases, first)
        if seats == 1:
            state.deck = [number for number in range(len(self.box.cards)) if number != self.options.card - 1]
            rng.stream("cards").shuffle(state.deck)  # PE-27
        self.begin(state)
        return state

    def layout(self, seat: int, seats: int) -> int:
        """Return which suitcase of the box a seat packs (PE-3); whoever plays alone has the common one (PE-27)."""
        return seat + 1 if self.options.suitcases == "own" and seats > 1 else 0

    def _todos(self, seats: int, rng: KeyedRng) -> list[int]:
        """Return one To-Do of each group at random; alone, those of the chosen card (PE-2, PE-27)."""
        names = [todo.name for todo in self.box.todos]
        if seats == 1:
            return [names.index(name) for name in self.box.cards[self.options.card - 1].todos]
        groups = ([index for index, todo in enumerate(self.box.todos) if todo.group == group] for group in GROUPS)
        return [rng.stream("to-do", group).choose(cards) for group, cards in zip(GROUPS, groups, strict=True)]

    def begin(self, state: State) -> None:
        state.round += 1
        state.phase, state.turn = "select", 0
        state.spaces = [state.bag.pop() for _ in range(SPACES)]  # PE-6
        state.pawns, state.tokens = [NONE] * SPACES, [NONE] * SPACES
        if len(state.suitcases) == 1 and state.round % 2 == 0:
            state.flipped = state.deck.pop()  # PE-28
        for case in state.suitcases:
            case.before = len(case.laid)

    def end(self, state: State) -> None:
        """Begin the next round, or have the Pom-poms placed after the last (PE-15, PE-23)."""
        state.flipped = NONE
        if state.round == ROUNDS:
            state.phase = "poms"
            return
        state.first = (state.first + 1) % len(state.suitcases)
        self.begin(state)


def staples(layout: Sequence[str], grid: Grid, *, upright: bool) -> int:
    """Return the staple squares as bits; upright, the suitcase stands on what was its right side."""
    rows = ["".join(column) for column in zip(*reversed(layout), strict=True)] if upright else layout
    height = len(rows)
    return mask_of(
        grid.at[column, height - 1 - row]
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign == "#"
    )
