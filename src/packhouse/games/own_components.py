"""A components file of someone's own: read, checked, and held against the game's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core import components
from ..core.components import Components
from ..core.differences import Difference, differences
from ..core.errors import BadComponents
from . import folder, kind, names, shipped_table


def own_components(path: Path) -> dict[str, Any]:
    """Return the file as a plain table, or say which file it is that can't be read, and what to do."""
    return components.table(text_of(path), path.name)


def text_of(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise BadComponents(
            "file", "can’t read {path}: {reason}; name a TOML file, such as a changed copy of the game’s own",
            path=str(path), reason=reason,
        ) from None  # fmt: skip


def shipped_text(game: str) -> str:
    """Return a game's own file, to start from."""
    found = kind(game)
    if not found.components.__struct_fields__:
        raise BadComponents("empty_box", "{title} has nothing in its box that could be changed", title=found.title)
    return folder(game).joinpath("components.toml").read_text("utf-8")


def own_box(game: str, text: str, source: str) -> Components:
    """Return what is in someone's own box, or say which line of its file is wrong, and why."""
    shipped_text(game)  # a game may have no box
    return components.read(text, kind(game).components, source)


def fitting(path: Path, game: str) -> dict[str, Any]:
    """Return a file as a plain table that fits a game, or say which line of it is wrong, or whose it is."""
    try:
        own_box(game, text_of(path), path.name)
    except BadComponents:
        table = own_components(path)
        owner = next((name for name in names() if name != game and _fits(table, name)), None)
        if owner is None:
            raise
        raise BadComponents(
            "other_game", "{file} has the components of {owner}, and this is {game}; name a changed copy of its own",
            file=path.name, owner=kind(owner).title, game=kind(game).title,
        ) from None  # fmt: skip
    return own_components(path)


def _fits(table: dict[str, Any], game: str) -> bool:
    try:
        components.build(table, kind(game).components, game)
    except BadComponents:
        return False
    return True


def differing(game: str, own: dict[str, Any]) -> tuple[list[Difference], int]:
    """Return in what an own box, as a plain table, differs from the game's, and in how many places more are untold."""
    shipped = components.build(shipped_table(game), kind(game).components, game)
    return differences(components.plain(shipped), own)
