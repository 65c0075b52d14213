"""What is known of a position, and what may be imagined of the rest."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.pandemonium.actions import Card, Go
from packhouse.games.pandemonium.state import GREEN, RED, ROGUE, Delivery, Driver, Logbook, State
from packhouse.games.pandemonium.tests.position import cards, cell, cubes, game, play, position, printed, rogue_moves
from packhouse.games.pandemonium.views import DeliveryView, DriverView
from packhouse.kit.grid import Cell

WATCHERS = (RED, GREEN, ROGUE, None)


@pytest.mark.parametrize("watcher", WATCHERS)
def test_the_order_of_missions_in_the_pile_is_in_no_view(watcher: int | None) -> None:
    state = position(3)
    turned = state.copy()
    turned.pile.reverse()
    assert game().view(turned, watcher) == game().view(state, watcher)


@pytest.mark.parametrize("watcher", WATCHERS)
def test_any_spawn_card_may_come_next_but_none_that_was_revealed(watcher: int | None) -> None:
    state, rng = position(3), QuickRng(0)
    state.spawned = [state.deck.pop() for _ in range(5)]
    tops = Counter(game().imagine(state, watcher, rng).deck[-1] for _ in range(600))
    assert set(tops) == set(state.deck)
    assert max(tops.values()) < 90


def test_missions_are_dealt_anew_over_the_others_and_the_pile() -> None:
    state, rng = position(3), QuickRng(1)
    for watcher in WATCHERS:
        world = game().imagine(state, watcher, rng)
        everything = [*world.pile, *(number for driver in world.drivers for number in driver.missions)]
        assert sorted(everything) == list(range(20))


def test_at_the_end_the_missions_are_those_that_were_shown() -> None:
    state = position()
    state.turn, state.deck = 16, []
    play(game(), rogue_moves(state), "rogue -")
    for watcher in (RED, GREEN, None):
        world = game().imagine(state, watcher, QuickRng(2))
        assert [driver.missions for driver in world.drivers] == [driver.missions for driver in state.drivers]


def test_ties_to_come_are_not_decided_as_in_the_true_position() -> None:
    state, rng = position(), QuickRng(0)
    assert {cards(game(), game().imagine(state, RED, rng), 5, 5).winner for _ in range(30)} == {RED, GREEN}


def test_routes_are_planned_openly() -> None:
    state = position()
    assert game().seen(state, RED, Go(Cell("a2")), GREEN) == Go(Cell("a2"))


def test_what_one_has_chosen_one_sees() -> None:
    state = position()
    assert game().seen(state, RED, Card(5), RED) == Card(5)


def test_the_view_tells_where_everything_is() -> None:
    state = position(low="b2 b2", high="c3")
    state.bomb, state.carrier = cell("d4"), -1
    view = game().view(state, None)
    lying = {one.square: (one.low, one.high) for one in view.locations if one.low or one.high}
    assert lying == {"b2": (2, 0), "c3": (0, 1)}
    assert (view.bomb, [driver.at for driver in view.drivers]) == ("d4", ["a1", "e5", "c4"])
    assert [driver.gate for driver in view.drivers] == ["a3", "e3", "c5"]


def test_the_view_tells_of_water_bridges_and_dice() -> None:
    rules = printed(map="harbour")
    state = rules.start(2, 0)
    view = rules.view(state, None)
    assert (view.water, view.bridges) == (("b1-b2", "c1-c2", "d1-d2", "a3-b3", "a4-b4"), ("c1-c2",))
    assert view.rolls == tuple(state.rolls) != ()


@pytest.mark.parametrize("winner", [RED, GREEN])
def test_the_view_tells_how_far_a_turn_has_come(winner: int) -> None:
    state = position(3)
    state.winner, state.planners, state.thieves, state.spawns = winner, [GREEN, ROGUE], [ROGUE, GREEN], 3
    state.robbed, state.path = 1 << cell("b2") | 1 << cell("c4"), [cell("d4"), cell("d3")]
    view = game().view(state, None)
    assert (view.winner, view.planners, view.thieves, view.spawns) == (winner, (GREEN, ROGUE), (ROGUE, GREEN), 3)
    assert (view.robbed, view.path) == (("b2", "c4"), ("d4", "d3"))


def test_the_view_tells_how_far_a_route_has_come() -> None:
    state = position()
    view = game().view(state, None)
    assert (view.has_moved, view.has_loaded) == (False, False)
    state.steps, state.came_low, state.came_high, state.has_moved, state.has_loaded = 2, 3, 1, True, True
    view = game().view(state, None)
    assert (view.steps, view.came, view.has_moved, view.has_loaded) == (2, (3, 1), True, True)


def test_the_view_tells_of_every_number_of_a_driver() -> None:
    state = position()
    red = state.drivers[RED]
    names = [name for name in DriverView.__struct_fields__ if type(getattr(red, name, None)) in (int, bool)]
    told = [name for name in names if name not in ("at", "gate", "company", "chosen")]
    for number, name in enumerate(told, 1):
        setattr(red, name, number)
    view = game().view(state, None).drivers[RED]
    assert {name: getattr(view, name) for name in told} == {name: getattr(red, name) for name in told}


def test_the_view_tells_of_a_drivers_base_cubes_and_cards_in_their_order() -> None:
    state = cubes(position(), RED, "c3 a1 b2")
    state.drivers[RED].played, state.drivers[RED].side = [9, 2, 5], "west"
    view = game().view(state, None).drivers[RED]
    assert (view.cubes, view.played, view.side) == (("c3", "a1", "b2"), (9, 2, 5), "west")


def test_the_view_tells_what_a_driver_has_done() -> None:
    state = position()
    deliveries = [Delivery(3, 2, 1, 1 << cell("b2"))]
    state.drivers[RED].logbook = Logbook(
        deliveries, 1 << cell("c3"), 1 << cell("d4") | 1 << cell("a1"), 4, 5, 6, 7, 8, 9
    )
    logbook = game().view(state, None).drivers[RED].logbook
    assert (logbook.deliveries, logbook.origins) == ((DeliveryView(3, 2, 1, ("b2",)),), ("c3",))
    assert (logbook.passed, logbook.lost, logbook.blocked) == (("a1", "d4"), 4, 5)
    assert (logbook.crossed, logbook.drives, logbook.paid, logbook.guarded) == (6, 7, 8, 9)


def parts(state: State) -> list[State | Driver | Logbook]:
    return [state, *state.drivers, *(driver.logbook for driver in state.drivers)]


def test_a_copy_has_every_number_of_a_position() -> None:
    state = position(3)
    for part in parts(state):
        for number, name in enumerate(part.__struct_fields__, 1):
            if isinstance(getattr(part, name), int):
                setattr(part, name, number)
    assert msgspec.json.encode(state.copy()) == msgspec.json.encode(state)


def test_a_copy_shares_no_list_that_ever_changes() -> None:
    state = position(3)
    for own, copied in zip(parts(state), parts(state.copy()), strict=True):
        for name in own.__struct_fields__:
            if isinstance(getattr(own, name), list) and name not in ("city", "rolls"):
                assert getattr(copied, name) is not getattr(own, name), name
