"""What is known of a position, and what may be imagined of the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.pandemonium.actions import Card, Go
from packhouse.games.pandemonium.state import GREEN, RED, ROGUE
from packhouse.games.pandemonium.tests.position import cards, cell, game, play, position, rogue_moves
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
