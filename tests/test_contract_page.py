"""The page about the contract leaves nothing out of what a match and a clock are made of."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from packhouse.core.game import Timeout
from packhouse.core.match import Entry

PAGE = (Path(__file__).parents[1] / "docs" / "contract.md").read_text("utf-8")


@pytest.mark.parametrize("kind", get_args(Entry), ids=lambda kind: kind.__name__)
def test_every_entry_is_told_with_its_fields(kind: type[Any]) -> None:
    fields = ", ".join(field for field in kind.__struct_fields__ if field != "at")  # every entry has its time
    assert f"| `{kind.__name__}({fields})` |" in PAGE


@pytest.mark.parametrize("field", Timeout.__struct_fields__)
def test_every_field_of_a_clock_is_told(field: str) -> None:
    (row,) = (line for line in PAGE.splitlines() if line.startswith("| `timeout(state)` |"))
    assert f"`{field}`" in row


def test_it_is_told_that_nothing_is_taken_back_in_a_race() -> None:
    matches = PAGE.partition("## Matches")[2].partition("\n## ")[0]
    assert "In a race (`Game.live`) the table takes\nnothing back" in matches
