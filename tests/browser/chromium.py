"""The system's Chromium, and how it is started where nobody looks."""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has all of Chromium but its windows, which cost more than the pages in them."""

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--enable-unsafe-swiftshader",
]  # fmt: skip


def found() -> str | None:
    """Return where it is; None where there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)
