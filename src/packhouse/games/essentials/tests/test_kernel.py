"""The kernel scores every suitcase as the rules do."""

from __future__ import annotations

import pytest

from packhouse import games
from packhouse.bots.playing import at_random, steps
from packhouse.core.rng import QuickRng
from packhouse.games.essentials import arrays
from packhouse.games.essentials.kernel.case import score
from packhouse.games.essentials.rules import Essentials
from tests.soak import TIMES


@pytest.mark.parametrize("lying", ["sideways", "upright"])
@pytest.mark.parametrize("seats", [1, 4])
def test_it_scores_what_the_sheet_says(lying: str, seats: int) -> None:
    game = games.load(games.setup("essentials", seats, 0, {"lying": lying}))
    assert isinstance(game, Essentials)
    for seed in range(2 * TIMES):
        state = game.start(seats, seed)
        known = arrays.tables(game, tuple(state.todos))
        for _ in steps(game, state, at_random(game, QuickRng(seed))):
            for case in state.suitcases:
                found = score(arrays.suitcase(game, known, case)[0], known)
                assert found == game.sheet.score(case, state.todos).total
