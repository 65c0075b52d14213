"""The pictures of components: how often each is taken, and how those win who have it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..effects import TASTE
from ..flags import Fared
from . import shapes, words
from .drawing import ALARM, INK, MAIN, SOFT, Chart, svg
from .facts import Facts
from .shapes import Dot


def components(facts: Facts) -> list[Chart]:
    """Return all pictures, kind by kind."""
    kinds = dict.fromkeys(one.kind for one in facts.fared)
    return [chart for number, kind in enumerate(kinds) for chart in _of_kind(facts, kind, number)]


def _of_kind(facts: Facts, kind: str, number: int) -> Iterator[Chart]:
    some = [one for one in facts.fared if one.kind == kind]
    odd = {(flag.name, flag.what) for flag in facts.flags if flag.kind == kind}
    if not some[0].dealt:
        yield _picked(kind, some, {name for name, what in odd if what == "hardly taken"}, f"kind{number}-picked")
    if any(one.gap for one in some):
        strange = {name for name, what in odd if what != "hardly taken"}
        yield _gaps(kind, [one for one in some if one.gap], strange, f"kind{number}-wins")


def _picked(kind: str, some: Sequence[Fared], odd: set[str], name: str) -> Chart:
    with shapes.rows([one.name for one in some], [one.name in odd for one in some]) as (figure, axes):
        for row, one in enumerate(some):
            assert one.picked and one.even is not None
            axes.barh(row, one.picked.value, height=0.6, color=ALARM if one.name in odd else MAIN, alpha=0.75)
            axes.plot([one.even, one.even], [row - 0.4, row + 0.4], color=INK, linewidth=2)
        axes.set_xlim(0, min(1.0, 1.1 * max(max(one.picked.high if one.picked else 0, one.even or 0) for one in some)))
        shapes.percents(axes)
    caption = "How often each is taken when it is on offer, and as a stroke how often it would be, were all alike."
    if len({one.offers for one in some}) > 1:
        caption = f"{caption} Not all are on offer each time, so the bars don’t add up to 100 %."
    return Chart(f"{shapes.capital(kind)}: taken", caption, svg(figure, name, f"{kind}. {caption}"))


def _gaps(kind: str, some: Sequence[Fared], odd: set[str], name: str) -> Chart:
    dots = [
        Dot(one.name, one.gap.value, one.gap.value - one.gap.error, one.gap.value + one.gap.error, one.name in odd)
        for one in sorted(some, key=lambda one: -(one.gap.value if one.gap else 0)) if one.gap
    ]  # fmt: skip
    with shapes.rows([dot.name for dot in dots], [dot.alarming for dot in dots]) as (figure, axes):
        axes.axvspan(-TASTE, TASTE, color=SOFT, alpha=0.12, linewidth=0)
        shapes.even_at(axes, 0)
        shapes.whiskers(axes, dots)
        shapes.percents(axes)
    fair = words.DEALT if some[0].dealt else ""
    caption = f"By how many percentage points oftener those win who have it than others in their seats{fair}."
    return Chart(f"{shapes.capital(kind)}: wins", caption, svg(figure, name, f"{kind}. {caption}"))
