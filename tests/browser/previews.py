"""Draws what chats show of a link to a table, from the lid of the game's box: ``python -m tests.browser.previews``.

Chats want a picture of fixed size in a format of their own, and Chromium isn't there where the page is built: so the
pictures are kept beside the lids, and drawn anew by whoever changes one.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from packhouse.server.http.invitations import SIZE
from tests.server.house import served
from web import build
from web.npm import WEB

from . import chromium

GAMES = WEB / "src" / "games"
NAME = "preview.jpg"
QUALITY = 80

LAY_OUT = """lid => {
    const ground = document.createElement("div")
    const looks = { position: "fixed", inset: 0, zIndex: 99, background: "var(--ground)", padding: "24px" }
    Object.assign(ground.style, looks)
    const copy = lid.cloneNode(true)
    Object.assign(copy.style, { display: "block", height: "372px", width: "auto", margin: "0 auto" })
    ground.append(copy)
    document.body.append(ground)
}"""


def draw(page: Page, game: str) -> bytes:
    page.goto("/")
    page.locator(f'.shelf a[href="/rules/{game}"] svg').first.evaluate(LAY_OUT)
    return page.screenshot(type="jpeg", quality=QUALITY)


def main() -> None:
    build.build()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.found(), args=chromium.FLAGS)
        size = {"width": SIZE[0], "height": SIZE[1]}
        page = browser.new_page(base_url=house.address, viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
        for lid in sorted(GAMES.glob("*/Lid.svelte")):
            (lid.parent / NAME).write_bytes(draw(page, lid.parent.name))
        browser.close()


if __name__ == "__main__":
    main()
