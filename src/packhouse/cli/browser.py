"""The browser of whoever starts a house to play in it."""

from __future__ import annotations

import os
import sys
import threading
import time
import webbrowser
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

PATIENCE = 60.0
"""Seconds that a server may take to answer."""


def open_when_ready(origin: str) -> None:
    """Show the page once its server answers; whoever has no browser here has the address."""
    if has_browser():
        threading.Thread(target=_open, args=(origin,), daemon=True).start()


def has_browser() -> bool:
    """Say whether a window can open: without a screen, Python would take over the terminal with a text browser."""
    wanted = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in wanted)


def _open(origin: str) -> None:
    end = time.monotonic() + PATIENCE
    while not _answers(urlsplit(origin).netloc):
        if time.monotonic() > end:
            return
        time.sleep(0.1)
    webbrowser.open(f"{origin}/")


def _answers(server: str) -> bool:
    connection = HTTPConnection(server, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
