"""What bots of Package Pandemonium see: positions made so that one thing is clearly best."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from packhouse.bots.bot import Sight
from packhouse.core import notation
from packhouse.core.game import Seat
from packhouse.core.rng import KeyedRng, QuickRng
from packhouse.games import players
from packhouse.games.pandemonium.danger import crossed
from packhouse.games.pandemonium.eyes import SHARP
from packhouse.games.pandemonium.glance import glance
from packhouse.games.pandemonium.hand import Hand
from packhouse.games.pandemonium.planning import plans
from packhouse.games.pandemonium.rules import Pandemonium
from packhouse.games.pandemonium.state import GREEN, RED, ROGUE, State
from packhouse.games.pandemonium.tests.position import (
    PRINTED,
    aboard,
    cell,
    cubes,
    game,
    legal,
    planning,
    position,
    rogue_moves,
    rogue_planning,
)
from packhouse.games.pandemonium.worth import lead, worth

RULES = game(missions=False)
SLOW = game({"numbers": PRINTED["numbers"] | {"steps": 1}}, missions=False)
LOW = game(missions=False, low=9, high=0)
HUNTED = game(missions=False, rogue_hunts="any")


def chosen(state: State, seat: Seat, bot: str = "master", rules: Pandemonium = RULES) -> str:
    """Return what a bot plays."""
    player = players.named("pandemonium", bot)
    return notation.write(player.choose(Sight(rules, state, seat), KeyedRng.from_seed(1)))


def routed(state: State, seat: Seat, rules: Pandemonium = RULES) -> State:
    """Let a bot plan its route to the end."""
    while state.phase == "route" and state.planners[0] == seat:
        rules.play(state, seat, rules.read(chosen(state, seat, rules=rules)))
    return state


def start(seats: int = 2, **where: str) -> State:
    return position(seats, rules=RULES, **where)


def waiting(**where: str) -> State:
    """Return a position in which Red has planned, and Green plans."""
    state = planning(start(2, **where), RULES)
    state.planners = [GREEN]
    RULES.turn.plan(state)
    return state


def at_a_glance(state: State, seat: Seat = RED) -> str:
    return notation.write(glance(RULES, state, seat, SHARP, QuickRng(1), with_missions=False))


def with_bomb(state: State, square: str) -> State:
    state.bomb = cell(square)
    return state


def carried(state: State, turns: int) -> State:
    """Put the exploding package on Red's van, with so many turns to come."""
    state.carrier, state.fuse = RED, state.turn + turns
    return state


def test_a_full_van_near_its_gate_goes_home() -> None:
    state = aboard(planning(start(red="b2", rogue="e1"), RULES), RED, 2, 1)
    assert routed(state, RED).drivers[RED].base_high == 1


def test_a_high_value_package_is_fetched_before_a_low_one() -> None:
    state = planning(start(red="a1", rogue="e5", green="e4", high="b2", low="a2"), RULES)
    driver = routed(state, RED).drivers[RED]
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
    state = with_bomb(start(red="b1", rogue="e5"), "b2")
    assert routed(planning(state, RULES), RED).drivers[RED].defused


def test_a_unit_stops_the_loss_of_a_high_value_package() -> None:
    state = cubes(aboard(start(rogue="c3", high="c4"), RED, 0, 1), RED, "c4")
    rogue_moves(state, RULES, GREEN)
    assert chosen(state, RED) == "block"


def test_the_winner_spares_the_own_van() -> None:
    state = aboard(aboard(start(rogue="c3"), RED, 0, 1, battery=0), GREEN, 0, 0)
    cubes(state, RED, "c4 c2 b3 d3")
    rogue_moves(state, RULES, RED)
    assert chosen(state, RED) == "rogue -"


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
    before = state.copy()
    for bot in ("novice", "master"):
        chosen(state, RED, bot)
    assert state == before


@pytest.mark.parametrize(("battery", "played"), [(2, "stop"), (0, "recharge high")])
def test_at_a_glance_only_an_empty_battery_is_charged_at_the_base(battery: int, played: str) -> None:
    state = planning(start(red="a3", rogue="e5"), RULES)
    aboard(state, RED, 0, battery=battery).drivers[RED].base_high = 1
    state.steps = 0
    assert at_a_glance(state) == played


@pytest.mark.parametrize(("turn", "steps", "taken"), [(5, 2, True), (5, 0, True), (16, 2, True), (16, 1, False)])
def test_at_a_glance_the_bomb_is_taken_along_if_there_is_time(turn: int, steps: int, *, taken: bool) -> None:
    state = with_bomb(planning(start(red="b2", rogue="e5"), RULES), "b2")
    state.turn, state.steps = turn, steps
    assert (at_a_glance(state) == "bomb") == taken


