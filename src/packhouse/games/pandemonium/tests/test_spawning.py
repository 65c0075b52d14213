"""Spawn cards, and the exploding package that one of them brings."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.pandemonium.state import COLOURS, GREEN, NONE, RED, ROGUE, State
from packhouse.games.pandemonium.tests.position import (
    aboard,
    cell,
    counts,
    cubes,
    game,
    legal,
    load,
    planning,
    play,
    position,
    rogue_moves,
    words,
)  # fmt: skip

BOMB_CARD = 17


def turn_over(state: State, *deck: int) -> State:
    """End the turn, with these spawn cards on top of each other, the last one first."""
    if deck:
        state.deck = list(deck)
    return play(game(), rogue_moves(state), "rogue -")


def with_bomb(at: str, red: str = "a1", low: str = "") -> State:
    state = position(red=red, low=low)
    state.bomb = cell(at)
    return state


def carrying(seat: int, state: State, fuse: int = 6) -> State:
    state.carrier, state.fuse, state.bomb = seat, fuse, NONE
    return state


@pytest.mark.rule("PM-21")
def test_packages_appear_at_the_locations_that_the_card_names_wherever_they_lie() -> None:
    state = position(rogue="a1")
    state.city.reverse()
    turn_over(state, 0, 12)
    places = [state.city.index(game().box.locations.index(name)) for name in ("Foundry Road", "Harbour Street")]
    assert [number for number, packages in enumerate(state.low) if packages] == places[:1]
    assert [number for number, packages in enumerate(state.high) if packages] == places[1:]
    assert (state.spawned, state.deck) == ([12], [0])


@pytest.mark.rule("PM-21")
def test_packages_appear_beside_those_that_lie_there() -> None:
    state = position()
    state.deck = [12, 12]
    for _ in range(2):
        game().turn.spawning.reveal(state)
    assert (sorted(state.low)[-1], sorted(state.high)[-1]) == (2, 2)


@pytest.mark.rule("PM-21")
def test_an_empty_deck_spawns_nothing_and_is_not_reshuffled() -> None:
    state = position()
    state.deck, state.spawned = [], [1, 2]
    play(game(), rogue_moves(state), "rogue -")
    assert (state.low, state.deck, state.spawned) == (counts(""), [], [1, 2])


@pytest.mark.rule("PM-21")
def test_of_two_cards_called_for_the_last_one_in_the_deck_comes_alone() -> None:
    state = position()
    state.spawns = 2
    assert turn_over(state, 3).spawned == [3]


@pytest.mark.rule("PM-21")
def test_packages_appear_after_the_rogue_has_moved() -> None:
    state = position(rogue="b1")
    swapped = game().box.locations.index("Mill Lane")
    state.city[cell("b1")], state.city[state.city.index(swapped)] = swapped, state.city[cell("b1")]
    turn_over(state, 0)
    assert state.low[cell("b1")] == 1
    assert load(state.drivers[ROGUE]) == (0, 0)


@pytest.mark.rule("PM-21")
def test_the_cards_revealed_are_seen_by_all() -> None:
    assert game().view(turn_over(position(), 0, 12), None).spawned == (13,)


@pytest.mark.rule("PM-22")
def test_one_card_brings_the_exploding_package() -> None:
    state = turn_over(position(), BOMB_CARD)
    assert game().box.locations[state.city[state.bomb]] == "Foundry Road"


@pytest.mark.rule("PM-21")
def test_the_exploding_package_appears_wherever_its_location_lies() -> None:
    state = position(rogue="a1")
    state.city.reverse()
    turn_over(state, BOMB_CARD)
    assert state.bomb == state.city.index(game().box.locations.index("Foundry Road"))


@pytest.mark.rule("PM-22")
def test_it_is_not_picked_up_unless_wanted() -> None:
    state = play(game(), planning(with_bomb("a2")), "go a2")
    assert (state.carrier, state.bomb) == (NONE, cell("a2"))
    assert "bomb" in words(game(), state)
    play(game(), state, "bomb")
    assert (state.carrier, state.bomb, state.fuse) == (RED, NONE, 6)


@pytest.mark.rule("PM-22")
@pytest.mark.parametrize("carrier", [RED, GREEN])
def test_everyone_sees_who_carries_it_and_when_it_explodes(carrier: int) -> None:
    view = game().view(carrying(carrier, position(), fuse=9), None)
    assert (view.carrier, view.fuse, view.bomb) == (carrier, 9, None)


@pytest.mark.rule("PM-22")
def test_it_may_be_picked_up_where_the_route_starts() -> None:
    assert play(game(), planning(with_bomb("a1")), "bomb").carrier == RED


@pytest.mark.rule("PM-22")
def test_it_takes_no_space_on_the_van() -> None:
    state = aboard(with_bomb("a2", low="a2 a2 a2"), RED, 2)
    play(game(), planning(state), "go a2", "bomb")
    assert (load(state.drivers[RED]), state.carrier) == ((4, 0), RED)


@pytest.mark.rule("PM-22")
def test_once_carried_it_can_not_be_put_down() -> None:
    state = play(game(), planning(carrying(RED, aboard(position(), RED, 1))), "go a2", "load 0 0")
    assert state.carrier == RED
    with pytest.raises(IllegalAction, match="isn’t here"):
        play(game(), state, "bomb")


@pytest.mark.rule("PM-22")
def test_picked_up_in_turn_4_it_explodes_at_the_end_of_turn_9() -> None:
    state = with_bomb("a1")
    state.turn = 4
    play(game(), planning(state), "bomb")
    aboard(state, RED, 2)
    for turn in range(4, 9):
        assert (state.turn, state.carrier) == (turn, RED)
        turn_over(state, 0)
    assert load(state.drivers[RED]) == (2, 0)
    turn_over(state, 0)
    assert (state.turn, state.carrier, load(state.drivers[RED])) == (10, NONE, (0, 0))


@pytest.mark.rule("PM-23")
def test_taken_to_the_own_base_it_is_defused_for_ten_points() -> None:
    state = play(game(), planning(carrying(RED, position(red="a2"))), "go a3")
    assert (state.carrier, state.fuse, state.drivers[RED].defused) == (NONE, 0, True)
    assert game().sheet.score(state, RED).bomb == 10
    assert game().sheet.score(state, GREEN).bomb == 0


@pytest.mark.rule("PM-23")
def test_another_drivers_base_defuses_nothing() -> None:
    state = play(game(), planning(carrying(RED, position(red="e2"))), "go e3")
    assert (state.carrier, state.drivers[RED].defused) == (RED, False)


@pytest.mark.rule("PM-12")
def test_picked_up_on_the_own_gate_it_is_defused_at_once() -> None:
    state = play(game(), planning(with_bomb("a3", red="a2")), "go a3")
    assert not state.drivers[RED].defused
    assert play(game(), state, "bomb").drivers[RED].defused
    assert state.carrier == NONE


@pytest.mark.rule("PM-12")
def test_where_a_route_starts_on_the_gate_it_goes_into_the_base_only_if_it_is_picked_up() -> None:
    state = planning(with_bomb("a3", red="a3"))
    assert (state.bomb, state.drivers[RED].defused) == (cell("a3"), False)
    play(game(), state, "bomb")
    assert (state.bomb, state.carrier, state.drivers[RED].defused) == (NONE, NONE, True)


@pytest.mark.rule("PM-24")
def test_on_a_location_with_the_others_cubes_it_may_be_handed_over() -> None:
    state = cubes(carrying(RED, position(), fuse=4), GREEN, "a2")
    play(game(), planning(state), "go a2")
    assert "hand green" in legal(game(), state)
    play(game(), state, "hand green")
    assert (state.carrier, state.fuse) == (GREEN, 4)
    assert not [text for text in legal(game(), state) if text.startswith("hand")]


@pytest.mark.rule("PM-24")
@pytest.mark.parametrize(("carrier", "other"), [(RED, GREEN), (GREEN, RED)])
def test_it_may_be_handed_over_where_the_route_ends(carrier: int, other: int) -> None:
    state = cubes(carrying(carrier, position(red="c3", green="c3")), other, "c4")
    state.planners, state.winner = [carrier], RED
    game().turn.plan(state)
    state.steps = 1
    play(game(), state, "go c4")
    assert legal(game(), state) == [f"hand {COLOURS[other]}", "stop"]
    assert play(game(), state, f"hand {COLOURS[other]}").planners == []


@pytest.mark.rule("PM-12")
@pytest.mark.rule("PM-24")
def test_whoever_is_handed_it_on_their_own_gate_has_defused_it() -> None:
    state = cubes(carrying(RED, position(green="e3")), GREEN, "a2")
    play(game(), planning(state), "go a2", "hand green")
    assert (state.carrier, state.fuse) == (NONE, 0)
    assert [driver.defused for driver in state.drivers] == [False, True, False]


@pytest.mark.rule("PM-24")
@pytest.mark.rule("PM-30")
def test_the_rogue_who_is_handed_it_on_the_rogue_base_has_defused_it() -> None:
    state = cubes(carrying(RED, position(3, rogue="c5")), ROGUE, "a2")
    play(game(), planning(state), "go a2", "hand rogue")
    assert [driver.defused for driver in state.drivers] == [False, False, True]


@pytest.mark.rule("PM-24")
def test_a_van_on_anothers_gate_has_defused_nothing() -> None:
    state = play(game(), planning(with_bomb("e3", red="e3")), "bomb")
    assert (state.carrier, state.drivers[RED].defused) == (RED, False)
    state = cubes(carrying(RED, position(green="a3")), GREEN, "a2")
    play(game(), planning(state), "go a2", "hand green")
    assert (state.carrier, state.drivers[GREEN].defused) == (GREEN, False)


@pytest.mark.rule("PM-24")
def test_among_three_the_carrier_chooses_whom_to_hand_it_to() -> None:
    state = cubes(cubes(carrying(RED, position(3)), GREEN, "a2"), ROGUE, "a2")
    play(game(), planning(state), "go a2")
    assert [text for text in legal(game(), state) if text.startswith("hand")] == ["hand green", "hand rogue"]


@pytest.mark.rule("PM-24")
def test_handed_over_on_anothers_gate_it_goes_on_ticking() -> None:
    state = cubes(carrying(RED, position(red="e4", green="c3")), GREEN, "e3")
    play(game(), planning(state), "go e3", "hand green")
    assert (state.carrier, state.drivers[GREEN].defused) == (GREEN, False)


@pytest.mark.rule("PM-24")
def test_it_is_not_handed_over_where_the_others_cubes_are_not_crossed() -> None:
    state = cubes(carrying(RED, position()), GREEN, "a1 b2")
    planning(state)
    with pytest.raises(IllegalAction, match="cross their route"):
        play(game(), state, "hand green")
    play(game(), state, "go a2")
    with pytest.raises(IllegalAction, match="cross their route"):
        play(game(), state, "hand green")


@pytest.mark.rule("PM-24")
def test_it_is_not_handed_over_where_a_route_starts_though_another_has_just_been_driven() -> None:
    state = planning(carrying(GREEN, position(red="a1", green="c2")))
    play(game(), state, "go a2", "go b2", "go c2")
    assert legal(game(), state) == ["go c1", "go b2", "go d2", "go c3"]


@pytest.mark.rule("PM-24")
def test_only_its_carrier_hands_it_over() -> None:
    state = cubes(carrying(GREEN, position()), GREEN, "a2")
    with pytest.raises(IllegalAction, match="aren’t carrying"):
        play(game(), planning(state), "go a2", "hand green")


@pytest.mark.rule("PM-25")
def test_it_destroys_all_packages_on_the_van_of_its_carrier_and_is_gone() -> None:
    state = carrying(GREEN, aboard(aboard(position(), RED, 2), GREEN, 2, 1), fuse=1)
    state.drivers[GREEN].base_low = 3
    turn_over(state, 0)
    assert [load(driver) for driver in state.drivers[:2]] == [(2, 0), (0, 0)]
    assert (state.carrier, state.bomb, state.fuse, state.drivers[GREEN].base_low) == (NONE, NONE, 0, 3)


@pytest.mark.rule("PM-22")
def test_the_rogue_takes_its_share_before_it_explodes() -> None:
    state = carrying(RED, cubes(aboard(position(rogue="c4"), RED, 3, battery=0), RED, "c3"), fuse=1)
    play(game(), rogue_moves(state), "rogue c3")
    assert [load(state.drivers[seat]) for seat in (RED, ROGUE)] == [(0, 0), (1, 0)]


@pytest.mark.rule("PM-21")
@pytest.mark.rule("PM-25")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_however_many_play_packages_appear_and_it_explodes_in_time(seats: int) -> None:
    state = carrying(RED, aboard(position(seats), RED, 3, battery=0), fuse=1)
    state.winner, state.planners = RED, []
    game().turn.plan(state)
    if seats == 2:
        play(game(), state, "rogue -")
    assert (state.turn, len(state.spawned), state.carrier, load(state.drivers[RED])) == (2, 1, NONE, (0, 0))


@pytest.mark.rule("PM-21")
def test_packages_appear_in_the_last_turn_too() -> None:
    state = position()
    state.turn = 16
    assert (turn_over(state, 3).phase, state.spawned) == ("over", [3])


@pytest.mark.rule("PM-25")
def test_left_on_the_ground_it_never_explodes() -> None:
    state = with_bomb("a2")
    state.turn = 15
    assert turn_over(state, 0).bomb == cell("a2")
