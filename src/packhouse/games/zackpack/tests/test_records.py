"""Golden records replay to their results, and are written back as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from packhouse import games
from packhouse.core import record
from packhouse.core.match import Match
from packhouse.core.record import result_text
from packhouse.games.zackpack.tests.position import RECORDS

FILES = sorted(RECORDS.glob("*.record"))
golden = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def ends_as_written(text: str) -> bool:
    read = record.read(text)
    outcome = Match(games.load(read.setup), read.setup, read.log).outcome
    return outcome is not None and result_text(outcome) == read.result


@golden
def test_a_golden_record_replays_to_its_result(file: Path) -> None:
    assert ends_as_written(file.read_text("utf-8"))


@golden
def test_a_golden_record_is_written_back_byte_for_byte(file: Path) -> None:
    text = file.read_bytes()
    assert record.write(record.read(text.decode())).encode() == text


def test_the_golden_records_have_every_kind_of_play_and_both_ends() -> None:
    texts = [file.read_text("utf-8") for file in FILES]
    words = {line.split()[2] for text in texts for line in text.splitlines() if re.match(r"\d+\. \d ", line)}
    assert words == {"ready", "grab", "put", "take", "done"}
    assert any("points_gone" in text for text in texts)
    assert any("rounds_played" in text for text in texts)


def test_the_record_that_the_rules_show_replays_to_its_result() -> None:
    rules = (RECORDS.parent.parent / "rules.md").read_text("utf-8")
    (text,) = re.findall(r"```\n(packhouse record.*?)```", rules, re.DOTALL)
    assert ends_as_written(text)
    assert record.write(record.read(text)) == text
