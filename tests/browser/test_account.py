"""An account: made, left, changed and deleted on the page."""

from __future__ import annotations

import re
import subprocess
import sys

from playwright.sync_api import Page, expect

from tests.server.house import ServedHouse

from .fixtures import NewPage
from .places import PASSWORD, fill_in, me_as_guest, sign_up
from .players import ME, NOVICE, OPEN, SAMPLE, new_table, open_table, opened


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def sign_in(page: Page, name: str, password: str) -> None:
    me_as_guest(page)
    fill_in(page, name, password)
    press(page, "Sign in")


def test_whoever_signs_up_is_signed_in(page: Page) -> None:
    name = sign_up(page)
    expect(page.get_by_role("navigation").get_by_role("link", name=name)).to_be_visible()


def test_whoever_signs_out_is_a_guest(page: Page) -> None:
    sign_up(page)
    press(page, "Sign out")
    expect(page.get_by_text("You’re playing as a guest.")).to_be_visible()
    expect(page.get_by_role("navigation").get_by_role("link", name="You")).to_be_visible()


def test_an_account_is_signed_in_to_from_another_device(new_page: NewPage) -> None:
    name = sign_up(new_page())
    other = new_page()
    sign_in(other, name, PASSWORD)
    expect(other.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()


def test_a_wrong_password_is_refused_in_plain_words(new_page: NewPage, faults: list[str]) -> None:
    name = sign_up(new_page())
    other = new_page()
    sign_in(other, name, "not the password")
    expect(other.get_by_text("The name or the password is wrong.")).to_be_visible()
    forgive(faults)


def test_a_new_password_opens_the_account(new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    name = sign_up(page)
    page.get_by_role("textbox", name="Old password").fill(PASSWORD)
    page.get_by_role("textbox", name="New password").fill("tape and bubble wrap")
    press(page, "Change password")
    expect(page.get_by_text("Your password was changed")).to_be_visible()
    sign_in(other, name, "tape and bubble wrap")
    expect(other.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()


def test_a_new_password_ends_the_other_sessions_on_the_list_too(new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    sign_in(other, sign_up(page), PASSWORD)
    expect(other.get_by_text("this device")).to_be_visible()
    page.reload()
    expect(page.get_by_text("last used")).to_be_visible()
    page.get_by_role("textbox", name="Old password").fill(PASSWORD)
    page.get_by_role("textbox", name="New password").fill("tape and bubble wrap")
    press(page, "Change password")
    expect(page.get_by_text("last used")).to_have_count(0)
    expect(page.get_by_text("this device")).to_be_visible()
    expect(page.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)


def test_a_list_of_devices_that_could_not_be_loaded_says_so(page: Page, faults: list[str]) -> None:
    page.route("**/api/sessions", lambda route: route.abort())
    sign_up(page)
    expect(page.get_by_text("Your devices couldn’t be loaded.")).to_be_visible()
    faults.clear()


def test_whoever_is_signed_in_twice_signs_out_everywhere_else(new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    name = sign_up(page)
    sign_in(other, name, PASSWORD)
    expect(other.get_by_text("this device")).to_be_visible()
    press(other, "Sign out everywhere else")
    expect(other.get_by_text("You’re signed out everywhere else.")).to_be_visible()
    expect(other.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    expect(page.get_by_text("You’re playing as a guest.")).to_be_visible()


def test_whoever_deletes_an_account_is_asked_first(page: Page) -> None:
    name = sign_up(page)
    page.get_by_role("textbox", name="Password", exact=True).fill(PASSWORD)
    press(page, "Delete account")
    press(page, "Keep it")
    expect(page.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()


def test_a_deleted_account_is_gone(page: Page, faults: list[str]) -> None:
    name = sign_up(page)
    page.get_by_role("textbox", name="Password", exact=True).fill(PASSWORD)
    press(page, "Delete account")
    press(page, "Delete it")
    expect(page.get_by_text("You’re playing as a guest.")).to_be_visible()
    sign_in(page, name, PASSWORD)
    expect(page.get_by_text("The name or the password is wrong.")).to_be_visible()
    forgive(faults)


def test_whoever_has_an_account_plays_under_its_name(page: Page) -> None:
    name = sign_up(page)
    open_table(page, red=OPEN)
    expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()


def test_a_rated_table_asks_for_accounts_and_offers_no_bots(page: Page) -> None:
    sign_up(page)
    new_table(page, SAMPLE, White=ME, Red=OPEN)
    page.get_by_role("checkbox", name="Rated").check()
    opened(page)
    expect(page.get_by_text("Whoever opens this link and signs in can sit down.")).to_be_visible()
    expect(page.get_by_role("button", name="Start now")).to_have_count(0)


def test_a_rated_table_has_a_clock_of_its_own_accord(page: Page) -> None:
    sign_up(page)
    new_table(page, SAMPLE, White=ME, Red=OPEN)
    clock = page.get_by_role("combobox", name="Clock")
    expect(clock).to_have_value("none")
    page.get_by_role("checkbox", name="Rated").check()
    expect(clock).to_have_value("game")
    expect(clock.get_by_role("option", name="No clock")).to_be_disabled()
    expect(page.get_by_role("spinbutton", name="Minutes")).to_have_value("20")
    page.get_by_role("checkbox", name="Rated").uncheck()
    expect(clock).to_have_value("none")


def test_a_table_that_is_rated_again_has_a_clock_again(page: Page) -> None:
    sign_up(page)
    new_table(page, "rollers")
    clock, seats = page.get_by_role("combobox", name="Clock"), page.get_by_role("combobox", name="Seats")
    page.get_by_role("checkbox", name="Rated").check()
    seats.select_option("1")
    clock.select_option("none")
    seats.select_option("2")
    expect(page.get_by_role("checkbox", name="Rated")).to_be_checked()
    expect(clock).to_have_value("game")
    opened(page)


def test_a_chosen_clock_stays_when_a_table_is_rated(page: Page) -> None:
    sign_up(page)
    new_table(page, SAMPLE, White=ME, Red=OPEN)
    page.get_by_role("combobox", name="Clock").select_option("days")
    page.get_by_role("checkbox", name="Rated").check()
    expect(page.get_by_role("combobox", name="Clock")).to_have_value("days")


def test_a_guest_is_told_why_nothing_is_rated(page: Page) -> None:
    page.goto(f"/new/{SAMPLE}")
    expect(page.get_by_role("checkbox", name="Rated")).to_have_accessible_description("Sign in to play rated games.")


def test_whoever_is_banned_is_told_until_when(page: Page, house: ServedHouse, faults: list[str]) -> None:
    name = sign_up(page)
    open_table(page, red=NOVICE)
    words = ["admin", "ban", name, "--for", "2h", "--database", house.database]
    subprocess.run([sys.executable, "-m", "packhouse", *words], check=True, capture_output=True)
    until = re.compile(r"You’re banned here until \d+ \w+ \d{4}, \d\d:\d\d\. Come back then\.")
    expect(page.get_by_role("status").get_by_text(until)).to_be_visible()
    expect(page.locator(".turn")).to_contain_text(until)
    page.goto("about:blank")  # it would try again
    faults.clear()


def forgive(faults: list[str]) -> None:
    """Take out that the browser saw a refusal: the test provoked it."""
    faults[:] = [fault for fault in faults if "401" not in fault and "403" not in fault]