def test_a_bomb_on_the_own_gate_is_worth_going_there_for() -> None:
    with_one, without = (start(red="b2", rogue="e5") for _ in range(2))
    with_one.turn = without.turn = 16
    assert worth(RULES, with_bomb(with_one, "a3"), RED) > worth(RULES, without, RED)


def test_a_bomb_that_nobody_has_to_take_is_not_in_the_way() -> None:
    rules = game({"numbers": PRINTED["numbers"] | {"bomb": 0, "fuse": 1}}, missions=False)
    with_one, without = (planning(start(red="d3", rogue="a5", green="a5", high="e3"), rules) for _ in range(2))
    with_one.steps = without.steps = 1
    assert worth(rules, with_bomb(with_one, "e3"), RED) >= worth(rules, without, RED)


@pytest.mark.parametrize(("red", "in_time"), [("b1", True), ("b5", True), ("c1", False)])
def test_a_bomb_with_a_turn_to_come_is_brought_home_on_the_next_route_or_never(red: str, *, in_time: bool) -> None:
    lit, calm = (waiting(red=red, rogue="e5") for _ in range(2))
    assert (worth(RULES, carried(lit, 1), RED) > worth(RULES, calm, RED)) == in_time


def test_what_explodes_at_the_end_of_the_turn_is_worth_nothing() -> None:
    full, empty = (carried(waiting(red="a2", rogue="e5"), 0) for _ in range(2))
    assert worth(RULES, aboard(full, RED, 0, 2), RED) == pytest.approx(worth(RULES, empty, RED))


@pytest.mark.parametrize(("field", "value"), [("room", 1), ("ignored", True), ("guards", 2), ("steps", 4)])
def test_what_holds_this_turn_is_over_by_the_next_route(field: str, value: object) -> None:
    changed, plain = (aboard(waiting(red="d2", rogue="e3", high="c2"), RED, 1, 3, battery=1) for _ in range(2))
    setattr(changed.drivers[RED], field, value)
    assert worth(RULES, changed, RED) == pytest.approx(worth(RULES, plain, RED))


def test_electric_drive_recharges_again_on_the_next_route() -> None:
    charged, plain = (aboard(waiting(red="d1", rogue="a5"), RED, 0, battery=1) for _ in range(2))
    charged.drivers[RED].charged = True
    assert worth(RULES, charged, RED) == pytest.approx(worth(RULES, plain, RED))


def test_who_won_this_turn_may_lose_the_next_one() -> None:
    won, lost = (aboard(waiting(red="d2", rogue="c3"), RED, 1, 3, battery=0) for _ in range(2))
    won.winner, lost.winner = RED, GREEN
    assert worth(RULES, won, RED) == pytest.approx(worth(RULES, lost, RED))


def test_in_the_family_game_no_card_is_better_for_swapping_missions() -> None:
    assert Hand(RULES, start(1), RED, SHARP, QuickRng(1)).worth(14) == 0


@pytest.mark.parametrize("number", [14, 16])
def test_cards_that_do_nothing_for_the_player_of_the_rogue_are_worth_nothing_there(number: int) -> None:
    rules = game()
    state = aboard(position(3, rules=rules), ROGUE, 0, 2)
    assert Hand(rules, state, ROGUE, SHARP, QuickRng(1)).worth(number) == 0


def test_being_ignored_is_worth_more_where_packages_are_dearer() -> None:
    state = aboard(start(1), RED, 0, 1)
    dear, cheap = (game(missions=False, high=high) for high in (9, 1))
    assert Hand(dear, state, RED, SHARP, QuickRng(1)).worth(16) > Hand(cheap, state, RED, SHARP, QuickRng(1)).worth(16)


def test_with_one_step_a_turn_the_way_home_takes_longer() -> None:
    full, empty = (start(red="b5", rogue="e1") for _ in range(2))
    full.turn = empty.turn = 15
    for driver in (full.drivers[RED], empty.drivers[RED]):
        driver.steps = 1
    assert worth(SLOW, aboard(full, RED, 0, 1), RED) == pytest.approx(worth(SLOW, empty, RED))


def test_with_one_step_a_turn_others_come_later_too() -> None:
    """Two steps are two turns to Red, and three are one to a Rogue whom nobody plays."""
    slow, usual = (
        worth(rules, position(rules=rules, red="a1", green="e5", rogue="d3", high="b2"), RED) for rules in (SLOW, RULES)
    )
    assert slow < usual / 2


