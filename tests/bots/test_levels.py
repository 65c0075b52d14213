"""Every game has the five levels, weakest first: its own, or those of the search."""

from __future__ import annotations

from statistics import fmean

import pytest

from packhouse import games
from packhouse.bots.bot import Sight
from packhouse.bots.levels import LEVELS
from packhouse.bots.search import Search
from packhouse.core.errors import UnknownBot
from packhouse.core.rng import QuickRng
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
