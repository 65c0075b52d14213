"""The rules of Zack & Pack, clause by clause (``rules.md``)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.errors import BadSetup
from ...core.game import Game, Outcome, Reason, Seat, Timeout, Watcher, rank
from ...core.rng import Rng, Seed
from ...kit.deck import redeal
from . import loading, refusals, scoring
from .actions import ALL, TOP, AnyAction, Done, Grab, Put, Ready, Take
from .components import MOST_SEATS, Box
from .options import Choices
from .race import Race
from .rounds import Rounds, dealt
from .state import Place, PlaceView, State, View
from .truck import Truck

NOBODY: frozenset[Seat] = frozenset()
READY, DONE = Ready(), Done()
LATE: dict[str, AnyAction] = {"ready": READY, "grab": TOP, "load": DONE}
"""What is played in each phase for whoever is too slow."""
FIRST_LOOK = 3
"""How many times as long everyone has for the first trucks of a game (ZP-8a)."""
RARELY = 16
"""One in so many random actions while loading is any that is legal; the others load what fits, or say done."""


def looking(phase: str, number: int) -> int:
    """Return how many times as long as usual everybody takes in this phase of a round (ZP-8a)."""
    return FIRST_LOOK if (phase, number) == ("grab", 1) else 1


class ZackPack(Game[State, AnyAction, View]):
    name = "zackpack"
    title = "Zack & Pack"
    seats = range(3, MOST_SEATS + 1)  # ZP-1
    hidden = True
    least_plays = 8
    live = True
    state = State
    actions = ALL
    options = Choices
    components = Box

    def __init__(self, options: Choices, box: Box) -> None:
        if options.weights and options.mode == "live":
            raise BadSetup("weights_live", "weights are for the ordered mode; leave them out, or write mode=ordered")
        self.box = box
        self.trucks = {number: Truck(number, card, len(box.pieces)) for number, card in enumerate(box.trucks, 1)}
        self.race = Race(options, self.trucks)
        self.live = self.race.live  # ZP-7: the ordered mode is no race
        self.rounds = Rounds(box, self.trucks, self.race, options.rounds)
        self.seconds = {"ready": options.ready_clock, "grab": options.grab_clock, "load": options.loading_clock}

    def start(self, seats: int, seed: Seed) -> State:
        return self.rounds.start(seats, seed)

    def active(self, state: State) -> frozenset[Seat]:
        match state.phase:
            case "over":
                return NOBODY
            case "grab":
                return self.race.active(state)
            case _:
                return frozenset(state.waiting)

    def legal(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        match state.phase:
            case "grab":
                return self.race.choices(state, seat)
            case "load":
                place = state.places[seat]
                truck = self.trucks[place.truck]
                return [*loading.puts(truck, place), *loading.takes(truck, place), DONE]
            case _:
                return [READY]

    def apply(self, state: State, seat: Seat, action: AnyAction) -> None:
        match action:
            case Put():
                loading.put(self.truck(state, seat), state.places[seat], action)
            case Take():
                loading.take(self.truck(state, seat), state.places[seat], action)
            case Grab():
                self.race.grab(state, seat, action)
                if not state.waiting:
                    self.rounds.drive_up(state)
            case Ready():
                state.waiting.remove(seat)
                if not state.waiting:
                    self.rounds.flip(state)
            case Done():
                state.waiting.remove(seat)
                if not state.waiting:
                    self.rounds.settle(state)

    def truck(self, state: State, seat: Seat) -> Truck:
        """Return the truck that the seat has grabbed."""
        return self.trucks[state.places[seat].truck]

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        points = tuple(place.points for place in state.places)
        code = "rounds_played" if all(points) else "points_gone"  # ZP-19, ZP-16
        return Outcome(points, rank(*points), Reason(code, {"rounds": state.round}))

    def view(self, state: State, watcher: Watcher) -> View:
        return View(
            phase=state.phase,
            round=state.round,
            waiting=tuple(state.waiting),
            dealt=dealt(len(state.places)),
            places=tuple(map(self._place_seen, state.places)),
            pile=len(state.deck.pile),
            discard=tuple(state.deck.discards),
            payments=state.payments,
            ledger=state.ledger if state.phase == "over" else (),
        )

    def _place_seen(self, place: Place) -> PlaceView:
        truck = self.trucks.get(place.truck)
        return PlaceView(
            points=place.points,
            load=place.load,
            left=tuple(place.left),
            trucks=tuple(place.trucks),
            truck=truck.number if truck else None,
            bars=scoring.bars(truck, place) if truck else (),
            takes=place.takes,
            room=scoring.room(truck, place) if truck else 0,
            due=scoring.due(truck, place) if truck else 0,
        )

    def imagine(self, state: State, watcher: Watcher, rng: Rng) -> State:
        world = state.copy()
        world.rng = rng.fork()
        redeal(rng, world.deck.pile)
        return world

    def timeout(self, state: State) -> Timeout[AnyAction] | None:
        """Return the clock of the phase; the ordered mode has none (ZP-6a, ZP-8, ZP-10)."""
        if not self.live or state.phase == "over":
            return None
        # Whoever is last to grab draws by itself (ZP-8).
        slow = state.waiting[:-1] if state.phase == "grab" else state.waiting
        plays = dict.fromkeys(slow, (LATE[state.phase],))
        seconds = self.seconds[state.phase] * looking(state.phase, state.round)
        return Timeout(f"{state.phase} {state.round}", seconds, plays, patient=state.phase == "ready")

    def check(self, state: State, seat: Seat, action: AnyAction) -> None:
        if action not in self.legal(state, seat):
            raise refusals.why(self.trucks, self.box, state, seat, action, live=self.live)

    def sample(self, state: State, seat: Seat, rng: Rng) -> AnyAction:
        """Load at random without taking pieces back for ever."""
        if state.phase != "load" or not rng.below(RARELY):
            return rng.choose(self.legal(state, seat))
        fitting = loading.puts(self.truck(state, seat), state.places[seat])
        return rng.choose(fitting) if fitting else DONE
