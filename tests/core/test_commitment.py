"""The commitment holds a deal to what was promised at the start."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from packhouse.core.commitment import commitment
from packhouse.core.game import Setup

SETUP = Setup(game="nim", version=1, seats=2, seed=5, options={"last": "loses", "most": 2})


def test_anyone_can_work_it_out() -> None:
    plain = msgspec.structs.replace(SETUP, options={"last": "loses"})
    assert commitment(plain, "m1") == "b62ae18d699c6ad5a058451e1a4190423741d882279441a9b29a0ee570ce6500"


@pytest.mark.parametrize(
    "change",
    [{"game": "min"}, {"version": 2}, {"seed": 6}, {"seats": 3}, {"options": {}}, {"components": {"heaps": [1]}}],
    ids=str,
)
def test_it_changes_with_all_that_decides_the_deal(change: dict[str, Any]) -> None:
    assert commitment(msgspec.structs.replace(SETUP, **change), "m1") != commitment(SETUP, "m1")


def test_it_is_for_one_match_only() -> None:
    assert commitment(SETUP, "m1") != commitment(SETUP, "m2")


def test_the_order_of_options_does_not_matter() -> None:
    turned = msgspec.structs.replace(SETUP, options={"most": 2, "last": "loses"})
    assert commitment(turned, "m1") == commitment(SETUP, "m1")
