"""Where a picture or a page goes: what couldn't be written is refused before anything is played for it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ..core.errors import BadSetup
from ..core.extras import need


def writable(place: Path, endings: Sequence[str]) -> Path:
    """Return a place that can be drawn to."""
    need("matplotlib", "lab")
    folder = place.absolute().parent
    if place.suffix not in endings:
        raise BadSetup("no_such_drawing", "“{place}” names nothing that can be drawn; end it in {endings}",
                       place=str(place), endings=", ".join(endings))  # fmt: skip
    if not folder.is_dir():
        raise BadSetup("no_folder", "there is no folder {folder}; make it first", folder=str(place.parent))
    if place.is_dir() or not os.access(place if place.exists() else folder, os.W_OK):
        raise BadSetup("unwritable", "{place} can’t be written; name another place", place=str(place))
    return place
