"""The golden records have everything that can be played, and every end."""

from __future__ import annotations

import re

from packhouse.games.zackpack.tests.position import RECORDS

FILES = sorted(RECORDS.glob("*.record"))


def test_the_golden_records_have_every_kind_of_play_and_both_ends() -> None:
    texts = [file.read_text("utf-8") for file in FILES]
    words = {line.split()[2] for text in texts for line in text.splitlines() if re.match(r"\d+\. \d ", line)}
    assert words == {"ready", "grab", "put", "take", "done"}
    assert any("points_gone" in text for text in texts)
    assert any("rounds_played" in text for text in texts)
