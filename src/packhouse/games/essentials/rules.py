"""The rules of Pack the Essentials, clause by clause (``rules.md``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from ...core.errors import BadSetup
from ...core.game import Aim, Game, Goal, Outcome, Reason, Seat, Watcher, alone, rank
from ...core.rng import Rng, Seed
from ...kit.grid import rectangle
from ...kit.masks import Picker
from . import poms, refusals, seeing
from .actions import ALL, AnyAction, Bonus, Leave, Pawn, Pom, Poms, Put, Take
from .components import COLUMNS, MOST_SEATS, ROWS, Box
from .draft import Draft
from .options import Choices
from .packing import Packing
from .rounds import Rounds
from .scoring import Sheet
from .state import NONE, State, View
from .tiles import tiles_of

Doing: TypeAlias = Literal["select", "draft", "pack", "poms"]
POMS = Poms()


class Essentials(Game[State, AnyAction, View]):
    name = "essentials"
    title = "Pack the Essentials"
    seats = range(1, MOST_SEATS + 1)  # PE-1
    hidden = True
    least_plays = 10
    state = State
    actions = ALL
    options = Choices
    components = Box

    def __init__(self, options: Choices, box: Box) -> None:
        if options.card > len(box.cards):
            raise BadSetup("no_card", "there are {cards} Cat Lady cards; choose one of them", cards=len(box.cards))
        self.chosen = options
        self.box = box
        self.card = box.cards[options.card - 1]
        sideways = options.lying == "sideways"
        self.grid = rectangle(COLUMNS, ROWS) if sideways else rectangle(ROWS, COLUMNS)  # PE-4
        self.tiles = tiles_of(box, self.grid)
        self.by_name = {tile.name: tile for tile in self.tiles}
        self.draft = Draft(box, self.tiles)
        self.packing = Packing(self.tiles)
        self.rounds = Rounds(box, options, self.grid, self.tiles, self.draft)
        self.sheet = Sheet(box, self.grid, self.tiles, sideways=sideways)
        self._poms = Picker([Pom(cell) for cell in self.grid.cells])

    def start(self, seats: int, seed: Seed) -> State:
        return self.rounds.start(seats, seed)

    def active(self, state: State) -> frozenset[Seat]:
        """Return who selects or drafts, and everyone who has tiles to pack meanwhile (PE-11)."""
        match state.phase:
            case "select":
                return frozenset((self.draft.selector(state),))
            case "poms":
                return frozenset(self._with_poms(state))
            case "over":
                return frozenset()
        packing = {seat for seat, case in enumerate(state.suitcases) if case.hand}
        return frozenset(packing | {state.drafter()} - {NONE})

    def _with_poms(self, state: State) -> list[Seat]:
        return [seat for seat, case in enumerate(state.suitcases) if poms.to_place(self.sheet, case)]

    def doing(self, state: State, seat: Seat) -> Doing:
        """Return what an active seat has to do."""
        match state.phase:
            case "select" | "poms":
                return state.phase
        return "draft" if seat == state.drafter() else "pack"

    def legal(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        match self.doing(state, seat):
            case "select":
                return self.draft.positions(state)
            case "draft":
                return self.draft.choices(state)
            case "pack":
                return self.packing.choices(state.suitcases[seat])
            case "poms":
                return [*self._poms.pick(self.grid.full & ~state.suitcases[seat].taken), POMS]

    def apply(self, state: State, seat: Seat, action: AnyAction) -> None:
        case = state.suitcases[seat]
        match action:
            case Pawn():
                self.draft.select(state, action)
            case Bonus():
                self.draft.take_bonus(state, seat, action)
            case Take():
                self.draft.take_tile(state, seat, action)
            case Put():
                self.packing.put(case, action)
            case Leave():
                case.hand.clear()
            case Pom():
                poms.tuck(case, 1 << self.grid.index[action.cell])
            case Poms():
                poms.tuck(case, poms.best(self.sheet, case, state.todos))
        self._go_on(state)

    def _go_on(self, state: State) -> None:
        """End the round when everyone has packed, and the game when every Pom-pom is placed."""
        if state.phase == "pack" and not any(case.hand for case in state.suitcases):
            self.rounds.end(state)
        if state.phase == "poms" and not self._with_poms(state):
            state.phase = "over"

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        sheets = [self.sheet.score(case, state.todos) for case in state.suitcases]
        totals = tuple(sheet.total for sheet in sheets)
        if len(totals) == 1:  # PE-30
            goal = Goal(reached=totals[0] > self.card.goal, points=self.card.goal + 1)
            return alone(goal, Reason("packed"), totals[0])
        tucked = [case.tucked.bit_count() for case in state.suitcases]
        merits = zip(totals, (-sheet.empty for sheet in sheets), tucked, strict=True)  # PE-24
        return Outcome(totals, rank(*merits), Reason("packed"))

    def aim(self, state: State) -> Aim | None:
        if len(state.suitcases) > 1:
            return None
        return Aim(points=self.card.goal + 1, score=self.sheet.score(state.suitcases[0], state.todos).total)

    def view(self, state: State, watcher: Watcher) -> View:
        return seeing.view(self, state)

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        return seeing.imagine(self, state, rng)

    def alike(self, state: State, seat: Seat, shown: AnyAction | None, watcher: Watcher) -> list[AnyAction]:
        """Everything is done openly, so that nothing but the play itself looks like it."""
        return [shown] if shown is not None and refusals.why(self, state, seat, shown) is None else []

    def proposable(self, state: State, seat: Seat) -> bool:
        """Tiles go into one's own suitcase, whatever the others do; Pom-poms have their best places without a bot."""
        return self.doing(state, seat) == "pack"

    def check(self, state: State, seat: Seat, action: AnyAction) -> None:
        refusal = refusals.why(self, state, seat, action)
        if refusal:
            raise refusal

    def sample(self, state: State, seat: Seat, rng: Rng) -> AnyAction:
        if self.doing(state, seat) == "pack":
            return self.packing.sample(state.suitcases[seat], rng)
        return rng.choose(self.legal(state, seat))
