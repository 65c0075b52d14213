"""Reports of every game: the page is whole, asks nothing of anybody, and says what its facts say."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from packhouse import __version__, games
from packhouse.lab import report
from packhouse.lab.arena import Series, played
from packhouse.lab.basis import basis_for
from packhouse.lab.measures import measured
from packhouse.lab.report import shapes, words
from packhouse.lab.report.cast import cast
from packhouse.lab.report.changes import changes
from packhouse.lab.report.drawing import NAMES, drawing
from packhouse.lab.report.drawn_up import drawn_up
from packhouse.lab.report.facts import Asked, Facts, Numbers
from packhouse.lab.report.figures import figures
from packhouse.lab.report.page import page
from packhouse.lab.report.tables import tables
from packhouse.lab.spread import Spread, summary

from . import charms

ROOT = Path(__file__).parents[2]
EMPTY = {"meta", "br", "path", "use", "rect"}
CASES = [
    (game, seats) for game in games.names() for seats in {games.kind(game).seats[0], max(2, games.kind(game).seats[0])}
]


class Reader(HTMLParser):
    """Reads a page as strictly as it was meant to be written."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.wanted: set[str] = set()
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.open += [] if tag in EMPTY else [tag]
        for name, value in attrs:
            assert name not in ("src", "srcset", "onload", "onclick")
            self.ids += [value or ""] if name == "id" else []
            if name == "href":
                assert (value or "").startswith("#"), "nothing from elsewhere"
                self.wanted.add((value or "")[1:])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open = self.open[: len(self.open) - (tag not in EMPTY)]

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert not reader.open
    return reader


def reported(game: str, seats: int, number: int = 3, **options: object) -> Facts:
    setup = games.setup(game, seats, 1, options)
    bots = ("uniform",) * seats
    basis = basis_for(setup, bots)
    total = measured(bots, basis, played(Series(setup, bots, 0, number)))
    return drawn_up(Asked(setup, bots, f"packhouse report {game}", basis), total)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_game_has_a_page_of_one_file(game: str, seats: int) -> None:
    found = reported(game, seats)
    text = page(found)
    reader = read(text)
    assert len(reader.ids) == len(set(reader.ids))
    assert reader.wanted | set(re.findall(r"url\(#([^)]*)\)", text)) <= set(reader.ids)
    assert not {"script", "link", "img", "iframe"} & set(reader.tags)
    assert "http" not in text and "@import" not in text
    assert reader.tags.count("svg") == reader.tags.count("figure") == text.count('role="img" aria-label="') > 3
    assert found.title in text.replace("&amp;", "&")


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_programs_get_the_facts_in_one_line(game: str, seats: int) -> None:
    line = msgspec.json.encode(reported(game, seats, 1))
    assert b"\n" not in line
    assert msgspec.json.decode(line)["games"] == 1


def test_a_game_without_the_part_has_no_such_sections() -> None:
    found = reported("attic", 2)
    text = page(found)
    assert not found.sources and not found.fared
    assert "<h2>Components</h2>" not in text and "Where points come from" not in text
    assert escape_(words.BASES["nothing"]) in text


def escape_(text: str) -> str:
    return text.replace("&", "&amp;")


def test_every_flag_is_told_with_its_evidence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with charms.found(tmp_path, monkeypatch) as game:
        found = reported(game, 2, 1000)
    text = page(found)
    read(text)
    assert found.flags
    for flag in found.flags:
        assert f"<b>{flag.name}</b> ({flag.kind}) {words.FLAGS[flag.what]}" in text
        assert flag.evidence in text
    assert "Charms &amp; &lt;Nails&gt;" in text


def test_where_nothing_stands_out_the_page_says_so() -> None:
    assert words.NOTHING in page(reported("rollers", 2, 60))


def test_a_few_games_tell_nothing_and_the_page_says_so_first() -> None:
    text = page(reported("rollers", 2, 1))
    assert "1 game: too few to tell." in text.partition("<h2>")[0]
    assert words.TOO_FEW in text and words.NOTHING not in text
    assert "too few to tell. What" not in page(reported("rollers", 2, 60))


