"""Fifty components files that are malformed or hostile, and what the house answers to each.

Each is a copy of a game's own file with something changed, or something else altogether.
"""

from __future__ import annotations

from typing import NamedTuple

from packhouse import games
from packhouse.games.own_components import shipped_text


def game_with(name: str) -> str:
    """Return the game in whose box there is something of this name."""
    return next(game for game in games.names() if name in games.kind(game).components.__struct_fields__)


GRID, TRUCKS, CITY, CATS = map(game_with, ("trays", "trucks", "missions", "suitcases"))


class BadBox(NamedTuple):
    game: str
    file: bytes
    code: str
    """The refusal's."""
    line: int = 0
    """Of the file, where the answer names one."""


def changed(game: str, old: str, new: str) -> bytes:
    text = shipped_text(game)
    assert old in text
    return text.replace(old, new, 1).encode()


def bad(game: str, old: str, new: str, code: str = "component_kind", line: int = 0) -> BadBox:
    return BadBox(game, changed(game, old, new), code, line)


def lines(game: str, more: str) -> bytes:
    return (more + "\n" + shipped_text(game)).encode()


def dotted(word: str, parts: int) -> bytes:
    """Return one key of many words: reading it would take time and memory with the square of their number."""
    return (".".join([word] * parts) + " = 1").encode()


CELLS = 1000
"""Along each side of a board of a million cells."""
MANY = "#" * CELLS
FLOOR = 'floor = ["###..", "###..", "###.."]'
SHAPE = 'shape = ["###"]'
LAST_MARKER = "  { points = 50, number = 6 },\n"

