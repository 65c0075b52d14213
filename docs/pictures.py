"""Renew the README's pictures: ``make pictures``.

Each picture is a position of a record beside its game's tests, as the page shows it by day; ``docs/pictures.toml`` says
which. Look at them before you commit them: an interesting position is a matter of taste.
"""

from __future__ import annotations

import base64
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from playwright.sync_api import Page, expect, sync_playwright

from packhouse import games
from tests.browser import chromium
from tests.server.house import served

HERE = Path(__file__).parent
FOLDER = HERE / "pictures"
QUALITY, HEIGHT = 55, 1000
SETTLING = 1500
"""Milliseconds until pictures in depth are drawn."""


class Chosen(msgspec.Struct):
    record: str
    at: int
    """The number of the record's entry after which it is taken."""
    width: int
    """The window's, in pixels."""
    shows: str
    """The parts of the page that the picture is cut around."""


CHOSEN = msgspec.toml.decode((HERE / "pictures.toml").read_bytes(), type=dict[str, Chosen])
"""By game."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name, browsing(Path(name)) as page:
        for game, chosen in CHOSEN.items():
            take(page, game, chosen)


@contextmanager
def browsing(folder: Path) -> Iterator[Page]:
    """Open a browser at a house that has all records which are shown."""
    database = f"sqlite:///{folder / 'house.db'}"
    for game, chosen in CHOSEN.items():
        record = Path(str(games.folder(game)), "tests", "records", f"{chosen.record}.record")
        named = re.sub(r"^(seats: \d)$", rf"\1\nmatch: {game}", record.read_text("utf-8"), flags=re.MULTILINE)
        (folder / f"{game}.record").write_text(named, "utf-8")
    subprocess.run([sys.executable, "-m", "packhouse", "import", str(folder), "--database", database], check=True)
    with served(folder, database) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.found(), args=chromium.FLAGS)
        context = browser.new_context(
            base_url=house.address, color_scheme="light", locale="en-GB", reduced_motion="reduce"
        )
        yield context.new_page()
        browser.close()


def take(page: Page, game: str, chosen: Chosen) -> None:
    page.set_viewport_size({"width": chosen.width, "height": HEIGHT})
    page.goto(f"/replay/{game}?at={chosen.at}")
    expect(page.locator(chosen.shows).first).to_be_visible()
    page.wait_for_timeout(SETTLING)
    taken = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": around(page, chosen.shows)}
    )
    (FOLDER / f"{game}.webp").write_bytes(base64.b64decode(taken["data"]))


def around(page: Page, shows: str) -> dict[str, float]:
    """Return the rectangle around all that is shown."""
    boxes = [box for part in page.locator(shows).all() if (box := part.bounding_box())]
    left, top = min(box["x"] for box in boxes), min(box["y"] for box in boxes)
    right, bottom = max(box["x"] + box["width"] for box in boxes), max(box["y"] + box["height"] for box in boxes)
    return {"x": left, "y": top, "width": right - left, "height": bottom - top, "scale": 1}


if __name__ == "__main__":
    main()
