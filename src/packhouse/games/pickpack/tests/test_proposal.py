"""A bot may lay the tiles for a player, who says done."""

from __future__ import annotations

import pytest

from packhouse.bots.bot import Sight
from packhouse.bots.proposal import proposal
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.pickpack.actions import Done
from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.tests.position import game, lay_all, play, position


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_tiles_in_hand_may_be_proposed_and_no_others(seat: int) -> None:
    rules, state = game(), game().start(2, 0)
    assert rules.proposable(state, seat)
    lay_all(rules, state, seat)
    assert not rules.proposable(state, seat)
    play(rules, state, f"{seat + 1}: take {rules.set_up.laid(state, seat)[0]}")
    assert rules.proposable(state, seat)


def test_once_both_are_done_nothing_is_proposed() -> None:
    assert not game().proposable(position(), RED)


def test_beginners_are_proposed_nothing() -> None:
    rules = game(beginners=True)
    assert not rules.proposable(rules.start(2, 0), RED)


def test_a_proposal_lays_all_that_is_left_and_leaves_it_to_the_player_to_say_done() -> None:
    rules, state = game(), game().start(2, 0)
    play(rules, state, "2: lay rush 3-left", "2: lay premium 1-right")
    plays = proposal(players.named("pickpack", "strong"), Sight(rules, state, BLUE), QuickRng(0))
    for action in plays:
        rules.play(state, BLUE, action)
    assert not rules.set_up.hand(state, BLUE)
    assert Done() not in plays