def test_with_one_step_a_turn_the_player_of_the_rogue_is_no_danger_from_afar() -> None:
    near, far = (
        cubes(aboard(position(3, rules=SLOW, red="e1", rogue=rogue), RED, 0, 2, battery=0), RED, "e1 e2")
        for rogue in ("e4", "a5")
    )
    assert worth(SLOW, near, RED) == pytest.approx(worth(SLOW, far, RED))


def test_a_rogue_that_hunts_any_package_is_drawn_away_by_a_low_one() -> None:
    any_, high = (aboard(start(red="e1", rogue="d2", low="d3"), RED, 0, 2, battery=0) for _ in range(2))
    assert worth(HUNTED, any_, RED) > worth(RULES, high, RED)


def test_a_rogue_that_hunts_any_package_is_a_rival_for_low_ones() -> None:
    state = start(red="a1", green="e5", rogue="b4", low="b2")
    assert worth(HUNTED, state, RED) < worth(RULES, state, RED)


@pytest.mark.parametrize(("ignored", "number"), [(False, [3, 1, 0]), (True, [0, 0, 0])])
def test_cubes_are_counted_once_each_and_of_who_is_ignored_none(number: list[int], *, ignored: bool) -> None:
    state = cubes(start(), RED, "c4 c4 c3 b3")
    state.robbed = 1 << cell("b3")
    state.drivers[RED].ignored = ignored
    walks = [1 << cell("c4") | 1 << cell("c3"), 1 << cell("c3") | 1 << cell("b3"), 1 << cell("e5")]
    assert crossed(state, state.drivers[RED], walks) == number


@pytest.mark.parametrize("position_of", [start, waiting])
def test_two_cubes_on_a_square_are_riskier_than_one(position_of: Callable[..., State]) -> None:
    one, two = (
        cubes(aboard(position_of(red="e1", rogue="e5"), RED, 0, 3, battery=0), RED, where) for where in ("e2", "e2 e2")
    )
    one.winner = two.winner = GREEN
    assert worth(RULES, two, RED) < worth(RULES, one, RED)


@pytest.mark.parametrize(("own", "route"), [("c4 c4 c2", "c2,c1"), ("c4 c2 c2", "c4,c5")])
def test_at_a_glance_the_winner_sends_the_rogue_where_it_takes_less_of_the_own(own: str, route: str) -> None:
    state = aboard(aboard(start(rogue="c3"), RED, 3, 0), GREEN, 1)
    cubes(cubes(state, RED, own), GREEN, "c5 c1")
    rogue_moves(state, RULES, RED)
    assert at_a_glance(state).startswith(f"rogue {route}")


def test_a_unit_recharged_on_the_way_is_worth_as_much_as_any_other() -> None:
    full, recharged = (planning(start(red="d1", rogue="a5"), RULES) for _ in range(2))
    full.turn = recharged.turn = 16
    full.steps = recharged.steps = 1
    recharged.drivers[RED].battery -= 1
    assert worth(RULES, recharged, RED) == pytest.approx(worth(RULES, full, RED))


def test_alone_a_loaded_van_goes_home() -> None:
    state = aboard(planning(start(1, red="b2", rogue="e1"), RULES), RED, 2, 1)
    assert routed(state, RED).drivers[RED].base_high == 1


def test_where_low_value_packages_are_dearer_a_high_one_makes_room_for_them() -> None:
    state = planning(position(rules=LOW, red="d2", rogue="e5", low="d3"), LOW)
    aboard(state, RED, 0, LOW.box.numbers.van)
    driver = routed(state, RED, rules=LOW).drivers[RED]
    assert driver.low == 1


def test_where_low_value_packages_are_dearer_they_are_fetched_first() -> None:
    state = planning(position(rules=LOW, red="b3", green="e3", rogue="e3", high="c4", low="c2"), LOW)
    driver = routed(state, RED, rules=LOW).drivers[RED]
    assert (driver.low, driver.high) == (1, 0)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize(
    "rules", [game(), SLOW, game(low=0, high=0, loss=4, fuse=1, rogue_hunts="any", rogue_after="goes_on")]
)
def test_bots_play_by_the_rules_with_any_number_of_seats_any_box_and_any_options(
    rules: Pandemonium, seats: int
) -> None:
    state = rules.start(seats, 1)
    while state.turn < 4:
        seat = min(rules.active(state))
        rules.play(state, seat, rules.read(chosen(state, seat, "strong", rules)))
    assert all(len(driver.played) == 3 for driver in state.drivers[:seats])
