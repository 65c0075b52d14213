"""What is known of a position: everything but the order of the pile."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from packhouse.core import notation
from packhouse.core.rng import QuickRng
from packhouse.games.zackpack.actions import Put
from packhouse.games.zackpack.tests.position import flipped, game, loading, offered, owing, play

WATCHERS = (0, 1, 2, None)
MOST_BYTES = 16 * 1024


@pytest.mark.parametrize("watcher", WATCHERS)
def test_the_order_of_the_pile_is_in_no_view(watcher: int | None) -> None:
    state = flipped(game())
    turned = state.copy()
    turned.deck.pile.reverse()
    assert game().view(turned, watcher) == game().view(state, watcher)


def test_which_trucks_are_in_the_pile_follows_from_the_view() -> None:
    state = play(game(), offered(game(), [1, 2], [3, 4], [5, 6]), "1: grab 3", "2: grab pile")
    view = game().view(state, 0)
    elsewhere = {*view.discard, *(place.truck for place in view.places)}
    assert set(game().trucks) - elsewhere == set(state.deck.pile)
    assert view.pile == len(state.deck.pile)


@pytest.mark.parametrize("watcher", WATCHERS)
def test_any_truck_of_the_pile_may_be_on_top_of_an_imagined_one(watcher: int | None) -> None:
    state, rng = flipped(game()), QuickRng(0)
    tops = Counter(game().imagine(state, watcher, rng).deck.pile[-1] for _ in range(600))
    assert set(tops) == set(state.deck.pile)
    assert max(tops.values()) < 60


def test_dice_to_come_are_not_those_of_the_true_position() -> None:
    state, rng = loading(9), QuickRng(0)
    loads = set()
    for _ in range(20):
        world = play(game(), game().imagine(state, 0, rng), "all: done")
        loads.add(tuple(place.load for place in world.places))
    assert len(loads) == 20


def test_six_players_with_all_the_pieces_stay_within_what_a_message_may_hold() -> None:
    """The largest rolls of all on the trucks with the most room: more than dice will ever bring together."""
    state = loading(30, (5, 4, 3, 2, 2), seats=6)
    for place, truck in zip(state.places, (19, 25, 29, 30, 18, 24), strict=True):
        place.truck, place.load, place.left = truck, (5, 4, 3, 2, 2), [5, 4, 3, 2, 2]
        place.heights = [0] * len(game().trucks[truck].cells)
    state.places[0].points = 1
    largest = 0
    while active := sorted(game().active(state)):
        for seat in active:
            actions = game().legal(state, seat)
            size = len(msgspec.json.encode(game().view(state, seat)))
            largest = max(largest, size + len(msgspec.json.encode([notation.write(action) for action in actions])))
            game().apply(state, seat, actions[0] if isinstance(actions[0], Put) else actions[-1])
    largest = max(largest, len(msgspec.json.encode(game().view(state, None))))
    assert 6_000 < largest < MOST_BYTES


def test_the_end_tells_what_every_round_cost_and_brought_and_nothing_tells_it_before() -> None:
    state = play(game(rounds=2), owing(9, 5, 7), "all: done")
    assert game().view(state, 0).ledger == ()
    play(game(rounds=2), state, "all: ready", "1: grab pile", "2: grab pile")
    for place in state.places:
        place.left = [0, 1, 0, 0, 0]
        place.heights = [game().trucks[place.truck].height] * len(place.heights)
    first, second = game().view(play(game(rounds=2), state, "all: done"), None).ledger
    assert [(entry.room, entry.bonus, entry.balance) for entry in first] == [(9, 0, 66), (5, 10, 80), (7, 0, 68)]
    assert [(entry.surplus, entry.bonus, entry.balance) for entry in second] == [(4, 10, 72), (4, 10, 86), (4, 10, 74)]


def test_a_hundred_rounds_of_six_are_told_within_what_a_message_may_hold() -> None:
    state = owing(24, 24, 24, 24, 24, 24, points=[1000] * 6)
    play(game(rounds=1), state, "all: done")
    state.ledger *= 100
    assert len(msgspec.json.encode(game().view(state, None))) < MOST_BYTES


def test_the_last_trucks_are_shown_together_with_what_was_paid_for_them() -> None:
    state = play(game(), loading(1, (1, 0, 0, 0, 0)), "1: put 1 a1 up")
    for place in state.places[1:]:
        place.points = 1
    view = game().view(play(game(), state, "all: done"), None)
    assert view.phase == "over"
    assert [len(place.bars) for place in view.places] == [len(paid.bars) for paid in view.payments] == [1, 0, 0]
