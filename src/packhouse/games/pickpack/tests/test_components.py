"""Another grid, other trays, another mix of tiles."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse.core.errors import BadComponents
from packhouse.core.rng import QuickRng
from packhouse.games.pickpack.tests.position import SMALL, game, play_out


@pytest.mark.rule("PP-5")
def test_another_mix_of_tiles_can_be_played() -> None:
    rules = game(SMALL)
    assert rules.box.all_tiles() == ["premium", "wholesale", "rush", "control", "mixup", "malfunction"]
    for seed in range(20):
        state = rules.start(2, seed)
        play_out(rules, state, QuickRng(seed))
        assert rules.outcome(state) is not None


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"trays": [3, 3, 3, 1]}, "takes 9 trays, not 10"),
        ({"trays": [3, 3, 1, 2]}, "just one tray"),
        ({"tiles": {"premium": 5}}, "6 slots, but 5 tiles"),
        ({"tiles": {"apple": 6}}, "apple"),
        ({"grid": 2}, "grid"),
    ],
)
def test_a_box_that_does_not_fit_together_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadComponents, match=sentence):
        game(SMALL | change)
