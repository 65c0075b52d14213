"""A game of the past, from which people play on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import ServedHouse

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="session")
def past(house: ServedHouse, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Give the replay of a game; ``table.py`` names positions from which people play on."""
    written = (RECORDS / "beginners.record").read_text("utf-8")
    record = tmp_path_factory.mktemp("records") / "past.record"
    record.write_text(written.replace("seats: 2", "seats: 2\nmatch: past"), "utf-8")
    words = ["import", str(record), "--database", house.database]
    subprocess.run([sys.executable, "-m", "packhouse", *words], check=True, capture_output=True)
    return "/replay/past"