def test_it_begins_with_what_stands_out() -> None:
    text = page(reported("sealed", 2))
    titles = ("What stands out", "In short", "How games go", "All figures")
    assert [*titles] == [title for title in re.findall("<h2>(.*?)</h2>", text) if title in titles]


def test_alone_the_page_tells_the_goal_and_talks_of_no_seats() -> None:
    found = reported("rollers", 1, 60)
    text = page(found)
    assert found.aim
    assert f"The goal: {found.aim.points:g} points." in text
    assert words.NOTHING_ALONE in text
    assert "each seat" not in text


def test_the_page_says_who_played_and_in_which_release() -> None:
    text = page(reported("sealed", 2)).partition("<h2>")[0]
    assert f"both played by uniform · Packhouse {__version__}" in text
    assert "better ones may disagree" in text


def test_a_level_is_told_by_its_place_and_its_budget() -> None:
    found = msgspec.structs.replace(reported("sealed", 2, 1).seats[0], bot="strong")
    told = cast(msgspec.structs.replace(reported("sealed", 2, 1), seats=(found, found)))
    assert told.startswith("Strong is the third of five levels, with 200 positions or tries for each choice.")


def test_what_differs_in_a_box_of_ones_own_is_named() -> None:
    setup = games.setup("nim", 2, 1, {}, {"heaps": [3, 9]})
    assert [*changes(setup)] == ["heaps: [3, 4, 5] → [3, 9]"]
    assert not [*changes(games.setup("nim", 2, 1))]


def test_the_page_is_the_same_each_time() -> None:
    assert page(reported("sealed", 2)) == page(reported("sealed", 2))


@pytest.mark.parametrize(("game", "seats"), [("sealed", 2), ("rollers", 1), ("snap", 3)])
def test_every_figure_has_a_meaning(game: str, seats: int) -> None:
    named = {name for name, _ in figures(reported(game, seats, 20))}
    assert named <= set(words.MEANINGS)


def test_every_meaning_is_explained_in_the_documentation() -> None:
    text = " ".join((ROOT / "docs/lab-report.md").read_text("utf-8").split())
    for name, meaning in words.MEANINGS.items():
        assert f"**{name}**: {meaning}" in text


def test_tables_have_a_cell_for_each_column() -> None:
    for table in tables(reported("sealed", 3)):
        assert {len(row) for row in table.rows} == {len(table.columns)}


def test_its_colours_are_those_of_the_houses_page() -> None:
    mine = Path(report.__file__).with_name("look.css").read_text("utf-8")
    theirs = (ROOT / "web/src/style/tokens.css").read_text("utf-8")
    day, night = (dict(re.findall(r"(--[\w-]+): (#\w+);", part)) for part in mine.split("@media")[:2])
    for found, part in zip((day, night), theirs.split(":root[data-theme")[:2], strict=True):
        assert found
        assert found.items() <= dict(re.findall(r"(--[\w-]+): (#\w+);", part)).items()
    assert set(NAMES.values()) <= day.keys() & night.keys()


def test_a_component_that_isnt_always_on_offer_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with charms.found(tmp_path, monkeypatch) as game:
        hats = tuple(one for one in reported(game, 2, 20).fared if one.kind == "hat")
    rarer = (hats[0], msgspec.structs.replace(hats[1], offers=30))
    facts = reported("sealed", 2, 1)
    always, sometimes = (page(msgspec.structs.replace(facts, fared=fared)) for fared in (hats, rarer))
    assert "Not all are on offer each time" in sometimes
    assert "Not all are on offer each time" not in always


@pytest.mark.parametrize("counts", [((3.0, 1),), ((3.0, 1), (3.5, 2)), ((3.0, 1), (9.0, 1))])
def test_numbers_are_counted_on_whole_numbers(counts: tuple[tuple[float, int], ...]) -> None:
    spread = Spread(dict(counts))
    with drawing(100) as (_, (axes,)):
        shapes.spread(axes, Numbers(summary(spread), counts))
        low, high = axes.get_xlim()
        ticks = [tick for tick in axes.get_xticks() if low <= tick <= high]
    assert ticks and all(tick == round(tick) for tick in ticks)
