"""Package Pandemonium for those who learn: every choice of a turn, and what a driver sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from packhouse.adapters import gymnasium as learners
from packhouse.games.pandemonium.actions import Load
from packhouse.games.pandemonium.learning import actions, features
from packhouse.games.pandemonium.state import GREEN, RED
from packhouse.games.pandemonium.tests import position
from tests.adapters.completeness import left_out
from tests.adapters.conformance import ASKED, gymnasium_accepts, played

SMALL: list[dict[str, Any]] = [{"map": "park"}, {"seats": 2, "missions": False}, {"seats": 3, "map": "canal"}]


@pytest.mark.parametrize("chosen", SMALL, ids=str)
@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.__name__)
def test_other_libraries_play_it(asked: Callable[..., None], chosen: dict[str, Any]) -> None:
    asked("pandemonium", **chosen)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_everything_that_changes_is_in_the_features(seats: int) -> None:
    """A mission's points are printed on it, and companies change them by as much for all."""
    assert left_out("pandemonium", seats) <= {"drivers.missions.points"}


def test_gymnasium_accepts_driving_alone() -> None:
    gymnasium_accepts("packhouse/pandemonium-alone-v0")


def test_driving_alone_is_worth_the_goal_and_the_points() -> None:
    assert -1 < played(learners.env("pandemonium"), seed=1) < 1


def test_a_card_chosen_in_secret_is_in_its_owners_features_alone() -> None:
    rules = position.game()
    seen = []
    for card in ("card 3", "card 9"):
        state = position.position(rules=rules)
        rules.play(state, RED, rules.read(card))
        seen.append([features(rules, rules.view(state, seat), seat).tolist() for seat in (RED, GREEN)])
    assert seen[0][RED] != seen[1][RED]
    assert seen[0][GREEN] == seen[1][GREEN]


def test_loads_are_numbered_up_to_the_largest_van() -> None:
    loads = {(load.low, load.high) for load in actions(position.printed(), 2) if isinstance(load, Load)}
    assert max(low + high for low, high in loads) == 6
    assert {(0, 6), (6, 0), (3, 3)} <= loads
