"""The one loop plays until it is over, whoever is asked for the next step."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse import games
from packhouse.bots.bot import Bot, Budget, Player, Sight
from packhouse.bots.playing import at_random, by_lot, steps
from packhouse.bots.uniform import Uniform
from packhouse.core.rng import QuickRng, Rng

GAMES = ["nim", "rollers", "sealed", "stash", "snap"]


class First(Bot):
    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return sight.legal[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_outcome(name: str) -> None:
    seats = games.kind(name).seats[-1]
    game = games.load(games.setup(name, seats, 0))
    state = game.start(seats, 0)
    assert list(steps(game, state, at_random(game, QuickRng(1))))
    assert game.outcome(state)


@pytest.mark.parametrize("name", GAMES)
def test_the_steps_lead_to_the_same_position_again(name: str) -> None:
    seats = games.kind(name).seats[-1]
    game = games.load(games.setup(name, seats, 0))
    state, again = game.start(seats, 3), game.start(seats, 3)
    for seat, action in list(steps(game, state, at_random(game, QuickRng(1)))):
        game.play(again, seat, action)
    assert again == state


def test_each_step_has_been_made_when_it_is_told() -> None:
    game = games.load(games.setup("nim", 2, 0))
    state = game.start(2, 0)
    left = sum(state.heaps)
    for _, take in steps(game, state, at_random(game, QuickRng(1))):
        left -= take.count
        assert sum(state.heaps) == left


def test_each_seat_is_its_own_bots() -> None:
    game = games.load(games.setup("nim", 2, 0))
    seated = [Player("first", First()), Player("uniform", Uniform())]
    chooser = by_lot(game, seated, [QuickRng(1), QuickRng(2)], QuickRng(3))
    state = game.start(2, 0)
    others = 0
    while active := game.active(state):
        first = game.legal(state, min(active))[0]
        seat, take = chooser(state, active)
        assert seat or take == first
        others += seat and take != first
        game.apply(state, seat, take)
    assert others


def test_where_several_may_act_all_come_first_sometimes() -> None:
    game = games.load(games.setup("rollers", 4, 0))
    first = {next(steps(game, game.start(4, 0), at_random(game, QuickRng(seed))))[0] for seed in range(40)}
    assert first == {0, 1, 2, 3}
