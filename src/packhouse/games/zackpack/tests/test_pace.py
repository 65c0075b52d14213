"""How quick bots are: each level quicker than the one below, none slower than the clocks allow."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse.bots.bot import Sight
from packhouse.bots.levels import LEVELS
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.zackpack.rules import FIRST_LOOK
from packhouse.games.zackpack.state import State
from packhouse.games.zackpack.tests.position import flipped, game, loading

MOST = (5, 4, 3, 2, 2)
"""As many pieces as can be rolled."""


def reactions(level: str, state: State, times: int = 200, **options: Any) -> list[float]:
    player, rng = players.named("zackpack", level), QuickRng(1)
    return [player.reaction(Sight(game(**options), state, 0), rng) for _ in range(times)]


def mean(found: list[float]) -> float:
    return sum(found) / len(found)


def flipped_again() -> State:
    """Give a position with trucks to grab in a round after the first, in which everyone takes their time."""
    state = flipped(game())
    state.round = 2
    return state


def test_every_level_is_quicker_than_the_one_below() -> None:
    for state in (flipped(game()), flipped_again(), loading(1)):
        means = [mean(reactions(level, state)) for level in LEVELS]
        assert means == sorted(means, reverse=True)


def test_a_novice_grabs_in_about_6_seconds_and_a_master_in_about_1() -> None:
    state = flipped_again()
    assert mean(reactions("novice", state)) == pytest.approx(6.0, rel=0.1)
    assert mean(reactions("master", state)) == pytest.approx(1.2, rel=0.1)


@pytest.mark.rule("ZP-8a")
@pytest.mark.parametrize("level", LEVELS)
def test_bots_take_three_times_as_long_to_reach_for_the_first_trucks(level: str) -> None:
    first, later = reactions(level, flipped(game())), reactions(level, flipped_again())
    assert mean(first) == pytest.approx(3 * mean(later))


def test_nobody_is_equally_quick_each_time() -> None:
    found = reactions("strong", flipped(game()))
    assert len(set(found)) > 100
    assert 2.5 < max(found) / min(found) <= 3.0


@pytest.mark.parametrize("seconds", [3, 60, 120])
@pytest.mark.parametrize("level", LEVELS)
def test_a_truck_is_loaded_in_half_of_the_loading_clock_at_the_latest(level: str, seconds: int) -> None:
    plays = sum(MOST) + 1
    assert plays * max(reactions(level, loading(30, MOST), loading_clock=seconds)) <= seconds / 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seconds", [3, 20])
def test_who_missed_a_truck_can_grab_again_before_the_clock_ends(level: str, seconds: int) -> None:
    assert 2 * max(reactions(level, flipped_again(), grab_clock=seconds)) < seconds
    assert 2 * max(reactions(level, flipped(game()), grab_clock=seconds)) < FIRST_LOOK * seconds


def test_bots_are_ready_before_the_pause_is_over() -> None:
    state = game().start(3, 0)
    assert max(reactions("novice", state)) <= 3.0
    assert max(reactions("novice", state, ready_clock=3)) <= 1.5
