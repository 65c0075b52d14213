"""Every game is learned in its lesson: on a phone in English, and by keyboard in German; and taken up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .axe import COLOURS, axe
from .fingers import scrolls_sideways, too_small
from .fixtures import NewPage
from .learning import GAMES, Learner
from .players import SAMPLE, TITLE

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_lesson_is_learned_on_a_phone(new_page: NewPage, game: str) -> None:
    page = new_page(390, 844, touch=True)
    learner = Learner(page, game, "en", "finger")
    learner.begin()
    has_tried = False
    for step in learner.lesson.steps:
        learner.read(step)
        assert not scrolls_sideways(page)
        if step.plays and not has_tried:
            has_tried = True
            axe(page)
            learner.try_another()
        learner.do(step)
    learner.see_the_end()
    axe(page)
    assert not too_small(page)
    play = page.get_by_role("button", name="Play against a bot (novice)")
    lesson = page.url
    play.tap()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    assert page.url != lesson


@every_game
def test_a_lesson_is_learned_by_keyboard_in_german(new_page: NewPage, game: str) -> None:
    page = new_page(theme="dark", language="de-DE")
    learner = Learner(page, game, "de", "keyboard")
    learner.begin()
    for step in learner.lesson.steps:
        learner.read(step)
        learner.do(step)
    learner.see_the_end()
    axe(page, COLOURS)


def test_a_lesson_that_was_left_goes_on_where_it_was(page: Page) -> None:
    learner = Learner(page, SAMPLE, "en", "mouse")
    learner.begin()
    address = page.url
    first, second, third, *_ = learner.lesson.steps
    for step in (first, second):
        learner.read(step)
        learner.do(step)
    learner.read(third)
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("button", name=f"Play now: {TITLE}")).to_be_visible()
    page.get_by_role("button", name=f"Learn {TITLE}").click()
    expect(page).to_have_url(address)
    learner.read(third)
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Yes, start over").click()
    expect(page).not_to_have_url(address)
    expect(learner.panel.get_by_text("1 of")).to_be_visible()


def test_a_newcomer_is_asked_once_whether_to_learn_first(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_text("New here? Start with")).to_be_visible()
    page.get_by_role("button", name=f"Play now: {TITLE}").click()
    question = page.get_by_role("dialog", name=f"Learn {TITLE} first?")
    axe(page)
    question.get_by_role("button", name="Learn first").click()
    expect(page.get_by_role("region", name="Lesson")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {TITLE}").click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
