"""Short ways to a game and to a position, for the tests of this folder."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from packhouse import games
from packhouse.core import notation
from packhouse.core.game import Seat
from packhouse.games.pandemonium.ground import GRID
from packhouse.games.pandemonium.rules import Pandemonium
from packhouse.games.pandemonium.state import GREEN, RED, ROGUE, Driver, State

RECORDS = Path(__file__).parent / "records"
PRINTED: dict[str, Any] = tomllib.loads((RECORDS.parent.parent / "components.toml").read_text("utf-8"))

NOTHING = {"trait": "van", "by": 0}
PLAIN = [{"name": name, "ability": NOTHING, "drawback": NOTHING} for name in ("plain", "also-plain")]
DRY = {
    "name": "park", "base": "c5", "side": "north", "cubes": ["d5", "d4", "c4"],
    "low": ["b2", "b3", "b4", "c2", "d2", "d3"], "high": ["c3", "c4"],
}  # fmt: skip
BOX = PRINTED | {"maps": [DRY], "companies": [*PLAIN, *PRINTED["companies"]]}
"""A city without water, and companies that change nothing."""


def game(own: dict[str, Any] | None = None, **options: Any) -> Pandemonium:
    found = games.load(games.setup("pandemonium", 2, 0, options, BOX | (own or {})))
    assert isinstance(found, Pandemonium)
    return found


def printed(**options: Any) -> Pandemonium:
    """Return the game with the components of the house."""
    found = games.load(games.setup("pandemonium", 2, 0, options))
    assert isinstance(found, Pandemonium)
    return found


def cell(square: str) -> int:
    return GRID.index[square]


def position(
    seats: int = 2,
    *,
    red: str = "a1",
    green: str = "e5",
    rogue: str = "c4",
    low: str = "",
    high: str = "",
    electric: str = "e1",
    rules: Pandemonium | None = None,
) -> State:
    """Return the first turn in a city without packages but those named, and bases beside a3 and e3."""
    rules = rules or game()
    state = rules.start(seats, 0)
    play(rules, state, *("base b1 south", "base a2 west")[: min(seats, 2)])
    play(rules, state, *("company plain", "company also-plain")[: min(seats, 2)])
    place(state, RED, red, "a3")
    place(state, GREEN, green, "e3")
    place(state, ROGUE, rogue, "c5")
    state.drivers[ROGUE].cubes = []
    state.low, state.high = counts(low), counts(high)
    swap(state, electric)
    return state


def place(state: State, seat: Seat, square: str, gate: str) -> None:
    state.drivers[seat].at, state.drivers[seat].gate = cell(square), cell(gate)


def counts(squares: str) -> list[int]:
    """Return how many packages lie on each square, from their names."""
    return [squares.split().count(square) for square in GRID.cells]


def swap(state: State, electric: str) -> None:
    """Lay the locations out in the order of the box, but Electric Drive where it is wanted."""
    state.city = list(range(len(GRID)))
    state.city[0], state.city[cell(electric)] = state.city[cell(electric)], 0


def play(rules: Pandemonium, state: State, *plays: str) -> State:
    """Play actions by whoever is to act, checked; ``2: card 7`` names the seat."""
    for text in plays:
        who, _, words = text.rpartition(": ")
        seat = int(who) - 1 if who else min(rules.active(state))
        rules.play(state, seat, rules.read(words))
    return state


def cards(rules: Pandemonium, state: State, *numbers: int) -> State:
    """Let the seats choose these cards."""
    return play(rules, state, *(f"{seat + 1}: card {number}" for seat, number in enumerate(numbers)))


def planning(state: State, rules: Pandemonium | None = None) -> State:
    """Have cards without specials chosen, and Red plan first."""
    rules = rules or game()
    cards(rules, state, *(3, 4, 5)[: state.seats])
    return state if state.seats == 1 else play(rules, state, "order first")


def rogue_planning(state: State, rules: Pandemonium | None = None) -> State:
    """Return three players' position where the Rogue plans, and the others stay where they are."""
    planning(state, rules)
    state.planners = [ROGUE]
    (rules or game()).turn.plan(state)
    return state


def rogue_moves(state: State, rules: Pandemonium | None = None, winner: Seat = RED) -> State:
    """Return the position where both have planned, so that the Rogue moves."""
    state.winner, state.planners = winner, []
    (rules or game()).turn.plan(state)
    return state


def legal(rules: Pandemonium, state: State, seat: Seat | None = None) -> list[str]:
    who = min(rules.active(state)) if seat is None else seat
    return [notation.write(action) for action in rules.legal(state, who)]


def acting(state: State) -> list[Seat]:
    return sorted(game().active(state))


def words(rules: Pandemonium, state: State) -> set[str]:
    """Return the kinds of actions that are possible."""
    return {text.split()[0] for text in legal(rules, state)}


def squares(driver: Driver) -> list[str]:
    """Return where a driver's cubes lie, oldest first."""
    return [GRID.cells[cube] for cube in driver.cubes]


def cubes(state: State, seat: Seat, where: str) -> State:
    """Lay a driver's cubes, oldest first."""
    state.drivers[seat].cubes = [cell(square) for square in where.split()]
    return state


def aboard(state: State, seat: Seat, low: int, high: int = 0, battery: int | None = None) -> State:
    driver = state.drivers[seat]
    driver.low, driver.high = low, high
    driver.battery = driver.battery if battery is None else battery
    return state


def load(driver: Driver) -> tuple[int, int]:
    return driver.low, driver.high


def base(driver: Driver) -> tuple[int, int]:
    return driver.base_low, driver.base_high
