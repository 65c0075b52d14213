"""How the page begins: what was played and by whom, and what stands out."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ...core.counted import counted
from ..flags import Flag
from . import words
from .cast import cast, played_by
from .facts import Facts

MOST_CHANGES = 12


def head(facts: Facts) -> str:
    """Return what was asked for, and a warning where that was too little."""
    few = f'<p class="few">{escape(words.few(facts.games))}</p>\n' if facts.is_few else ""
    notes = "".join(map(paragraph, _notes(facts)))
    return (
        f'<header>\n<p class="stamp">Balance report</p>\n<h1>{escape(facts.title)}</h1>\n'
        f"<p>{escape(_set_up(facts))}.</p>\n{few}{notes}<code>{escape(facts.command)}</code>\n</header>"
    )


def _set_up(facts: Facts) -> str:
    options = ", ".join(f"{name} {value}" for name, value in facts.options.items())
    games = f"{counted(facts.games, 'game')}{' alone' if facts.alone else ''}, {played_by(facts)}"
    return " · ".join(filter(None, [games, options, f"Packhouse {facts.packhouse}, rules version {facts.version}"]))


def _notes(facts: Facts) -> Iterator[str]:
    if facts.aim:
        yield words.goal(facts.aim)
    if facts.components is not None:
        more = len(facts.changes) - MOST_CHANGES
        shown = [*facts.changes[:MOST_CHANGES], *([f"and {more:,} more"] if more > 0 else [])]
        yield f"A box of your own (the game’s → yours): {'; '.join(shown) or 'nothing differs'}."
    if len({seat.bot for seat in facts.seats}) > 1:
        yield words.MIXED
    yield cast(facts)


def stands_out(facts: Facts) -> str:
    """Return what is surely uneven, and what may be."""
    found = [*map(_flag, facts.flags), *map(_perhaps, facts.perhaps)]
    listed = f'<ul class="flags">\n{"".join(found)}</ul>\n' if found else ""
    return f"<section>\n<h2>What stands out</h2>\n{listed}{''.join(map(paragraph, _remarks(facts)))}</section>"


def _remarks(facts: Facts) -> Iterator[str]:
    if facts.flags:
        yield words.CAREFUL
        if any(flag.what in ("stronger", "weaker") for flag in facts.flags):
            yield words.WITH
    elif facts.is_few:
        yield words.TOO_FEW
    elif not facts.perhaps:
        yield words.NOTHING_ALONE if facts.alone else words.NOTHING


def _flag(flag: Flag) -> str:
    return f'<li>{_what(flag)}<br><span class="soft">{escape(flag.evidence)}; {_chance(flag.chance)}.</span></li>\n'


def _perhaps(flag: Flag) -> str:
    evidence = f'<span class="soft">{escape(flag.evidence)}. {words.PERHAPS}</span>'
    return f'<li class="perhaps">Perhaps {_what(flag)}<br>{evidence}</li>\n'


def _what(flag: Flag) -> str:
    return f"<b>{escape(flag.name)}</b> ({escape(flag.kind)}) {escape(words.FLAGS[flag.what])}"


def _chance(chance: float) -> str:
    if chance < 0.001:
        return "fewer than 1 in 1,000 reports would show as much by chance"
    return f"{1000 * chance:.0f} in 1,000 reports would show as much by chance"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>\n" if text else ""
