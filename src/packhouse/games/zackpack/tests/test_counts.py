"""Loading against a slow second telling of it: a table of counts, and thousands of random plays."""

from __future__ import annotations

import msgspec
import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.zackpack.state import State
from packhouse.games.zackpack.tests.position import game, legal, loading, play
from packhouse.games.zackpack.tests.reference import Reference
from tests.counts import done, played, table, walked


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


COUNTS = table(__file__, Count)
every_count = pytest.mark.parametrize("count", COUNTS, ids=lambda count: f"{count.truck}-{len(count.after)}")


def due(state: State) -> int:
    return game().view(state, None).places[0].due


def counted(count: Count) -> tuple[list[int], int]:
    found, ends = walked(
        count.start(), lambda state: played(game(), state, 0) if 0 in state.waiting else [], len(count.continuations)
    )
    return found, sum(map(due, ends))


def counted_slowly(count: Count) -> tuple[list[int], int]:
    found, ends = walked(count.reference(), lambda load: [] if load.finished else done(load), len(count.continuations))
    return found, sum(load.due() for load in ends)


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
