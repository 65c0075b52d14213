"""Two people, each at a browser, offer, take back, resign, lose the line and begin again, in every installed game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from packhouse import games

from . import line
from .fixtures import NewPage
from .players import ending

GAMES = [module.parent.name for module in sorted(Path(games.__path__[0]).glob("*/rules.py"))]
SLIP = ".slip"


class Two(NamedTuple):
    """Two people at a table that has begun; bots have the other seats that it needs."""

    ada: Page
    bo: Page
    table: str
    seats: int

    @property
    def pages(self) -> tuple[Page, Page]:
        return self.ada, self.bo

    def in_turn(self) -> tuple[Page, Page]:
        """Wait until someone is to act, and return them first."""
        while True:
            for page, other in (self.pages, self.pages[::-1]):
                if line.at_table(page, self.table).get("legal"):
                    return page, other

    def play(self, page: Page) -> None:
        """Play anything from someone's seat, once it is their turn."""
        while (first := self.in_turn()[0]) is not page:
            line.play_any(first, self.table)
        line.play_any(page, self.table)

    def told(self, ada: str, bo: str) -> None:
        """Expect one line on each screen, about what is offered or what became of it."""
        for page, text in zip(self.pages, (ada, bo), strict=True):
            expect(page.locator(f"{SLIP} p")).to_have_text(re.compile(text))

    def told_nothing(self) -> None:
        for page in self.pages:
            expect(page.locator(SLIP)).to_have_count(0)


@pytest.fixture
def two(new_page: NewPage, game: str) -> Two:
    ada, bo = new_page(), new_page(390, 844, touch=True)
    for page in (ada, bo):
        page.goto("/settings")
    few = min(seats for seats in games.kind(game).seats if seats > 1)
    bots = [{"kind": "bot", "name": "uniform"}] * (few - 2)
    table = line.create(ada, game, [line.ME, line.OPEN, *bots], "Ada")
    line.sit(bo, table, "Bo")
    for page in (ada, bo):
        page.goto(f"/table/{table}")
        expect(button(page, "Resign")).to_be_visible()
    return Two(ada, bo, table, few)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def press(page: Page, name: str) -> None:
    button(page, name).click()


def told(page: Page) -> Locator:
    """Give how much one has been told, as “12/12”."""
    return page.get_by_role("region", name="Moves").get_by_text(re.compile(r"^\d+/\d+$"))


def resign(page: Page) -> None:
    press(page, "Resign")
    press(page, "Yes, resign")
    expect(button(page, "Resign")).to_have_count(0)


@pytest.mark.parametrize("game", [name for name in GAMES if games.kind(name).draws])
def test_draws_are_offered_declined_withdrawn_forgotten_and_agreed(two: Two) -> None:
    press(two.ada, "Offer a draw")
    two.told("^You offered a draw$", "^Ada offers a draw$")
    place = button(two.bo, "Resign").bounding_box()
    press(two.bo, "Decline")
    two.told("^Bo declined your draw offer$", "^You declined Ada’s draw offer$")
    assert button(two.bo, "Resign").bounding_box() == place
    press(two.bo, "OK")
    expect(two.bo.locator(SLIP)).to_have_count(0)
    press(two.bo, "Offer a draw")
    press(two.bo, "Withdraw")
    two.told("^Bo withdrew the draw offer$", "^You withdrew your draw offer$")
    press(two.ada, "Offer a draw")
    two.told("^You offered a draw$", "^Ada offers a draw$")
    press(two.bo, "Agree")
    for page in two.pages:
        expect(ending(page)).to_contain_text("A draw")
    two.told_nothing()


