"""Refusals say what to do, and change nothing."""

from __future__ import annotations

import msgspec
import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.pandemonium.rules import Pandemonium
from packhouse.games.pandemonium.state import GREEN, RED, State
from packhouse.games.pandemonium.tests.position import (
    PLAIN,
    aboard,
    cards,
    cubes,
    game,
    planning,
    play,
    position,
    printed,
    rogue_moves,
)  # fmt: skip


def code(state: State, text: str, rules: Pandemonium | None = None) -> str:
    """Return the code with which this is refused to whoever is to act."""
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalAction) as found:
        play(rules or game(), state, text)
    assert msgspec.json.encode(state) == before
    return found.value.code


@pytest.mark.parametrize(
    ("text", "expected"),
    [("base c3 north", "not_beside"), ("base a3 east", "not_beside"), ("base z9 east", "not_beside"),
     ("base d5 north", "side_barred"), ("go a2", "base_now")],
)  # fmt: skip
def test_a_base_that_can_not_stand_there_is_refused(text: str, expected: str) -> None:
    assert code(game().start(2, 0), text) == expected


def test_every_phase_says_what_is_to_be_done() -> None:
    start = game().start(2, 0)
    company = play(game(), start.copy(), "base b1 south", "base a2 west")
    assert code(company, "stop") == "company_now"
    assert code(position(), "stop") == "card_now"
    assert code(cards(game(), position(), 14, 3), "stop") == "swap_now"
    assert code(cards(game(), position(), 3, 4), "stop") == "order_now"
    assert code(planning(position()), "order first") == "route_now"
    assert code(rogue_moves(position()), "stop") == "rogue_now"
    losing = cubes(aboard(position(), RED, 1), RED, "c3")
    assert code(play(game(), rogue_moves(losing), "rogue c3"), "stop") == "loss_now"


@pytest.mark.parametrize("text", ["card 0", "card 17", "card -"])
def test_a_card_that_there_is_not_is_refused(text: str) -> None:
    assert code(position(), text) == "no_card"


@pytest.mark.parametrize("text", ["swap -", "swap nothing"])
def test_only_a_mission_of_ones_own_is_given_up(text: str) -> None:
    assert code(cards(game(), position(), 14, 3), text) == "not_your_mission"


def test_water_is_named_as_the_reason() -> None:
    rules = printed(map="canal")
    state = rules.start(2, 0)
    play(rules, state, "base c1 south", "base c5 north", "company whisper", "company big-box")
    cards(rules, state, 3, 4)
    play(rules, state, "order first")
    state.planner.at = 12
    assert code(state, "go c4", rules) == "water"


@pytest.mark.parametrize(
    ("text", "expected"),
    [("load 1 0", "same_load"), ("load 2 0", "no_packages"), ("load -1 0", "no_packages"), ("bomb", "no_bomb"),
     ("hand green", "not_carrier"), ("recharge low", "not_home"), ("go e5", "no_cubes")],
)  # fmt: skip
def test_what_can_not_be_done_at_the_end_of_a_route_is_refused(text: str, expected: str) -> None:
    state = play(game(), planning(aboard(position(), RED, 1)), "go a2", "go b2", "go c2")
    assert code(state, text) == expected


def test_a_charge_is_refused_where_it_is_not_needed_or_not_paid() -> None:
    state = aboard(position(red="a2"), RED, 0, battery=1)
    state.drivers[RED].base_low = 2
    planning(state).steps = 1
    play(game(), state, "go a3")
    assert code(state, "recharge high") == "too_few"
    state.drivers[RED].battery = 3
    assert code(state, "recharge low") == "charged"


def test_the_bomb_is_handed_to_another_player() -> None:
    state = cubes(position(), GREEN, "a2")
    state.carrier, state.fuse = RED, 6
    play(game(), planning(state), "go a2")
    assert code(state, "hand red") == "no_taker"


@pytest.mark.rule("PM-29")
def test_the_fee_is_named_as_the_company_has_it() -> None:
    dear = PLAIN[0] | {"name": "dear", "drawback": {"trait": "fee", "by": 2}}
    rules = game({"companies": [dear, *PLAIN]})
    state = aboard(position(red="a2", rules=rules), RED, 0, battery=1)
    state.drivers[RED].company, state.drivers[RED].base_high = 0, 1
    planning(state, rules).steps = 1
    play(rules, state, "go a3")
    with pytest.raises(IllegalAction, match=r"costs low-value packages \(4\) or one high-value"):
        play(rules, state, "recharge low")


@pytest.mark.rule("PM-8")
@pytest.mark.parametrize(("card", "most"), [(2, 3), (13, 5)])
def test_the_room_is_named_as_it_is_this_turn(card: int, most: int) -> None:
    state = play(game(), cards(game(), position(low="a1 a1 a1 a1 a1 a1"), card, 16), "order first")
    with pytest.raises(IllegalAction, match=f"holds {most} this turn"):
        play(game(), state, "load 6 0")
