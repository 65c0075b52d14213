"""The arrows between the folders point one way, the core keeps to itself, and games are known in their own folders."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

import packhouse
import packhouse.games

ROOT = Path(packhouse.__file__).parent
TOYS = Path(__file__).parent / "toys"

MAY_IMPORT = {
    "core": {"core"},
    "kit": {"core", "kit"},
    "bots": {"core", "kit", "bots"},
    "games": {"core", "kit", "bots", "games"},
    "coach": {"core", "kit", "bots", "games", "wire", "coach"},
    "wire": {"core", "wire"},
    "server": {"core", "kit", "bots", "games", "coach", "wire", "server"},
    "client": {"core", "wire", "client"},
    "lab": {"core", "kit", "bots", "games", "lab"},
    "adapters": {"core", "kit", "bots", "games", "adapters"},
    "cli": {"core", "kit", "bots", "games", "coach", "lab", "wire", "client", "server", "cli"},
}
"""What each folder may import; the commands are above all, and one of them sits down at a table as a client."""

OUTSIDE = {"asyncio", "datetime", "glob", "io", "logging", "os", "pathlib", "secrets", "shutil", "socket", "sqlite3"}
OUTSIDE |= {"subprocess", "sys", "tempfile", "threading", "time", "urllib"}
SPEAKS = {"print", "open", "input"}

BESIDE = {"tests", "benchmarks"}
"""What stands beside a game and is no part of it: it may look at the whole house."""
MODULES = sorted(path for path in ROOT.rglob("*.py") if not BESIDE & {*path.relative_to(ROOT).parts})
CORE = [path for path in MODULES if path.is_relative_to(ROOT / "core")]
OF_GAMES = [path for path in MODULES if path.is_relative_to(ROOT / "games") and path.parent != ROOT / "games"]
BESIDE_GAMES = {path.stem for path in (ROOT / "games").glob("*.py")}
OF_TOYS = sorted(path for path in TOYS.rglob("*.py") if path.parent != TOYS)


def where(path: Path) -> str:
    return str(path.relative_to(TOYS.parent if path.is_relative_to(TOYS) else ROOT))


@functools.cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def imports(path: Path, package: str) -> Iterator[str]:
    """Return the full names that a module imports, wherever in it."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom):
            source = resolve_name("." * node.level + (node.module or ""), package)
            yield from (f"{source}.{name.name}" for name in node.names)


def own_imports(path: Path) -> Iterator[list[str]]:
    """Return what a module of ours imports of ours, as names below ``packhouse``."""
    package = ".".join(("packhouse", *path.relative_to(ROOT).parts[:-1]))
    for name in imports(path, package):
        first, *rest = name.split(".")
        if first == "packhouse":
            yield rest


def rules() -> list[Path]:
    """Return what the rules of games are made of: each ``rules.py``, and all that it needs of its folder."""
    found: list[Path] = []
    waiting = sorted((ROOT / "games").glob("*/rules.py"))
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.append(path)
            names = {part for name in own_imports(path) if name[0] == "games" for part in name[2:3]}
            waiting += [
                file for file in OF_GAMES if path.parent in file.parents and names & {file.stem, file.parent.name}
            ]
    return sorted(found)


@pytest.mark.parametrize("path", MODULES, ids=where)
def test_arrows_point_one_way(path: Path) -> None:
    folder = path.relative_to(ROOT).parts[0]
    if folder in MAY_IMPORT:
        for name in own_imports(path):
            assert name[0] in MAY_IMPORT[folder] or name == ["__version__"], f"{folder} may not import {'.'.join(name)}"


@pytest.mark.parametrize("folder", sorted(path.name for path in ROOT.iterdir() if (path / "__init__.py").exists()))
def test_every_folder_has_its_place(folder: str) -> None:
    assert folder in MAY_IMPORT


@pytest.mark.parametrize("path", OF_GAMES, ids=where)
def test_a_game_knows_no_other_game(path: Path) -> None:
    game = path.relative_to(ROOT / "games").parts[0]
    for name in own_imports(path):
        if name[0] == "games":
            assert {*name[1:2]} & {game, *BESIDE_GAMES}, f"{game} may not import {'.'.join(name)}"


@pytest.mark.parametrize("path", OF_TOYS, ids=where)
def test_a_toy_needs_only_what_a_game_may_have(path: Path) -> None:
    game = f"tests.toys.{path.parent.name}"
    for name in imports(path, game):
        assert not name.startswith("tests.") or name.startswith(f"{game}.")
        assert not name.startswith("packhouse.") or name.split(".")[1] in MAY_IMPORT["bots"]


@pytest.mark.parametrize("path", CORE + rules() + OF_TOYS, ids=where)
def test_no_rule_reads_a_clock_or_opens_a_file_or_prints(path: Path) -> None:
    chance = set() if path.name == "rng.py" else {"random"}
    for name in imports(path, "packhouse.core.rules"):
        assert name.split(".")[0] not in OUTSIDE | chance
    called = {
        node.func.id for node in ast.walk(tree(path)) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & SPEAKS


def test_patterns_go_on_to_the_end_of_what_they_match() -> None:
    """In Python ``$`` also matches before a line break at the end; ``\\Z`` doesn't."""
    loose = [where(path) for path in MODULES if re.search(r"""pattern=r?f?["'][^"']*\$["']""", path.read_text("utf-8"))]
    assert not loose


@pytest.mark.parametrize("path", MODULES + OF_TOYS, ids=where)
def test_every_module_opens_with_a_sentence(path: Path) -> None:
    first = (ast.get_docstring(tree(path)) or "").partition("\n\n")[0]
    assert first[:1].isupper() or first[:1] == "`"
    assert first.endswith((".", "?", "!"))


HOUSE = TOYS.parents[1]
WRITTEN = ("src/packhouse/**/*.py", "web/*.py", "web/src/**/*.*", "tests/**/*.py", "benchmarks/*.py", "conftest.py")
GAMES = sorted(path.parent.name for path in (ROOT / "games").glob("*/rules.py"))

KNOWN = {
    "tests/browser/players.py": "the page is tried on one real board, named here and nowhere else",
    "tests/cli/test_bad_input.py": "commands are typed as people type them, at a game that they have",
    "tests/cli/test_commands.py": "as above",
    "tests/cli/test_interrupt.py": "as above",
    "tests/cli/test_play.py": "as above",
    "tests/cli/test_ray.py": "as above",
    "tests/cli/test_server_commands.py": "as above",
    "tests/server/test_thinking.py": "bots think in processes of their own, kernels and all, which toys have not",
    "benchmarks/arena.py": "figures are compared from release to release, so the games stay",
    "benchmarks/load.py": "figures are compared from year to year, so the game stays",
    "benchmarks/table.py": "as above",
    "benchmarks/sharing.py": "as above",
}
"""Where a game is named all the same, and why."""


def named() -> set[str]:
    """Return the files outside of the games' own folders that name one of them."""
    titles = [packhouse.games.kind(name).title for name in GAMES]
    names = re.compile("|".join(map(re.escape, (*GAMES, *titles))), re.IGNORECASE)
    found = {path for pattern in WRITTEN for path in HOUSE.glob(pattern)}
    own = [*(ROOT / "games" / name for name in GAMES), *(HOUSE / "web/src/games" / name for name in GAMES)]
    outside = [path for path in found if not any(path.is_relative_to(folder) for folder in own)]
    return {path.relative_to(HOUSE).as_posix() for path in outside if names.search(path.read_text("utf-8", "ignore"))}


def test_a_game_is_named_in_its_own_folders_alone() -> None:
    assert named() == KNOWN.keys()
