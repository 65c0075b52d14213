"""In which line of a file a value stands."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec import field

from packhouse import games
from packhouse.core import components
from packhouse.core.components import Components
from packhouse.core.errors import BadComponents
from packhouse.core.places import Path, line_of
from packhouse.games.own_components import shipped_text

TEXT = '''# A box.
grid = 6
"odd name".sub = [1, 2,  # two
  3]
inline = { a = 1, b = [ { c = "x]}" }, { c = """
two lines # no comment
""" } ] }
day = 2026-11-19 07:32:00

[tiles]
rush = 2
[tiles.more]
deep.er = 1

[[trucks]]
height = 1
[[trucks]]
height = 2
floor = [
  "##",
  '#"',  # "
]
[trucks.inside]
x = 1
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("grid",), 2),
        (("odd name", "sub"), 3),
        (("odd name", "sub", 1), 3),
        (("odd name", "sub", 2), 4),
        (("inline", "a"), 5),
        (("inline", "b", 0, "c"), 5),
        (("inline", "b", 1, "c"), 5),
        (("day",), 8),
        (("tiles",), 10),
        (("tiles", "rush"), 11),
        (("tiles", "more", "deep", "er"), 13),
        (("trucks", 0, "height"), 16),
        (("trucks", 1), 17),
        (("trucks", 1, "floor", 1), 21),
        (("trucks", 1, "inside", "x"), 24),
        (("trucks", 1, "nothing"), 17),
        (("nothing",), 0),
        ((), 0),
    ],
)
def test_each_value_has_its_line(path: Path, line: int) -> None:
    assert line_of(path, TEXT) == line


@pytest.mark.parametrize("game", [name for name in games.names() if games.kind(name).components.__struct_fields__])
def test_every_value_of_a_shipped_file_is_found(game: str) -> None:
    text = shipped_text(game)
    for path in _ends(components.table(text, game)):
        assert line_of(path, text), path


def _ends(value: Any, path: Path = ()) -> list[Path]:
    """Return the first and the last way into each part, which is enough to see that nothing is skipped."""
    if not isinstance(value, dict | list):
        return [path]
    inside = list(value.items() if isinstance(value, dict) else enumerate(value))
    return [end for key, each in (inside[0], inside[-1]) for end in _ends(each, (*path, key))]


class Truck(Components, frozen=True):
    height: int


class Box(Components, frozen=True):
    trucks: tuple[Truck, ...]
    tiles: dict[Literal["rush", "control"], int] = field(default_factory=dict)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "trucks = [\n  { height = 'x' }]",
            "mine, line 2 (trucks, 1, height): this is of the kind string, but",
        ),
        ("trucks = [\n  {}]", "mine, line 2 (trucks, 1): “height” is missing; add it"),
        ("[[trucks]]\nheight = 1\n[[trucks]]\nhight = 1", "mine, line 4 (trucks, 2, hight): “hight” isn’t known here"),
        ("trucks = []\n[tiles]\nrush = 1\nrish = 2", "mine, line 4 (tiles, rish): “rish” isn’t one of the words"),
        ("", "mine: “trucks” is missing; add it"),
        ("trucks = []\ntrucks = []", "mine is not TOML: Cannot overwrite a value (at "),
        (f"trucks = {'[' * 5000}", "mine is nested too deeply"),
        (f"trucks = {'9' * 5000}", "mine has a number with too many digits"),
    ],
)
def test_a_bad_file_is_answered_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(BadComponents) as refused:
        components.read(text, Box, "mine")
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize("text", ["Agatha", "Straße 5", "O’Neill & Sons (No. 1)", "東京", "é"])
def test_letters_and_plain_signs_are_a_name(text: str) -> None:
    components.check_label(text)


@pytest.mark.parametrize("text", ["", " ", " a", "a ", "a  b", "\u200b", "\u3164", "a\u202eb", "a\tb", "<b>", "\x1b"])
def test_what_cant_be_seen_or_turns_others_around_is_no_name(text: str) -> None:
    with pytest.raises(ValueError, match="can’t be a name"):
        components.check_label(text)
