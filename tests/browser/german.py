"""Whoever likes German has a board in German, and not a word of it in English."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page

from web import npm

NAMES = {"Ada", "Seat"}
WORD = re.compile(r"\w\w+")  # a letter alone names a column

SAID = """game => [...document.querySelectorAll(`.${game} *`)].flatMap((element) => [
  element.ariaLabel, element.dataset.text, ...[...element.childNodes].map((one) => one.nodeType === 3 ? one.data : ""),
]).filter(Boolean)"""
"""Everything that is written on a board or read out there."""


def be_the_same(context: BrowserContext, page: Page) -> None:
    """Let another browser be this person's, too."""
    house = "/".join(page.url.split("/")[:3])
    cookies = page.context.cookies()
    context.add_cookies([{"name": one["name"], "value": one["value"], "url": house} for one in cookies])


def left_in_english(page: Page, game: str) -> list[str]:
    """Return what a German board says in English, or by the key of a text."""
    said: list[str] = page.evaluate(SAID, game)
    assert len(said) > 10
    english = _words(game, "en") - _words(game, "de") - NAMES
    keys = re.compile(r"[a-z_0-9]+(\.[a-z_]+)+")
    return [text for text in said if english & set(WORD.findall(text)) or keys.fullmatch(text)]


def _words(game: str, language: str) -> set[str]:
    """Return every word that the game has in a language."""
    texts = npm.WEB / "src" / "games" / game / f"texts.{language}.ts"
    values = re.findall(r':\s+"((?:[^"\\]|\\.)*)"', texts.read_text("utf-8"))
    return {word for value in values for word in WORD.findall(re.sub(r"\{\w+\}", " ", value))}
