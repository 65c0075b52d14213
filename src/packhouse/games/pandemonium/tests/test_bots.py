"""What bots of Package Pandemonium see: positions made so that one thing is clearly best."""

from __future__ import annotations

import pytest

from packhouse.bots.bot import Sight
from packhouse.core import notation
from packhouse.core.game import Seat
from packhouse.core.rng import KeyedRng, QuickRng
from packhouse.games import players
from packhouse.games.pandemonium.eyes import SHARP
from packhouse.games.pandemonium.planning import plans
from packhouse.games.pandemonium.state import GREEN, RED, ROGUE, State
from packhouse.games.pandemonium.tests.position import (
    aboard,
    cubes,
    game,
    legal,
    planning,
    position,
    rogue_moves,
    rogue_planning,
)
from packhouse.games.pandemonium.thinking import Thought
from packhouse.games.pandemonium.worth import lead, worth

RULES = game(missions=False)
SHARPEST = ["master", "search"]


def chosen(state: State, seat: Seat, bot: str = "master") -> str:
    """Return what a bot plays."""
    player = players.named("pandemonium", bot)
    return notation.write(player.choose(Sight(RULES, state, seat), KeyedRng.from_seed(1)))


def routed(state: State, seat: Seat, bot: str = "master") -> State:
    """Let a bot plan its route to the end."""
    turn = state.turn
    while state.phase == "route" and state.planners[0] == seat and state.turn == turn:
        RULES.play(state, seat, RULES.read(chosen(state, seat, bot)))
    return state


def start(seats: int = 2, **where: str) -> State:
    return position(seats, rules=RULES, **where)


@pytest.mark.parametrize("bot", SHARPEST)
def test_a_full_van_near_its_gate_goes_home(bot: str) -> None:
    state = aboard(planning(start(red="b2", rogue="e1"), RULES), RED, 2, 1)
    assert routed(state, RED, bot).drivers[RED].base_high == 1


@pytest.mark.parametrize("bot", SHARPEST)
def test_a_high_value_package_is_fetched_before_a_low_one(bot: str) -> None:
    state = planning(start(red="a1", rogue="e5", green="e4", high="b2", low="a2"), RULES)
    driver = routed(state, RED, bot).drivers[RED]
    assert driver.high + driver.base_high == 1


def test_in_the_last_turn_nothing_is_fetched_that_can_not_come_home() -> None:
    state = start(red="b3", rogue="e1", high="d3")
    state.turn = 16
    aboard(planning(state, RULES), RED, 1)
    assert routed(state, RED).drivers[RED].base_low == 1


def test_a_low_value_package_makes_room_for_a_high_one() -> None:
    state = planning(start(red="b2", rogue="e5", high="b3"), RULES)
    aboard(state, RED, RULES.box.numbers.van)
    driver = routed(state, RED).drivers[RED]
    assert driver.high + driver.base_high == 1


def test_the_exploding_package_is_brought_home() -> None:
    state = start(red="b2", rogue="e5")
    state.bomb = state.drivers[RED].at + 1
    assert routed(planning(state, RULES), RED).drivers[RED].defused or state.carrier == RED


@pytest.mark.parametrize("bot", SHARPEST)
def test_a_unit_stops_the_loss_of_a_high_value_package(bot: str) -> None:
    state = cubes(aboard(start(rogue="c3", high="c4"), RED, 0, 1), RED, "c4")
    rogue_moves(state, RULES, GREEN)
    assert chosen(state, RED, bot) == "block"


@pytest.mark.parametrize("bot", SHARPEST)
def test_the_winner_spares_the_own_van(bot: str) -> None:
    state = aboard(aboard(start(rogue="c3"), RED, 0, 1, battery=0), GREEN, 0, 0)
    cubes(state, RED, "c4 c2 b3 d3")
    rogue_moves(state, RULES, RED)
    assert chosen(state, RED, bot) == "rogue -"


def test_the_player_of_the_rogue_drives_over_cubes_of_a_loaded_van() -> None:
    state = cubes(aboard(start(3, rogue="c3"), RED, 0, 2, battery=0), RED, "c2")
    assert routed(rogue_planning(state, RULES), ROGUE).drivers[RED].high == 1


def test_low_cards_are_kept_while_nothing_is_at_stake() -> None:
    state = start(red="a3", green="e3", rogue="c5")
    assert int(chosen(state, RED).split()[1]) > 4


def test_whole_routes_end_where_the_next_one_plans() -> None:
    state = planning(start(red="a1"), RULES)
    found = list(plans(RULES, state, RED))
    assert {plan.after.planners[0] for plan in found} == {GREEN}
    assert {notation.write(plan.first) for plan in found} == {*legal(RULES, state)}


def test_a_package_nearer_to_the_gate_is_worth_more() -> None:
    near, far = (aboard(start(red=square, rogue="e1"), RED, 1) for square in ("b3", "e5"))
    assert worth(RULES, near, RED) > worth(RULES, far, RED)


def test_what_is_in_the_base_is_worth_more_than_what_is_aboard() -> None:
    state = start(red="a3", rogue="e1")
    delivered = start(red="a3", rogue="e1")
    delivered.drivers[RED].base_low = 2
    assert worth(RULES, delivered, RED) > worth(RULES, aboard(state, RED, 2), RED)


def test_cubes_beside_the_rogue_lower_what_a_load_is_worth() -> None:
    calm, risky = (
        cubes(aboard(start(red="e1", rogue=square), RED, 2, battery=0), RED, "c1 d1 e1") for square in ("a5", "d2")
    )
    assert worth(RULES, calm, RED) > worth(RULES, risky, RED)


def test_the_lead_of_one_is_what_the_other_is_behind_by() -> None:
    state = aboard(start(rogue="c5"), RED, 2)
    assert lead(RULES, state, RED) == pytest.approx(-lead(RULES, state, GREEN))


def test_the_seed_decides_what_a_bot_plays() -> None:
    state = planning(start(high="c3", low="b2"), RULES)
    assert chosen(state, RED, "novice") == chosen(state, RED, "novice")


def test_thinking_leaves_the_position_as_it_is() -> None:
    state = planning(start(high="c3", low="b2"), RULES)
    before = RULES.view(state, RED)
    Thought(RULES, state.copy(), RED, SHARP, QuickRng(1)).action()
    chosen(state, RED, "search")
    assert RULES.view(state, RED) == before
