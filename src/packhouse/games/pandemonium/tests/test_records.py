"""The golden records have everything that can be played."""

from __future__ import annotations

import re

from packhouse.games.pandemonium.tests.position import RECORDS


def test_the_golden_records_have_every_kind_of_play() -> None:
    texts = [file.read_text("utf-8") for file in sorted(RECORDS.glob("*.record"))]
    words = {line.split()[2] for text in texts for line in text.splitlines() if re.match(r"\d+\. [123] ", line)}
    assert words == {
        "base", "company", "card", "swap", "order", "go", "load", "bomb", "hand", "recharge", "stop", "rogue", "block",
        "lose",
    }  # fmt: skip
