"""Golden records of every game replay to their results, and are written back as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from packhouse import games
from packhouse.core import record
from packhouse.core.match import Match
from packhouse.core.record import result_text

FOLDERS = sorted(file.parent for file in Path(games.__file__).parent.glob("*/rules.md"))
FILES = [file for folder in FOLDERS for file in sorted((folder / "tests" / "records").glob("*.record"))]
golden = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[2].name}/{file.stem}")


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


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_game_has_golden_records_and_shows_one_in_its_rules(folder: Path) -> None:
    (text,) = re.findall(r"```\n(packhouse record.*?)```", (folder / "rules.md").read_text("utf-8"), re.DOTALL)
    assert any(file.is_relative_to(folder) for file in FILES)
    assert ends_as_written(text)
    assert record.write(record.read(text)) == text
