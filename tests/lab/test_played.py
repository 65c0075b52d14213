"""A played game can be replayed, and in a race it tells when."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse import games
from packhouse.bots.bot import Budget, Player, Sight
from packhouse.bots.uniform import Uniform
from packhouse.core import record
from packhouse.core.game import Setup
from packhouse.core.rng import KeyedRng, Rng
from packhouse.lab.arena import Series, played
from packhouse.lab.played import play

SETUPS = [
    games.setup("nim", 2, 1),
    games.setup("rollers", 1, 1),
    games.setup("rollers", 4, 1),
    games.setup("sealed", 3, 1),
    games.setup("snap", 3, 1),
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.seats}")
def test_its_record_is_replayed_to_the_same_outcome(setup: Setup) -> None:
    for one in played(Series(setup, ("uniform",) * setup.seats, 0, 5)):
        read = record.read(record.write(one.record))
        assert read == one.record
        assert record.replayed(read, games.load(read.setup)).outcome == one.outcome
        assert read.players == ("uniform",) * setup.seats


def test_games_have_the_numbers_of_their_series() -> None:
    assert [one.number for one in played(Series(SETUPS[0], ("uniform",) * 2, 17, 3))] == [17, 18, 19]


def test_in_a_race_each_step_has_its_time() -> None:
    (one,) = played(Series(games.setup("snap", 2, 1), ("slow", "swift"), 0, 1))
    assert one.times[0] == 0.02
    assert [play.at for play in one.log] == [round(1000 * time) for time in one.times]


def test_elsewhere_there_is_no_time() -> None:
    (one,) = played(Series(SETUPS[0], ("uniform",) * 2, 0, 1))
    assert not one.times
    assert {play.at for play in one.log} == {0}


class Drawing(Uniform):
    """Notes what each seat draws first."""

    def __init__(self) -> None:
        self.drawn: dict[int, int] = {}

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        self.drawn.setdefault(sight.seat, rng.below(1 << 32))
        return super().choose(sight, budget, rng)


def test_every_seat_has_luck_of_its_own() -> None:
    setup, bot = games.setup("rollers", 4, 1), Drawing()
    play(games.load(setup), setup, [Player("drawing", bot)] * 4, KeyedRng.from_seed(1))
    assert len({*bot.drawn.values()}) == len(bot.drawn) == 4


def test_a_record_names_the_bots_in_their_seats() -> None:
    (one,) = played(Series(games.setup("nim", 2, 1), ("uniform", "greedy"), 0, 1))
    assert one.record.players == ("uniform", "greedy")
