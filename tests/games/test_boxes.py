"""How much may be in a box: its files come from strangers, too, and are built and sent by servers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import packhouse.games
from packhouse import games
from packhouse.core import components
from packhouse.games import trial
from packhouse.games.own_components import differing, own_box, shipped_text

HOUSE = sorted(path.parent.name for path in Path(packhouse.games.__file__).parent.glob("*/components.toml"))


def parts(game: str) -> Iterator[dict[str, Any]]:
    """Give every part of the schema of what may be in a game's box."""
    _, kinds = msgspec.json.schema_components([games.kind(game).components])
    waiting: list[Any] = [*kinds.values()]
    while waiting:
        part = waiting.pop()
        waiting += part if isinstance(part, list) else part.values() if isinstance(part, dict) else []
        if isinstance(part, dict) and isinstance(part.get("type"), str):
            yield part


BOUNDS = {
    "array": {"maxItems"}, "integer": {"minimum", "maximum"}, "number": {"minimum", "maximum"},
    "string": {"maxLength", "pattern"},
}  # fmt: skip
NEEDED = {"array": 1, "integer": 2, "number": 2, "string": 1}


@pytest.mark.parametrize("game", HOUSE)
def test_everything_in_a_box_has_bounds(game: str) -> None:
    for part in parts(game):
        kind = part["type"]
        assert len(BOUNDS.get(kind, set()) & part.keys()) >= NEEDED.get(kind, 0), part


@pytest.mark.parametrize("game", HOUSE)
def test_the_house_s_own_box_passes_as_anyone_s_would(game: str) -> None:
    box = own_box(game, shipped_text(game), "the file")
    assert differing(game, components.plain(box)) == ([], 0)
    trial.try_out(game, components.plain(box))


@pytest.mark.parametrize("game", HOUSE)
def test_a_box_as_a_plain_table_is_the_same_box(game: str) -> None:
    kind = games.kind(game).components
    box = own_box(game, shipped_text(game), "the file")
    assert components.build(components.plain(box), kind, "again") == box
    assert components.digest(components.plain(box)) == components.digest(box)
