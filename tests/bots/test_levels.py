"""Every game of the house has the five levels, weakest first."""

from __future__ import annotations

from pathlib import Path

import pytest

from packhouse import games
from packhouse.bots.levels import LEVELS
from packhouse.core.errors import UnknownBot
from packhouse.games import players

HOUSE = sorted(folder.parent.name for folder in Path(games.__file__).parent.glob("*/rules.md"))


@pytest.mark.parametrize("game", HOUSE)
def test_the_five_levels_are_offered_in_order(game: str) -> None:
    assert tuple(name for name in players.offered(game) if name in LEVELS) == LEVELS


@pytest.mark.parametrize("game", HOUSE)
def test_each_level_may_think_at_least_as_much_as_the_one_below(game: str) -> None:
    nodes = [players.named(game, level).budget.nodes for level in LEVELS]
    assert nodes == sorted(nodes)


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="no bot “deep” plays packit; there are uniform, novice"):
        players.named("packit", "deep")
