"""A report as one page in one file: pictures first, then tables to unfold; it asks nothing of anybody else."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib import resources

from . import said, words
from .charts import charts
from .components import components
from .drawing import Chart
from .facts import Facts
from .figures import figures
from .opening import head, paragraph, stands_out
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
        head(facts),
        stands_out(facts),
        _key_figures(facts),
        _pictures(facts),
        _components(facts),
        said.section(facts.said),
        _tables(facts),
    ))  # fmt: skip
    return HEAD.format(title=escape(f"{facts.title}: a balance report"), look=look) + "\n".join(parts) + FOOT


def _key_figures(facts: Facts) -> str:
    labels = "\n".join(_tile(name, value) for name, value in figures(facts) if name in words.TILES)
    return f'<section>\n<h2>In short</h2>\n<dl class="labels">\n{labels}\n</dl>\n</section>'


def _tile(name: str, value: str) -> str:
    told = f'<dd>{escape(_unbroken(value))}</dd><dd class="half">{escape(words.TILES[name])}</dd>'
    return f"<div><dt>{escape(name)}</dt>{told}</div>"


def _unbroken(value: str) -> str:
    """Return a value that no line parts from its unit or its error."""
    return value.replace(" %", "\u00a0%").replace(" ± ", "\u00a0±\u00a0")


def _pictures(facts: Facts) -> str:
    note = paragraph(words.basis(facts))
    return f"<section>\n<h2>How games go</h2>\n{note}{_figures(charts(facts), 'pictures')}</section>"


def _components(facts: Facts) -> str:
    if not facts.fared:
        return ""
    note = paragraph(words.COMPONENTS_ALONE if facts.alone else words.COMPONENTS)
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
    return f"<section>\n<h2>All figures</h2>\n{folded}\n</section>\n"


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
