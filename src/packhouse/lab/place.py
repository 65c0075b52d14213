"""Where a picture or a page goes: what couldn't be written is refused before anything is played for it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..core.errors import BadSetup
from ..core.extras import need


def writable(place: Path, endings: Sequence[str]) -> Path:
    """Return a place that can be drawn to."""
    need("matplotlib", "lab")
    if place.suffix not in endings:
        raise BadSetup("no_such_drawing", "“{place}” names nothing that can be drawn; end it in {endings}",
                       place=str(place), endings=", ".join(endings))  # fmt: skip
    if not place.absolute().parent.is_dir():
        raise BadSetup("no_folder", "there is no folder {folder}; make it first", folder=str(place.parent))
    _try(place)
    return place


def _try(place: Path) -> None:
    """Open it as it will be, since rights alone don't tell, and leave everything as it was."""
    is_new = not place.exists()
    try:
        place.open("ab").close()
    except OSError as error:
        raise BadSetup("unwritable", "can’t write {place}: {why}; name another place",
                       place=str(place), why=error.strerror or str(error)) from None  # fmt: skip
    if is_new:
        place.unlink()
