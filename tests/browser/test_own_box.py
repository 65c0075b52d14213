"""Playing with a box of one's own: its file, what the others are told, and two questions in the end."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.house import ServedHouse

from .axe import axe
from .fixtures import NewPage
from .players import LOCAL, ME, OPEN, ending, new_table, opened, resign, sit_down
from .test_any_game import drawing, play, steps

SMALL = "# Two counters.\nheaps = [1, 1]\n"
DIFFERS = ["heaps", "Standard: [3, 4, 5]", "Here: [1, 1]"]


def unfold(page: Page) -> None:
    page.get_by_role("heading", name="Your own box").click()


def choose(page: Page, folder: Path, text: str = SMALL) -> None:
    """Choose a file as people do, by the button."""
    file = folder / "mine.toml"
    file.write_text(text)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose your file").click()
    chooser.value.set_files(file)
    expect(page.locator("input[type=file]")).to_have_value("")  # or choosing it again would change nothing


def differs(page: Page) -> None:
    told = page.locator("dl").filter(has_text="heaps")
    for words in DIFFERS:
        expect(told).to_contain_text(words)


def wishes(house: ServedHouse) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as database:
        return database.execute("SELECT mark, wish FROM opinions ORDER BY seat").fetchall()


def test_two_people_play_with_a_box_of_the_host_s_own_and_say_how_it_was(
    new_page: NewPage, house: ServedHouse, tmp_path: Path
) -> None:
    host, guest = new_page(), new_page(360, 740, touch=True, theme="dark")
    new_table(host, "nim", **{"Seat 1": ME, "Seat 2": OPEN})
    unfold(host)
    choose(host, tmp_path)
    expect(host.get_by_text("Your box is ready.")).to_be_visible()
    differs(host)
    axe(host)
    address = opened(host)
    guest.goto(address)
    expect(guest.get_by_role("heading", name="The host’s own box")).to_be_visible()
    differs(guest)
    axe(guest)
    sit_down(guest, address)
    for page in (host, guest):
        expect(drawing(page)).to_contain_text("heaps")
        expect(page.get_by_text("Your own box" if page is host else "The host’s own box")).to_be_visible()
        play(page, steps(page).first)
    for page in (host, guest):
        expect(ending(page)).to_be_visible()
        axe(page)
    guest.get_by_role("radio", name="poor", exact=True).tap()
    guest.get_by_role("textbox", name="What would you change?").fill("More heaps <b>.")
    guest.get_by_role("button", name="Send answer").tap()
    expect(guest.get_by_text("Thank you! Your answer was sent.")).to_be_visible()
    expect(host.get_by_text("More heaps")).to_have_count(0)
    host.get_by_role("radio", name="very good").press("Space")
    host.get_by_role("button", name="Send answer").press("Enter")
    expect(host.get_by_text("Thank you! Your answer was sent.")).to_be_visible()
    assert wishes(house) == [(5, ""), (2, "More heaps <b>.")]
    guest.reload()
    expect(ending(guest)).to_be_visible()
    expect(guest.get_by_role("button", name="Send answer")).to_have_count(0)


def test_what_is_wrong_with_a_file_is_told_with_its_line_and_no_table_is_opened(
    page: Page, faults: list[str], tmp_path: Path
) -> None:
    new_table(page, "nim", **{"Seat 1": ME, "Seat 2": LOCAL})
    unfold(page)
    choose(page, tmp_path, "# Too many.\nheaps = [1, 10]\n")
    wrong = page.get_by_role("alert")
    expect(wrong).to_have_text("Line 2 (heaps, 2): That’s too much. Write 9 at most.")
    faults.clear()
    axe(page)
    page.get_by_role("button", name="Open the table").click()
    text = page.get_by_role("textbox", name="What’s in the box")
    expect(text).to_be_focused()
    page.get_by_role("button", name="Go to line 2").press("Enter")
    assert text.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)") == "heaps = [1, 10]"
    page.keyboard.type("heaps = [2]")
    expect(wrong).to_have_count(0)
    expect(page.get_by_text("You changed this. Check it again.")).to_be_visible()
    opened(page)  # it is checked first
    expect(page.get_by_text("Your own box")).to_be_visible()


def test_a_file_that_was_mended_is_chosen_again_and_an_unready_box_opens_no_standard_table(
    page: Page, faults: list[str], tmp_path: Path
) -> None:
    new_table(page, "nim", **{"Seat 1": ME, "Seat 2": LOCAL})
    unfold(page)
    choose(page, tmp_path, "heaps = [1,\n1")
    held = page.get_by_text("No table was opened: your box isn’t ready.")
    page.get_by_role("button", name="Open the table").click()
    expect(held).to_be_visible()
    faults.clear()
    choose(page, tmp_path)
    expect(page.get_by_text("Your box is ready.")).to_be_visible()
    expect(held).to_have_count(0)


def test_the_standard_file_is_put_into_the_field_to_be_changed_there(page: Page) -> None:
    new_table(page, "nim", **{"Seat 1": ME, "Seat 2": LOCAL})
    unfold(page)
    page.get_by_role("button", name="Start from the standard file").click()
    text = page.get_by_role("textbox", name="What’s in the box")
    expect(text).to_have_value(re.compile(r"heaps = \[3, 4, 5\]"))
    expect(page.get_by_text("Check it first.")).to_be_visible()
    check = page.get_by_role("button", name="Check it")
    bar, low = page.get_by_role("button", name="Open the table").bounding_box(), check.bounding_box()
    assert bar is not None and low is not None and low["y"] + low["height"] <= bar["y"]


def test_without_its_text_it_is_the_standard_box_again(page: Page, tmp_path: Path) -> None:
    new_table(page, "nim", **{"Seat 1": ME, "Seat 2": LOCAL})
    unfold(page)
    choose(page, tmp_path)
    page.get_by_role("button", name="Play with the standard box").click()
    opened(page)
    expect(drawing(page)).to_contain_text("heaps 3 4 5")
    resign(page)