@pytest.mark.parametrize("game", [name for name in GAMES if not games.kind(name).live])
def test_take_backs_are_asked_for_declined_withdrawn_and_agreed(two: Two) -> None:
    two.play(two.ada)
    two.play(two.bo)
    press(two.ada, "Take back")
    two.told("^You asked to take back ", "^Ada asks to take back ")
    asked = two.bo.locator(SLIP).bounding_box()
    assert asked and asked["y"] + asked["height"] < 844 / 2, "on a phone the own things are in the lower half"
    press(two.ada, "Withdraw")
    two.told("^You withdrew your request", "^Ada withdrew the request")
    press(two.ada, "Take back")
    press(two.bo, "Decline")
    two.told("^Bo declined: your move stands$", "^You declined: Ada’s move stands$")
    press(two.ada, "Take back")
    press(two.bo, "Agree")
    two.told_nothing()
    assert "Decline" not in two.bo.inner_text("body")


@pytest.mark.parametrize("game", GAMES)
def test_a_broken_line_a_resignation_and_a_rematch(two: Two, faults: list[str]) -> None:
    first, other = two.in_turn()
    other.context.set_offline(True)
    before = told(other).inner_text()
    line.play_any(first, two.table)
    expect(told(other)).to_have_text(before)
    other.context.set_offline(False)
    expect(told(other)).not_to_have_text(before)
    faults[:] = [fault for fault in faults if "ERR_INTERNET_DISCONNECTED" not in fault]
    resign(two.ada)
    if two.seats > 2:
        resign(two.bo)  # else a bot would play on for Ada
    for page in two.pages:
        expect(ending(page)).to_be_visible()
        expect(button(page, "Resign")).to_have_count(0)
    press(two.ada, "Rematch")
    press(two.ada, "Withdraw")
    expect(button(two.ada, "Rematch")).to_be_visible()
    press(two.ada, "Rematch")
    expect(two.bo.get_by_text("Ada would like a rematch")).to_be_in_viewport()
    expect(button(two.bo, "Rematch")).to_be_in_viewport()
    press(two.bo, "Rematch")
    for page in two.pages:
        page.wait_for_url(lambda address: two.table not in address)
        expect(button(page, "Resign")).to_be_visible()
        expect(ending(page)).to_have_count(0)


def place(page: Page) -> list[float]:
    """Return how far down the page the story and the board are."""
    tops = "[story, story.nextElementSibling].map((part) => part.getBoundingClientRect().top + scrollY)"
    found: list[float] = page.get_by_role("region", name="What happened").evaluate(f"story => {tops}")
    return found


@pytest.mark.parametrize("game", [name for name in GAMES if not games.kind(name).live])
def test_the_board_stays_where_it_is_with_the_first_play_looking_back_and_at_the_end(two: Two) -> None:
    before = place(two.ada)
    two.play(two.ada)
    expect(two.ada.get_by_text("Your aim:")).to_have_count(0)
    assert place(two.ada) == before
    for page in two.pages:
        if (back := button(page, "What happened before that")).is_enabled():
            now = place(page)
            back.click()
            expect(button(page, "Current position")).to_be_visible()
            assert place(page) == now
    resign(two.ada)
    if two.seats > 2:
        resign(two.bo)
    expect(ending(two.ada)).to_be_visible()
    assert place(two.ada) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_measured_without_working_its_styles_out_a_hundred_times(two: Two) -> None:
    """Containers within grids within containers multiply: a hand of cards once froze a phone for a second."""
    browser = two.bo.context.new_cdp_session(two.bo)
    browser.send("Performance.enable")

    def counted(what: str) -> float:
        metrics = browser.send("Performance.getMetrics")["metrics"]
        return next(float(metric["value"]) for metric in metrics if metric["name"] == what)

    for _ in range(10):
        layouts, styles = counted("LayoutCount"), counted("RecalcStyleCount")
        before = told(two.bo).inner_text()
        line.play_any(two.in_turn()[0], two.table)
        expect(told(two.bo)).not_to_have_text(before)
        assert counted("RecalcStyleCount") - styles < 20 + 10 * (counted("LayoutCount") - layouts)
