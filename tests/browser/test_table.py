"""What else people do at a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .axe import COLOURS, axe
from .fixtures import NewPage
from .players import (
    LOCAL,
    NOVICE,
    OPEN,
    SAMPLE,
    TITLE,
    cell,
    ending,
    new_table,
    open_table,
    opened,
    play,
    play_to_the_end,
    playable,
    resign,
    sit_down,
    unfold_moves,
)


def two(new_page: NewPage) -> tuple[Page, Page]:
    white, red = new_page(), new_page()
    sit_down(red, open_table(white, red=OPEN))
    expect(playable(white).first).to_be_visible()
    return white, red


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_the_aim_is_told_until_one_has_played_and_behind_all_that_happened(new_page: NewPage) -> None:
    white, red = two(new_page)
    for page in (white, red):
        expect(page.get_by_text("Your aim: Have more pieces")).to_be_visible()
        expect(page.get_by_text("incl. 3.5 for going second")).to_be_visible()
    play(white, "a1")
    expect(white.get_by_text("Your aim:")).to_have_count(0)
    expect(cell(red, "a1")).to_have_accessible_name("a1, White, last move")
    expect(red.get_by_text("Your aim:")).to_be_visible()
    expect(red.get_by_role("region", name="What happened")).to_contain_text("puts a packet on a1")
    press(red, "What happened before that")
    expect(red.get_by_text("Your aim:")).to_be_visible()
    press(red, "Current position")
    play(red, "e5")
    expect(red.get_by_text("Your aim:")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de-DE"])
def test_on_a_phone_both_what_happened_and_the_aim_are_read_whole(new_page: NewPage, language: str) -> None:
    white, phone = new_page(), new_page(360, 740, touch=True, language=language)
    phone.goto(open_table(white, red=OPEN))
    phone.locator("button.main").tap()  # sits down, in either language
    play(white, "a1")
    told = phone.locator(".story p")
    expect(told.locator(".aim b")).to_be_visible()
    assert told.evaluate("told => told.scrollHeight <= told.clientHeight")


def test_points_for_going_second_are_named_beside_the_points_and_at_the_end(page: Page) -> None:
    open_table(page, red=LOCAL)
    expect(page.get_by_text("incl. 3.5 for going second")).to_be_visible()
    while not ending(page).is_visible():
        play(page)
        expect(playable(page).first.or_(ending(page))).to_be_visible()
    expect(ending(page)).to_contain_text(re.compile(r"Guest: \d+ pieces"))
    expect(ending(page)).to_contain_text(re.compile(r"Red: \d+ pieces? and 3.5 for going second"))


def test_a_move_against_a_bot_is_taken_back_at_once(page: Page) -> None:
    open_table(page, red=NOVICE)
    play(page, "c3")
    expect(playable(page).first).to_be_visible()  # whoever asks while the bot plays is told to ask again
    press(page, "Take back")
    expect(cell(page, "c3")).to_have_accessible_name("c3, empty, playable")


def test_a_move_against_someone_is_taken_back_when_they_agree(new_page: NewPage) -> None:
    white, red = two(new_page)
    play(white, "a1")
    play(red, "e5")
    press(white, "Take back")
    expect(red.get_by_text("Guest (White) asks to take back a1")).to_be_visible()
    press(red, "Agree")
    expect(cell(white, "a1")).to_have_accessible_name("a1, empty, playable")


def test_an_offer_that_is_declined_is_gone(new_page: NewPage) -> None:
    white, red = two(new_page)
    press(white, "Offer a draw")
    expect(white.get_by_text("You offered a draw")).to_be_visible()
    press(red, "Decline")
    expect(white.get_by_text("You offered a draw")).to_be_hidden()
    told, seen = white.get_by_text("Guest (Red) declined"), white.get_by_role("button", name="OK")
    expect(told).to_be_visible()
    (beside, button) = (told.bounding_box(), seen.bounding_box())
    assert beside and button
    assert button["x"] > beside["x"] + beside["width"]


def test_whoever_presses_keys_goes_on_from_what_takes_a_buttons_place(new_page: NewPage) -> None:
    white, red = two(new_page)
    offer, seen = (white.get_by_role("button", name=name) for name in ("Offer a draw", "OK"))
    offer.press("Enter")
    expect(offer).to_be_disabled()
    expect(offer).to_be_focused()
    white.get_by_role("button", name="Withdraw").press("Enter")
    expect(seen).to_be_focused()
    resign(red)
    again, withdraw = (white.get_by_role("button", name=name) for name in ("Rematch", "Withdraw"))
    again.press("Enter")
    expect(withdraw).to_be_focused()
    white.keyboard.press("Enter")
    expect(again).to_be_focused()


def test_a_draw_is_agreed(new_page: NewPage) -> None:
    white, red = two(new_page)
    press(white, "Offer a draw")
    expect(red.get_by_text("Guest (White) offers a draw")).to_be_visible()
    press(red, "Agree")
    for page in (white, red):
        expect(ending(page)).to_contain_text("A draw")


def test_whoever_resigns_is_asked_first(page: Page) -> None:
    open_table(page, red=NOVICE)
    press(page, "Resign")
    expect(page.get_by_role("dialog", name="Resign this game?")).to_be_visible()
    press(page, "Play on")
    play(page)


def test_resigning_ends_the_match(new_page: NewPage) -> None:
    white, red = two(new_page)
    resign(white)
    expect(ending(red)).to_contain_text("You win!")
    expect(ending(white)).to_contain_text("by resignation")


def test_a_rematch_leads_both_to_the_new_table(new_page: NewPage) -> None:
    white, red = two(new_page)
    old = white.url
    resign(white)
    press(white, "Rematch")
    expect(red.get_by_text("Guest (White) would like a rematch")).to_be_visible()
    press(red, "Rematch")
    for page in (white, red):
        page.wait_for_url(lambda address: address != old)
    assert white.url == red.url


def test_going_back_from_a_rematch_leads_away_from_the_old_table(new_page: NewPage) -> None:
    white, red = two(new_page)
    old = white.url
    resign(white)
    press(white, "Rematch")
    press(red, "Rematch")
    white.wait_for_url(lambda address: address != old)
    white.go_back()
    expect(white.get_by_role("heading", name=f"New table for {TITLE}")).to_be_visible()


def test_a_spectator_sees_moves(new_page: NewPage) -> None:
    white, _ = two(new_page)
    watcher = new_page()
    watcher.goto(white.url)
    expect(watcher.get_by_text("You’re watching")).to_be_visible()
    play(white, "c3")
    expect(cell(watcher, "c3")).to_have_accessible_name("c3, White, last move")


def test_a_spectator_can_not_play(new_page: NewPage) -> None:
    white, _ = two(new_page)
    watcher = new_page()
    watcher.goto(white.url)
    cell(watcher, "c3").click()
    expect(playable(watcher)).to_have_count(0)
    play(white, "a1")
    expect(cell(watcher, "a1")).to_have_accessible_name(re.compile("White"))
    expect(cell(watcher, "c3")).to_have_accessible_name("c3, empty")


def test_a_public_table_is_found_on_the_home_page(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    guest.goto("/")
    open_table(host, red=OPEN, public=True)
    guest.get_by_role("link", name="Join").click()
    guest.get_by_role("button", name="Sit down").click()
    expect(playable(host).first).to_be_visible()


def test_a_phrase_is_heard_by_the_other(new_page: NewPage) -> None:
    white, red = two(new_page)
    white.get_by_text("Say something").click()
    press(white, "Good luck!")
    expect(red.get_by_role("status").filter(has_text="Good luck!")).to_be_visible()


def test_the_tab_says_whose_turn_it_is(new_page: NewPage) -> None:
    white, red = two(new_page)
    expect(white).to_have_title(re.compile("Your turn"))
    expect(red).not_to_have_title(re.compile("Your turn"))
    play(white)
    expect(red).to_have_title(re.compile("Your turn"))
    expect(white).not_to_have_title(re.compile("Your turn"))


def test_the_tab_says_so_still_after_the_other_went_away(new_page: NewPage) -> None:
    white, red = two(new_page)
    expect(white).to_have_title(re.compile("Your turn"))
    red.close()
    expect(white.get_by_text("away")).to_be_visible()
    expect(white).to_have_title(re.compile("Your turn"))


def test_a_taken_cell_is_refused_in_plain_words(page: Page) -> None:
    open_table(page, red=LOCAL)
    play(page, "c3")
    expect(cell(page, "a1")).to_have_accessible_name(re.compile("playable"))
    cell(page, "c3").click()
    expect(page.get_by_text("c3 is taken. Pick an empty cell.")).to_be_visible()


def test_the_list_of_moves_steps_back_and_returns_to_now(page: Page) -> None:
    open_table(page, red=LOCAL)
    play(page, "a1")
    play(page, "e5")
    expect(playable(page).first).to_be_visible()  # whoever is next looks at what is now
    press(page, "Previous move")
    expect(page.get_by_text("You’re looking at move 1")).to_be_visible()
    expect(cell(page, "e5")).to_have_accessible_name("e5, empty")
    press(page, "Current position")
    expect(cell(page, "e5")).to_have_accessible_name("e5, Red, last move")


LISTED = """
list => {
  const { top, bottom } = list.getBoundingClientRect();
  const moves = [...list.children].map((move) => move.getBoundingClientRect());
  return [bottom - moves.at(-1).bottom, moves.filter((move) => move.top < top - 1 && move.bottom > top + 1).length];
}
"""
"""How much room there is below the last move, and how many moves are cut off above."""


def test_a_short_list_of_moves_ends_with_the_last_and_a_long_one_cuts_none_off(page: Page) -> None:
    open_table(page, red=LOCAL, size=5)
    moves = page.locator(".moves ol")
    play(page, "a1")
    expect(moves.get_by_role("listitem")).to_have_count(2)
    below, _ = moves.evaluate(LISTED)
    assert below < 2
    play_to_the_end(page)
    cut = []
    for button in ("Previous move", "Previous move", "First position", "Next move", "Latest position"):
        press(page, button)
        cut.append(moves.evaluate(LISTED)[1])
    assert not any(cut)
    assert moves.evaluate("list => list.scrollTop") > 0


def test_the_move_that_is_looked_at_can_be_read_at_night_under_the_pointer_too(new_page: NewPage) -> None:
    page = new_page(theme="dark")
    open_table(page, red=LOCAL)
    name = play(page)
    move = page.get_by_role("button", name=f"1 {name}")
    move.click()
    move.hover()
    axe(page, COLOURS)


def test_nobody_plays_in_the_past(page: Page) -> None:
    open_table(page, red=LOCAL)
    play(page, "a1")
    expect(playable(page).first).to_be_visible()
    press(page, "First position")
    expect(page.get_by_text("You’re looking at the start")).to_be_visible()
    expect(playable(page)).to_have_count(0)


def test_a_move_is_played_from_the_list_of_moves_one_can_make(page: Page) -> None:
    open_table(page, red=LOCAL)
    unfold_moves(page)
    press(page, "Packet on c3")
    expect(cell(page, "c3")).to_have_accessible_name("c3, White, last move")


def test_the_list_of_moves_one_can_make_shows_only_when_the_focus_comes_to_it(page: Page) -> None:
    open_table(page, red=LOCAL)
    heading = page.locator("summary", has_text="Moves you can make")
    expect(playable(page).first).to_be_visible()
    expect(heading).not_to_be_in_viewport()
    heading.focus()
    expect(heading).to_be_in_viewport()


def test_in_the_list_of_what_was_played_each_of_two_players_has_a_column(page: Page) -> None:
    open_table(page, red=LOCAL)
    play(page, "a1")
    play(page, "e5")
    play(page, "a3")
    moves = page.get_by_role("region", name="Moves").get_by_role("listitem")
    first, second, third = (moves.nth(number).bounding_box() for number in (1, 2, 3))
    assert first and second and third
    assert (first["y"], first["x"]) == (second["y"], third["x"])
    assert second["x"] > first["x"]
    assert third["y"] > first["y"]


def test_the_list_of_moves_stays_open_and_in_reach_after_a_move(page: Page) -> None:
    open_table(page, red=LOCAL)
    unfold_moves(page)
    press(page, "Packet on c3")
    expect(page.get_by_text("Your turn: Red", exact=True).last).to_be_visible()
    expect(page.get_by_role("button", name="Packet on a1")).to_be_visible()
    expect(page.locator("summary", has_text="Moves you can make")).to_be_focused()


def test_a_table_starts_with_a_bot_in_the_free_seat(page: Page) -> None:
    open_table(page, red=OPEN)
    press(page, "Start now, with bots in the free seats")
    play(page)


def test_whoever_waits_or_sits_down_reads_what_the_table_has_chosen(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(390, 844, touch=True)
    new_table(host, SAMPLE, Red=OPEN)
    host.get_by_role("combobox", name=re.compile("^Board")).select_option("triangle")
    host.get_by_role("combobox", name="Clock").select_option("By correspondence")
    host.get_by_role("spinbutton", name="Days for each move").fill("10")
    guest.goto(opened(host))
    for page in (host, guest):
        expect(page.get_by_role("definition").filter(has_text="Triangle")).to_be_visible()
        expect(page.get_by_text("By correspondence, 10 days for each move")).to_be_visible()
        expect(page.get_by_text("Half a packet")).to_be_hidden()
        page.get_by_text("Standard settings").click()
        expect(page.get_by_text("Half a packet")).to_be_visible()
    press(guest, "Sit down")
    expect(host.get_by_role("timer").first).to_have_text("10 days")


def test_coordinates_are_hidden_from_whoever_does_not_want_them(page: Page) -> None:
    address = open_table(page, red=LOCAL)
    expect(page.get_by_role("grid").get_by_text("c", exact=True)).to_have_count(1)
    page.goto("/settings")
    page.get_by_role("checkbox", name="Coordinates").uncheck()
    page.goto(address)
    expect(playable(page).first).to_be_visible()
    expect(page.get_by_role("grid").get_by_text("c", exact=True)).to_have_count(0)


def test_a_clock_runs_for_whoever_is_to_act(page: Page) -> None:
    page.goto(f"/new/{SAMPLE}")
    page.get_by_role("combobox", name="Red", exact=True).select_option(LOCAL)
    page.get_by_role("combobox", name="Clock").select_option("Time for each move")
    page.get_by_role("spinbutton", name="Seconds").fill("60")
    press(page, "Open the table")
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^0:\d"))
    expect(page.get_by_role("timer").last).to_have_text("1:00")
