"""What a bot expects to be left when its draft position's turn comes."""

from __future__ import annotations

import pytest

from packhouse.games.essentials.drafting import expected
from packhouse.games.essentials.state import NONE

WORTHS = [1.0, 2.0, 4.0, 8.0]
SPACES = range(4)


def test_whoever_drafts_first_has_the_best_tile() -> None:
    assert expected(WORTHS, SPACES, [], {}) == 8


def test_a_cat_lady_takes_any_tile() -> None:
    assert expected(WORTHS, SPACES, [NONE], {}) == pytest.approx((8 + 8 + 8 + 4) / 4)


def test_a_player_takes_what_they_wish_for_most_of_what_is_left() -> None:
    wishes = {1: [0.0, 0.0, 5.0, 9.0], 2: [0.0, 1.0, 5.0, 9.0]}
    assert expected(WORTHS, SPACES, [1, 2], wishes) == 2


def test_alone_after_three_ladies_each_tile_is_as_likely() -> None:
    assert expected(WORTHS, SPACES, [NONE] * 3, {}) == pytest.approx(sum(WORTHS) / 4)
