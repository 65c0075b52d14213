"""A folder of rows goes on where a run was killed, and takes nothing that isn't its own."""

from __future__ import annotations

import errno
import importlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from packhouse import __version__, games
from packhouse.core.errors import BadRows
from packhouse.lab.arena import Series, piece, played
from packhouse.lab.kept import NAME, Kept, cut, gaps, opened, seed_of
from packhouse.lab.rows import about, parquet
from packhouse.lab.tally import tally

files: Any = importlib.import_module("pyarrow.parquet")

SERIES = Series(games.setup("nim", 2, 7), ("uniform",) * 2, 0, 30)
ABOUT = about(SERIES, records=False)


def some_of(number: int) -> Series:
    return piece(SERIES, range(number))


def play(kept: Kept, work: list[Series]) -> None:
    for one in work:
        kept.add(one, parquet(ABOUT, played(one)))


def fill(folder: Path, number: int) -> None:
    with opened(folder, ABOUT) as kept:
        play(kept, kept.missing(some_of(number)))


def rows(folder: Path) -> list[dict[str, Any]]:
    return list(files.read_table(folder).to_pylist())


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


@pytest.fixture
def unbroken(tmp_path: Path) -> list[dict[str, Any]]:
    fill(tmp_path / "unbroken", 30)
    return rows(tmp_path / "unbroken")


def test_parts_that_share_games_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "rows"
    fill(folder, 30)
    with opened(folder, ABOUT) as kept:
        kept.add(piece(SERIES, range(5, 12)), parquet(ABOUT, played(piece(SERIES, range(5, 12)))))
    before = names(folder)
    with pytest.raises(BadRows, match="holds games that are in another part, too; delete it"), opened(folder, ABOUT):
        pass
    assert names(folder) == before


def test_a_run_that_was_broken_off_goes_on_to_the_same_rows(tmp_path: Path, unbroken: list[dict[str, Any]]) -> None:
    folder = tmp_path / "rows"
    with opened(folder, ABOUT) as kept:
        play(kept, kept.missing(SERIES)[5:9][::-1])
    with opened(folder, ABOUT) as kept:
        assert sum(one.games for one in kept.missing(SERIES)) == 26
        play(kept, kept.missing(SERIES)[::-1])
        assert kept.missing(SERIES) == []
        assert kept.tally(30) == tally(2, played(SERIES))
    assert rows(folder) == unbroken


def test_more_games_than_before_are_the_same_as_all_at_once(tmp_path: Path, unbroken: list[dict[str, Any]]) -> None:
    fill(tmp_path / "rows", 11)
    fill(tmp_path / "rows", 30)
    assert rows(tmp_path / "rows") == unbroken


def test_of_more_games_only_the_first_are_added_up(tmp_path: Path) -> None:
    folder = tmp_path / "rows"
    with opened(folder, ABOUT) as kept:
        play(kept, [piece(SERIES, range(9)), piece(SERIES, range(9, 30))])
        assert kept.missing(some_of(12)) == []
        assert kept.tally(12) == tally(2, played(some_of(12)))


@given(some.sets(some.integers(0, 200)), some.integers(1, 200))
def test_what_is_missing_is_played_once(there: set[int], number: int) -> None:
    parts = [range(one, one + 1) for one in sorted(there)]
    missing = [one for gap in gaps(parts, number) for part in cut(gap) for one in part]
    assert missing == [one for one in range(number) if one not in there]


def test_parts_are_the_same_however_many_games_are_asked_for() -> None:
    parts = list(cut(range(100_000)))
    assert list(cut(range(parts[300].start, 100_000))) == parts[300:]
    assert list(cut(range(parts[300].start))) == parts[:300]


def test_a_part_has_no_more_games_than_a_killed_run_may_lose() -> None:
    parts = list(cut(range(1_000_000)))
    assert all(len(part) <= max(1, part.start / 50) for part in parts)
    assert max(map(len, parts)) == 1000
    assert len(parts) < 1500


