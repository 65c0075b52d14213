"""The coach weighs trucks and pieces exactly: by the best load that can still be had."""

from __future__ import annotations

from packhouse.bots.bot import Sight
from packhouse.core.game import Seat
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.zackpack.actions import TOP, Done, Grab
from packhouse.games.zackpack.optimum import optimum
from packhouse.games.zackpack.state import State
from packhouse.games.zackpack.tests.position import flipped, game, loading

LOAD = (3, 2, 2, 1, 1)


def weighed(state: State, seat: Seat, *actions: object) -> list[float]:
    coach, _ = players.coach("zackpack")
    leads = coach.weigh(Sight(game(), state, seat, len(state.places)), actions, QuickRng(1))
    assert leads is not None
    return list(leads)


def test_trucks_differ_by_what_must_be_paid_for_them() -> None:
    state = flipped(game(), 4, 1)
    grabs = [grab for grab in game().legal(state, 0) if isinstance(grab, Grab) and grab != TOP]
    load, table = state.places[0].load, optimum(game())
    dues = [table.least_due(int(grab.truck), load) for grab in grabs]
    leads = weighed(state, 0, *grabs)
    assert [leads[0] - lead for lead in leads] == [due - dues[0] for due in dues]


def test_to_stop_with_an_empty_truck_costs_all_that_a_load_spares() -> None:
    state = loading(24, LOAD)
    best = players.named("zackpack", "master").choose(Sight(game(), state, 0, 3), QuickRng(1))
    go_on, stop = weighed(state, 0, best, Done())
    assert go_on - stop == 3 * optimum(game()).most_cubes(24, LOAD)


def test_the_best_piece_costs_nothing_all_the_way() -> None:
    state, master = loading(24, LOAD), players.named("zackpack", "master")
    leads = []
    while 0 in state.waiting and state.phase == "load":
        action = master.choose(Sight(game(), state, 0, 3), QuickRng(1))
        leads += weighed(state, 0, action)
        game().play(state, 0, action)
    assert len(set(leads)) == 1
