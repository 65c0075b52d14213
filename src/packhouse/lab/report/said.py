"""What people said of a box, as a part of a report's page."""

from __future__ import annotations

from html import escape

from ...core.counted import counted
from ..answers import Said
from . import words

FEW = 5
"""Marks: with fewer of them an error bar would be longer than the scale."""


def section(said: Said | None) -> str:
    if said is None:
        return ""
    about = f"{counted(said.answers, 'answer')} after {counted(said.matches, 'match', 'matches')}"
    mark = f", {_average(said)} of 5 on average" if said.mark else ""
    quotes = "\n".join(f"<li>{escape(change)}</li>" for change in said.changes)
    changes = f'<h3>What they would change</h3>\n<ul class="said">\n{quotes}\n</ul>\n' if quotes else ""
    return (
        f"<section>\n<h2>What people said</h2>\n<p>{escape(about + mark)}. {escape(words.SAID)}</p>\n"
        f"{_marks(said) if said.mark else ''}{changes}</section>"
    )


def _average(said: Said) -> str:
    assert said.mark
    given = sum(count for _, count in said.marks)
    return f"{said.mark:.1f}" if given >= FEW else f"{said.mark.mean:.1f}"


def _marks(said: Said) -> str:
    most = max(count for _, count in said.marks)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(words.MARKS[mark])}</th><td>{count}</td>'
        f'<td><meter min="0" max="{most}" value="{count}"></meter></td></tr>'
        for mark, count in reversed(said.marks)
    )
    head = '<thead><tr><th scope="col">how it was</th><th scope="col">people</th><td></td></tr></thead>'
    return f'<div class="table">\n<table>\n{head}\n<tbody>\n{rows}\n</tbody>\n</table>\n</div>\n'
