"""The golden records have everything that can be played, and every end."""

from __future__ import annotations

import re

from packhouse.games.pickpack.tests.position import RECORDS

FILES = sorted(RECORDS.glob("*.record"))


def test_the_golden_records_have_every_kind_of_play_and_both_ends() -> None:
    texts = [file.read_text("utf-8") for file in FILES]
    words = {line.split()[2] for text in texts for line in text.splitlines() if re.match(r"\d+\. [12] ", line)}
    assert words == {
        "lay", "take", "swap", "done", "grab", "premium", "wholesale", "rush", "control", "mixup", "malfunction",
        "spend", "end",
    }  # fmt: skip
    assert any("crates_closed" in text for text in texts)
    assert any("no_move" in text for text in texts)
