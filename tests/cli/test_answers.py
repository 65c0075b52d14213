"""What people said of own boxes: exported beside the records, and shown by the lab’s report."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from packhouse import games
from packhouse.core import components
from packhouse.core.match import Play
from packhouse.server.luck import SystemLuck
from packhouse.server.storage.database import connect
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.storage.opinions import telling
from packhouse.server.storage.store import Store
from packhouse.server.storage.tables import logging, opening
from packhouse.server.tables.phases import begun

from .conftest import TOYS, Command
from .test_bad_input import refused

SMALL = {"heaps": [1, 1]}
PLAYS = [Play(seat=0, action="take 1 1", at=1), Play(seat=1, action="take 2 1", at=2)]
WISH = "More <script>alert(1)</script> & cats"


@pytest.fixture
def exported(packhouse: Command, tmp_path: Path) -> Path:
    """Give a folder with the record of a match with a small box, and two answers beside it."""
    games.add(Path(TOYS))
    asyncio.run(_fill(tmp_path / "house.db", [(0, 4, WISH), (1, 2, "")]))
    assert "2answersinanswers.jsonl" in _export(packhouse, tmp_path)
    return tmp_path / "out"


def _export(packhouse: Command, folder: Path) -> str:
    ran = packhouse("--games", TOYS, "export", str(folder / "out"), "--database", str(folder / "house.db"))
    assert ran.code == 0, ran.err
    return "".join(ran.out.split())  # however it was wrapped


async def _fill(path: Path, said: list[tuple[int, int | None, str]]) -> None:
    database = connect(str(path))
    await database.open()
    new = Facts(game="nim", game_version=1, chairs=(Chair(), Chair()), host="h", components=SMALL)
    over = msgspec.structs.replace(begun("one", 5, new, SystemLuck()), status="over")
    box = components.digest(games.box(over.setup))
    told = [telling("one", seat, "p", box, mark, wish) for seat, mark, wish in said]
    await database.write(*opening("one", over, 5), *logging("one", PLAYS), *told)
    await database.close()


async def _forget(path: Path) -> None:
    database = connect(str(path))
    await database.open()
    await Store(database).forget("p", 1, 5)
    await database.close()


def report(packhouse: Command, folder: Path, *more: str) -> tuple[str, ...]:
    file = folder / "mine.toml"
    file.write_text("heaps = [1, 1]")
    words = ("report", "nim", "--bots", "uniform", "--games", "10", "--seed", "1", "--jobs", "1")
    return ("--games", TOYS, *words, "--components", str(file), "--answers", str(folder / "answers.jsonl"), *more)


def test_they_are_written_beside_the_record_a_line_each(packhouse: Command, exported: Path) -> None:
    assert sorted(file.name for file in exported.iterdir()) == ["answers.jsonl", "one.record"]
    lines = [msgspec.json.decode(line) for line in (exported / "answers.jsonl").read_text().splitlines()]
    assert [(line["match"], line["seat"], line["mark"], line.get("change")) for line in lines] == [
        ("one", 1, 4, WISH),
        ("one", 2, 2, None),
    ]
    assert packhouse("--games", TOYS, "replay", str(exported / "one.record"), "--verify").code == 0


def test_the_record_with_its_box_goes_into_another_server(packhouse: Command, exported: Path, tmp_path: Path) -> None:
    words = ("import", str(exported), "--database", str(tmp_path / "new.db"))
    assert "1 new record added" in packhouse("--games", TOYS, *words).out


def test_what_somebody_deleted_is_no_longer_there_when_exported_again(
    packhouse: Command, exported: Path, tmp_path: Path
) -> None:
    asyncio.run(_forget(tmp_path / "house.db"))
    _export(packhouse, tmp_path)
    assert [file.name for file in exported.iterdir()] == ["one.record"]


def test_a_report_shows_them_and_nothing_in_them_is_a_tag(packhouse: Command, exported: Path) -> None:
    ran = packhouse(*report(packhouse, exported, "--out", str(exported / "nim.html")))
    assert ran.code == 0, ran.err
    page = (exported / "nim.html").read_text("utf-8")
    assert "<h2>What people said</h2>" in page
    assert "2 answers after 1 match, 3.0 of 5 on average." in page  # of two, no error bar would say anything
    assert "<li>More &lt;script&gt;alert(1)&lt;/script&gt; &amp; cats</li>" in page
    assert f"--answers {exported / 'answers.jsonl'}</code>" in page


def test_programs_get_them_too(packhouse: Command, exported: Path) -> None:
    found = msgspec.json.decode(packhouse(*report(packhouse, exported, "--json")).out)["said"]
    assert (found["answers"], found["matches"], found["changes"]) == (2, 1, [WISH])
    assert found["marks"] == [[1, 0], [2, 1], [3, 0], [4, 1], [5, 0]]


def test_answers_about_another_box_are_refused(packhouse: Command, exported: Path) -> None:
    words = report(packhouse, exported)
    (exported / "mine.toml").write_text("heaps = [1, 2]")
    assert refused(packhouse, *words).startswith("none of the 2 answers is about this box")


def test_a_line_that_is_no_answer_is_named(packhouse: Command, exported: Path) -> None:
    with (exported / "answers.jsonl").open("a") as file:
        file.write('{"match": 3}\n')
    line = refused(packhouse, *report(packhouse, exported))
    assert line.startswith(f"line 3 of {exported / 'answers.jsonl'} isn’t an answer")
