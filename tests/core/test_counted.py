"""A number and its noun go together."""

from __future__ import annotations

import pytest

from packhouse.core.counted import counted


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 cubes"), (1, "1 cube"), (2, "2 cubes"), (100_000, "100,000 cubes")]
)
def test_one_is_one_and_all_others_are_several(number: int, text: str) -> None:
    assert counted(number, "cube") == text


def test_a_word_of_its_own_for_several() -> None:
    assert (counted(1, "entry", "entries"), counted(2, "entry", "entries")) == ("1 entry", "2 entries")
