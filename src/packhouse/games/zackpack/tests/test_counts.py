"""Loading against a slow second telling of it: a table of counts, and thousands of random plays."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.zackpack.state import State
from packhouse.games.zackpack.tests.position import game, legal, loading, play
from packhouse.games.zackpack.tests.reference import Reference


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A truck and a load, how many ways there are to go on, and what they would cost, added up."""

    truck: int
    load: tuple[int, int, int, int, int]
    continuations: list[int]
    due: int
    """Over all the longest continuations and those that were done before."""
    after: list[str] = []

    def start(self) -> State:
        return play(game(), loading(self.truck, self.load), *(f"1: {text}" for text in self.after))

    def reference(self) -> Reference:
        card = game().box.trucks[self.truck - 1]
        load = Reference(card.floor, card.height, self.load)
        for text in self.after:
            load.do(text)
        return load


TABLE = tomllib.loads(Path(__file__).with_name("counts.toml").read_text("utf-8"))
COUNTS = [msgspec.convert(row, Count) for row in TABLE["count"]]
every_count = pytest.mark.parametrize("count", COUNTS, ids=lambda count: f"{count.truck}-{len(count.after)}")


def due(state: State) -> int:
    return game().view(state, None).places[0].due


def counted(count: Count) -> tuple[list[int], int]:
    states, found, total = [count.start()], [], 0
    for _ in count.continuations:
        following = []
        for state in states:
            for action in game().legal(state, 0):
                child = state.copy()
                game().apply(child, 0, action)
                following.append(child)
        found.append(len(following))
        total += sum(due(state) for state in following if 0 not in state.waiting)
        states = [state for state in following if 0 in state.waiting]
    return found, total + sum(map(due, states))


def counted_slowly(count: Count) -> tuple[list[int], int]:
    loads, found, total = [count.reference()], [], 0
    for _ in count.continuations:
        following = []
        for load in loads:
            for text in load.legal():
                child = load.copy()
                child.do(text)
                following.append(child)
        found.append(len(following))
        total += sum(load.due() for load in following if load.finished)
        loads = [load for load in following if not load.finished]
    return found, total + sum(load.due() for load in loads)


@pytest.mark.rule("ZP-10")
@pytest.mark.rule("ZP-12")
@pytest.mark.rule("ZP-13")
@every_count
def test_the_rules_find_as_many_continuations_and_points_as_the_table(count: Count) -> None:
    assert counted(count) == (count.continuations, count.due)


@every_count
def test_the_table_comes_from_the_reference(count: Count) -> None:
    assert counted_slowly(count) == (count.continuations, count.due)


@pytest.mark.rule("ZP-10")
@pytest.mark.rule("ZP-12")
@pytest.mark.parametrize("truck", game().trucks)
def test_rules_and_reference_agree_on_every_play_of_random_loads(truck: int) -> None:
    rng, plays = QuickRng(truck), 0
    for _ in range(3):
        rolled = tuple(rng.choose(piece.die) for piece in game().box.pieces)
        state = loading(truck, rolled)
        card = game().box.trucks[truck - 1]
        load = Reference(card.floor, card.height, rolled)
        while not load.finished:
            actions = legal(game(), state)
            assert len(actions) == len(set(actions))
            assert sorted(actions) == sorted(load.legal())
            assert due(state) == load.due()
            text = rng.choose(actions[:-1] or actions) if plays % 40 != 39 else "done"
            play(game(), state, f"1: {text}")
            load.do(text)
            plays += 1
    assert plays > 100
