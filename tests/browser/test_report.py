"""A report’s page in a browser: readable on a phone, by day and by night, and asking nobody for anything."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from packhouse import games
from packhouse.lab.arena import Series, played
from packhouse.lab.measures import measured
from packhouse.lab.report.drawn_up import drawn_up
from packhouse.lab.report.facts import Asked
from packhouse.lab.report.page import page

OUTSIDE = """() => [...document.querySelectorAll("svg text")].filter(text => {
    const [inner, outer] = [text, text.closest("figure")].map(each => each.getBoundingClientRect());
    return inner.left < outer.left || inner.right > outer.right;
}).map(text => text.textContent)"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    setup = games.setup("sealed", 3, 1)
    total = measured(("uniform",) * 3, "points", played(Series(setup, ("uniform",) * 3, 0, 60)))
    place = tmp_path_factory.mktemp("report") / "sealed.html"
    place.write_text(
        page(drawn_up(Asked(setup, ("uniform",) * 3, "packhouse report sealed", "points"), total)), "utf-8"
    )
    return place


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_a_phone_with_every_table_unfolded(
    browser: Browser, place: Path, theme: Literal["light", "dark"]
) -> None:
    window = browser.new_context(viewport={"width": 390, "height": 844}, color_scheme=theme)
    asked: list[str] = []
    shown = window.new_page()
    shown.on("request", lambda request: asked.append(request.url))
    shown.goto(place.as_uri())
    shown.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
    assert shown.evaluate("document.documentElement.scrollWidth") == 390
    assert shown.evaluate(OUTSIDE) == []
    assert asked == [place.as_uri()]
    window.close()


def test_pictures_are_dark_on_light_by_day_and_light_on_dark_by_night(browser: Browser, place: Path) -> None:
    found = []
    for theme in ("light", "dark"):
        window = browser.new_context(color_scheme=theme)
        shown = window.new_page()
        shown.goto(place.as_uri())
        found.append(shown.evaluate("""() => ["figure", "svg text"].map(part => {
            const style = getComputedStyle(document.querySelector(part));
            const bytes = (part === "figure" ? style.backgroundColor : style.fill).match(/\\d+/g).slice(0, 3);
            return bytes.reduce((sum, byte) => sum + Number(byte), 0);
        })"""))  # fmt: skip
        window.close()
    (paper, ink), (night, chalk) = found
    assert paper > ink
    assert night < chalk
