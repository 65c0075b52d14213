"""Zack & Pack for those who learn: every truck and load, and the exercise of loading one alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from packhouse.adapters import gymnasium as learners
from packhouse.games.zackpack import floors, loading, scoring
from packhouse.games.zackpack.actions import Put
from packhouse.games.zackpack.exercise import Loading
from packhouse.games.zackpack.state import Place
from packhouse.games.zackpack.tests import position
from packhouse.kit.grid import Cell
from tests.adapters.completeness import left_out
from tests.adapters.conformance import ASKED, gymnasium_accepts, played

RULES = position.game()

SMALL: list[dict[str, Any]] = [{"rounds": 1}, {"rounds": 1, "mode": "ordered", "seats": 4}]


@pytest.mark.parametrize("chosen", SMALL, ids=str)
@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.__name__)
def test_other_libraries_play_it(asked: Callable[..., None], chosen: dict[str, Any]) -> None:
    asked("zackpack", **chosen)


def test_the_features_leave_out_how_it_came_to_what_was_paid() -> None:
    """Of the last round only the truck and what was paid count."""
    past = {f"payments.{what}" for what in ("load", "left", "bars", "room", "surplus", "balance")}
    assert left_out("zackpack", 3) == {"ledger", *past}


def test_gymnasium_accepts_the_exercise() -> None:
    gymnasium_accepts("packhouse/zackpack-truck-v0")


def test_a_load_is_worth_what_would_be_due() -> None:
    exercise = Loading(RULES)
    load = exercise.start(1)
    exercise.act(load, exercise.legal(load)[0])
    exercise.act(load, exercise.size - 1)
    assert exercise.legal(load) == []
    assert exercise.reward(load) == -scoring.due(exercise.truck(load), load.place) < 0


def test_a_piece_that_is_put_spares_three_points_a_cube() -> None:
    exercise = Loading(RULES)
    load = exercise.start(1)
    before, number = exercise.reward(load), exercise.legal(load)[-2]
    exercise.act(load, number)
    assert exercise.reward(load) == before + 3 * exercise.puts[number].size


def test_trucks_and_rolls_are_dealt_from_the_seed() -> None:
    exercise = Loading(RULES)
    assert exercise.start(1) == exercise.start(1)
    assert len({exercise.start(seed).place.truck for seed in range(40)}) > 10


def test_an_episode_by_the_masks_costs_what_is_due() -> None:
    assert played(learners.env("zackpack", "truck"), seed=3) < 0


def test_features_show_the_floor_and_what_is_free_above_it() -> None:
    exercise = Loading(RULES)
    load = exercise.start(1)
    truck = exercise.truck(load)
    floor, free = exercise.features(load)[-30:].reshape(2, 15)
    assert floor.sum() == len(truck.squares)
    assert free.sum() * floors.LEVELS == pytest.approx(truck.room)
    exercise.act(load, exercise.legal(load)[0])
    assert exercise.features(load)[-15:].sum() < free.sum()


def test_heights_follow_from_the_bars_that_all_see() -> None:
    truck = RULES.trucks[28]  # two columns, three rows, four levels
    place = Place(0, left=[2, 1, 1, 0, 0], truck=28, heights=[0] * len(truck.squares))
    for put in (Put(3, Cell("a1"), "up"), Put(1, Cell("a1"), "up"), Put(2, Cell("b1"), "back")):
        loading.put(truck, place, put)
    assert floors.heights(truck, scoring.bars(truck, place)) == place.heights == [4, 1, 0, 1, 0, 0]
