"""Playing alone: from the shelf to the goal, and what people see of it afterwards."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.server.browser import Browser
from tests.server.house import ServedHouse

from .axe import axe
from .fixtures import NewPage
from .places import me_as_guest, sign_up
from .players import ending, resign


def moves(page: Page) -> Locator:
    """Give where one chooses, which is there when it is one's turn."""
    return page.get_by_role("group", name="Your move")


def play(page: Page, action: str) -> None:
    moves(page).get_by_role("button", name=action, exact=True).click()
    moves(page).get_by_role("button", name=f"Play “{action}”").click()


def seat(page: Page) -> Locator:
    return page.locator(".seats")


def begin(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play alone: Rollers").click()
    page.wait_for_url("**/table/*")


def test_one_click_on_the_shelf_begins_a_game_alone(page: Page) -> None:
    begin(page)
    expect(moves(page)).to_be_visible()
    expect(page.get_by_role("button", name="Offer a draw")).to_have_count(0)
    expect(page.get_by_role("button", name="Say something")).to_have_count(0)


def test_a_game_without_a_solo_mode_offers_none(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: Nim")).to_be_visible()
    expect(page.get_by_role("button", name="Play alone: Nim")).to_have_count(0)


def test_the_goal_is_at_the_table_from_the_first_position_on(page: Page) -> None:
    begin(page)
    expect(page.get_by_text("Goal: 20 points · 0 so far")).to_be_visible()
    expect(seat(page)).to_contain_text("0 points")
    play(page, "roll")
    expect(page.get_by_text(re.compile("^Goal: 20 points · [1-6] so far$"))).to_be_visible()
    page.get_by_role("button", name="First position").click()
    expect(page.get_by_text("Goal: 20 points · 0 so far")).to_be_visible()
    expect(seat(page)).to_contain_text("0 points")


def test_whoever_watches_sees_the_goal_in_their_language(page: Page, new_page: NewPage) -> None:
    begin(page)
    other = new_page(390, 844, touch=True, theme="dark", language="de-DE")
    other.goto(page.url)
    expect(other.get_by_text("Ziel: 20 Punkte · bisher 0")).to_be_visible()
    axe(other)


def test_whoever_plays_alone_keeps_the_row_when_it_is_over(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    begin(phone)
    resign(phone)
    place, row = phone.locator(".seat").bounding_box(), seat(phone).bounding_box()
    assert place and row
    assert place["width"] == row["width"]


def test_taking_back_is_offered_only_where_it_works(page: Page) -> None:
    begin(page)
    take_back = page.get_by_role("button", name="Take back")
    expect(take_back).to_be_disabled()
    take_back.press("Enter")
    expect(page.get_by_text("There’s nothing to take back. Play on.")).to_be_visible()
    play(page, "roll")
    expect(page.get_by_text("1/1")).to_be_visible()
    take_back.press("Enter")
    expect(page.get_by_text("Your move showed you something new, so it stands. Play on.")).to_be_visible()
    expect(take_back).to_be_disabled()


def test_alone_a_move_that_showed_nothing_is_taken_back(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play alone: Attic").click()
    take_back, meant = (
        page.get_by_role("button", name="Take back"),
        page.get_by_role("button", name=re.compile("^Play “")),
    )
    while not meant.is_visible():
        moves(page).get_by_role("listitem").get_by_role("button").first.click()
    meant.click()
    expect(take_back).to_be_enabled()
    take_back.press("Enter")
    expect(page.get_by_text(re.compile("Taken back: your move lay")).first).to_be_visible()
    expect(take_back).to_be_disabled()
    expect(take_back).to_be_focused()


def test_at_the_end_the_result_tells_of_the_goal_instead(page: Page) -> None:
    begin(page)
    play(page, "stop")
    expect(ending(page)).to_be_visible()
    expect(page.get_by_text("Goal: 20 points")).to_have_count(0)


def test_a_table_of_several_has_no_goal(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Rollers").click()
    expect(moves(page)).to_be_visible()
    expect(page.get_by_text("Goal:")).to_have_count(0)


def test_a_replay_shows_at_the_seat_what_there_was_so_far(page: Page) -> None:
    begin(page)
    play(page, "roll")
    expect(seat(page)).to_contain_text(re.compile("[1-6] point"))
    play(page, "stop")
    page.get_by_role("link", name="Replay").click()
    expect(seat(page)).to_contain_text("0 points")
    page.get_by_role("button", name="Latest position").click()
    expect(seat(page)).to_contain_text(re.compile("[1-6] point"))


def test_the_end_tells_of_the_goal_and_one_may_play_again(page: Page) -> None:
    begin(page)
    first = page.url
    play(page, "stop")
    expect(ending(page)).to_contain_text("You missed the goal")
    expect(ending(page)).to_contain_text("0 points, 20 needed")
    expect(ending(page)).not_to_contain_text("PACKED")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/table/" in address and address != first)
    expect(moves(page)).to_be_visible()


def test_whoever_gives_up_alone_is_told_so_and_no_more(page: Page) -> None:
    begin(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(ending(page)).to_have_text("You gave up")


def test_the_replay_tells_of_the_goal_by_name(page: Page) -> None:
    begin(page)
    play(page, "stop")
    page.get_by_role("link", name="Replay").click()
    expect(ending(page)).to_contain_text("Guest missed the goal")
    expect(page.get_by_role("button", name="Play from here", exact=True)).to_be_enabled()


def test_bests_are_on_the_games_page_the_reader_among_them(page: Page) -> None:
    begin(page)
    play(page, "stop")
    expect(ending(page)).to_be_visible()
    page.goto("/rules/rollers")
    own = part(page, "Personal bests").get_by_role("listitem").filter(has_text="you")
    expect(own).to_contain_text("0 points, 20 needed")
    axe(page)
    own.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")


def test_no_word_is_broken_among_the_bests_in_german(house: ServedHouse, new_page: NewPage) -> None:
    german = new_page(language="de-DE")
    german.goto("/me")
    expect(german.get_by_role("button", name="Anmelden")).to_be_visible()
    plays_alone(house, german)
    german.goto("/rules/rollers")
    replay = part(german, "Bestleistungen").get_by_role("listitem").filter(has_text="du").get_by_role("link")
    lines = "link => { const r = document.createRange(); r.selectNodeContents(link); return r.getClientRects().length }"
    assert replay.evaluate(lines) == 1


def test_a_new_table_for_one_asks_for_nobody_else(page: Page) -> None:
    page.goto("/new/rollers")
    page.get_by_role("combobox", name="Seats").select_option("1")
    expect(page.get_by_role("combobox", name="Seat 1")).to_have_count(0)
    expect(page.get_by_role("checkbox", name="Rated")).to_be_disabled()
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_url("**/table/*")
    expect(moves(page)).to_be_visible()


def test_a_game_alone_waits_on_the_shelf_as_such(page: Page) -> None:
    begin(page)
    page.goto("/")
    parcel = page.get_by_role("link", name="Rollers alone")
    expect(parcel).to_contain_text("Your turn")


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
