"""A report as one page in one file: pictures first, then tables to unfold; it asks nothing of anybody else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources

from ...core.counted import counted
from ..flags import Flag
from . import said, words
from .charts import charts
from .components import components
from .drawing import Chart
from .facts import Facts
from .figures import figures
from .tables import Table, tables

HEAD = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{look}</style>
</head>
<body>
<main>
"""
FOOT = "</main>\n</body>\n</html>\n"


def page(facts: Facts) -> str:
    """Return the whole page."""
    look = resources.files(__package__).joinpath("look.css").read_text("utf-8")
    parts = filter(None, (
        _top(facts),
        _key_figures(facts),
        _flags(facts.flags),
        _pictures(facts),
        _components(facts),
        said.section(facts.said),
        _tables(facts),
    ))  # fmt: skip
    return HEAD.format(title=escape(f"{facts.title}: a balance report"), look=look) + "\n".join(parts) + FOOT


def _top(facts: Facts) -> str:
    bots = ", ".join(seat.bot if facts.alone else f"{seat.name} {seat.bot}" for seat in facts.seats)
    options = ", ".join(f"{name} {value}" for name, value in facts.options.items())
    set_up = [
        f"{counted(facts.games, 'game')}{' alone' if facts.alone else ''}: {bots}",
        options,
        "components of your own" if facts.components else "",
    ]
    mixed = words.MIXED if len({seat.bot for seat in facts.seats}) > 1 else ""
    told_of = " · ".join(filter(None, set_up))
    return (
        f'<header>\n<p class="stamp">Balance report</p>\n<h1>{escape(facts.title)}</h1>\n<p>{escape(told_of)}.</p>\n'
        f"<code>{escape(facts.command)}</code>\n{_paragraph(mixed)}</header>"
    )


def _key_figures(facts: Facts) -> str:
    labels = "\n".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in figures(facts))
    return f'<section>\n<h2>In short</h2>\n<dl class="labels">\n{labels}\n</dl>\n</section>'


def _flags(flags: Sequence[Flag]) -> str:
    rows = "\n".join(map(_flag, flags))
    found = f'<ul class="flags">\n{rows}\n</ul>\n{_paragraph(words.CAREFUL)}' if flags else _paragraph(words.NOTHING)
    return f"<section>\n<h2>What stands out</h2>\n{found}</section>"


def _flag(flag: Flag) -> str:
    what = f"<b>{escape(flag.name)}</b> ({escape(flag.kind)}) {escape(words.FLAGS[flag.what])}"
    return f'<li>{what}<br><span class="soft">{escape(flag.evidence)}; {_chance(flag.chance)}.</span></li>'


def _chance(chance: float) -> str:
    return "chance alone: less than 1 in 1,000" if chance < 0.001 else f"chance alone: {1000 * chance:.0f} in 1,000"


def _pictures(facts: Facts) -> str:
    note = _paragraph(words.basis(facts.basis, facts.judge, facts.games, facts.drama.games if facts.drama else 0))
    return f"<section>\n<h2>How games go</h2>\n{note}{_figures(charts(facts), 'pictures')}</section>"


def _components(facts: Facts) -> str:
    if not facts.fared:
        return ""
    note = _paragraph(words.COMPONENTS)
    return f"<section>\n<h2>Components</h2>\n{note}{_figures(components(facts), 'columns')}</section>"


def _figures(found: Iterable[Chart], layout: str) -> str:
    return f'<div class="{layout}">\n{"".join(map(_figure, found))}</div>\n'


def _figure(chart: Chart) -> str:
    return (
        f"<figure>\n<h4>{escape(chart.title)}</h4>\n{chart.picture}"
        f"<figcaption>{escape(chart.caption)}</figcaption>\n</figure>\n"
    )


def _tables(facts: Facts) -> str:
    folded = "\n".join(_table(table) for table in tables(facts))
    meanings = "\n".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in words.MEANINGS.items())
    defined = f'<details>\n<summary>What the words mean</summary>\n<dl class="words">\n{meanings}\n</dl>\n</details>'
    return f"<section>\n<h2>All figures</h2>\n{folded}\n{defined}\n</section>\n"


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.columns)
    body = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in table.rows
    )
    return (
        f'<details>\n<summary>{escape(table.title)}</summary>\n<div class="table">\n<table>\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n</div>\n</details>"
    )


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>\n" if text else ""
