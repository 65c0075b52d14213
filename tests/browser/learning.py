"""Going through lessons as learners do: by mouse, finger or keyboard, reading each step and doing what it asks."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

from playwright.sync_api import Locator, Page, expect

from packhouse import games
from packhouse.core import notation
from packhouse.core.match import AnyMatch, Match, Play
from packhouse.games import lessons
from packhouse.games.lessons import Lesson, Step
from web import npm

from .keyboard import press, tab_to

Way: TypeAlias = Literal["mouse", "finger", "keyboard"]

FOLDERS = npm.WEB / "src" / "games"
GAMES = [name for name in games.names() if (FOLDERS / name).is_dir() and lessons.of(name)]

LEARN = {"en": "Learn {title}", "de": "{title} lernen"}
NEXT = {"en": "Next", "de": "Weiter"}
HINT = {"en": "Hint", "de": "Tipp"}

RING_IN_SIGHT = """() => [...document.querySelectorAll("span.ring")].some((ring) => {
  const { top, bottom } = ring.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
})"""


class Act(Protocol):
    """Makes a move, in notation, on the board."""

    def __call__(self, page: Page, action: str, way: Way, /) -> None: ...


class Learner:
    """Someone who learns a game at a page, in its language."""

    def __init__(self, page: Page, game: str, language: Literal["en", "de"], way: Way) -> None:
        found = lessons.of(game)
        assert found
        self.page, self.game, self.language, self.way = page, game, language, way
        self.lesson: Lesson = found
        self._match: AnyMatch = Match(games.load(found.setup), found.setup)
        self._act = _act_of(game)
        self._words = (FOLDERS / game / f"lesson.{language}.ts").read_text("utf-8")

    @property
    def panel(self) -> Locator:
        return self.page.locator(".lesson")

    def begin(self) -> None:
        self.page.goto("/")
        learn = self.page.get_by_role("button", name=LEARN[self.language].format(title=games.kind(self.game).title))
        expect(learn).to_be_visible()
        self._press(learn)
        self.page.wait_for_url("**/table/*")

    def read(self, step: Step) -> None:
        """Read a step, and see what it points at."""
        expect(self.panel.get_by_text(said(self._words, step.name), exact=True)).to_be_visible()
        if step.plays:
            self._press(self.panel.get_by_role("button", name=HINT[self.language]))
        wanted = len(step.point)
        self.page.wait_for_function("most => document.querySelectorAll('span.ring').length >= most", arg=wanted)
        if step.plays and wanted:
            self.page.wait_for_function(RING_IN_SIGHT)

    def do(self, step: Step) -> None:
        """Go on, or make the moves that are asked for."""
        if not step.plays:
            self._press(self.panel.get_by_role("button", name=NEXT[self.language]))
        for _ in range(step.plays):
            expect(self.page.locator("[aria-busy]")).to_have_attribute("aria-busy", "false")
            action = self.lesson.asked(self._made)[0]
            self._act(self.page, action, self.way)
            self._play(action)

    def try_another(self) -> None:
        """Make a move that isn't asked for, and be told why it isn't."""
        rules, state = self._match.game, self._match.state
        legal = [notation.write(action) for action in rules.legal(state, self.lesson.seat)]
        other = next(action for action in legal if action not in self.lesson.asked(self._made))
        in_words(self.page, other, self.way)
        expect(self.panel.locator(".wrong")).to_be_visible()

    def see_the_end(self) -> None:
        expect(self.panel.get_by_text(ending(self._words), exact=True)).to_be_visible()

    @property
    def _made(self) -> list[str]:
        return [play.action for play in self._match.log if isinstance(play, Play)]

    def _play(self, action: str) -> None:
        """Note one's own move, and those that follow it."""
        self._match.add(Play(seat=self.lesson.seat, action=action))
        while due := self.lesson.due(len(self._match.log)):
            self._match.add(due)

    def _press(self, button: Locator) -> None:
        if self.way == "keyboard":
            expect(button).to_be_visible()
            tab_to(self.page, button, "Tab" if self.page.url.endswith("/") else "Shift+Tab")
            press(self.page, "Enter")
        else:
            button.click()


def said(words: str, name: str) -> str:
    """Return what a step asks, from the file with a lesson's words."""
    (step,) = re.findall(rf"^ {{4}}{name}: \{{$(.*?)^ {{4}}\}}", words, re.MULTILINE | re.DOTALL)
    (text,) = re.findall(r'\bask:\s+"(.*)"', step)
    return str(text)


def ending(words: str) -> str:
    (text,) = re.findall(r'^ {2}end:\s+"(.*)"', words, re.MULTILINE)
    return str(text)


def in_words(page: Page, action: str, way: Way) -> None:
    """Choose among “Moves you can make”, as where a game has no way of its own."""
    button = page.locator(f'[data-action="{action}"]')
    moves = page.locator("details", has=button)
    summary = moves.locator("summary")
    if way == "keyboard":
        tab_to(page, summary)
    else:
        summary.focus()
    if not moves.evaluate("moves => moves.open"):
        page.keyboard.press("Enter")
    if way == "keyboard":
        tab_to(page, button)
        press(page, "Enter")
    else:
        button.click()


def _act_of(game: str) -> Act:
    """Return how moves are made at a game: as its ``tests/browser/learner.py`` says, or in words."""
    if Path(str(games.folder(game)), "tests", "browser", "learner.py").exists():
        act: Act = import_module(f"packhouse.games.{game}.tests.browser.learner").act
        return act
    return in_words
