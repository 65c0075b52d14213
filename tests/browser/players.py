"""What people do at a table, by mouse."""

from __future__ import annotations

import re
from itertools import cycle

from playwright.sync_api import Locator, Page, expect

ME, OPEN, LOCAL, NOVICE = "You", "Open: anyone with the link", "Someone on this device", "Bot: novice"

SAMPLE, TITLE = "packit", "Pack-It"
"""The game on whose board the house's own pages are tried: two sides, few cells, and soon over."""

WARMING_UP = 60_000
"""Milliseconds for a bot to compile its kernel on a slow machine."""


def open_table(page: Page, red: str, white: str = ME, size: int = 3, public: bool = False) -> str:
    """Open a small table, which is soon over, and return its address."""
    new_table(page, SAMPLE, White=white, Red=red)
    page.get_by_role("spinbutton", name="Size").fill(str(size))
    page.get_by_role("checkbox", name="List it among the open tables").set_checked(public)
    return opened(page)


def new_table(page: Page, game: str, **seats: str) -> None:
    """Say who shall play at a new table, and unfold the game's options."""
    page.goto(f"/new/{game}")
    for side, who in seats.items():
        page.get_by_role("combobox", name=side, exact=True).select_option(who)
    unfold_options(page)


def unfold_options(page: Page) -> None:
    """Show the game's options, which are folded on a phone, once the page has them."""
    if not page.locator("details").first.evaluate("options => options.open"):
        page.get_by_role("heading", name="The game").click()


def opened(page: Page) -> str:
    """Open the table that is described, and return its address."""
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    return page.url


def sit_down(page: Page, address: str) -> None:
    """Follow a link to a table, and take the free seat."""
    page.goto(address)
    page.get_by_role("button", name="Sit down").click()


def unfold_moves(page: Page) -> None:
    """Show the moves that one can make, in words, as whoever plays by keyboard does."""
    heading = page.locator("summary", has_text="Moves you can make")
    heading.focus()
    expect(heading).to_be_in_viewport()
    page.keyboard.press("Enter")


def cell(page: Page, name: str) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(f"^{name},"))


def playable(page: Page) -> Locator:
    return page.get_by_role("gridcell", name="playable")


def speak_german_at(page: Page, address: str) -> None:
    page.goto("/settings")
    page.get_by_role("combobox", name="Language").select_option("Deutsch")
    page.goto(address)


def ending(page: Page) -> Locator:
    """Give what tells how it ended: who wins, by how many points and why."""
    return page.get_by_role("region", name="Result")


def play(page: Page, name: str = "") -> str:
    """Put a packet on a cell, or on any; return which."""
    chosen = cell(page, name) if name else playable(page).first
    expect(chosen).to_have_accessible_name(re.compile("playable"))
    name = (chosen.get_attribute("aria-label") or "").split(",")[0]
    cell(page, name).click()
    expect(cell(page, name)).not_to_have_accessible_name(re.compile("empty"))
    return name


def play_to_the_end(*pages: Page) -> None:
    """Let everyone play anything in turn; a bot that sits there, too, has its turns in between."""
    for page in cycle(pages):
        expect(playable(page).or_(ending(page)).first).to_be_visible()
        if ending(page).is_visible():
            return
        play(page)


def finished_table(page: Page) -> str:
    """Open a table with someone on the same device, play a move and let the other resign; return its address."""
    address = open_table(page, red=LOCAL)
    play(page)
    expect(playable(page).first).to_be_visible()
    resign(page)
    return address


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(ending(page)).to_be_visible()
