"""What people do at a table of Pack the Essentials: by mouse, by finger and by keys."""

from __future__ import annotations

import json
import re
from typing import Literal

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.players import WARMING_UP, opened, unfold_options

Lying = Literal["Sideways: 12 columns, 8 rows", "Upright: 8 columns, 12 rows"]
SIDEWAYS: Lying = "Sideways: 12 columns, 8 rows"
UPRIGHT: Lying = "Upright: 8 columns, 12 rows"
MINE = "free for your pawn"
ROUNDS = 12
MOST_TRIES = 8


class Sent:
    """The plays that a page has sent."""

    def __init__(self, page: Page) -> None:
        self.plays: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            self.plays.append(message["action"])


# Opening a table.


def begin_alone(page: Page, lying: Lying = SIDEWAYS, lady: str = "Agatha") -> None:
    _prepare(page, 1, lying)
    page.get_by_role("combobox", name=re.compile("^Cat Lady")).select_option(lady)
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_url("**/table/*")
    expect(free_positions(page).first).to_be_visible()


def open_with(page: Page, *others: str, lying: Lying = SIDEWAYS, own: bool = False) -> str:
    """Open a table with these others, and return its address."""
    _prepare(page, 1 + len(others), lying)
    for number, who in enumerate(others, start=2):
        page.get_by_role("combobox", name=f"Seat {number}", exact=True).select_option(who)
    if own:
        page.get_by_role("combobox", name=re.compile("^Suitcases")).select_option("A different one for each")
    return opened(page)


def _prepare(page: Page, seats: int, lying: Lying) -> None:
    page.goto("/new/essentials")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("combobox", name="Seats", exact=True).select_option(str(seats))
    unfold_options(page)
    page.get_by_role("combobox", name=re.compile("^How they lie")).select_option(lying)


# The draft.


def position(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name} to draft: "))


def free_positions(page: Page) -> Locator:
    return page.get_by_role("button", name=MINE)


def bonuses(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Choose your ")).get_by_role("button", disabled=False)


def tiles(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Tile .*take it$"))


def draft(page: Page, wanted: str = "1st") -> None:
    """Go to a position, or to the last that is free, and take its bonus and a tile."""
    expect(free_positions(page).first).to_be_visible(timeout=WARMING_UP)
    free = free_positions(page).and_(position(page, wanted))
    (free if free.count() else free_positions(page).last).click()
    expect(bonuses(page).or_(tiles(page)).first).to_be_visible(timeout=WARMING_UP)
    if bonuses(page).count():
        bonuses(page).first.click()
    tiles(page).first.click()
    expect(hand(page).first).to_be_visible()


# Packing.


def hand(page: Page) -> Locator:
    """Give the tiles to pack."""
    return page.get_by_role("list", name="Tiles to pack").get_by_role("button")


def case(page: Page) -> Locator:
    return page.get_by_role("grid", name=re.compile("^Your suitcase"))


def square(page: Page, cell: str) -> Locator:
    return case(page).locator(f'[data-cell="{cell}"]')


def staple(page: Page) -> str:
    """Return the name of a square that is full from the start."""
    return case(page).get_by_role("gridcell", name="staple").first.get_attribute("data-cell") or ""


def tried(page: Page) -> Locator:
    """Give the squares that a tile is tried out on."""
    return case(page).get_by_role("gridcell", name="tried out")


def deed(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def confirming(page: Page) -> Locator:
    """Give the button that ends the trying out, whatever it is called: some tiles go back to the box."""
    return page.locator(".mine .confirm")


def hint(page: Page) -> Locator:
    return page.locator(".mine .hint")


def tap_into(page: Page, number: int, cell: str) -> None:
    """Choose a tile, and then the square for its middle."""
    hand(page).nth(number).click()
    square(page, cell).click()


def pack_by_hand(page: Page) -> None:
    """Lay the two tiles of a first round apart from each other, and confirm."""
    tap_into(page, 0, "f7")
    if hand(page).count() > 1:
        tap_into(page, 1, "f2")
    confirm(page)


def pack_by_keys(page: Page) -> None:
    """Lay each tile where it fits first, turned another way as long as the others don't fit then, and confirm.

    In a suitcase where that leads nowhere, a bot is asked.
    """
    done = confirming(page)
    for tries in range(1, MOST_TRIES + 1):
        for tile in hand(page).all():
            tile.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        if done.get_attribute("aria-disabled") == "false":
            done.click()
            expect(hand(page)).to_have_count(0)
            return
        for tile in hand(page).all()[:: 1 if tries % 2 else -1]:
            tile.click()
            page.keyboard.press("Escape")
        page.keyboard.press("r")
    pack_for_me(page)


def confirm(page: Page) -> None:
    confirming(page).click()
    expect(hand(page)).to_have_count(0)


def pack_for_me(page: Page) -> None:
    """Confirm what a bot proposes."""
    lay_for_me(page)
    confirm(page)


def lay_for_me(page: Page) -> None:
    """Try out what a bot proposes, where nothing that could be confirmed is tried out yet."""
    page.get_by_role("button", name="Place them for me").click()
    expect(confirming(page)).to_have_attribute("aria-disabled", "false", timeout=WARMING_UP)


# What it is worth.


def total(page: Page) -> int:
    """Return the points on one's score sheet, with what is tried out."""
    return _figure(page.locator(".mine .total dd b"))


def told_total(page: Page) -> int:
    """Return the points that the house has told for the first seat."""
    return _figure(page.locator(".seats").get_by_text(re.compile(r"^\d+$")).first)


def _figure(place: Locator) -> int:
    found = re.match(r"\d+", place.inner_text().strip())
    assert found
    return int(found[0])
