"""What people do at a table of Package Pandemonium."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.players import ME, NOVICE, new_table, opened

HARBOUR = "harbour"
"""A map on which bases may stand in the south and in the west."""


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
    if not page.locator("details").evaluate("options => options.open"):
        page.get_by_role("heading", name="The game").click()
    page.get_by_role("combobox", name=re.compile("^City map")).select_option(chart)
    page.get_by_role("checkbox", name="Secret missions").set_checked(missions)
    address = opened(page)
    page.mouse.move(0, 0)
    return address


def city(page: Page) -> Locator:
    return page.get_by_role("grid", name="City map")


def square(page: Page, name: str) -> Locator:
    return city(page).get_by_role("gridcell", name=re.compile(f"^{name},"))


def playable(page: Page) -> Locator:
    """Give the locations to which the route, or the Rogue, may go on."""
    return city(page).get_by_role("gridcell", name="you can go there")


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.locator(".pandemonium").get_by_role("button", name=name)


def spots(page: Page) -> Locator:
    """Give the places for a base."""
    return page.locator("[data-spot]")


def cards(page: Page) -> Locator:
    return page.get_by_role("radio", name=re.compile(r"^Card \d"))


def drive(page: Page) -> Locator:
    return button(page, "Drive")


# What anybody does who only wants to go on.


def place_base(page: Page) -> None:
    expect(spots(page).first).to_be_visible()
    spots(page).first.click()
    button(page, re.compile("^Base at .* side$")).last.click()


def choose_company(page: Page) -> None:
    page.get_by_role("radio").first.check()
    button(page, re.compile("^Take ")).click()


def choose_card(page: Page, number: int | None = None) -> None:
    card = cards(page).first if number is None else page.get_by_role("radio", name=re.compile(rf"^Card {number}\b"))
    card.check()
    button(page, re.compile(r"^Play \d+ face down$")).click()


def plan(page: Page) -> None:
    """Lay cubes wherever it is possible until the route is complete."""
    while drive(page).is_disabled():
        playable(page).first.click()


def send_rogue(page: Page) -> None:
    send = button(page, re.compile("^(Send the Rogue|It stays here)$"))
    while send.is_disabled():
        playable(page).first.click()
    send.click()


def set_up(page: Page) -> None:
    """Place a base and choose a company, as soon as it is one's turn to."""
    place_base(page)
    expect(page.get_by_role("radio").first).to_be_visible()
    choose_company(page)
    expect(cards(page).first).to_be_visible()
