"""The golden records have everything that can be played, and every end."""

from __future__ import annotations

import re

from packhouse.games.essentials.tests.position import RECORDS

TEXTS = [file.read_text("utf-8") for file in sorted(RECORDS.glob("*.record"))]


def test_the_golden_records_have_every_kind_of_play() -> None:
    words = {line.split()[2] for text in TEXTS for line in text.splitlines() if re.match(r"\d+\. \d ", line)}
    assert words == {"pawn", "bonus", "take", "put", "leave", "pom", "poms"}


def test_the_golden_records_have_every_number_of_players_and_every_end() -> None:
    seats = {re.findall(r"^seats: (\d)$", text, re.MULTILINE)[0] for text in TEXTS}
    assert seats == {"1", "2", "3", "4"}
    results = " ".join(re.findall(r"^result: (.*)$", text, re.MULTILINE)[0] for text in TEXTS)
    assert all(words in results for words in ("reached, packed", "missed, packed", "ranks 2 1, packed", "resigned"))


def test_the_golden_records_have_every_way_in_which_suitcases_lie() -> None:
    options = {line for text in TEXTS for line in text.splitlines() if line.startswith("option ")}
    assert {'option suitcases: "own"', 'option lying: "upright"'} < options
