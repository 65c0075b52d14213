"""Games of the past, from which people play on."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import ServedHouse

RECORDS = Path(__file__).parents[1] / "records"


class Past:
    """Finished games that a house knows, by the names of their records."""

    def replay(self, name: str) -> str:
        return f"/replay/{name}"

    def plays_like(self, name: str, play: str) -> list[int]:
        """Return the numbers of a game's plays that are like this."""
        plays = re.findall(r"^(\d+)\. \d (.*)$", (RECORDS / f"{name}.record").read_text("utf-8"), re.MULTILINE)
        return [int(number) for number, words in plays if re.match(play, words)]

    def play_from(self, page: Page, name: str, play: str) -> None:
        """Play on just before the first play like this, as whoever is to act, against bots."""
        self._play_on(page, name, self.plays_like(name, play)[0])

    def play_from_last(self, page: Page, name: str, play: str) -> None:
        self._play_on(page, name, self.plays_like(name, play)[-1])

    def _play_on(self, page: Page, name: str, number: int) -> None:
        page.goto(f"{self.replay(name)}?at={number - 1}")
        page.get_by_role("button", name=re.compile("^Play (on as|from here)")).first.click()
        page.wait_for_url("**/table/*")
        expect(page.locator(".doing").get_by_role("button").first).to_be_visible()


@pytest.fixture(scope="session")
def past(house: ServedHouse, tmp_path_factory: pytest.TempPathFactory) -> Past:
    folder = tmp_path_factory.mktemp("records")
    for record in RECORDS.glob("*.record"):
        written = re.sub(r"^(seats: \d)$", rf"\1\nmatch: {record.stem}", record.read_text("utf-8"), flags=re.MULTILINE)
        (folder / record.name).write_text(written, "utf-8")
    words = ["import", str(folder), "--database", house.database]
    subprocess.run([sys.executable, "-m", "packhouse", *words], check=True, capture_output=True)
    return Past()