def test_a_half_written_part_is_no_part(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    draft = tmp_path / "_draft-part-000000003-000000003.parquet"
    draft.write_bytes(b"PAR1")
    assert len(rows(tmp_path)) == 3, "readers pass over it"
    with opened(tmp_path, ABOUT) as kept:
        assert len(kept.missing(some_of(4))) == 1
    assert not draft.exists()


def test_a_full_disk_leaves_no_part_but_those_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    fill(tmp_path, 2)
    with opened(tmp_path, ABOUT) as kept, monkeypatch.context() as disk:
        disk.setattr("os.fsync", full)
        with pytest.raises(OSError, match="No space left"):
            play(kept, kept.missing(some_of(3)))
    assert [row["number"] for row in rows(tmp_path)] == [0, 1]


def test_the_seed_is_that_of_the_games(tmp_path: Path) -> None:
    assert seed_of(tmp_path / "rows") is None
    fill(tmp_path / "rows", 1)
    assert seed_of(tmp_path / "rows") == 7


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"seed": "8"}, '(seed: "7", not "8")'),
        ({"bots": ["uniform", "casual"]}, '(bots: ["uniform","uniform"], not ["uniform","casual"])'),
        ({"records": True}, "(records: false, not true)"),
        ({"packhouse": "9.9"}, f'(packhouse: "{__version__}", not "9.9")'),
        ({"box": "other"}, "(box: "),
    ],
)
def test_other_games_are_refused(tmp_path: Path, changes: dict[str, Any], line: str) -> None:
    fill(tmp_path, 2)
    before = names(tmp_path)
    with pytest.raises(BadRows) as refusal, opened(tmp_path, msgspec.structs.replace(ABOUT, **changes)):
        pass
    assert f"holds other games {line}" in str(refusal.value)
    assert names(tmp_path) == before


def test_the_order_of_options_makes_no_difference(tmp_path: Path) -> None:
    ours = msgspec.structs.replace(ABOUT, options={"a": 1, "b": 2})
    with opened(tmp_path, ours):
        pass
    with opened(tmp_path, msgspec.structs.replace(ABOUT, options={"b": 2, "a": 1})):
        pass


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    for name in ("holiday.jpg", "_draft-of-a-novel"):
        (tmp_path / name).touch()
    with pytest.raises(BadRows, match="holds something else"), opened(tmp_path, ABOUT):
        pass
    assert names(tmp_path) == ["_draft-of-a-novel", "holiday.jpg"]


def test_two_runs_never_write_to_one_folder(tmp_path: Path) -> None:
    with (
        opened(tmp_path, ABOUT),
        pytest.raises(BadRows, match="another run is writing to"),
        opened(tmp_path, ABOUT),
    ):
        pass
    with opened(tmp_path, ABOUT):
        pass


def other_games() -> bytes:
    other = Series(games.setup("nim", 2, 8), ("uniform",) * 2, 1, 1)
    return parquet(about(other, records=False), played(other))


def of_ours(*numbers: int) -> bytes:
    return parquet(ABOUT, (game for game in played(SERIES) if game.number in numbers))


@pytest.mark.parametrize("content", [b"", b"PAR1", other_games(), of_ours(1, 2), of_ours(2), of_ours()])
def test_a_part_that_was_changed_is_refused_by_name(tmp_path: Path, content: bytes) -> None:
    fill(tmp_path, 3)
    part = tmp_path / "part-000000001-000000001.parquet"
    part.write_bytes(content)
    with pytest.raises(BadRows, match=f"{part.name} isn’t what was written there"), opened(tmp_path, ABOUT):
        pass
    part.unlink()
    fill(tmp_path, 3)
    assert [row["number"] for row in rows(tmp_path)] == [0, 1, 2]


def test_a_part_with_a_strange_name_is_refused(tmp_path: Path) -> None:
    fill(tmp_path, 1)
    (tmp_path / "part-one.parquet").touch()
    with pytest.raises(BadRows, match=r"part-one\.parquet has no name of ours"), opened(tmp_path, ABOUT):
        pass


@pytest.mark.parametrize("content", ["", "{}", '{"schema": 1}'])
def test_a_series_that_nobody_can_read_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / NAME).write_text(content)
    with pytest.raises(BadRows, match="isn’t as this release writes it"), opened(tmp_path, ABOUT):
        pass


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "rows").touch()
    with pytest.raises(BadRows, match=r"can’t write to .*rows: File exists; name another"):
        fill(tmp_path / "rows", 1)
