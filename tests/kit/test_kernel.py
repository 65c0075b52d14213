"""What kernels share: a table that answers what was asked before, the next move to look at, a search that ends."""

from __future__ import annotations

import time

import numpy as np
import pytest

from packhouse.kit.deepening import deepened
from packhouse.kit.kernel.dice import roll
from packhouse.kit.kernel.ordering import shallower, take_best
from packhouse.kit.kernel.plan import CHOICE, NODES, STOP, new_plan, spent
from packhouse.kit.kernel.table import LARGEST, new_table, recall, remember
from packhouse.kit.kernel.types import Numbers
from packhouse.kit.stopping import stopped_after

KEY, MOVE = 77, 5


@pytest.mark.parametrize(
    ("best", "asked", "answered"),
    [
        (4, (0, 10), True),
        (10, (0, 10), True),
        (12, (0, 11), True),
        (12, (0, 13), False),
        (-3, (-2, 10), True),
        (-3, (-5, 10), False),
    ],
)
def test_the_table_answers_as_far_as_it_was_looked_into(best: int, asked: tuple[int, int], answered: bool) -> None:
    """A search between 0 and 10 that ends at or beyond one of them has found a bound, not a value."""
    table = new_table(nodes=100)
    remember(*table, KEY, 3, 0, 10, best, MOVE)
    assert recall(*table, KEY, 3, *asked) == (answered, best, MOVE)


def test_the_table_does_not_answer_more_deeply_than_it_was_asked() -> None:
    table = new_table(nodes=100)
    remember(*table, KEY, 3, 0, 10, 4, MOVE)
    assert [recall(*table, KEY, depth, 0, 10)[0] for depth in (2, 3, 4)] == [True, True, False]


def test_another_position_in_the_same_row_is_no_answer() -> None:
    keys, entries = new_table(nodes=100)
    remember(keys, entries, KEY, 3, 0, 10, 4, MOVE)
    assert recall(keys, entries, KEY + len(keys), 1, 0, 10) == (False, 0, -1)


@pytest.mark.parametrize(("nodes", "rows"), [(1, 8), (100, 512), (1 << 40, LARGEST)])
def test_a_table_is_as_large_as_its_search(nodes: int, rows: int) -> None:
    keys, entries = new_table(nodes)
    assert len(keys) == len(entries) == rows


def test_moves_are_taken_most_promising_first() -> None:
    moves, promises = np.array([[9] * 5, range(5)], np.int32), np.array([[9] * 5, [3, 9, 1, 9, 4]])
    assert [take_best(moves, promises, 1, index, 5) for index in range(5)] == [1, 3, 4, 0, 2]


def test_later_moves_are_asked_less_deeply() -> None:
    assert [shallower(index, 5) for index in (0, 3, 4, 11, 12)] == [0, 0, 1, 1, 2]
    assert [shallower(20, depth) for depth in (2, 3, 4)] == [0, 1, 2]


def test_dice_show_every_side() -> None:
    dice = np.full(1, 7, np.uint64)
    assert {int(roll(dice, 6)) for _ in range(200)} == set(range(6))


class Looker:
    """A search that spends as many nodes on a depth as that is deep, squared, and finds a hundred times the depth."""

    def __init__(self) -> None:
        self.plan = new_plan(blur=0, salt=0)
        self.depths: list[int] = []

    def __call__(self, depth: int) -> int:
        self.depths.append(depth)
        self.plan[NODES] -= depth * depth
        if not spent(self.plan):
            self.plan[CHOICE] = depth
        return 0 if spent(self.plan) else 100 * depth


def test_it_looks_deeper_until_its_nodes_are_spent_and_tells_what_it_finished() -> None:
    look = Looker()
    assert deepened(look, look.plan, nodes=15, seconds=600, deepest=40) == (3, 300)
    assert look.depths == [1, 2, 3, 4]


def test_with_one_node_there_is_a_choice() -> None:
    look = Looker()
    assert deepened(look, look.plan, nodes=1, seconds=600, deepest=40) == (1, 100)


def test_it_looks_no_deeper_than_there_is_to_see() -> None:
    look = Looker()
    assert deepened(look, look.plan, nodes=1 << 40, seconds=600, deepest=6) == (6, 600)


def flag_after(seconds: float | None) -> Numbers:
    plan = new_plan(blur=0, salt=0)
    with stopped_after(seconds, plan, STOP):
        end = time.monotonic() + (0.1 if seconds is None else 60)
        while not plan[STOP] and time.monotonic() < end:
            time.sleep(0.005)
    return plan


def test_the_flag_is_set_in_time() -> None:
    assert spent(flag_after(0.01))


def test_without_seconds_it_is_never_set() -> None:
    assert not spent(flag_after(None))
