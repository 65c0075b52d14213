"""A components file of someone's own, as commands take it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core import components
from ..core.errors import BadComponents


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
