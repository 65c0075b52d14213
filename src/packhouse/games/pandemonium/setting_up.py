"""Setting up: the city, the Rogue, bases, companies and missions (PM-1 to PM-5)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Seat
from ...core.rng import KeyedRng, Seed
from .actions import AnyAction, Base, Company
from .city import City
from .companies import Firms, Terms, is_about_missions
from .components import CHOSEN, Box, CompanyCard
from .ground import GRID, SQUARES
from .options import Choices
from .state import DRIVERS, GREEN, RED, ROGUE, Driver, Logbook, State

MISSIONS = 2


class SettingUp:
    def __init__(self, box: Box, options: Choices, cities: Sequence[City], firms: Firms) -> None:
        self.box = box
        self.options = options
        self.cities = cities
        self.firms = firms
        self.names = [card.name for card in box.maps]
        self.companies = [Company(card.name) for card in box.companies]
        self.offered = _offered(box.companies, options)

    def start(self, seats: int, seed: Seed) -> State:
        rng = KeyedRng.from_seed(seed)
        rolls = _rolls(rng) if seats > 1 else []
        state = State(
            rng, seats, self._map(rng), _shuffled(rng, "city", SQUARES), [Driver(Logbook()) for _ in DRIVERS], rolls,
            pile=_shuffled(rng, "missions", len(self.box.missions)) if self.options.missions else [],
            deck=_shuffled(rng, "spawns", len(self.box.spawns)),
            low=[0] * SQUARES, high=[0] * SQUARES,
        )  # fmt: skip
        state.waiting = first_to_last(state)
        self._lay_out(state)
        return state

    def _map(self, rng: KeyedRng) -> int:
        chosen = self.options.map
        return rng.stream("map").below(len(self.names)) if chosen is None else self.names.index(chosen)  # PM-2, PM-32

    def _lay_out(self, state: State) -> None:
        """Put on the city what its map card shows (PM-2)."""
        city = self.cities[state.map]
        rogue = state.drivers[ROGUE]
        rogue.gate, rogue.side, rogue.at = city.gate, city.card.side, city.van
        rogue.cubes = [GRID.index[square] for square in city.card.cubes]
        self._equip(rogue, self.firms.rogue)
        for square in city.card.low:
            state.low[GRID.index[square]] += 1
        for square in city.card.high:
            state.high[GRID.index[square]] += 1

    def _equip(self, driver: Driver, terms: Terms) -> None:
        driver.van, driver.charge, driver.battery = terms.van, terms.battery, terms.battery  # PM-4

    def bases(self, state: State, seat: Seat) -> list[AnyAction]:
        """Return where a base may still stand: no two share a gate (PM-3)."""
        taken = {driver.gate for driver in state.drivers}
        return [base for base in self.cities[state.map].bases if GRID.index[base.gate] not in taken]

    def place(self, state: State, seat: Seat, action: Base) -> None:
        driver = state.drivers[seat]
        driver.gate = driver.at = GRID.index[action.gate]
        driver.side = action.side
        state.waiting.remove(seat)
        if not state.waiting:
            self._all_placed(state)

    def _all_placed(self, state: State) -> None:
        if state.seats == 1:
            self._place_second(state)
        state.phase, state.waiting = "company", first_to_last(state)

    def _place_second(self, state: State) -> None:
        """Draw the base of the second Rogue, which Green's van is to whoever plays alone (PM-31)."""
        base = state.rng.stream("second").choose(self.bases(state, GREEN))
        assert isinstance(base, Base)
        second = state.drivers[GREEN]
        second.gate = second.at = GRID.index[base.gate]
        second.side = base.side

    def choices(self, state: State, seat: Seat) -> list[AnyAction]:
        """Return the companies on offer that nobody has chosen."""
        taken = {driver.company for driver in state.drivers}
        return [self.companies[number] for number in self.offered if number not in taken]

    def choose(self, state: State, seat: Seat, action: Company) -> None:
        """Take a company; when all have one, missions are dealt, but not to the Rogue (PM-4, PM-30)."""
        driver = state.drivers[seat]
        driver.company = self.companies.index(action)
        self._equip(driver, self.firms.companies[driver.company])
        state.waiting.remove(seat)
        if not state.waiting and state.pile:
            for owner in first_to_last(state):
                state.drivers[owner].missions = [state.pile.pop() for _ in range(MISSIONS)]


def _offered(companies: Sequence[CompanyCard], options: Choices) -> list[int]:
    """Return the companies to choose from: without missions none that is about them, if two others are left (PM-32)."""
    everyone = range(len(companies))
    apart = [number for number in everyone if not is_about_missions(companies[number])]
    return [*everyone] if options.missions or len(apart) < CHOSEN else apart


def first_to_last(state: State) -> list[Seat]:
    """Return those with a base and a company of their choice, the winner of the roll first (PM-3)."""
    if state.seats == 1:
        return [RED]
    red, green = state.rolls[-1]
    return [RED, GREEN] if red > green else [GREEN, RED]


def _rolls(rng: KeyedRng) -> list[tuple[int, int]]:
    """Roll for Red and Green, again while they are equal (PM-3)."""
    dice = rng.stream("rolls")
    rolls: list[tuple[int, int]] = []
    while not rolls or rolls[-1][0] == rolls[-1][1]:
        rolls.append((dice.roll(), dice.roll()))
    return rolls


def _shuffled(rng: KeyedRng, name: str, number: int) -> list[int]:
    cards = list(range(number))
    rng.stream(name).shuffle(cards)
    return cards
