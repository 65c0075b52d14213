"""The Rogue of one or two players: where it goes, and what it takes along."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.pandemonium.ground import GRID
from packhouse.games.pandemonium.state import GREEN, NONE, RED, ROGUE, State
from packhouse.games.pandemonium.tests.position import (
    aboard,
    base,
    cell,
    counts,
    cubes,
    game,
    legal,
    load,
    play,
    position,
    printed,
    rogue_moves,
    squares,
)  # fmt: skip


def ways(state: State) -> list[str]:
    """Return the routes among which Red, the winner, chooses; the only one, where the Rogue goes by itself."""
    state.winner = RED
    return [",".join(walk.action.route) or "-" for walk in game().rogue.ways(state)]


@pytest.mark.rule("PM-14")
def test_the_rogue_moves_when_both_have_planned() -> None:
    state = position()
    state.winner = RED
    state.planners = [GREEN]
    game().turn.plan(state)
    play(game(), state, "go d5", "go d4", "go d3")
    assert (state.phase, state.waiting) == ("rogue", [RED])


@pytest.mark.rule("PM-14")
def test_it_goes_a_shortest_way_to_the_closest_high_value_package_and_stops() -> None:
    assert ways(position(rogue="c3", high="d4 a1")) == ["d3,d4", "c4,d4"]


@pytest.mark.rule("PM-14")
def test_a_closer_package_goes_before_one_that_is_farther_but_near_enough() -> None:
    assert ways(position(rogue="c3", high="d4 c2 e4")) == ["c2"]


@pytest.mark.rule("PM-14")
def test_the_winner_chooses_among_packages_that_are_equally_close() -> None:
    assert ways(position(rogue="c3", high="c1 c5")) == ["c2,c1", "c4,c5"]


@pytest.mark.rule("PM-14")
def test_a_package_more_than_three_steps_away_does_not_count() -> None:
    assert len(ways(position(rogue="c3", high="e5"))) > 20
    assert ways(position(rogue="c3", high="e4")) == ["d3,e3,e4", "d3,d4,e4", "c4,d4,e4"]


@pytest.mark.rule("PM-14")
def test_low_value_packages_and_the_bomb_do_not_draw_it() -> None:
    state = position(rogue="c3", low="c4")
    state.bomb = cell("c2")
    assert len(ways(state)) == 1 + 4 + 16 + 60


@pytest.mark.rule("PM-14")
def test_it_first_takes_what_lies_where_it_stands() -> None:
    state = rogue_moves(position(rogue="c3", low="c3 c3", high="c3"))
    assert load(state.drivers[ROGUE]) == (2, 1)
    assert len(legal(game(), state)) > 20


@pytest.mark.rule("PM-14")
def test_else_it_crosses_as_many_of_the_opponents_cubes_as_it_can() -> None:
    state = cubes(aboard(position(rogue="c3"), GREEN, 1), GREEN, "c2 d2 e2 a3 b3")
    assert ways(state) == ["c2,d2,e2"]


@pytest.mark.rule("PM-14")
@pytest.mark.parametrize(("low", "high"), [(1, 0), (0, 1)])
def test_any_package_aboard_draws_it(low: int, high: int) -> None:
    state = cubes(aboard(position(rogue="c3"), GREEN, low, high), GREEN, "c2 d2 e2")
    assert ways(state) == ["c2,d2,e2"]


@pytest.mark.rule("PM-14")
def test_whoever_has_lost_the_turn_is_hunted() -> None:
    state = cubes(aboard(position(rogue="c3"), RED, 1, battery=0), RED, "c2 d2 e2")
    rogue_moves(state, winner=GREEN)
    assert (squares(state.drivers[ROGUE]), load(state.drivers[RED])) == (["c2", "d2", "e2"], (0, 0))


@pytest.mark.rule("PM-14")
def test_two_cubes_on_a_location_count_twice() -> None:
    state = cubes(aboard(position(rogue="c3"), GREEN, 1), GREEN, "c4 c4 c2")
    assert ways(state) == ["c2,c3,c4", "c4,c3,c2"]
    state = cubes(aboard(position(rogue="c3"), GREEN, 1), GREEN, "c5 c5 e3")
    assert {way.partition(",c5")[0] for way in ways(state)} == {"c4"}


@pytest.mark.rule("PM-14")
def test_the_winners_own_cubes_do_not_draw_it() -> None:
    state = cubes(aboard(position(rogue="c3"), RED, 1), RED, "c2")
    assert "-" in ways(state)


@pytest.mark.rule("PM-14")
def test_if_it_can_cross_none_it_ends_as_near_to_one_as_it_can() -> None:
    state = cubes(aboard(position(rogue="a1"), GREEN, 1), GREEN, "e5")
    ends = {way.split(",")[-1] for way in ways(state)}
    assert ends == {"a4", "b3", "c2", "d1"}
    assert all(len(way.split(",")) == 3 for way in ways(state))


@pytest.mark.rule("PM-14")
def test_the_cube_that_it_comes_nearest_to_may_be_any_and_the_van_does_not_matter() -> None:
    state = cubes(aboard(position(rogue="a1", green="e1"), GREEN, 1), GREEN, "a5 e5")
    assert ways(state) == ["a2,a3,a4"]


@pytest.mark.rule("PM-14")
def test_an_opponent_who_carries_only_the_bomb_does_not_draw_it() -> None:
    state = cubes(position(rogue="c3"), GREEN, "c2")
    state.carrier = GREEN
    assert "-" in ways(state)


@pytest.mark.rule("PM-14")
def test_else_the_winner_moves_it_anywhere_up_to_three_steps_or_not_at_all() -> None:
    found = ways(position(rogue="a1"))
    assert "-" in found
    assert "a2,a1,a2" in found
    assert max(len(way.split(",")) for way in found) == 3
    assert len(found) == len(set(found))


@pytest.mark.rule("PM-14")
def test_another_route_than_the_list_allows_is_refused() -> None:
    state = rogue_moves(position(rogue="c3", high="c1 c5"))
    with pytest.raises(IllegalAction, match="such as rogue") as refusal:
        play(game(), state, "rogue c4")
    assert refusal.value.fields["number"] == 2


@pytest.mark.rule("PM-14")
def test_where_there_is_only_one_way_it_goes_by_itself() -> None:
    state = rogue_moves(position(rogue="c3", high="c5"))
    assert (state.turn, GRID.cells[state.drivers[ROGUE].at], load(state.drivers[ROGUE])) == (2, "c5", (0, 0))
    assert base(state.drivers[ROGUE]) == (0, 1)


@pytest.mark.rule("PM-14")
def test_its_cubes_show_its_last_route() -> None:
    state = cubes(position(rogue="c3"), ROGUE, "a1 a2 a3")
    play(game(), rogue_moves(state), "rogue c2,c1")
    assert squares(state.drivers[ROGUE]) == ["c2", "c1"]


@pytest.mark.rule("PM-14")
def test_it_obeys_water_and_bridges() -> None:
    rules = printed(map="canal")
    walks = rules.cities[rules.start(2, 0).map].walks[cell("c3")]
    routes = {walk.action.route for walk in walks}
    assert ("c4",) not in routes
    assert ("b3", "b4") in routes


@pytest.mark.rule("PM-14")
def test_a_package_beyond_water_is_as_far_away_as_the_bridge_makes_it() -> None:
    rules = printed(map="canal")
    state = rules.start(2, 0)
    state.winner, state.high = RED, counts("c4 e2")
    state.drivers[ROGUE].at = cell("c3")
    assert {walk.action.route for walk in rules.rogue.ways(state)} == {
        ("b3", "b4", "c4"), ("c2", "d2", "e2"), ("d3", "d2", "e2"), ("d3", "e3", "e2"),
    }  # fmt: skip


@pytest.mark.rule("PM-15")
def test_it_picks_up_every_package_that_it_passes_without_limit() -> None:
    state = position(rogue="a1", low="b1 b1 b1 b1 c1 c1 c1 d1 e5")
    state.deck = []
    play(game(), rogue_moves(state), "rogue b1,c1,d1")
    assert load(state.drivers[ROGUE]) == (8, 0)
    assert state.low == counts("e5")


@pytest.mark.rule("PM-15")
def test_its_van_is_never_too_full_to_rob() -> None:
    state = cubes(aboard(aboard(position(rogue="c4"), ROGUE, 9), RED, 2, battery=0), RED, "c3")
    play(game(), rogue_moves(state), "rogue c3")
    assert (load(state.drivers[ROGUE]), load(state.drivers[RED])) == ((10, 0), (1, 0))


@pytest.mark.rule("PM-15")
def test_what_it_takes_to_its_base_is_out_of_the_game() -> None:
    state = rogue_moves(aboard(position(rogue="c4", low="c5"), ROGUE, 2, 1))
    play(game(), state, "rogue c5,c4")
    assert (load(state.drivers[ROGUE]), base(state.drivers[ROGUE])) == ((0, 0), (3, 1))


@pytest.mark.rule("PM-26")
@pytest.mark.parametrize("seats", [1, 2])
def test_it_never_takes_the_exploding_package(seats: int) -> None:
    state = position(seats, rogue="c3", red="c1")
    state.bomb = cell("c2")
    rogue_moves(state)
    if seats == 2:
        play(game(), state, "rogue c2")
    assert squares(state.drivers[ROGUE])[0] == "c2"
    assert (state.bomb, state.carrier) == (cell("c2"), NONE)


@pytest.mark.rule("PM-26")
def test_it_can_not_be_handed_the_exploding_package_by_two_players() -> None:
    state = cubes(position(red="a1"), ROGUE, "a2")
    state.carrier, state.fuse = RED, 9
    state.winner, state.planners = RED, [RED]
    game().turn.plan(state)
    play(game(), state, "go a2")
    assert not [text for text in legal(game(), state) if text.startswith("hand")]
    with pytest.raises(IllegalAction, match="only be handed to another player"):
        play(game(), state, "hand rogue")


@pytest.mark.rule("PM-15")
def test_nobody_gets_back_what_it_has() -> None:
    state = aboard(position(red="c4", rogue="c3"), ROGUE, 3)
    state.winner, state.planners = RED, [RED]
    game().turn.plan(state)
    play(game(), state, "go c3")
    assert (load(state.drivers[RED]), load(state.drivers[ROGUE])) == ((0, 0), (3, 0))
    assert state.low == counts("")
