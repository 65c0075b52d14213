"""Three players: the third is the Rogue."""

from __future__ import annotations

import pytest

from packhouse.games.pandemonium.state import GREEN, NONE, RED, ROGUE, State
from packhouse.games.pandemonium.tests.position import (
    aboard,
    acting,
    base,
    cards,
    cell,
    counts,
    cubes,
    game,
    legal,
    load,
    play,
    position,
    rogue_moves,
    rogue_planning,
    squares,
    words,
)  # fmt: skip

ALMOST = game().box.numbers.rogue_van - 1
"""Packages on a Rogue's van that has room for one more."""


def rogue() -> State:
    """Return a position of three where Red has three packages, no battery, and a cube on c3, next to the Rogue."""
    return cubes(aboard(position(3), RED, 2, 1, battery=0), RED, "c3")


@pytest.mark.rule("PM-30")
def test_the_third_player_sets_nothing_up_and_has_no_missions_and_no_company() -> None:
    state = game().start(3, 0)
    assert ROGUE not in state.waiting
    driver = position(3).drivers[ROGUE]
    assert (driver.missions, driver.company, driver.van, driver.battery) == ([], NONE, 2, 3)


@pytest.mark.rule("PM-30")
def test_three_of_the_rogues_six_cubes_start_on_the_map() -> None:
    state = cubes(position(3, rogue="c4"), ROGUE, "d5 d4 c4")
    play(game(), rogue_planning(state), "go c3", "go c2", "go c1")
    assert squares(state.drivers[ROGUE]) == ["d5", "d4", "c4", "c3", "c2", "c1"]


@pytest.mark.rule("PM-30")
def test_own_cubes_bar_the_rogue_as_they_do_others() -> None:
    state = rogue_planning(cubes(aboard(position(3), ROGUE, 0, battery=0), ROGUE, "c3"))
    assert "go c3" not in legal(game(), state)


@pytest.mark.rule("PM-30")
def test_the_rogue_pays_for_crossing_own_cubes() -> None:
    state = play(game(), rogue_planning(cubes(position(3), ROGUE, "c3")), "go c3")
    assert state.drivers[ROGUE].battery == 2


@pytest.mark.rule("PM-30")
def test_the_rogue_plays_cards_for_their_specials_and_never_wins_the_turn() -> None:
    state = cards(game(), position(3), 5, 4, 1)
    assert (state.winner, state.drivers[ROGUE].battery) == (GREEN, 2)


@pytest.mark.rule("PM-30")
def test_a_rogue_who_plays_swap_draws_nothing() -> None:
    state = cards(game(), position(3), 5, 4, 14)
    assert (state.phase, state.drivers[ROGUE].missions) == ("order", [])


@pytest.mark.rule("PM-30")
@pytest.mark.parametrize("when", ["first", "second"])
def test_the_rogue_plans_last(when: str) -> None:
    state = play(game(), cards(game(), position(3), 5, 4, 3), f"order {when}")
    assert state.planners[-1] == ROGUE
    assert sorted(state.planners[:-1]) == [RED, GREEN]


@pytest.mark.rule("PM-30")
def test_the_turn_ends_after_the_rogues_route() -> None:
    state = rogue_planning(position(3))
    play(game(), state, "go c3", "go c2", "go c1")
    assert (state.turn, state.phase, len(state.spawned)) == (2, "card", 1)


@pytest.mark.rule("PM-30")
def test_entering_a_location_with_cubes_steals_the_most_valuable_package() -> None:
    state = play(game(), rogue_planning(rogue()), "go c3")
    thief = state.drivers[ROGUE]
    assert (load(state.drivers[RED]), load(thief), thief.stolen_high) == ((2, 0), (0, 1), 1)


@pytest.mark.rule("PM-16")
@pytest.mark.rule("PM-30")
def test_a_cube_counts_once_a_turn_for_a_player_too() -> None:
    state = play(game(), rogue_planning(rogue()), "go c3", "go c2", "go c3")
    assert load(state.drivers[RED]) == (2, 0)


