"""Every page that there is, and how one gets there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TypeAlias

from playwright.sync_api import Page, expect

from .pickpack import choices, in_hand, legal, open_pickpack
from .players import LOCAL, OPEN, finished_table, open_table, play, playable, resign

Place: TypeAlias = Callable[[Page], None]
NAMES = (f"Packer {number}" for number in count(1))
PASSWORD = "string and brown paper"


def home(page: Page) -> None:
    _visit(page, "/", "Packing games, unpacked")


def new(page: Page) -> None:
    _visit(page, "/new/packit", "New table of Pack-It")


def waiting_table(page: Page) -> None:
    open_table(page, red=OPEN)
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def table_in_play(page: Page) -> None:
    open_table(page, red=LOCAL)
    play(page)
    expect(playable(page).first).to_be_visible()


def finished(page: Page) -> None:
    finished_table(page)


def pickpack_set_up(page: Page) -> None:
    open_pickpack(page)
    in_hand(page, "Premium").click()
    expect(in_hand(page, "Premium")).to_have_attribute("aria-pressed", "true")


def pickpack_choosing(page: Page) -> None:
    open_pickpack(page, blue=LOCAL, beginners=True)
    legal(page).first.click()
    expect(choices(page)).to_have_count(4)


def pickpack_in_play(page: Page) -> None:
    pickpack_choosing(page)
    choices(page).first.click()
    expect(choices(page)).to_have_count(0)
    expect(legal(page).first).to_be_visible()


def pickpack_finished(page: Page) -> None:
    pickpack_in_play(page)
    resign(page)


def replay(page: Page) -> None:
    finished_table(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="First position")).to_be_enabled()
    page.get_by_role("button", name="One back").click()
    expect(page.get_by_role("button", name="Ask the strong bot")).to_be_visible()


def rules(page: Page) -> None:
    _visit(page, "/rules/packit", "Rules of Pack-It")
    expect(page.get_by_role("figure").first).to_be_visible()


def me_as_guest(page: Page) -> None:
    _visit(page, "/me", "Your account")
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()


def me_signed_in(page: Page) -> None:
    sign_up(page)


def person(page: Page) -> None:
    _visit(page, f"/people/{sign_up(page)}", "Last games")


def settings(page: Page) -> None:
    _visit(page, "/settings", "Settings")


def parts(page: Page) -> None:
    _visit(page, "/parts", "The parts that games share")


def not_found(page: Page) -> None:
    _visit(page, "/rules/nowhere", "Nothing is packed here")


PLACES: tuple[Place, ...] = (
    home, new, waiting_table, table_in_play, finished, pickpack_set_up, pickpack_choosing, pickpack_in_play,
    pickpack_finished, replay, rules, me_as_guest, me_signed_in, person, settings, parts, not_found,
)  # fmt: skip


def sign_up(page: Page, password: str = PASSWORD) -> str:
    """Make an account, and return its name."""
    name = next(NAMES)
    me_as_guest(page)
    fill_in(page, name, password)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()
    return name


def fill_in(page: Page, name: str, password: str) -> None:
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("textbox", name="Password").fill(password)


def _visit(page: Page, address: str, heading: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name=heading).first).to_be_visible()
