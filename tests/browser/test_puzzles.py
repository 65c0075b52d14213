"""Today's parcel: a puzzle is solved or not, and the result passed on without giving it away."""

from __future__ import annotations

import re
from datetime import date

from playwright.sync_api import Page, expect

from packhouse.games import puzzles

from .axe import axe
from .players import SAMPLE, TITLE, WARMING_UP, cell, play

TOY = "Nim"


def begin(page: Page, title: str, number: int = 1) -> None:
    """Begin a try, and wait until its table is there: that of the one before looks alike."""
    page.get_by_role("button", name=f"{title}: {'try again' if number > 1 else 'try it'}").click()
    expect(page.get_by_text(f"Try {number} of 3")).to_be_visible()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()


def solve(page: Page, game: str) -> None:
    """Play as the solver does; its rival answers as the solver expects."""
    puzzle = puzzles.of_day(game, date.fromisoformat(page.request.get("/api/puzzles").json()["day"]))
    for step in puzzles.solution(puzzle.match):
        if step.seat == puzzle.seat:
            play(page, step.action)
        else:
            answered = cell(page, step.action)
            expect(answered).not_to_have_accessible_name(re.compile("empty"), timeout=WARMING_UP)


def test_a_puzzle_is_solved_and_its_result_passed_on(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/")
    page.get_by_role("link", name=f"{TITLE} 3 tries left").click()
    begin(page, TITLE)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    solve(page, SAMPLE)
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    axe(page)
    page.get_by_role("button", name=f"{TITLE}: copy result").click()
    expect(page.get_by_text("Result copied")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert re.fullmatch(rf"Packhouse \d{{4}}-\d\d-\d\d · {TITLE} · ✅ · streak 1\nhttp://.*/daily", copied)
    page.goto("/me")
    expect(page.get_by_text("Streak: 1")).to_be_visible()


def test_whoever_fails_three_times_is_shown_the_solution(page: Page) -> None:
    page.goto("/daily")
    begin(page, TOY)
    give_up(page)
    expect(page.get_by_role("heading", name="Not yet")).to_be_visible()
    expect(page.get_by_text("would give today’s puzzle away")).to_be_visible()
    expect(page.get_by_role("link", name="Look it over")).to_have_count(0)
    for number in (2, 3):
        begin(page, TOY, number)
        give_up(page)
    expect(page.get_by_role("heading", name="Not today")).to_be_visible()
    expect(page.get_by_role("link", name="Look it over")).to_be_visible()
    expect(page.get_by_text("📦📦📦 · streak 0")).to_be_visible()
    page.get_by_role("button", name=f"{TOY}: solution").click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_text("4/7")).to_be_visible()
    expect(page.get_by_role("button", name="Look it over")).to_be_enabled()
