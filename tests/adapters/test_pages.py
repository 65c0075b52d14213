"""The code on the pages about other people's libraries runs, and what they say of it is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from packhouse import games
from packhouse.adapters import numbered

from . import toys

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "adapters.md").read_text("utf-8")
TUTORIAL = (DOCS / "tutorials" / "train-an-agent.md").read_text("utf-8")
CLEARLY = 85
"""Points of a hundred against a player at random."""


def blocks(text: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def ran(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("code", blocks(PAGE), ids=["PettingZoo", "Gymnasium", "OpenSpiel"])
def test_each_example_runs_by_itself(code: str) -> None:
    rewards = [float(number) for number in re.findall(r"-?\d+\.\d+", ran(code))]
    assert rewards


def test_the_tutorials_agent_beats_a_player_at_random_clearly() -> None:
    at_random, trained = (
        [*map(int, shares)] for shares in re.findall(r"\[(\d+), (\d+)\]", ran("".join(blocks(TUTORIAL))))
    )
    assert max(at_random) < CLEARLY < min(trained)


@pytest.mark.parametrize("game", [name for name in games.names() if name not in toys.TOYS])
def test_the_sizes_in_the_table_are_so(game: str) -> None:
    kind, few = games.kind(game), numbered.chosen(game, None, {})
    many = numbered.chosen(game, max(kind.seats), {})
    more = f" ({many.width:,} with {max(kind.seats)} seats)" if many.width != few.width else ""
    assert f"| {kind.title}, {min(kind.seats)} | {few.size:,} | {few.width:,}{more} |\n" in PAGE
