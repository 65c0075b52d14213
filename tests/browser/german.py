"""Whoever likes German has a board in German, and not a word of it in English."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from web import npm

NAMES = {"Ada", "Guest", "Seat"}
WORD = re.compile(r"\w\w+")  # a letter alone names a column

SAID = """game => [...document.querySelectorAll(`.${game} *`)].flatMap((element) => [
  element.ariaLabel, element.dataset.text, ...[...element.childNodes].map((one) => one.nodeType === 3 ? one.data : ""),
]).filter(Boolean)"""
"""Everything that is written on a board or read out there."""


def see_the_same(german: Page, page: Page) -> None:
    """Let a German browser be this person's, too, and open what they see."""
    house = "/".join(page.url.split("/")[:3])
    cookies = page.context.cookies()
    german.context.add_cookies([{"name": one["name"], "value": one["value"], "url": house} for one in cookies])
    german.goto(page.url)


def left_in_english(page: Page, game: str) -> list[str]:
    """Return what a German board says in English, or by the key of a text."""
    expect(page.locator(f".{game}")).to_be_visible()
    said: list[str] = page.evaluate(SAID, game)
    assert len(said) > 10
    english = _words(game, "en") - _words(game, "de") - NAMES
    keys = re.compile(r"[a-z_0-9]+(\.[a-z_]+)+")
    return [text for text in said if english & set(WORD.findall(text)) or keys.fullmatch(text)]


def _words(game: str, language: str) -> set[str]:
    """Return every word that the game has in a language."""
    folder = npm.WEB / "src" / "games" / game
    files = [folder / f"texts.{language}.ts", *(folder / "texts").glob(f"*.{language}.ts")]
    values = re.findall(r':\s+"((?:[^"\\]|\\.)*)"', "\n".join(file.read_text("utf-8") for file in files))
    said = " ".join(values).replace(r"\u00ad", "")  # where a word may be parted
    return set(WORD.findall(re.sub(r"\{\w+\}", " ", said)))