BAD: dict[str, BadBox] = {
    # No TOML.
    "nothing": BadBox(GRID, b"", "missing_component_nowhere"),
    "zeros": BadBox(GRID, b"\0" * 500, "toml"),
    "bytes": BadBox(GRID, bytes(range(256)) * 4, "not_text"),
    "latin letters": BadBox(CITY, "name = 'Stra\xdfe'".encode("latin-1"), "not_text"),
    "two bytes a letter": BadBox(GRID, shipped_text(GRID).encode("utf-16"), "not_text"),
    "half of a surrogate": BadBox(GRID, b"name = '\xed\xa0\x80'", "not_text"),
    "a mark at its beginning": BadBox(GRID, b"\xef\xbb\xbf\xef\xbb\xbf" + shipped_text(GRID).encode(), "toml"),
    "JSON": BadBox(GRID, b'{"grid": 6}', "toml"),
    "a page": BadBox(GRID, b"<!doctype html><script>alert(1)</script>", "toml"),
    "a bracket that nobody closes": bad(GRID, "trays = [", "trays = [[", "toml"),
    "a string that nobody ends": bad(TRUCKS, '"white"', '"white', "toml"),
    "a letter that is no letter": bad(TRUCKS, '"white"', r'"\ud800"', "toml"),
    "a key twice": bad(GRID, "grid = 6", "grid = 6\ngrid = 6", "toml"),
    "a number of five thousand digits": bad(GRID, "grid = 6", f"grid = {'9' * 5000}", "digits"),
    "control letters": bad(TRUCKS, '"white"', '"wh\x1b[2Jite"', "toml"),
    # Deep.
    "ten thousand lists in each other": BadBox(GRID, b"grid = " + b"[" * 10_000 + b"]" * 10_000, "nested"),
    "ten thousand lists that nobody closes": BadBox(GRID, b"grid = " + b"[" * 60_000, "nested"),
    "three thousand tables in each other": BadBox(GRID, b"grid = " + b"{a=" * 3000 + b"1" + b"}" * 3000, "nested"),
    "a key of thousands of words": BadBox(GRID, dotted("a", 30_000), "nested"),
    "a key of thousands of words in quotes": BadBox(GRID, dotted('"a"', 10_000), "nested"),
    "many tables in each other": BadBox(
        GRID,
        "\n".join(f"[{'.'.join(['a'] * (n % 40 + 1) + [f'b{n}'])}]" for n in range(500)).encode(),
        "unknown_component",
    ),
    # Wrong types.
    "a word for a number": bad(GRID, "grid = 6", 'grid = "six"', line=2),
    "a fraction": bad(GRID, "grid = 6", "grid = 6.5", line=2),
    "no number": bad(GRID, "grid = 6", "grid = nan", line=2),
    "endless": bad(GRID, "grid = 6", "grid = inf", line=2),
    "yes for a number": bad(GRID, "grid = 6", "grid = true", line=2),
    "a day for a number": bad(GRID, "grid = 6", "grid = 2026-11-19", line=2),
    "an hour for a word": bad(TRUCKS, '"white"', "07:32:00", line=16),
    "a list for a number": bad(GRID, "grid = 6", "grid = [6]", line=2),
    "a table for a list": bad(GRID, "trays = [10, 8, 7, 6, 4, 1]", "trays = { a = 1 }", line=5),
    "a list for a table": bad(GRID, "[tiles]", "[[tiles]]", line=12),
    "a number for a table": bad(CITY, "[numbers]", "numbers = 3\n[other]"),
    # Too much, and too little.
    "a huge number": bad(GRID, "grid = 6", f"grid = 0x{'f' * 40_000}", "component_most", line=2),
    "a number below nothing": bad(GRID, "grid = 6", "grid = -6", "component_least", line=2),
    "a board of a million cells": bad(GRID, "grid = 6", f"grid = {CELLS}", "component_most", line=2),
    "a board of a million cells, drawn": bad(TRUCKS, FLOOR, f'floor = ["{MANY}", "#", "#"]', "component_form", line=27),
    "a shape of many squares": bad(CATS, SHAPE, f'shape = ["{MANY}"]', "component_form"),
    "a shape of many rows": bad(CATS, SHAPE, "shape = [" + '"#", ' * CELLS + "]", "components_most"),
    "a billion cards": bad(TRUCKS, "number = 30", "number = 1_000_000_000", "component_most", line=16),
    "thousands of trucks": bad(
        TRUCKS, "trucks = [", "trucks = [" + f"{{ height = 1, {FLOOR} }},\n" * 1000, "components_most"
    ),
    "thousands of markers": bad(TRUCKS, LAST_MARKER, LAST_MARKER * 1000, "components_most"),
    "thousands of numbers": bad(GRID, "trays = [10", f"trays = [{'0, ' * 10_000}10", "components_most", line=5),
    "no trucks": BadBox(TRUCKS, changed(TRUCKS, "trucks = [", "trucks = []\nmore = ["), "components_least"),
    "more than can be sent": BadBox(GRID, b"# " + b"x" * 70_000, "too_large"),
    "many long names": bad(CITY, 'at = ["Mill Lane", ', "at = [" + '"Lighthouse Point", ' * 24, "components_most"),
    # What isn't known, missing, or makes no sense.
    "an unknown word": BadBox(GRID, lines(GRID, "gird = 6"), "unknown_component", 1),
    "an unknown word of several lines": BadBox(GRID, lines(GRID, r'"gi\nrd\u001b[2J" = 6'), "unknown_component", 1),
    "an unknown word with braces": BadBox(GRID, lines(GRID, '"{source} {0.__class__}" = 6'), "unknown_component", 1),
    "an unknown word like a place": BadBox(GRID, lines(GRID, '"a` - at `$.grid`" = 6'), "unknown_component_nowhere"),
    "a number less": bad(GRID, "grid = 6\n", "", "missing_component_nowhere"),
    "names that are alike": bad(CATS, 'item = "book"', 'item = "glasses"', "same_name"),
    "a name that nobody sees": bad(CATS, '"Agatha"', '"\\u200b\\u3164"', "component_wrong"),
    "a name that turns the line around": bad(CATS, '"Agatha"', '"Aga\\u202Etha"', "component_wrong"),
    "trays that don't fill the grid": bad(GRID, "[10, 8", "[10, 9", "trays"),
}
