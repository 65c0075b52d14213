"""Files that nobody but their owner may read: the key of all cookies, passwords' hashes and seeds are in them."""

from __future__ import annotations

import logging
import os
from pathlib import Path

LOG = logging.getLogger(__name__)

FILE = 0o600
FOLDER = 0o700
OTHERS = 0o077
"""What group and others may do."""


def make(path: Path) -> None:
    """Make the file where there is none: whatever SQLite puts beside a file is as private as the file itself."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE))


def tighten(*paths: Path) -> None:
    """Take from others what an earlier server or a copy gave them, and say so."""
    for path in paths:
        if path.is_file() and path.stat().st_mode & OTHERS and os.name == "posix":
            _take_away(path)


def _take_away(path: Path) -> None:
    try:
        path.chmod(FILE)
    except OSError:
        LOG.warning(
            "others may read %s, which holds secrets, and it isn’t yours to change; have its owner chmod it", path
        )
    else:
        LOG.warning("others could read %s, which holds secrets; now only its owner can", path)


def make_folder(path: Path) -> None:
    """Make a folder of our own; one that is there already is its owner's business."""
    if not path.is_dir():
        path.mkdir(FOLDER, parents=True, exist_ok=True)
