"""The package of an earlier commit beside that of now, under another name, for comparing the two in one run."""

from __future__ import annotations

import importlib
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

NAME = "packhouse_before"


@contextmanager
def laid_out(checkout: Path) -> Iterator[str]:
    """Give a folder to look for modules in that has the package of a checkout, as ``git worktree add`` makes one."""
    with tempfile.TemporaryDirectory() as place:
        leaving = shutil.ignore_patterns("page", "__pycache__")
        shutil.copytree(checkout / "src" / "packhouse", Path(place) / NAME, ignore=leaving)
        yield place


def look_in(place: str) -> None:
    sys.path.insert(0, place)


def module(name: str) -> Any:
    """Return what Pack-It had under this name."""
    return importlib.import_module(f"{NAME}.games.packit.{name}")


def game(board: dict[str, Any]) -> Any:
    """Return the rules of then."""
    return module("rules").PackIt(module("options").Choices(**board), module("components").Box(boards={}))
