"""The browser of whoever starts a house to play in it."""

from __future__ import annotations

import os
import sys
import threading
import time
import webbrowser
from http.client import HTTPConnection, HTTPException

PATIENCE = 60.0
"""Seconds that a server may take to answer."""

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 — where to go for a server that listens everywhere


def open_when_ready(host: str, port: int) -> None:
    """Show the page once its server answers; whoever has no browser here has the address."""
    if has_browser():
        threading.Thread(target=_open, args=(EVERYWHERE.get(host, host), port), daemon=True).start()


def has_browser() -> bool:
    """Say whether a window can open: without a screen, Python would take over the terminal with a text browser."""
    wanted = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in wanted)


def _open(host: str, port: int) -> None:
    end = time.monotonic() + PATIENCE
    while not _answers(host, port):
        if time.monotonic() > end:
            return
        time.sleep(0.1)
    webbrowser.open(f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/")


def _answers(host: str, port: int) -> bool:
    connection = HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
