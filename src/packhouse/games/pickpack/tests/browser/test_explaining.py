"""Each action tile of Pick & Pack explains itself: to a mouse that rests, to the keyboard, to a finger that stays."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from packhouse.games.pickpack.tests.browser.table import TILES, board, in_hand, laid, open_pickpack, panel, place
from tests.browser.fingers import Finger
from tests.browser.fixtures import NewPage
from tests.browser.keyboard import press, tab_to
from tests.browser.players import LOCAL

SENTENCES = {
    "Premium": "Closes one of your open crates: its apples count double.",
    "Wholesale": "Closes one of the other player’s open crates: its apples count half, rounded down.",
    "Rush Order": "Waits in your rush section. On a later turn, spend it after your move to move once more.",
    "Quality Control": "Takes the top tray from one of the other player’s open crates and packs it into yours.",
    "Order Mix-up": "Swaps the top trays of one of their open crates and one of yours.",
    "Malfunction": "Turns a tray on the grid, or one of the other player’s unused tiles, face down for good.",
}
HINT = "Press a tile to see what it does."
LONG = 500
"""Milliseconds that a pointer stays; the page's clock is put forward by as many."""

TOP_ROW = ["Home", *["ArrowRight"] * 5]
BOTTOM_ROW = ["End", *["ArrowLeft"] * 5]


def note(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def wait_for_note(page: Page, tile: str) -> None:
    note(page).filter(has_text=tile).filter(has_text=SENTENCES[tile]).wait_for()


def test_to_a_mouse_that_rests_on_it(page: Page) -> None:
    page.clock.install()
    open_pickpack(page, blue=LOCAL, beginners=True)
    slots = {tile: slot for slot, tile in laid(page, "Blue").items()}
    for tile in TILES:
        place(page, slots[tile]).hover()
        page.clock.fast_forward(LONG)
        wait_for_note(page, tile)
    page.mouse.move(0, 0)
    expect(note(page)).to_have_count(0)


def test_to_the_keyboard(page: Page) -> None:
    open_pickpack(page, blue=LOCAL, beginners=True)
    tiles = laid(page, "Red")
    tab_to(page, board(page).get_by_role("button"))
    for way, row in (("ArrowUp", TOP_ROW), ("ArrowDown", BOTTOM_ROW)):
        press(page, *[way] * 7)
        for key in row:
            press(page, key)
            slot = page.evaluate("document.activeElement.dataset.name")
            wait_for_note(page, tiles.pop(slot))
    assert not tiles
    press(page, "Escape")
    expect(note(page)).to_have_count(0)


def test_to_readers_of_the_screen(page: Page) -> None:
    open_pickpack(page, blue=LOCAL, beginners=True)
    for slot, tile in laid(page, "Red").items():
        expect(place(page, slot)).to_have_accessible_description(SENTENCES[tile])


def test_to_a_finger_that_taps_it_and_whoever_never_has_is_told_so(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    open_pickpack(phone, blue=LOCAL, beginners=True)
    expect(panel(phone)).to_contain_text(HINT)
    slot, tile = next(iter(laid(phone, "Red").items()))
    place(phone, slot).tap()
    expect(panel(phone)).to_contain_text(f"{tile}: {SENTENCES[tile]}")
    phone.reload()
    expect(panel(phone)).to_contain_text("Move the grabber")
    expect(panel(phone)).not_to_contain_text(HINT)


def test_to_whoever_takes_it_in_hand(page: Page) -> None:
    open_pickpack(page)
    in_hand(page, "Malfunction").click()
    expect(page.get_by_text(f"Malfunction: {SENTENCES['Malfunction']}")).to_be_visible()


def test_not_what_is_in_hand_since_that_is_told_there(page: Page) -> None:
    page.clock.install()
    open_pickpack(page)
    in_hand(page, "Malfunction").click()
    for tile in ("Premium", "Malfunction"):
        in_hand(page, tile).hover()
        page.clock.fast_forward(LONG)
        expect(note(page)).to_have_count(int(tile == "Premium"))


def test_to_a_finger_that_stays_and_does_not_pick_it_up(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    phone.clock.install()
    open_pickpack(phone)
    finger = Finger(phone)
    for tile in TILES:
        in_hand(phone, tile).scroll_into_view_if_needed()
        in_hand(phone, tile).tap(trial=True)  # waits for a picture or two: scrolling, told late, would hide the note
        finger.press(in_hand(phone, tile))
        phone.clock.fast_forward(LONG)
        wait_for_note(phone, tile)
        finger.lift()
        wait_for_note(phone, tile)
        expect(in_hand(phone, tile)).to_have_attribute("aria-pressed", "false")
    in_hand(phone, "Premium").tap()
    expect(note(phone)).to_have_count(0)
    expect(in_hand(phone, "Premium")).to_have_attribute("aria-pressed", "true")
