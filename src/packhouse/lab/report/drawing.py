"""Pictures for a page: drawn by Matplotlib, inlined as SVG, in the page's own colours and type."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:  # a second that whoever wants only the figures need not wait for
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, SOFT, LINE, MAIN, OTHER, ALARM, PAPER = (f"#0102{number:02x}" for number in range(1, 8))
"""Colours that nothing else has: in the page they become those of the day or of the night."""
NAMES = {
    INK: "--ink", SOFT: "--ink-soft", LINE: "--paper-edge", MAIN: "--accent", OTHER: "--news", ALARM: "--warn",
    PAPER: "--paper",
}  # fmt: skip

WIDTH = 350
"""Pixels: a phone shows it as it is."""
POINTS_AN_INCH = 72
LETTERS = 11.5

STYLE: Any = {
    "svg.fonttype": "none", "svg.hashsalt": "packhouse", "text.parse_math": False, "text.color": INK,
    "font.size": LETTERS, "axes.labelsize": LETTERS, "axes.edgecolor": LINE, "axes.labelcolor": SOFT,
    "axes.spines.top": False, "axes.spines.right": False, "axes.axisbelow": True, "axes.linewidth": 1.0,
    "xtick.color": LINE, "ytick.color": LINE, "xtick.labelcolor": SOFT, "ytick.labelcolor": INK,
    "grid.color": LINE, "grid.linewidth": 0.5, "grid.alpha": 0.5, "lines.linewidth": 2.0,
    "legend.frameon": False, "legend.fontsize": LETTERS, "figure.constrained_layout.use": True,
    "figure.facecolor": "none", "axes.facecolor": "none",
}  # fmt: skip


class Chart(NamedTuple):
    """A picture with its heading, and the sentence below it."""

    title: str
    caption: str
    picture: str


@contextmanager
def drawing(height: float, rows: int = 1) -> Iterator[tuple[Figure, list[Axes]]]:
    """Give an empty picture with parts one below the other, which share what is to the right."""
    import matplotlib as mpl  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH / POINTS_AN_INCH, height / POINTS_AN_INCH))
        axes = figure.subplots(rows, 1, sharex=True, squeeze=False)
        yield figure, [row[0] for row in axes]


def svg(figure: Figure, name: str, alt: str) -> str:
    """Return a picture as a part of a page; ``name`` tells its parts from those of other pictures there."""
    import matplotlib as mpl  # noqa: PLC0415

    written = io.StringIO()
    with mpl.rc_context(STYLE):
        figure.savefig(written, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    return inlined(written.getvalue(), name, alt)


def inlined(text: str, name: str, alt: str) -> str:
    """Return a drawing without whatever only a file of its own needs."""
    body = text[text.index("<svg") :]
    changes: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [
        (r"<metadata>.*?</metadata>\s*", ""),
        (r'\s(xmlns|xmlns:xlink|version|width|height)="[^"]*"(?=[^<]*viewBox)', ""),
        (r'\sxmlns(:xlink)?="[^"]*"', ""),
        (r"<defs>\s*<style.*?</style>\s*</defs>\s*", ""),
        (r'<g id="[^"]*"', "<g"),
        (r"xlink:href", "href"),
        (r'\bid="', f'id="{name}-'),
        (r'href="#', f'href="#{name}-'),
        (r"url\(#", f"url(#{name}-"),
        (r"font(-family)?: (\d[\d.]*px )?'DejaVu[^;\"]*(;\s*)?", lambda found: _size(found[2])),
        (r"(\.\d\d)\d+", r"\1"),
        (r"#0102[0-9a-f]{2}", lambda found: f"var({NAMES[found[0]]})"),
    ]
    for pattern, instead in changes:
        body = re.sub(pattern, instead, body, flags=re.DOTALL)
    told = escape(alt)
    return re.sub(r"<svg\b([^>]*)>", rf'<svg role="img" aria-label="{told}"\1><title>{told}</title>', body, count=1)


def _size(found: str | None) -> str:
    return f"font-size: {found.strip()}; " if found else ""
