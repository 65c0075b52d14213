"""Pick & Pack's crates and choices are on the screen while one plays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from packhouse.games.pickpack.tests.browser.table import (
    TWO_TILES,
    choice,
    choices,
    done,
    in_hand,
    open_pickpack,
    panel,
    place,
    play_from,
    played,
    story,
)
from tests.browser.fixtures import NewPage
from tests.browser.players import resign

LAST = 53
"""The end of the game in the fixture `past`."""


def bottom(page: Page, selector: str) -> float:
    return float(page.locator(selector).last.evaluate("element => element.getBoundingClientRect().bottom"))


def test_on_a_phone_ones_crates_lie_right_below_the_board(new_page: NewPage, past: str) -> None:
    phone = new_page(360, 740, touch=True)
    play_from(phone, past, TWO_TILES)
    crates = phone.locator(".red-side .crate")
    expect(crates).to_have_count(4)
    phone.locator("[aria-busy]").evaluate("middle => middle.scrollIntoView()")
    assert max(bottom(phone, ".red-side"), bottom(phone, ".frame")) <= 740


@pytest.mark.parametrize("height", [720, 800])
def test_at_1280_pixels_the_choices_among_crates_are_seen_whole(new_page: NewPage, past: str, height: int) -> None:
    page = new_page(1280, height)
    play_from(page, past, TWO_TILES)
    place(page, "c5").click()
    expect(choices(page).first).to_be_visible()
    assert bottom(page, ".panel") <= height


def test_crates_stay_where_they_are_whatever_is_asked_below_the_board(new_page: NewPage, past: str) -> None:
    page = new_page(1280, 720)
    play_from(page, past, TWO_TILES)
    crate = page.locator(".red-side .crate").first
    at_first = crate.bounding_box()
    place(page, "c5").click()
    expect(choices(page).first).to_be_visible()
    among_crates = crate.bounding_box()
    choice(page, "Back").click()
    place(page, "b5").click()
    expect(choice(page, "Wholesale")).to_be_visible()
    assert at_first == among_crates == crate.bounding_box()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_on_a_phone_the_page_stays_where_the_first_tap_on_a_tray_brought_it(
    new_page: NewPage, past: str, width: int, height: int
) -> None:
    phone = new_page(width, height, touch=True)
    play_from(phone, past, TWO_TILES)
    place(phone, "c5").tap()
    choice(phone, "Your crate 1").tap()
    for shown in (panel(phone), story(phone), phone.locator(".red-side")):
        expect(shown).to_be_in_viewport(ratio=1)
    assert phone.evaluate("scrollY") > 0
    seen = bottom(phone, ".frame")
    choice(phone, "Play it").tap()
    expect(played(phone, r"15 c5: \d apples? → crate 1")).to_be_attached()
    assert bottom(phone, ".frame") == seen


def test_whoever_chooses_a_crate_is_told_why_others_are_not_among_them(page: Page, past: str) -> None:
    play_from(page, past, TWO_TILES)
    place(page, "c5").click()
    page.mouse.move(0, 0)
    expect(panel(page)).to_contain_text("It goes into a crate with the fewest trays.")


@pytest.mark.parametrize("height", [720, 800])
def test_at_1280_pixels_all_tiles_to_lay_are_seen_beside_the_board_and_what_for(new_page: NewPage, height: int) -> None:
    page = new_page(1280, height)
    open_pickpack(page)
    for shown in (in_hand(page, "Premium"), in_hand(page, "Malfunction"), done(page), page.locator(".frame")):
        expect(shown).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("you use one of your tiles at the ends of its column")).to_be_visible()


def look_at(page: Page, past: str, number: int) -> None:
    page.goto(f"{past}?at={number}")
    expect(page.locator(".crate")).to_have_count(8)


def test_on_a_phone_full_crates_leave_the_board_where_it_is(new_page: NewPage, past: str) -> None:
    phone = new_page(360, 740, touch=True)
    heights = []
    for number in (1, LAST):
        look_at(phone, past, number)
        heights.append(phone.locator(".side").evaluate_all("all => all.map((one) => one.offsetHeight)"))
    assert heights[0] == heights[1]


COUNTED = """
crates => crates.map((crate) => {
  const box = crate.querySelector(".order").getBoundingClientRect();
  const shown = [...crate.querySelectorAll(".chip")].filter((chip) => chip.getBoundingClientRect().top >= box.top);
  const more = crate.querySelector(".more");
  const isSeen = !more || more.getBoundingClientRect().bottom <= box.bottom + 1;
  return [shown.length + Number(more?.textContent ?? 0), isSeen, Number(crate.querySelector(".count").textContent)];
})
"""


@pytest.mark.parametrize("width", [360, 1280])
def test_trays_for_which_a_crate_has_no_room_are_counted(new_page: NewPage, past: str, width: int) -> None:
    page = new_page(width, 740)
    look_at(page, past, LAST)
    crates = page.locator(".crate").evaluate_all(COUNTED)
    assert all(is_seen and told == count for told, is_seen, count in crates)
    expect(page.locator(".more")).not_to_have_count(0)


@pytest.mark.parametrize("width", [360, 1280])
def test_the_seal_of_a_closed_crate_covers_none_of_its_trays(new_page: NewPage, past: str, width: int) -> None:
    page = new_page(width, 800)
    look_at(page, past, LAST)
    expect(page.locator(".crate.closed .seal")).to_have_count(6)
    lowest, highest = (
        page.locator(f".crate.closed {part}").evaluate_all(
            f"all => all.map((one) => one.getBoundingClientRect().{edge})"
        )
        for part, edge in ((".seal", "bottom"), (".order", "top"))
    )
    assert all(seal <= order + 1 for seal, order in zip(lowest, highest, strict=True))
    expect(page.locator(".crate.closed .top")).to_have_count(0)


def test_after_a_resignation_nobody_seems_to_be_to_move(page: Page, past: str) -> None:
    play_from(page, past, TWO_TILES)
    expect(page.locator(".crates.acting")).to_have_count(1)
    resign(page)
    expect(page.locator(".crates.acting, .beam")).to_have_count(0)


def test_the_first_move_that_is_listed_is_seen_whole(page: Page, past: str) -> None:
    look_at(page, past, LAST)
    moves = page.get_by_role("region", name="Moves").get_by_role("list")
    expect(moves.locator("[aria-current]")).to_be_in_viewport(ratio=1)
    cut = (
        "list => [...list.children].map((item) => item.getBoundingClientRect().top - list.getBoundingClientRect().top)"
    )
    assert min(map(abs, moves.evaluate(cut))) < 1
    assert moves.evaluate("list => list.scrollTop") > 0


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
def test_of_two_tiles_one_reads_what_each_does(new_page: NewPage, past: str, width: int, height: int) -> None:
    page = new_page(width, height, touch=width < height)
    play_from(page, past, TWO_TILES)
    (place(page, "b5").tap if width < height else place(page, "b5").click)()
    expect(choices(page)).to_have_count(2)
    for tile, does in (("Quality Control", "Takes the top tray"), ("Wholesale", "Closes one of the other player’s")):
        expect(choice(page, tile)).to_have_accessible_description(re.compile(does))
        expect(choice(page, tile).get_by_text(does)).to_be_in_viewport(ratio=1)