@pytest.mark.rule("PM-30")
def test_the_owner_may_stop_it_before_the_rogue_goes_on() -> None:
    state = aboard(rogue(), RED, 2, 1, battery=1)
    play(game(), rogue_planning(state), "go c3")
    assert (state.phase, acting(state)) == ("loss", [RED])
    play(game(), state, "block")
    assert (state.phase, acting(state), load(state.drivers[RED])) == ("route", [ROGUE], (2, 1))


@pytest.mark.rule("PM-30")
def test_a_rogue_without_room_steals_nothing() -> None:
    state = aboard(cubes(rogue(), RED, "c3 c3"), ROGUE, ALMOST)
    play(game(), rogue_planning(state), "go c3")
    assert (load(state.drivers[RED]), load(state.drivers[ROGUE])) == ((2, 0), (ALMOST, 1))


@pytest.mark.rule("PM-30")
def test_the_most_valuable_package_on_the_location_is_stolen_first_whosever_it_is() -> None:
    state = aboard(aboard(aboard(position(3), RED, 3, 0, 0), GREEN, 1, 1, 0), ROGUE, ALMOST)
    cubes(cubes(state, RED, "c3"), GREEN, "c3")
    play(game(), rogue_planning(state), "go c3")
    assert [load(driver) for driver in state.drivers] == [(3, 0), (1, 0), (ALMOST, 1)]


@pytest.mark.rule("PM-30")
@pytest.mark.parametrize(("red", "green"), [((1, 1), (0, 2)), ((0, 2), (1, 1)), ((1, 1), (1, 1))])
def test_of_two_equally_valuable_packages_reds_is_stolen_first(red: tuple[int, int], green: tuple[int, int]) -> None:
    state = aboard(aboard(aboard(position(3), RED, *red, 0), GREEN, *green, 0), ROGUE, ALMOST)
    cubes(cubes(state, RED, "c3"), GREEN, "c3")
    play(game(), rogue_planning(state), "go c3")
    assert [load(driver) for driver in state.drivers] == [(red[0], red[1] - 1), green, (ALMOST, 1)]


@pytest.mark.rule("PM-30")
def test_stealing_comes_before_picking_up() -> None:
    state = aboard(rogue(), ROGUE, ALMOST)
    state.low = counts("c3")
    play(game(), rogue_planning(state), "go c3")
    assert (load(state.drivers[ROGUE]), state.low) == ((ALMOST, 1), counts("c3"))


@pytest.mark.rule("PM-30")
def test_whoever_is_ignored_is_not_robbed_by_a_player_either() -> None:
    state = rogue_planning(rogue())
    state.drivers[RED].ignored = True
    assert load(play(game(), state, "go c3").drivers[RED]) == (2, 1)


@pytest.mark.rule("PM-30")
def test_the_rogue_unloads_at_the_rogue_base_and_stolen_packages_score_double() -> None:
    state = rogue()
    state.low = counts("c4")
    play(game(), rogue_planning(state), "load 1 0", "go c3", "go c4")
    state.drivers[ROGUE].battery = 3
    play(game(), state, "go c5")
    thief = state.drivers[ROGUE]
    assert (load(thief), base(thief), thief.base_stolen_high, thief.base_stolen_low) == ((0, 0), (1, 1), 1, 0)
    score = game().sheet.score(state, ROGUE)
    assert (score.low, score.high, score.stolen, score.total) == (1, 5, 5, 11)


@pytest.mark.rule("PM-30")
def test_a_stolen_low_value_package_scores_double_too() -> None:
    state = play(game(), rogue_planning(aboard(rogue(), RED, 1, 0)), "go c3", "go c4")
    play(game(), state, "go c5")
    score = game().sheet.score(state, ROGUE)
    assert (score.low, score.stolen, score.total) == (1, 1, 2)


@pytest.mark.rule("PM-30")
@pytest.mark.rule("PM-32")
def test_points_that_a_table_sets_hold_for_the_rogue_and_are_doubled() -> None:
    state = position(3)
    thief = state.drivers[ROGUE]
    thief.base_low, thief.base_stolen_low, thief.base_high, thief.base_stolen_high = 2, 1, 2, 1
    assert game(low=3, high=7).sheet.score(state, ROGUE).total == 3 * 3 + 3 * 7


