"""What people see of games that they have played alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.server.browser import Browser
from tests.server.house import ServedHouse

from .axe import axe
from .fixtures import NewPage
from .places import me_as_guest, sign_up


def plays_alone(house: ServedHouse, page: Page) -> None:
    """Let whoever looks at the page miss a goal."""
    (cookie,) = [cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "packhouse"]
    with Browser(house.port, cookie).socket() as line:
        table = getattr(line.ask("create", game="rollers", seats=[{"kind": "me"}], name="Ada"), "table", "")
        line.ask("play", table=table, action="stop", turn=0)
        line.wait_until_over(table)


def part(page: Page, heading: str) -> Locator:
    """Give the part of a page below a heading."""
    return page.locator("section", has=page.get_by_role("heading", name=heading))


def test_a_guest_finds_their_bests_on_their_own_page(house: ServedHouse, page: Page) -> None:
    me_as_guest(page)
    plays_alone(house, page)
    page.reload()
    expect(part(page, "Personal bests")).to_contain_text("Rollers")
    expect(part(page, "Personal bests")).to_contain_text("0 points, 20 needed")
    expect(part(page, "Last games")).to_contain_text("alone, goal missed: 0 points, 20 needed")
    axe(page)


def test_an_accounts_bests_are_on_its_page_for_everyone(house: ServedHouse, page: Page, new_page: NewPage) -> None:
    name = sign_up(page)
    plays_alone(house, page)
    other = new_page(390, 844, touch=True, theme="dark", language="de-DE")
    other.goto(f"/people/{name}")
    expect(part(other, "Bestleistungen")).to_contain_text("0 Punkte, 20 nötig")
    expect(other.get_by_role("link", name="Nachspielen")).to_have_count(0)
    axe(other)


def test_whoever_never_played_alone_has_no_empty_list_of_bests(page: Page) -> None:
    sign_up(page)
    expect(page.get_by_role("heading", name="Last games")).to_be_visible()
    expect(page.get_by_role("heading", name="Personal bests")).to_have_count(0)
