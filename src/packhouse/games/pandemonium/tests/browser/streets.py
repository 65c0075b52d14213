"""What people do at a table of Package Pandemonium."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.players import ME, NOVICE, unfold_options

HARBOUR = "harbour"
"""A map on which bases may stand in the south and in the west."""

PILOT = """() => {
  const step = () => {
    const board = document.querySelector(".pandemonium");
    if (!board || document.querySelector("[aria-busy=true]")) return;
    const [unchecked] = board.querySelectorAll("form:not(:has(:checked)) [type=radio]");
    const [spot] = board.querySelector("[data-spot][aria-pressed=true]") ? [] : board.querySelectorAll("[data-spot]");
    const next = unchecked ?? spot ?? board.querySelector(".doing .main:not(:disabled)")
      ?? board.querySelector("[data-cell].playable");
    next?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  window.pilot = setInterval(step, 15);
}"""
"""Presses whatever may be pressed, like someone in a great hurry."""


def open_city(page: Page, *others: str, chart: str = HARBOUR, missions: bool = True) -> str:
    """Open a table with these beside oneself, who is Red; return its address."""
    seats = dict(zip(("Green", "Rogue"), others or (NOVICE,), strict=False))
    page.goto("/new/pandemonium")
    page.get_by_role("combobox", name="Seats").select_option(str(len(seats) + 1))
    return _opened(page, {"Red": ME, **seats}, chart, missions)


def open_alone(page: Page) -> str:
    page.goto("/new/pandemonium")
    page.get_by_role("combobox", name="Seats").select_option("1")
    return _opened(page, {}, HARBOUR, missions=True)


def _opened(page: Page, seats: dict[str, str], chart: str, missions: bool) -> str:
    for side, who in seats.items():
        page.get_by_role("combobox", name=side, exact=True).select_option(who)
    unfold_options(page)
    page.get_by_role("combobox", name=re.compile("^City map")).select_option(chart)
    page.get_by_role("checkbox", name="Secret missions").set_checked(missions)
    page.get_by_role("button", name=re.compile("^(Open the table|Play alone)$")).click()
    page.wait_for_url("**/table/*")
    page.mouse.move(0, 0)
    return page.url


def city(page: Page) -> Locator:
    return page.get_by_role("grid", name="City map")


def square(page: Page, name: str) -> Locator:
    return city(page).get_by_role("gridcell", name=re.compile(f"^{name},"))


def playable(page: Page) -> Locator:
    """Give the locations to which the route, or the Rogue, may go on."""
    return city(page).get_by_role("gridcell", name="you can go there")


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.locator(".doing").get_by_role("button", name=name)


def spots(page: Page) -> Locator:
    """Give the places for a base."""
    return page.locator("[data-spot]")


def choices(page: Page) -> Locator:
    """Give the cards among which one chooses, of whatever kind."""
    return page.locator(".pandemonium").get_by_role("radio")


def card(page: Page, number: int) -> Locator:
    return page.get_by_role("radio", name=re.compile(rf"^Card {number}\b"))


def confirming(page: Page) -> Locator:
    """Give the button that plays the card that is chosen, with what is told of it."""
    return page.locator(".doing .confirm")


def drive(page: Page) -> Locator:
    return button(page, re.compile("^(Drive|End the route)$"))


def missions(page: Page) -> Locator:
    return page.get_by_role("region", name="Your secret missions").get_by_role("listitem")


def sheet(page: Page) -> Locator:
    """Give the lines of what everyone scores at the end."""
    return page.get_by_role("region", name="What counts at the end").get_by_role("row")


def course(page: Page) -> Locator:
    """Give what tells which turn it is, and what is to be done or awaited."""
    return page.locator(".pandemonium > .course")


def expect_turn(page: Page, number: int) -> None:
    expect(course(page).get_by_text(f"Turn {number} of 16")).to_be_visible()


# What anybody does who only wants to go on.


def place_base(page: Page) -> None:
    """Take the first place, and wait until it is no longer offered to anybody."""
    taken = spots(page).first.get_attribute("data-spot")
    page.locator(f'[data-spot="{taken}"]').click()
    button(page, re.compile("^Base at .* side$")).click()
    expect(page.locator(f'[data-spot="{taken}"]')).to_have_count(0)


def choose_company(page: Page) -> None:
    """Take the first company, and wait until it is no longer offered to anybody."""
    taken = choices(page).first.get_attribute("value")
    page.locator(f'[value="{taken}"]').check()
    button(page, re.compile("^Take ")).click()
    expect(page.locator(f'[value="{taken}"]')).to_have_count(0)


def choose_card(page: Page, number: int) -> None:
    card(page, number).check()
    button(page, re.compile(rf"^Play {number}\b")).click()


def plan(page: Page) -> None:
    """Lay cubes wherever it is possible until the route is complete."""
    expect(drive(page)).to_be_visible()
    while drive(page).is_disabled():
        playable(page).first.click()


def let_go(page: Page) -> None:
    """Let the Rogues have whatever they get, until the next turn begins."""
    loss = button(page, "Let it go").and_(page.locator(":enabled"))  # not the one that was pressed just now
    card = choices(page).first
    while True:
        expect(loss.or_(card)).to_be_visible()
        if card.is_visible():
            return
        loss.click()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)  # or the same button would be pressed again


def hurry(page: Page) -> None:
    """Let someone play on by whatever comes first."""
    page.evaluate(PILOT)


def rest(page: Page) -> None:
    page.evaluate("clearInterval(window.pilot)")
