"""Other people's libraries play games that have nothing but their rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from packhouse import games
from packhouse.adapters import gymnasium as learners
from packhouse.games import parts
from tests.adapters.conformance import ASKED, gymnasium_accepts, played

from .toys import TOYS

ALONE = [toy for toy in TOYS if 1 in games.kind(toy).seats]


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.__name__)
def test_a_toy_passes(asked: Callable[..., None], toy: str) -> None:
    asked(toy)


@pytest.mark.parametrize("toy", ALONE)
def test_a_toy_for_one_passes(toy: str) -> None:
    learners.register(toy)
    gymnasium_accepts(f"packhouse/{toy}-alone-v0")
    assert -1 <= played(learners.env(toy), seed=1) <= 1


def test_toys_with_numbers_of_their_own_and_toys_without_are_among_them() -> None:
    assert {games.has_part(toy, parts.Learning) for toy in TOYS} == {True, False}
