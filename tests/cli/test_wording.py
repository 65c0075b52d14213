"""What people read in the terminal is plain English, and every argument says what it is for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

import packhouse
from packhouse.cli import app

ROOT = Path(packhouse.__file__).parent
UNIDIOMATIC = re.compile(
    r"(?<!here )\b(is|are) no (?!longer|more)|there are \{(names|first)\}|that which|\bone[’']s\b|as one may|\w'[a-z]"
)
"""“is no X” for “isn’t an X”, lists that don't say to choose from them, “one” for “you”, straight apostrophes."""


def sentences(path: Path) -> Iterator[str]:
    """Give what of a module may be shown to people: texts of several words that aren't notes for its readers."""
    tree = ast.parse(path.read_text("utf-8"))
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
            yield node.value


def test_no_sentence_is_unidiomatic() -> None:
    modules = [path for path in ROOT.rglob("*.py") if not {"tests", "benchmarks"} & {*path.parts}]
    assert not [text for path in modules for text in sentences(path) if UNIDIOMATIC.search(text)]


def commands(command: Any, name: str = "packhouse") -> Iterator[tuple[str, Any]]:
    yield name, command
    for below in getattr(command, "commands", {}).values():
        yield from commands(below, f"{name} {below.name}")


ALL = dict(commands(typer.main.get_command(app)))


@pytest.mark.parametrize("name", ALL)
def test_every_argument_says_what_it_is_for(name: str) -> None:
    assert not [argument.name for argument in ALL[name].params if not argument.help]
