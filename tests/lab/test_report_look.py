"""A report has the page's colours, by day and by night, though it is one file and can't take them from there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from packhouse.lab import report

TOKENS = Path(__file__).parents[2] / "web" / "src" / "style" / "tokens.css"
LOOK = Path(report.__file__).parent / "look.css"
NIGHT = {TOKENS: '[data-theme="dark"]', LOOK: "prefers-color-scheme: dark"}


def colours(path: Path, *, at_night: bool) -> dict[str, str]:
    day, _, night = path.read_text("utf-8").partition(NIGHT[path])
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", night if at_night else day))


@pytest.mark.parametrize("at_night", [False, True], ids=["day", "night"])
def test_each_colour_of_a_report_is_the_pages(at_night: bool) -> None:
    own, pages = (colours(path, at_night=at_night) for path in (LOOK, TOKENS))
    assert len(own) > 9
    assert own.items() <= pages.items()
