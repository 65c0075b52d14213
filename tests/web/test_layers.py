"""The arrows between the page's folders point one way, and no game is known by name outside its own."""

from __future__ import annotations

import functools
import re
from pathlib import Path, PurePosixPath

import pytest

from web.npm import WEB

SOURCES = WEB / "src"

MAY_IMPORT = {
    "wire": {"wire"},
    "settings": {"settings"},
    "fetched": {"fetched"},
    "sound": {"settings"},
    "router": {"router"},
    "state": {"state", "wire"},
    "controls": {"controls"},
    "pieces": {"pieces"},
    "games": {"games", "settings", "wire"},
    "a game": {"a game", "games", "pieces", "controls", "settings"},
    "texts": {"texts", "fetched", "games", "settings", "wire"},
    "plain": {"plain", "fetched", "games", "controls", "pieces", "texts", "wire"},
    "alone": {"alone", "games", "settings", "texts", "wire"},
    "seats": {"seats", "games", "settings", "texts", "wire"},
    "opening": {"opening", "router", "settings", "state", "texts", "wire"},
}
"""What each folder, or file beside them, may import. A game is one of the folders in ``games``, which finds them."""
MAY_IMPORT["furniture"] = {
    "furniture", "plain", "controls", "alone", "games", "seats", "settings", "state", "texts", "wire",
}  # fmt: skip
MAY_IMPORT["pages"] = (set(MAY_IMPORT) | {"pages"}) - {"a game", "pieces"}
MAY_IMPORT["App"] = MAY_IMPORT["pages"]
MAY_IMPORT["main"] = {"App", "router", "settings", "style", "texts"}

IMPORTS = re.compile(r'(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]*)"')
MODULES = sorted(path for kind in ("*.ts", "*.svelte") for path in SOURCES.rglob(kind))
GAMES = sorted(path.parent.name for path in (SOURCES / "games").glob("*/index.ts"))


def where(path: Path) -> str:
    return path.relative_to(SOURCES).as_posix()


def place(name: str) -> str:
    """Return the folder of a module by its name below ``src``, or its own name where it lies beside them."""
    first, *rest = PurePosixPath(name).parts
    return "a game" if first == "games" and len(rest) > 1 else first.partition(".")[0]


@functools.cache
def imports(path: Path) -> tuple[str, ...]:
    """Return the names below ``src`` of what a module imports of ours."""
    return tuple(where((path.parent / name).resolve()) for name in IMPORTS.findall(path.read_text("utf-8")))


@pytest.mark.parametrize("path", MODULES, ids=where)
def test_arrows_point_one_way(path: Path) -> None:
    for name in imports(path):
        assert place(name) in MAY_IMPORT[place(where(path))], f"{where(path)} may not import {name}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_no_other_game(game: str) -> None:
    for path in (path for path in MODULES if where(path).startswith(f"games/{game}/")):
        for name in imports(path):
            assert place(name) != "a game" or name.startswith(f"games/{game}/"), f"{where(path)} may not import {name}"


@pytest.mark.parametrize("path", [path for path in MODULES if place(where(path)) != "a game"], ids=where)
def test_no_game_is_known_by_name_outside_its_folder(path: Path) -> None:
    text = path.read_text("utf-8")
    for game in GAMES:
        assert not re.search(rf"\b{game}\b", text), f"{where(path)} may not know {game}"


def test_what_nobody_imports_is_not_there() -> None:
    shipped = [path for path in MODULES if ".test" not in path.name]
    used = {name for path in shipped for name in imports(path)}
    unused = {where(path) for path in shipped if where(path).removesuffix(".ts") not in used}
    assert {name for name in unused if not name.endswith(("main.ts", "index.ts"))} == set()
