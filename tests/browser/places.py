"""Every page that there is, and how one gets there: the house’s, and those in a game’s ``tests/browser/places.py``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import Page, expect

from packhouse import games
from packhouse.games.own_components import shipped_text
from web import npm

from .players import LOCAL, OPEN, SAMPLE, finished_table, open_table, play, playable

Place: TypeAlias = Callable[[Page], None]
NAMES = (f"Packer {number}" for number in count(1))
PASSWORD = "string and brown paper"


def home(page: Page) -> None:
    _visit(page, "/", "Packing games, unpacked")


def home_with_parcels(page: Page) -> None:
    table_in_play(page)
    home(page)
    expect(page.locator("[inert] [data-cell]").first).to_be_attached()


def daily(page: Page) -> None:
    _visit(page, "/daily", "Today’s parcel")
    expect(page.locator("[inert] [data-cell]").first).to_be_attached()


def own_box(page: Page) -> None:
    new(page, SAMPLE)
    page.get_by_role("heading", name="Your own box").click()
    page.get_by_role("textbox", name="What’s in the box").fill(shipped_text(SAMPLE).replace(" = 7", " = 5"))
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("Your box is ready.")).to_be_visible()


def table_with_own_box(page: Page) -> None:
    own_box(page)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name="Your own box")).to_be_visible()


def waiting_table(page: Page) -> None:
    open_table(page, red=OPEN)
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def table_in_play(page: Page) -> None:
    open_table(page, red=LOCAL)
    play(page)
    expect(playable(page).first).to_be_visible()


def finished(page: Page) -> None:
    finished_table(page)


def replay(page: Page) -> None:
    finished_table(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_role("button", name="What would an expert bot play?")).to_be_visible()


def me_as_guest(page: Page) -> None:
    _visit(page, "/me", "Your account")
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()


def me_signed_in(page: Page) -> None:
    sign_up(page)


def person(page: Page) -> None:
    _visit(page, f"/people/{sign_up(page)}", "Last games")


def privacy(page: Page) -> None:
    _visit(page, "/privacy", "Privacy")


def settings(page: Page) -> None:
    _visit(page, "/settings", "Settings")


def not_found(page: Page) -> None:
    _visit(page, "/rules/nowhere", "Nothing is packed here")


HOUSE: tuple[Place, ...] = (
    home, home_with_parcels, own_box, table_with_own_box, waiting_table, table_in_play, finished, replay, me_as_guest,
    me_signed_in, person, settings, privacy, not_found, daily,
)  # fmt: skip


def places() -> Iterator[tuple[str, Place]]:
    """Give all pages by name: the house's, and for each game that has a folder on the page those that are its own."""
    yield from ((place.__name__, place) for place in HOUSE)
    for game in games.names():
        if (npm.WEB / "src" / "games" / game).is_dir():
            yield from ((f"{game} {place.__name__}", partial(place, game=game)) for place in (new, rules))
        if Path(str(games.folder(game)), "tests", "browser", "places.py").exists():
            found = import_module(f"packhouse.games.{game}.tests.browser.places").PLACES
            yield from ((f"{game} {place.__name__}", place) for place in found)


def new(page: Page, game: str) -> None:
    _visit(page, f"/new/{game}", f"New table for {games.kind(game).title}")


def rules(page: Page, game: str) -> None:
    _visit(page, f"/rules/{game}", f"Rules of {games.kind(game).title}")
    expect(page.get_by_role("figure").first).to_be_visible()


def sign_up(page: Page, password: str = PASSWORD) -> str:
    """Make an account, and return its name."""
    name = next(NAMES)
    me_as_guest(page)
    fill_in(page, name, password)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()
    return name


def fill_in(page: Page, name: str, password: str) -> None:
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("textbox", name="Password").fill(password)


def _visit(page: Page, address: str, heading: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name=heading).first).to_be_visible()
