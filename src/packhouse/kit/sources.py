"""Which files a folder's code is made of: its own, and those of the house that they import, directly or not."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import resolve_name
from pathlib import Path

HOUSE = __name__.partition(".")[0]


def sources(folder: Path, package: str) -> list[Path]:
    """Return all files, sorted, without importing any: they may be in the middle of being imported."""
    found: set[Path] = set()
    waiting = [(file, package) for file in folder.glob("*.py")]
    while waiting:
        file, package = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += _imported(file, package)
    return sorted(found)


def _imported(file: Path, package: str) -> Iterator[tuple[Path, str]]:
    """Give the files that a file imports, with the packages that they belong to."""
    for name in _names(file, package):
        spec = _spec(name) or _spec(name.rpartition(".")[0])  # a module, or something in it
        if spec and spec.origin:
            yield Path(spec.origin), spec.name if spec.submodule_search_locations else spec.parent or ""


def _names(file: Path, package: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom):
            source = resolve_name("." * node.level + (node.module or ""), package)
            yield from (f"{source}.{name.name}" for name in node.names)


def _spec(name: str) -> ModuleSpec | None:
    package, _, last = name.rpartition(".")
    return PathFinder.find_spec(name, _places(package)) if package and last else None


def _places(package: str) -> Sequence[str]:
    """Return where the modules of a package lie; other people's packages are none of ours."""
    if package.partition(".")[0] != HOUSE:
        return ()
    if package in sys.modules:
        return getattr(sys.modules[package], "__path__", ())
    spec = _spec(package)
    return spec.submodule_search_locations or () if spec else ()
