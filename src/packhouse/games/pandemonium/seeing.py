"""What watchers see: everything but cards not revealed, others' missions, and the order of what lies face down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...core.game import Watcher
from ...core.rng import Rng
from ...kit.deck import redeal
from ...kit.masks import bits
from .components import TURNS
from .ground import GRID
from .state import NONE, Driver, Logbook, State
from .views import DeliveryView, DriverView, LocationView, LogbookView, MissionView, View

if TYPE_CHECKING:
    from .rules import Pandemonium


def view(game: Pandemonium, state: State, watcher: Watcher) -> View:
    card = game.cities[state.map].card
    return View(
        phase=state.phase,
        turn=state.turn,
        waiting=tuple(state.waiting),
        winner=None if state.winner == NONE else state.winner,
        map=card.name,
        water=card.water,
        bridges=card.bridges,
        locations=tuple(_location(game, state, cell) for cell in range(len(GRID))),
        rolls=tuple(state.rolls),
        drivers=tuple(_driver(game, state, seat, watcher) for seat in range(len(state.drivers))),
        planners=tuple(state.planners),
        steps=state.steps,
        has_moved=state.has_moved,
        has_loaded=state.has_loaded,
        came=(state.came_low, state.came_high),
        thieves=tuple(state.thieves),
        path=_squares(state.path),
        robbed=_squares(bits(state.robbed)),
        spawned=tuple(number + 1 for number in state.spawned),
        spawns=state.spawns,
        bomb=_square(state.bomb),
        carrier=None if state.carrier == NONE else state.carrier,
        fuse=state.fuse or None,
    )


def _squares(cells: Iterable[int]) -> tuple[str, ...]:
    return tuple(GRID.cells[cell] for cell in cells)


def _square(cell: int) -> str | None:
    return None if cell == NONE else GRID.cells[cell]


def _location(game: Pandemonium, state: State, cell: int) -> LocationView:
    name = game.box.locations[state.city[cell]]
    return LocationView(GRID.cells[cell], name, state.low[cell], state.high[cell])


def _driver(game: Pandemonium, state: State, seat: int, watcher: Watcher) -> DriverView:
    driver = state.drivers[seat]
    is_own = seat == watcher
    is_told = is_own or state.phase == "over"  # PM-28
    return DriverView(
        at=_square(driver.at),
        gate=_square(driver.gate),
        side=driver.side,
        cubes=_squares(driver.cubes),
        van=driver.van + driver.room,
        low=driver.low,
        high=driver.high,
        stolen_low=driver.stolen_low,
        stolen_high=driver.stolen_high,
        base_low=driver.base_low,
        base_high=driver.base_high,
        base_stolen_low=driver.base_stolen_low,
        base_stolen_high=driver.base_stolen_high,
        charge=driver.charge,
        battery=driver.battery,
        company=None if driver.company == NONE else game.box.companies[driver.company].name,
        played=tuple(driver.played),
        has_chosen=driver.chosen > 0,
        chosen=driver.chosen or None if is_own else None,
        steps=driver.steps,
        ignored=driver.ignored,
        guards=driver.guards,
        owed=driver.owed,
        charged=driver.charged,
        defused=driver.defused,
        missions=tuple(_mission(game, state, driver, one) for one in driver.missions) if is_told else None,
        given_up=tuple(game.cards.missions[number] for number in driver.given_up) if is_own else None,
        score=game.sheet.score(state, seat, with_missions=is_told),
        logbook=_logbook(driver.logbook),
    )


def _mission(game: Pandemonium, state: State, driver: Driver, number: int) -> MissionView:
    done = game.sheet.progress(state, driver, number)
    return MissionView(game.cards.missions[number], *done)


def _logbook(logbook: Logbook) -> LogbookView:
    deliveries = (DeliveryView(one.turn, one.low, one.high, _squares(bits(one.origins))) for one in logbook.deliveries)
    return LogbookView(
        deliveries=tuple(deliveries),
        origins=_squares(bits(logbook.origins)),
        passed=_squares(bits(logbook.passed)),
        lost=logbook.lost,
        blocked=logbook.blocked,
        crossed=logbook.crossed,
        drives=logbook.drives,
        paid=logbook.paid,
        guarded=logbook.guarded,
    )


def imagine(game: Pandemonium, state: State, watcher: Watcher, rng: Rng) -> State:
    """Redraw the cards that others have chosen, their missions, and the order of spawn cards and missions."""
    world = state.copy()
    world.rng = rng.fork()
    redeal(rng, world.deck)
    others = [driver for seat, driver in enumerate(world.drivers) if seat != watcher]
    is_over = world.phase == "over"  # then missions are open, but for those given up
    redeal(rng, world.pile, *(one.given_up for one in others), *(one.missions for one in others if not is_over))
    for driver in others:
        if driver.chosen:
            driver.chosen = rng.choose([card for card in range(1, TURNS + 1) if card not in driver.played])
    return world
