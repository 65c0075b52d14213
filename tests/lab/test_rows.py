"""Rows say of a game what the game says of itself, whichever game it is."""

from __future__ import annotations

import importlib
import io
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from packhouse import games
from packhouse.core import record
from packhouse.core.errors import MissingExtra
from packhouse.core.extras import need
from packhouse.core.game import Outcome, Reason
from packhouse.lab.arena import Series, played
from packhouse.lab.played import Played
from packhouse.lab.rows import LABEL, About, about, columns, label, parquet, tally
from packhouse.lab.tally import tally as added_up

files: Any = importlib.import_module("pyarrow.parquet")

DOCS = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")

SERIES = [
    Series(games.setup("nim", 2, 1), ("uniform",) * 2, 3, 20),
    Series(games.setup("rollers", 1, 1), ("uniform",), 0, 400),
    Series(games.setup("rollers", 4, 1), ("uniform",) * 4, 0, 40),
    Series(games.setup("snap", 3, 1), ("slow", "swift", "slow"), 0, 5),
]
each = pytest.mark.parametrize("series", SERIES, ids=lambda series: f"{series.setup.game}-{series.setup.seats}")


def table(series: Series, *, records: bool = False) -> Any:
    return files.read_table(io.BytesIO(parquet(about(series, records=records), played(series))))


def rows(series: Series, *, records: bool = False) -> list[dict[str, Any]]:
    return list(table(series, records=records).to_pylist())


@each
def test_rows_add_up_to_what_the_games_do(series: Series) -> None:
    assert tally(table(series), series.setup.seats) == added_up(series.setup.seats, played(series))


@each
def test_a_row_says_what_was_played_and_how_it_ended(series: Series) -> None:
    for row, game in zip(rows(series), played(series), strict=True):
        assert (row["number"], row["seed"]) == (game.number, str(game.setup.seed))
        assert (row["plays"], row["reason"]) == (len(game.steps), game.outcome.reason.code)
        for seat in range(series.setup.seats):
            found = [row[f"{name}_{seat + 1}"] for name in ("bot", "score", "rank")]
            assert found == [game.bots[seat], game.outcome.scores[seat], game.outcome.ranks[seat]]


@each
def test_the_games_can_be_replayed_from_their_records(series: Series) -> None:
    for row, game in zip(rows(series, records=True), played(series), strict=True):
        assert record.read(row["record"]) == game.record


def test_plays_are_kept_only_where_they_are_asked_for() -> None:
    assert "record" not in rows(SERIES[0])[0]


def test_who_shares_a_win_shares_it_in_the_row() -> None:
    tie = Played(0, SERIES[2].setup, ("uniform",) * 4, (), Outcome((5, 5, 2, 1), (1, 1, 3, 4), Reason("over")))
    (row,) = files.read_table(io.BytesIO(parquet(about(SERIES[2], records=False), [tie]))).to_pylist()
    assert [row[f"win_{seat}"] for seat in (1, 2, 3, 4)] == [0.5, 0.5, 0, 0]


def test_alone_a_row_has_a_goal_and_a_grade_where_there_is_one() -> None:
    for row, game in zip(rows(SERIES[1]), played(SERIES[1]), strict=True):
        assert game.outcome.goal
        assert (row["goal"], row["grade"] or "") == (game.outcome.goal.points, game.outcome.goal.grade)
        assert row["win_1"] == game.outcome.goal.reached
    assert {row["grade"] for row in rows(SERIES[1])} == {None, "perfect"}


def test_a_race_has_its_seconds_and_no_other_game() -> None:
    assert [row["seconds"] for row in rows(SERIES[3])] == [game.times[-1] for game in played(SERIES[3])]
    assert {row["seconds"] for row in rows(SERIES[0])} == {None}


def test_a_file_says_whose_games_it_holds() -> None:
    said = about(SERIES[0], records=False)
    assert table(SERIES[0]).schema.metadata[LABEL] == label(said)
    assert msgspec.json.decode(label(said), type=About) == said


def test_another_box_is_another_series() -> None:
    own = games.setup("nim", 2, 1, own={"heaps": [1, 2]})
    ours, theirs = about(SERIES[0], records=False), about(Series(own, ("uniform",) * 2, 3, 20), records=False)
    assert ours.box != theirs.box
    assert theirs.components == own.components


@pytest.mark.parametrize("name", [column.name for column in columns(1, records=True)])
def test_every_column_is_explained(name: str) -> None:
    assert re.search(rf"^\| `{name}`", DOCS, re.MULTILINE)


def test_a_missing_library_is_named_with_its_extra() -> None:
    told = r"^this needs nowhere; in Packhouse’s folder, write make lab or pip install '\.\[lab\]'$"
    with pytest.raises(MissingExtra, match=told):
        need("nowhere.at_all", "lab")