@pytest.mark.rule("PM-30")
def test_what_a_rogue_takes_that_nobody_plays_does_not_count_as_stolen() -> None:
    state = cubes(aboard(position(rogue="c4"), RED, 1, 1, battery=0), RED, "c3 c3")
    play(game(), rogue_moves(state), "rogue c3")
    thief = state.drivers[ROGUE]
    assert (load(thief), thief.stolen_low, thief.stolen_high) == ((1, 1), 0, 0)


@pytest.mark.rule("PM-30")
def test_what_the_rogue_drops_is_no_longer_stolen_and_goes_last() -> None:
    state = aboard(position(3), ROGUE, 3)
    state.drivers[ROGUE].stolen_low = 2
    play(game(), rogue_planning(state), "load 2 0")
    assert state.drivers[ROGUE].stolen_low == 2
    play(game(), state, "go c3", "load 1 0")
    assert state.drivers[ROGUE].stolen_low == 1


@pytest.mark.rule("PM-30")
def test_a_high_value_package_that_the_rogue_drops_is_no_longer_stolen() -> None:
    state = aboard(position(3), ROGUE, 0, 2)
    state.drivers[ROGUE].stolen_high = 2
    play(game(), rogue_planning(state), "load 0 1")
    assert state.drivers[ROGUE].stolen_high == 1


@pytest.mark.rule("PM-30")
def test_what_is_unloaded_is_stolen_no_longer_from_the_van() -> None:
    state = play(game(), rogue_planning(aboard(rogue(), RED, 1, 1)), "go c3", "go c4", "go c5")
    assert (state.drivers[ROGUE].stolen_low, state.drivers[ROGUE].stolen_high) == (0, 0)


@pytest.mark.rule("PM-30")
def test_a_charge_is_paid_with_packages_that_were_not_stolen_first() -> None:
    state = aboard(position(3), ROGUE, 0, battery=1)
    thief = state.drivers[ROGUE]
    thief.base_low, thief.base_stolen_low = 4, 3
    rogue_planning(state).steps = 1
    play(game(), state, "go c5", "recharge low")
    assert (thief.base_low, thief.base_stolen_low, thief.battery) == (2, 2, 3)


@pytest.mark.rule("PM-30")
@pytest.mark.parametrize(("stolen", "left"), [(1, 1), (2, 1)])
def test_a_high_value_package_is_paid_that_was_not_stolen_if_there_is_one(stolen: int, left: int) -> None:
    state = aboard(position(3), ROGUE, 0, battery=1)
    thief = state.drivers[ROGUE]
    thief.base_high, thief.base_stolen_high = 2, stolen
    rogue_planning(state).steps = 1
    play(game(), state, "go c5", "recharge high")
    assert (thief.base_high, thief.base_stolen_high) == (1, left)


@pytest.mark.rule("PM-30")
def test_the_rogue_may_be_handed_the_exploding_package_and_defuse_it() -> None:
    state = cubes(position(3), ROGUE, "a2")
    state.carrier, state.fuse, state.winner, state.planners = RED, 6, RED, [RED, ROGUE]
    game().turn.plan(state)
    play(game(), state, "go a2", "hand rogue", "go b2", "go b3")
    assert state.carrier == ROGUE
    assert play(game(), state, "go c5").drivers[ROGUE].defused


@pytest.mark.rule("PM-30")
def test_the_rogue_may_pick_the_exploding_package_up_and_hand_it_over() -> None:
    state = cubes(position(3), GREEN, "c3")
    state.bomb = cell("c3")
    rogue_planning(state)
    play(game(), state, "go c3", "bomb")
    assert state.carrier == ROGUE
    assert play(game(), state, "hand green").carrier == GREEN


@pytest.mark.rule("PM-30")
def test_nobody_moves_the_rogue_but_its_player() -> None:
    state = rogue_planning(position(3, high="c3"))
    assert game().active(state) == {ROGUE}
    assert words(game(), state) == {"go"}


@pytest.mark.rule("PM-30")
def test_all_three_are_ranked() -> None:
    state = position(3)
    state.turn, state.deck = 16, []
    state.drivers[ROGUE].base_high, state.drivers[GREEN].base_low = 2, 3
    for driver in state.drivers:
        driver.missions = []
    play(game(), rogue_planning(state), "go c3", "go c2", "go c1")
    outcome = game().outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((0, 3, 10), (3, 2, 1))
