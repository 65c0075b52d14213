"""A components file of someone's own, as commands take it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core import components
from ..core.errors import BadComponents
from . import kind, names


def own_components(path: Path) -> dict[str, Any]:
    """Return the file as a plain table, or say which file it is that can't be read, and what to do."""
    try:
        return components.table(path.read_text("utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise BadComponents(
            "file", "can’t read {path}: {reason}; name a TOML file, such as a changed copy of the game’s own",
            path=str(path), reason=reason,
        ) from None  # fmt: skip


def fitting(path: Path, game: str) -> dict[str, Any]:
    """Return the file as a plain table that has what is in a game's box, or name the file and what is wrong."""
    table = own_components(path)
    try:
        components.build(table, kind(game).components, path.name)
    except BadComponents:
        owner = next((name for name in names() if name != game and _fits(table, name)), None)
        if owner is None:
            raise
        raise BadComponents(
            "other_game", "{file} has the components of {owner}, and this is {game}; name a changed copy of its own",
            file=path.name, owner=kind(owner).title, game=kind(game).title,
        ) from None  # fmt: skip
    return table


def _fits(table: dict[str, Any], game: str) -> bool:
    try:
        components.build(table, kind(game).components, game)
    except BadComponents:
        return False
    return True
