"""Priority cards: secret choice, reveal, the winner, and what cards say."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.core.rng import QuickRng
from packhouse.games.pandemonium.actions import Card, Swap
from packhouse.games.pandemonium.state import GREEN, RED
from packhouse.games.pandemonium.tests.position import (
    aboard,
    acting,
    cards,
    cubes,
    game,
    legal,
    planning,
    play,
    position,
    rogue_moves,
    words,
)  # fmt: skip


@pytest.mark.rule("PM-6")
def test_all_choose_at_once_and_a_played_card_is_gone() -> None:
    state = position()
    assert game().active(state) == {RED, GREEN}
    play(game(), state, "2: card 9")
    assert game().active(state) == {RED}
    play(game(), state, "1: card 4")
    assert [driver.played for driver in state.drivers] == [[4], [9], []]
    assert "card 4" not in [f"card {card.number}" for card in game().cards.hand(state, RED) if isinstance(card, Card)]


@pytest.mark.rule("PM-6")
def test_a_card_can_not_be_played_twice() -> None:
    state = position()
    state.drivers[RED].played = [4]
    with pytest.raises(IllegalAction, match="played your 4"):
        play(game(), state, "1: card 4")


@pytest.mark.rule("PM-6")
def test_a_chosen_card_is_its_owners_secret_until_the_reveal() -> None:
    state = position()
    assert game().seen(state, GREEN, Card(9), RED) == Card(None)
    assert game().seen(state, GREEN, Card(9), None) == Card(None)
    play(game(), state, "2: card 9")
    other = position()
    play(game(), other, "2: card 10")
    assert game().view(state, RED) == game().view(other, RED)
    assert game().view(state, GREEN).drivers[GREEN].chosen == 9


@pytest.mark.rule("PM-6")
@pytest.mark.parametrize("number", [1, 16])
def test_everyone_sees_who_has_chosen(number: int) -> None:
    state = play(game(), position(), f"2: card {number}")
    for watcher in (RED, GREEN, None):
        assert [driver.has_chosen for driver in game().view(state, watcher).drivers] == [False, True, False]


@pytest.mark.rule("PM-6")
def test_once_all_are_revealed_nobody_has_chosen() -> None:
    drivers = game().view(cards(game(), position(3), 5, 4, 3), None).drivers
    assert [(driver.has_chosen, driver.played) for driver in drivers] == [(False, (5,)), (False, (4,)), (False, (3,))]


@pytest.mark.rule("PM-6")
def test_another_card_may_be_imagined_but_none_that_was_played() -> None:
    state = position()
    state.drivers[GREEN].played = [1, 2, 3]
    play(game(), state, "2: card 9")
    rng = QuickRng(0)
    assert {game().imagine(state, RED, rng).drivers[GREEN].chosen for _ in range(300)} == set(range(4, 17))
    assert {game().imagine(state, GREEN, rng).drivers[GREEN].chosen for _ in range(20)} == {9}
    assert {game().imagine(state, GREEN, rng).drivers[RED].chosen for _ in range(20)} == {0}


@pytest.mark.rule("PM-6")
def test_there_are_sixteen_turns() -> None:
    state = position()
    state.turn = 15
    play(game(), rogue_moves(state), "rogue -")
    assert (state.turn, state.phase) == (16, "card")
    play(game(), rogue_moves(state), "rogue -")
    assert (state.turn, state.phase) == (16, "over")


@pytest.mark.rule("PM-7")
@pytest.mark.parametrize(("red", "green", "winner"), [(3, 4, RED), (4, 3, GREEN), (10, 4, GREEN)])
def test_the_lowest_number_wins_and_chooses_the_order(red: int, green: int, winner: int) -> None:
    state = cards(game(), position(), red, green)
    assert (state.phase, state.winner, acting(state)) == ("order", winner, [winner])


@pytest.mark.rule("PM-7")
@pytest.mark.parametrize(("when", "first"), [("first", GREEN), ("second", RED)])
def test_the_winner_plans_first_or_second(when: str, first: int) -> None:
    state = play(game(), cards(game(), position(), 4, 3), f"order {when}")
    assert state.planners == [first, 1 - first]
    assert game().active(state) == {first}


@pytest.mark.rule("PM-7")
@pytest.mark.parametrize("before", [RED, GREEN])
def test_of_equal_numbers_the_one_wins_who_did_not_win_the_turn_before(before: int) -> None:
    state = position()
    state.turn, state.winner = 2, before
    assert cards(game(), state, 5, 5).winner == 1 - before


@pytest.mark.rule("PM-7")
@pytest.mark.parametrize(("red", "green", "winner"), [(3, 4, RED), (4, 3, GREEN)])
def test_who_has_won_a_turn_is_remembered_in_the_next(red: int, green: int, winner: int) -> None:
    state = cards(game(), position(), red, green)
    play(game(), rogue_moves(state, winner=winner), "rogue -")
    assert (state.turn, game().view(state, None).winner) == (2, winner)
    assert cards(game(), state, 5, 5).winner == 1 - winner


@pytest.mark.rule("PM-7")
def test_equal_numbers_in_the_first_turn_are_decided_by_lot() -> None:
    winners = set()
    for seed in range(20):
        state = game().start(2, seed)
        play(game(), state, "base b1 south", "base a2 west", "company plain", "company whisper")
        winners.add(cards(game(), state, 5, 5).winner)
    assert winners == {RED, GREEN}


@pytest.mark.rule("PM-7")
def test_the_winner_moves_the_rogue() -> None:
    for winner in (RED, GREEN):
        assert game().active(rogue_moves(position(), winner=winner)) == {winner}


@pytest.mark.rule("PM-8")
def test_drain_costs_a_battery_unit_if_there_is_one() -> None:
    assert cards(game(), position(), 1, 3).drivers[RED].battery == 2
    assert cards(game(), aboard(position(), RED, 0, battery=0), 1, 3).drivers[RED].battery == 0


@pytest.mark.rule("PM-8")
def test_cramped_takes_room_for_one_turn() -> None:
    state = cards(game(), position(red="a1", low="a2 a2 a2 a2 a2"), 2, 3)
    play(game(), state, "order first", "go a2")
    assert (state.drivers[RED].low, game().view(state, GREEN).drivers[RED].van) == (3, 3)
    play(game(), rogue_moves(state), "rogue -")
    assert state.drivers[RED].room == 0


@pytest.mark.rule("PM-8")
def test_roomy_gives_room_for_one_turn() -> None:
    state = cards(game(), position(red="a1", low="a2 a2 a2 a2 a2 a2"), 13, 3)
    play(game(), state, "order second")
    state.planners = [RED]
    game().turn.plan(state)
    assert play(game(), state, "go a2").drivers[RED].low == 5
    play(game(), rogue_moves(state), "rogue -")
    assert game().view(state, RED).drivers[RED].van == 4


@pytest.mark.rule("PM-8")
@pytest.mark.parametrize(("card", "most"), [(2, 3), (3, 4), (13, 5)])
def test_room_for_one_more_or_less_counts_in_what_is_loaded_by_choice(card: int, most: int) -> None:
    state = play(game(), cards(game(), position(low="a1 a1 a1 a1 a1 a1"), card, 16), "order first")
    assert [text for text in legal(game(), state) if text.startswith("load")] == [
        f"load {number} 0" for number in range(1, most + 1)
    ]


@pytest.mark.rule("PM-8")
def test_recharge_gives_a_battery_unit_but_never_more_than_a_full_charge() -> None:
    assert cards(game(), aboard(position(), RED, 0, battery=1), 12, 3).drivers[RED].battery == 2
    assert cards(game(), position(), 12, 3).drivers[RED].battery == 3


@pytest.mark.rule("PM-8")
def test_far_is_one_cube_more_for_one_turn() -> None:
    state = cards(game(), position(), 15, 16)
    play(game(), state, "order first")
    assert state.steps == 4
    state = cards(game(), position(), 4, 15)
    assert play(game(), state, "order first").steps == 3
    play(game(), rogue_moves(state), "rogue -")
    assert [driver.steps for driver in state.drivers] == [3, 3, 3]


@pytest.mark.rule("PM-8")
def test_spawn_reveals_one_card_more_in_this_turn() -> None:
    state = cards(game(), position(), 11, 3)
    assert len(play(game(), rogue_moves(state), "rogue -").spawned) == 2
    assert state.spawns == 1


@pytest.mark.rule("PM-8")
def test_each_spawn_reveals_one_card_more() -> None:
    state = cards(game(), position(), 11, 11)
    assert len(play(game(), rogue_moves(state), "rogue -").spawned) == 3


@pytest.mark.rule("PM-8")
def test_whoever_is_ignored_is_not_hunted_and_loses_nothing() -> None:
    state = cards(game(), cubes(aboard(position(rogue="c3"), GREEN, 2, battery=0), GREEN, "c2"), 3, 16)
    rogue_moves(state)
    assert "rogue -" in legal(game(), state)
    assert play(game(), state, "rogue c2").drivers[GREEN].low == 2
    assert not state.drivers[GREEN].ignored


@pytest.mark.rule("PM-8")
def test_swap_draws_a_mission_and_gives_up_one_of_three() -> None:
    state = position()
    drawn, had = state.pile[-1], state.drivers[GREEN].missions[:]
    cards(game(), state, 3, 14)
    assert (state.phase, acting(state)) == ("swap", [GREEN])
    assert state.drivers[GREEN].missions == [*had, drawn]
    name = game().cards.missions[had[0]]
    assert game().seen(state, GREEN, Swap(name), RED) == Swap(None)
    play(game(), state, f"swap {name}")
    assert (state.drivers[GREEN].missions, state.drivers[GREEN].given_up) == ([had[1], drawn], [had[0]])
    assert state.phase == "order"


@pytest.mark.rule("PM-8")
def test_both_may_swap_at_the_same_time() -> None:
    state = cards(game(), position(), 14, 14)
    assert game().active(state) == {RED, GREEN}
    play(game(), state, f"2: {legal(game(), state, GREEN)[0]}")
    assert game().active(state) == {RED}


@pytest.mark.rule("PM-8")
def test_swap_does_nothing_when_no_mission_is_left_to_draw() -> None:
    state = position()
    state.pile = []
    assert (cards(game(), state, 14, 3).phase, len(state.drivers[RED].missions)) == ("order", 2)


@pytest.mark.rule("PM-8")
def test_a_mission_given_up_is_known_to_its_owner_alone() -> None:
    state = cards(game(), position(), 3, 14)
    play(game(), state, legal(game(), state)[0])
    assert game().view(state, GREEN).drivers[GREEN].given_up
    assert game().view(state, RED).drivers[GREEN].given_up is None
    gone, rng = state.drivers[GREEN].given_up, QuickRng(1)
    assert {tuple(game().imagine(state, GREEN, rng).drivers[GREEN].given_up) for _ in range(20)} == {tuple(gone)}
    assert len({tuple(game().imagine(state, RED, rng).drivers[GREEN].given_up) for _ in range(50)}) > 5


@pytest.mark.rule("PM-8")
def test_cards_without_a_special_do_nothing() -> None:
    state = planning(position())
    driver = state.drivers[RED]
    assert (driver.battery, driver.room, driver.steps, driver.ignored, state.spawns) == (3, 0, 3, False, 1)
    assert words(game(), state) == {"go"}
