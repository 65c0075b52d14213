"""A faulty components file is answered with what is wrong, and where."""

from __future__ import annotations

import pytest

from packhouse.core import components
from packhouse.core.components import Components
from packhouse.core.errors import BadComponents


class Tile(Components, frozen=True):
    cells: tuple[int, ...]


class Box(Components, frozen=True):
    tiles: dict[str, Tile]


def build(text: str) -> Box:
    return components.build(components.table(text, "box.toml"), Box, "box.toml")


def test_a_good_file_becomes_frozen_structs() -> None:
    assert build("[tiles.lamp]\ncells = [1, 2]") == Box(tiles={"lamp": Tile(cells=(1, 2))})


@pytest.mark.parametrize(("text", "line"), [("tiles = 1\nlamp", 2), ("\ntiles = [1,\n2", 3)])
def test_what_is_no_toml_names_the_line_that_can_t_be_read(text: str, line: int) -> None:
    with pytest.raises(BadComponents) as refused:
        components.table(text, "box.toml")
    assert refused.value.fields["line"] == line


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("tiles = [", r"^box\.toml is not TOML: .*\(at end of document\)$"),
        ("[tiles]\nlamp = ?", r"^box\.toml is not TOML: .*\(at line 2, column 8\)$"),
        ("", r"^box\.toml: Object missing required field `tiles`$"),
        ("tiles = 3", r"^box\.toml: Expected `object`, got `int` - at `\$\.tiles`$"),
        ("lamps = 3\n[tiles]", r"^box\.toml: Object contains unknown field `lamps`$"),
        (
            "[tiles.lamp]\ncells = ['x']",
            r"^box\.toml: Expected `int`, got `str` - at `\$\.tiles\[\.\.\.\]\.cells\[0\]`$",
        ),
        ("[tiles.lamp]\ncels = [1]", r"^box\.toml: .*`cel(l)?s`.* - at `\$\.tiles\[\.\.\.\]`$"),
    ],
)
def test_a_bad_file_is_answered_with_what_and_where(text: str, what: str) -> None:
    with pytest.raises(BadComponents, match=what):
        build(text)
