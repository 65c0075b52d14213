"""Losses to the Rogue: which cubes count, what is taken, and how it is stopped."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.pandemonium.state import GREEN, RED, ROGUE, State
from packhouse.games.pandemonium.tests.position import (
    aboard,
    cubes,
    game,
    legal,
    load,
    play,
    position,
    rogue_moves,
)  # fmt: skip


def crossed(
    low: int, high: int = 0, where: str = "c3", route: str = "c3", battery: int = 0, rogue: str = "c4"
) -> State:
    """Return the position after the Rogue, moved by Red, has crossed Red's cubes."""
    state = cubes(aboard(position(), RED, low, high, battery), RED, where)
    return play(game(), rogue_moves(state), f"rogue {route}")


@pytest.mark.rule("PM-16")
@pytest.mark.parametrize(("where", "lost"), [("c3", 1), ("c3 c3", 2), ("c3 c2", 1), ("a1", 0)])
def test_each_cube_that_the_rogue_crosses_costs_a_package(where: str, lost: int) -> None:
    state = crossed(4, where=where)
    assert load(state.drivers[RED]) == (4 - lost, 0)
    assert load(state.drivers[ROGUE]) == (lost, 0)


@pytest.mark.rule("PM-16")
def test_the_most_valuable_packages_go_first() -> None:
    assert load(crossed(2, 1, "c3 c3").drivers[RED]) == (1, 0)


@pytest.mark.rule("PM-16")
def test_winner_and_opponent_lose_alike() -> None:
    state = cubes(cubes(position(), RED, "c3"), GREEN, "c3")
    aboard(aboard(state, RED, 2, battery=0), GREEN, 2, battery=0)
    play(game(), rogue_moves(state), legal(game(), state)[0])
    assert [driver.low for driver in state.drivers[:2]] == [1, 1]


@pytest.mark.rule("PM-16")
def test_with_an_empty_van_nothing_is_lost() -> None:
    state = crossed(1, where="c3 c3 c3")
    assert (load(state.drivers[RED]), load(state.drivers[ROGUE])) == ((0, 0), (1, 0))
    assert state.turn == 2


@pytest.mark.rule("PM-16")
def test_what_an_empty_van_could_not_lose_is_not_lost_later() -> None:
    state = aboard(crossed(1, where="c3 c3 c3"), RED, 4)
    play(game(), rogue_moves(state), "rogue b3")
    assert load(state.drivers[RED]) == (4, 0)


@pytest.mark.rule("PM-16")
def test_what_the_others_empty_van_could_not_lose_is_not_lost_later_either() -> None:
    state = cubes(aboard(position(), GREEN, 1, battery=0), GREEN, "c3 c3 c3")
    rogue_moves(state)
    if state.phase == "rogue":
        play(game(), state, "rogue c3")
    assert (load(state.drivers[GREEN]), state.drivers[GREEN].owed) == ((0, 0), 0)


@pytest.mark.rule("PM-16")
def test_where_the_rogue_starts_does_not_count() -> None:
    assert load(crossed(2, where="c4", route="c3").drivers[RED]) == (2, 0)


@pytest.mark.rule("PM-16")
def test_coming_back_to_where_it_started_counts() -> None:
    assert load(crossed(2, where="c4", route="c3,c4").drivers[RED]) == (1, 0)


@pytest.mark.rule("PM-16")
def test_a_cube_counts_once_a_turn() -> None:
    assert load(crossed(4, where="c3", route="c3,c2,c3").drivers[RED]) == (3, 0)


@pytest.mark.rule("PM-16")
@pytest.mark.parametrize(("rogue", "where", "back"), [("c4", "c3", "c4,c3"), ("a2", "a1", "a2,a1")])
def test_a_cube_counts_again_in_the_next_turn(rogue: str, where: str, back: str) -> None:
    state = cubes(aboard(position(rogue=rogue), RED, 4, battery=0), RED, where)
    play(game(), rogue_moves(state), f"rogue {where}")
    play(game(), rogue_moves(state), f"rogue {back}")
    assert load(state.drivers[RED]) == (2, 0)


@pytest.mark.rule("PM-16")
def test_the_whole_route_is_announced_before_the_first_loss() -> None:
    state = crossed(4, where="c3", route="c3,c2,c1", battery=1)
    assert state.phase == "loss"
    view = game().view(state, RED)
    assert (view.drivers[ROGUE].cubes, view.drivers[ROGUE].at, view.path) == (("c3", "c2", "c1"), "c3", ("c2", "c1"))


@pytest.mark.rule("PM-16")
def test_losses_come_in_the_order_of_the_route() -> None:
    state = crossed(1, 1, where="c3 c2", route="c3,c2,c1", battery=2)
    assert state.drivers[RED].owed == 1
    play(game(), state, "block")
    assert (state.phase, game().view(state, None).drivers[ROGUE].at) == ("loss", "c2")


@pytest.mark.rule("PM-17")
def test_a_battery_unit_stops_one_loss() -> None:
    state = crossed(2, 1, "c3", battery=2)
    assert legal(game(), state, RED) == ["block", "lose"]
    play(game(), state, "block")
    red = state.drivers[RED]
    assert (load(red), red.battery, red.logbook.blocked, red.logbook.lost) == ((2, 1), 1, 1, 0)


@pytest.mark.rule("PM-17")
def test_the_owner_is_asked_package_by_package() -> None:
    state = crossed(2, 1, "c3 c3 c3", battery=3)
    play(game(), state, "block", "lose")
    assert (load(state.drivers[RED]), state.drivers[RED].battery, state.phase) == ((2, 0), 2, "loss")
    play(game(), state, "lose")
    assert (load(state.drivers[RED]), state.turn) == ((1, 0), 2)


@pytest.mark.rule("PM-17")
def test_without_battery_nobody_is_asked() -> None:
    state = crossed(3, 0, "c3 c3 c3", battery=1)
    play(game(), state, "block")
    assert (load(state.drivers[RED]), state.turn) == ((1, 0), 2)


@pytest.mark.rule("PM-17")
def test_the_owner_is_asked_and_not_the_winner() -> None:
    state = cubes(aboard(position(), GREEN, 2), GREEN, "c3")
    play(game(), rogue_moves(state), legal(game(), state)[0])
    assert game().active(state) == {GREEN}


@pytest.mark.rule("PM-17")
def test_nothing_else_can_be_done_before_the_loss_is_resolved() -> None:
    with pytest.raises(IllegalAction, match="write block"):
        play(game(), crossed(2, battery=1), "stop")
