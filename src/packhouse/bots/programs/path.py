"""A program's name is a path to it: how to tell one from a bot of the house, and what it is called for short."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ...core.errors import BadProgram


def is_path(name: str) -> bool:
    """Say whether a bot's name has a separator of folders in it, as no bot of the house does."""
    return any(separator in name for separator in (os.sep, os.altsep) if separator)


def short(name: str) -> str:
    """Return what a table calls a bot: a program by its file alone."""
    return Path(name).name if is_path(name) else name


def shown(names: Sequence[str]) -> dict[str, str]:
    """Return what a list calls each bot: for short, unless two would be called alike."""
    called = [short(name) for name in dict.fromkeys(names)]
    return {name: short(name) if called.count(short(name)) == 1 else name for name in names}


def check(name: str) -> None:
    """Refuse what can't be run, before anything begins."""
    path = Path(name)
    if not path.exists():
        raise BadProgram("no_program", "there is no program {name}; give a path to one, as in ./mybot", name=name)
    if not path.is_file():
        raise BadProgram("no_file", "{name} isn’t a file; give a path to a program, as in ./mybot", name=name)
    if not os.access(path, os.X_OK):
        raise BadProgram("not_executable", "{name} may not be run; write chmod +x {name}", name=name)
