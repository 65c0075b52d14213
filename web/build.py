"""Builds the page into `src/packhouse/page`, unless it was built from these very sources: `python -m web.build`."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from . import npm

PAGE = npm.WEB.parent / "src" / "packhouse" / "page"
BUILT_FROM = PAGE / ".sources"
"""What the page was built from: contents, since a clone or an unpacked archive has new dates."""

NOT_SOURCES = {"node_modules", "__pycache__"}


def build() -> None:
    sources = digest()
    if is_fresh(sources):
        return
    sys.stderr.write("Building the page …\n")
    npm.answer("run", "build")
    _lay_out_previews()
    BUILT_FROM.write_text(sources, "utf-8")


def _lay_out_previews() -> None:
    """Put what chats show of each game where the server looks for it."""
    (PAGE / "previews").mkdir()
    for preview in (npm.WEB / "src" / "games").glob("*/preview.jpg"):
        shutil.copyfile(preview, PAGE / "previews" / f"{preview.parent.name}.jpg")


def is_fresh(sources: str) -> bool:
    return BUILT_FROM.exists() and BUILT_FROM.read_text("utf-8") == sources


def digest() -> str:
    """Return a name for the sources as they are now."""
    sources = hashlib.sha256()
    for path in sorted(_sources(npm.WEB)):
        content = path.read_bytes()
        sources.update(f"{path.relative_to(npm.WEB).as_posix()}\0{len(content)}\0".encode())
        sources.update(content)
    return sources.hexdigest()


def _sources(folder: Path) -> Iterator[Path]:
    for entry in os.scandir(folder):
        if entry.is_dir() and entry.name not in NOT_SOURCES:
            yield from _sources(Path(entry))
        elif entry.is_file():
            yield Path(entry)


def main() -> None:
    try:
        build()
    except npm.PageError as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    main()
