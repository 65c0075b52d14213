"""A game that the page has no folder for is played there all the same: by its drawing, and its moves in words."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from .axe import axe
from .fixtures import NewPage
from .keyboard import has_focus, press
from .players import LOCAL, ME, NOVICE, WARMING_UP, ending, new_table, opened

GAMES = {"nim": "Nim", "sealed": "Sealed Bids", "rollers": "Rollers"}


def steps(page: Page) -> Locator:
    return page.get_by_role("group", name="Your move").get_by_role("listitem").get_by_role("button")


def play(page: Page, step: Locator) -> None:
    """Choose the last word of a move, and say that it is meant."""
    step.click()
    page.get_by_role("button", name=re.compile("^Play “")).click()


def drawing(page: Page) -> Locator:
    return page.get_by_role("region", name="The board as text")


def open_nim(page: Page) -> None:
    new_table(page, "nim", **{"Seat 1": ME, "Seat 2": LOCAL})
    opened(page)
    expect(drawing(page)).to_contain_text("heaps 3 4 5")


def lift_the_curtain(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Show my side$")).click()


def test_an_aim_that_comes_late_and_is_long_is_read_whole(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    phone.route("**/api/games/nim/rules", hold)
    open_nim(phone)
    expect(drawing(phone)).to_be_visible()
    told = phone.get_by_role("region", name="What happened").get_by_role("paragraph")
    expect(told).to_have_text("")
    rules = {"summary": "Take counters from the heaps, as many as you like, from one heap at a time " * 2, "text": ""}
    late[0].fulfill(json=rules)
    expect(told).to_contain_text("Take counters")
    phone.wait_for_function("told => told.scrollHeight <= told.clientHeight", arg=told.element_handle())


def play_to_the_end(page: Page) -> None:
    """Take the last of the words at each step, until it is over."""
    while True:
        expect(steps(page).or_(ending(page)).first).to_be_visible(timeout=WARMING_UP)
        if ending(page).is_visible():
            return
        steps(page).last.click()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_from_its_rules_to_its_end_and_seen_again(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("heading", name=f"Rules of {GAMES[game]}")).to_be_visible()
    new_table(page, game, **{"Seat 1": ME, "Seat 2": NOVICE})
    opened(page)
    play_to_the_end(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="Start")).to_have_attribute("aria-current", "step")
    expect(drawing(page)).to_be_visible()


def test_it_stands_on_the_shelf_with_its_name_on_a_plain_lid(page: Page) -> None:
    page.goto("/")
    box = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Nim", exact=True))
    expect(box).to_contain_text("A game that somebody here has made.")
    expect(box.locator("svg text")).to_have_text("Nim")


def test_its_rules_are_those_of_its_folder(page: Page) -> None:
    page.goto("/rules/nim")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page.locator("code")).to_have_text("take 2 3")


def test_a_game_without_rules_says_so(page: Page) -> None:
    page.goto("/rules/rollers")
    expect(page.get_by_text("This game came without rules.")).to_be_visible()


def test_its_aim_is_the_first_sentence_of_how_to_play(page: Page) -> None:
    new_table(page, "sealed", **{"Seat 1": ME, "Seat 2": NOVICE})
    opened(page)
    expect(page.get_by_text("Your aim: Everyone bids a card of their hand, face down.")).to_be_visible()


def test_a_move_is_chosen_word_by_word(page: Page) -> None:
    open_nim(page)
    expect(steps(page)).to_have_count(3)
    page.get_by_role("button", name="2, 4 moves").click()
    expect(page.get_by_text("Your move: take 2 …")).to_be_visible()
    page.get_by_role("button", name="Start over").click()
    expect(steps(page)).to_have_count(3)
    page.get_by_role("button", name="2, 4 moves").click()
    play(page, steps(page).nth(2))
    expect(drawing(page)).to_contain_text("heaps 3 1 5")


def test_words_that_are_chosen_at_once_do_not_read_as_one(page: Page) -> None:
    open_nim(page)
    page.get_by_role("button", name="1, 3 moves").click()
    play(page, steps(page).nth(1))
    words = page.get_by_role("button", name="1 1", exact=True).locator("span")
    expect(words).to_have_text(["1", "1"])
    first, second = (words.nth(number).bounding_box() for number in range(2))
    assert first and second and second["x"] > first["x"] + first["width"] + 4


def test_a_drawing_that_is_as_wide_as_a_phone_is_seen_whole(new_page: NewPage) -> None:
    phone = new_page(390, 844, touch=True)
    phone.goto("/")
    phone.get_by_role("button", name="Play alone: Attic").tap()
    expect(drawing(phone)).to_contain_text("×z")  # twice, or once where the lost tile is one
    assert drawing(phone).evaluate("drawing => drawing.scrollWidth <= drawing.clientWidth")


def test_the_last_word_plays_nothing_before_it_is_meant(page: Page) -> None:
    open_nim(page)
    page.get_by_role("button", name="2, 4 moves").click()
    steps(page).first.click()
    expect(steps(page).first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Play “take 2 1”")).to_be_visible()
    expect(drawing(page)).to_contain_text("heaps 3 4 5")
    steps(page).first.click()
    expect(drawing(page)).to_contain_text("heaps 3 3 5")


def test_the_keyboard_chooses_and_escape_begins_anew(page: Page) -> None:
    open_nim(page)
    steps(page).first.focus()
    press(page, "Enter")
    expect(page.get_by_text("Your move: take 1 …")).to_be_visible()
    assert has_focus(steps(page).first)
    press(page, "Escape")
    expect(steps(page)).to_have_count(3)
    assert has_focus(steps(page).first)


def test_of_very_many_moves_few_are_buttons_and_letters_find_the_rest(page: Page) -> None:
    new_table(page, "attic", **{"Seat 1": ME, "Seat 2": LOCAL})
    opened(page)
    lift_the_curtain(page)
    expect(steps(page).first).to_be_visible()
    for _ in range(4):
        assert steps(page).count() <= 24
        if page.get_by_role("searchbox", name="Find a move").is_visible():
            break
        steps(page).first.click()
    searching = page.get_by_role("searchbox", name="Find a move")
    expect(page.get_by_text(re.compile(r"^And \d+ more\."))).to_be_visible()
    searching.fill("h1")
    expect(page.get_by_text(re.compile(r"^And \d+ more\."))).to_be_hidden()


def test_what_was_is_drawn_again(page: Page) -> None:
    open_nim(page)
    page.get_by_role("button", name="3, 5 moves").click()
    play(page, steps(page).last)
    expect(drawing(page)).to_contain_text("heaps 3 4 0")
    page.get_by_role("button", name="First position").click()
    expect(drawing(page)).to_contain_text("heaps 3 4 5")
    expect(steps(page)).to_have_count(0)


def test_nobody_on_a_shared_device_sees_the_others_hand(page: Page) -> None:
    new_table(page, "sealed", **{"Seat 1": ME, "Seat 2": LOCAL})
    opened(page)
    hands = []
    for _ in range(2):
        expect(drawing(page)).to_have_count(0)
        lift_the_curtain(page)
        expect(drawing(page)).to_contain_text("Your hand")
        hands.append(drawing(page).inner_text().splitlines()[1])
        play(page, steps(page).first)
    assert hands[0] != hands[1]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everyone_can_use_it_on_a_phone(new_page: NewPage, theme: Literal["light", "dark"]) -> None:
    phone = new_page(390, 844, touch=True, theme=theme)
    new_table(phone, "sealed", **{"Seat 1": ME, "Seat 2": NOVICE})
    opened(phone)
    expect(steps(phone).first).to_be_visible()
    axe(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
