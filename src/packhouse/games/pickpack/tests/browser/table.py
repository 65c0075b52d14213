"""What people do at a table of Pick & Pack, by mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.players import ME, NOVICE, WARMING_UP, new_table, opened

TILES = ("Premium", "Wholesale", "Rush Order", "Quality Control", "Order Mix-up", "Malfunction")
"""Of each one lays two."""

# Positions of the game in the fixture `past`.
MALFUNCTION = 7  # Blue may go to c4 for a Malfunction or Quality Control
NO_CHOICE = 9  # Blue may go to trays only, all of which go to crate 4
TWO_TILES = 14  # Red may go to b5 for Wholesale or Quality Control
RUSHING = 49  # Red may spend a Rush Order
NEARLY_OVER = 52  # Blue ends the game on a3

ENDS = {"top": "above column", "bottom": "below column", "left": "left of row", "right": "right of row"}


def open_pickpack(page: Page, red: str = ME, blue: str = NOVICE, *, beginners: bool = False) -> str:
    """Open a table, with all tiles laid by lot if it is for beginners, and return its address."""
    new_table(page, "pickpack", Red=red, Blue=blue)
    page.get_by_role("checkbox", name="Beginners’ set-up").set_checked(beginners)
    address = opened(page)
    page.mouse.move(0, 0)  # what lies where the button was isn't pointed at
    return address


def board(page: Page) -> Locator:
    return page.get_by_role("grid", name="Board of Pick & Pack")


def place(page: Page, name: str) -> Locator:
    """Give a space or a slot."""
    return board(page).get_by_role("button", name=re.compile(f"^{called(name)},"))


def called(name: str) -> str:
    """Return what the page calls a space or a slot: “above column a” is “a-top”."""
    line, _, end = name.partition("-")
    return f"{ENDS[end]} {line}" if end else name


def legal(page: Page) -> Locator:
    """Give the spaces that the grabber may be moved to."""
    return board(page).get_by_role("button", name="playable")


# The set-up.


def in_hand(page: Page, tile: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^{tile}, \d to lay$"))


def done(page: Page) -> Locator:
    return page.get_by_role("button", name="Done laying", exact=True)


def end_laying(page: Page) -> None:
    done(page).click()
    page.get_by_role("button", name="Yes, done").click()


def laid(page: Page, side: str) -> dict[str, str]:
    """Return what one sees of a side's tiles: by slot, which tile lies there."""
    expect(board(page)).to_be_visible()
    labels = (
        board(page).get_by_role("button").evaluate_all("all => all.map((one) => [one.dataset.name, one.ariaLabel])")
    )
    slots = [(name, *words[1:3]) for name, label in labels if (words := label.split(", "))[1] == side]
    return {slot: tile for slot, _, tile in slots if tile != "no tile"}


def lay_for_me(page: Page) -> None:
    """Let a bot lay what is left."""
    page.get_by_role("button", name="Lay them for me").click()
    expect(page.get_by_role("region", name="All your tiles are laid")).to_be_visible(timeout=WARMING_UP)
    expect(done(page)).to_be_enabled()


# Moves.


def panel(page: Page) -> Locator:
    return page.get_by_role("group", name="Your choice")


def choices(page: Page) -> Locator:
    """Give the buttons of what is to be chosen after the space."""
    return panel(page).locator(".choices").get_by_role("button")


def choice(page: Page, name: str) -> Locator:
    return panel(page).get_by_role("button", name=name, exact=True)


def told(page: Page) -> Locator:
    """Give how many plays one has been told of, as “12/12”."""
    return page.get_by_role("region", name="Moves").get_by_text(re.compile(r"^\d+/\d+$"))


def played(page: Page, action: str) -> Locator:
    """Give a play in the list of moves, by a pattern of its number and words."""
    return page.get_by_role("region", name="Moves").get_by_role("button", name=re.compile(f"^{action},"))


def story(page: Page) -> Locator:
    """Give what tells of the plays, one after the other."""
    return page.get_by_role("region", name="What happened")


def play_from(page: Page, past: str, number: int) -> None:
    """Play on from a position of a finished game, as whoever is to act there, against a bot."""
    page.goto(f"{past}?at={number}")
    page.get_by_role("button", name=re.compile("^Play on as")).first.click()
    page.wait_for_url("**/table/*")
    expect(panel(page)).to_be_visible()
