"""Writes the page's types from the structs of the wire and of the games: `python -m web.typescript [FOLDER …]`.

A folder with more games is named where some of these have a folder of their own on the page.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, get_type_hints

import msgspec

from packhouse import games, wire
from packhouse.games import lessons, parts

from . import npm
from .schema import Schema, together

SOURCE = npm.WEB / "src"
NAME = "types.gen.ts"

ANSWERS = "packhouse.wire.answers"
"""What is answered over plain HTTP, if there are structs of it."""


def written() -> dict[Path, str]:
    """Return every file of types as it should be."""
    schemas = {SOURCE / "wire" / NAME: _wire()}
    folders = [SOURCE / "games" / name for name in games.names()]
    schemas |= {folder / NAME: _game(folder.name) for folder in folders if folder.is_dir()}
    given = msgspec.json.encode({str(path): schema for path, schema in schemas.items()})
    answer = msgspec.json.decode(npm.answer("run", "types", given=given.decode()), type=dict[str, str])
    return {Path(path): text for path, text in answer.items()}


def _wire() -> Schema:
    kinds = {"AnyRequest": wire.AnyRequest, "AnyMessage": wire.AnyMessage, "Seen": wire.Seen}
    return together(kinds | {kind.__name__: kind for kind in _public(ANSWERS)}, asked=[wire.AnyRequest])


def _public(module: str) -> Iterator[type[msgspec.Struct]]:
    """Give the structs of a module that have something to tell; none where there is no such module."""
    if importlib.util.find_spec(module):
        for name, value in vars(importlib.import_module(module)).items():
            is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
            if is_struct and value.__module__ == module and value.__struct_fields__ and not name.startswith("_"):
                yield value


def _game(name: str) -> Schema:
    game = games.kind(name)
    kinds: dict[str, Any] = {
        "View": get_type_hints(game.view)["return"],
        "Options": game.options,
        "Box": game.components,
    }
    if own := games.part(name, parts.Reviews):
        kinds["Review"] = get_type_hints(own.review)["return"]
    if lesson := lessons.of(name):
        kinds["LessonStep"] = Literal[tuple(step.name for step in lesson.steps)]
    return together(kinds, filled=[game.options])


def main(folders: Sequence[str]) -> None:
    for folder in folders:
        games.add(Path(folder))
    for path, text in written().items():
        path.parent.mkdir(exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            sys.stdout.write(f"{path.relative_to(SOURCE)} is new\n")


if __name__ == "__main__":
    main(sys.argv[1:])
