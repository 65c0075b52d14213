"""Renew the pictures of reports about the house's own games: ``make reports``. It takes some minutes."""

from __future__ import annotations

import base64
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from packhouse import games
from tests.browser import chromium

FOLDER = Path(__file__).parent / "reports"
ASKED = ("--bots", "strong", "--games", "500", "--seed", "18")
WIDTH, SCALE, QUALITY = 1280, 0.7, 40
TABLES = "All figures"
"""The heading below the pictures."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.found(), args=chromium.FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": 900}, color_scheme="light")
        for game in games.names():
            written = Path(folder, f"{game}.html")
            words = ["report", game, *ASKED, "--out", str(written)]
            subprocess.run([sys.executable, "-m", "packhouse", *words], check=True)
            take(page, written)
        browser.close()


def take(page: Page, written: Path) -> None:
    page.goto(written.as_uri())
    end = page.get_by_role("heading", name=TABLES).bounding_box()
    assert end is not None
    clip = {"x": 0, "y": 0, "width": WIDTH, "height": end["y"], "scale": SCALE}
    taken = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": True}
    )
    (FOLDER / f"{written.stem}.webp").write_bytes(base64.b64decode(taken["data"]))


if __name__ == "__main__":
    main()
