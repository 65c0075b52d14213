"""Rule clauses, and the tests that would see each of them broken."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ..core.errors import UnknownGame
from . import folder

_CLAUSE = re.compile(r"^\s*- \*\*(?P<id>[A-Z]+-\d+[a-z]?)\*\* (?P<standing>(?:\[[RPIH]\])+) ", re.MULTILINE)


class Clause(msgspec.Struct, frozen=True):
    """One rule: its standing says whether it is the rulebook's [R], published [P], inferred [I] or the house's [H]."""

    id: str
    standing: str
    text: str


def clauses(game: str) -> list[Clause]:
    """Return the clauses of the game's rules page, in its order."""
    page = folder(game).joinpath("rules.md")
    if not page.is_file():
        raise UnknownGame("no_rules", "{game} has no rules page", game=game)
    return list(_read(page.read_text("utf-8")))


def _read(page: str) -> Iterator[Clause]:
    for found in _CLAUSE.finditer(page):
        rest = page[found.end() :]
        end = re.search(r"^\s*- |^\s*$|^#", rest, re.MULTILINE)
        text = " ".join(rest[: end.start() if end else None].split())
        yield Clause(found["id"], found["standing"], text)


def guards(game: str) -> dict[str, list[str]] | None:
    """Return the tests that carry each clause's mark; None where the tests did not come along."""
    tests = Path(str(folder(game))) / "tests"
    if not tests.is_dir():
        return None
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        name = file.relative_to(tests).with_suffix("").as_posix()
        for test in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) and test.name.startswith("test_"):
                for clause in filter(None, map(_marked, test.decorator_list)):
                    found.setdefault(clause, []).append(f"{name}::{test.name}")
    return found


def _marked(decorator: ast.expr) -> str | None:
    match decorator:
        case ast.Call(func=ast.Attribute(attr="rule"), args=[ast.Constant(value=str(clause))]):
            return clause
    return None
