"""Every game has the five levels, weakest first: its own, or those of the search."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from packhouse import games
from packhouse.bots.bot import Bot, Budget, Player, Sight
from packhouse.bots.levels import LEVELS, level_of, strength_of
from packhouse.bots.mixture import Mixture
from packhouse.bots.search import Search
from packhouse.core.errors import UnknownBot
from packhouse.core.rng import QuickRng, Rng
from packhouse.games import parts, players


@pytest.mark.parametrize("game", games.names())
def test_the_five_levels_are_offered_in_order(game: str) -> None:
    assert tuple(name for name in players.offered(game) if name in LEVELS) == LEVELS


@pytest.mark.parametrize("game", games.names())
def test_each_level_may_think_at_least_as_much_as_the_one_below(game: str) -> None:
    nodes = [players.named(game, level).budget.nodes for level in LEVELS]
    assert nodes == sorted(nodes)


def test_each_level_of_the_search_is_quicker_in_a_race_than_the_one_below() -> None:
    game = games.load(games.setup("snap", 2, 0))
    sight = Sight(game, game.start(2, 0), 0)
    means = []
    for level in LEVELS:
        player, rng = players.named("snap", level), QuickRng(1)
        means.append(fmean(player.reaction(sight, rng) for _ in range(200)))
    assert means == sorted(means, reverse=True)
    assert len({*means}) == len(LEVELS)


def test_a_folder_without_bots_has_levels_of_the_search() -> None:
    assert games.part("rollers", parts.Bots) is None
    assert all(isinstance(players.named("rollers", level).bot, Search) for level in LEVELS)


def test_so_has_a_folder_whose_bots_are_no_levels() -> None:
    assert [*players.offered("sealed")] == ["uniform", "dreamer", *LEVELS]


@pytest.mark.parametrize("game", games.names())
def test_a_folder_keeps_levels_of_its_own(game: str) -> None:
    own = games.part(game, parts.Bots)
    for player in own.PLAYERS if own else ():
        assert players.named(game, player.name) is player


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="no bot “deep” plays snap; choose from uniform, slow"):
        players.named("snap", "deep")


@pytest.mark.parametrize(("name", "value"), [("novice", 0), ("casual+0.5", 1.5), ("strong+0.05", 2.05), ("master", 4)])
def test_a_strength_has_one_name_and_a_name_one_strength(name: str, value: float) -> None:
    assert (strength_of(name), level_of(value)) == (value, name)


@pytest.mark.parametrize(
    "name", ["master+0.5", "casual+0.50", "casual+0", "casual+1.5", "uniform+0.5", "casual+0.125", "casual+0.٢5"]
)
def test_what_lies_between_no_two_levels_is_unknown(name: str) -> None:
    with pytest.raises(UnknownBot, match="no bot"):
        players.named("nim", name)


def test_a_bot_between_two_levels_plays_each_move_as_one_of_them() -> None:
    game = games.load(games.setup("snap", 2, 0))
    sight = Sight(game, game.start(2, 0), 0)
    rng = QuickRng(1)

    def mean(name: str) -> float:
        return fmean(players.named("snap", name).reaction(sight, rng) for _ in range(2_000))

    assert mean("casual+0.25") == pytest.approx(0.75 * mean("casual") + 0.25 * mean("strong"), rel=0.03)


class Always(Bot):
    """Plays the first legal action, or the last."""

    def __init__(self, number: int) -> None:
        self._number = number

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return sight.legal[self._number]


def test_a_mixture_plays_so_many_of_a_hundred_moves_as_the_upper_one() -> None:
    game = games.load(games.setup("nim", 2, 0))
    sight, rng = Sight(game, game.start(2, 0), 0), QuickRng(1)
    mixture = Mixture(Player("first", Always(0)), Player("last", Always(-1)), 30)
    choices = [mixture.choose(sight, Budget(), rng) for _ in range(2_000)]
    assert choices.count(sight.legal[-1]) / len(choices) == pytest.approx(0.3, abs=0.03)
    assert choices.count(sight.legal[0]) + choices.count(sight.legal[-1]) == len(choices)
