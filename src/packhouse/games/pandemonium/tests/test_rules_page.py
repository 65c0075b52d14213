"""What the page's rules say of the box is what is in the box."""

from __future__ import annotations

import re

import pytest

from packhouse.games.pandemonium.tests.position import printed
from web import npm

PAGE = npm.WEB / "src" / "games" / "pandemonium"
RULES = {"en": PAGE / "rules.en.ts", "de": PAGE / "rules.de.ts"}
WORDS = {"en": ("one", "two", "three", "four", "five"), "de": ("eins", "zwei", "drei", "vier", "fünf")}


@pytest.mark.parametrize("language", RULES)
def test_the_rules_name_the_grades(language: str) -> None:
    text = RULES[language].read_text("utf-8")
    said = re.search(r"\*\* (?:with|mit) (\d+) .*\*\* (?:with|mit) (\d+) .*\*\* (?:with|mit) (\d+)", text)
    assert said
    assert [int(points) for points in said.groups()] == [grade.points for grade in printed().box.grades]


@pytest.mark.parametrize("language", RULES)
def test_the_rules_name_what_the_van_of_the_rogues_player_holds(language: str) -> None:
    said = re.search(r"(?:holds only|fasst nur) \*\*(\w+)\*\*", RULES[language].read_text("utf-8"))
    assert said
    assert said[1] == WORDS[language][printed().box.numbers.rogue_van - 1]


def test_the_pictures_have_the_numbers_of_the_box() -> None:
    text = (PAGE / "pictures.ts").read_text("utf-8")
    shown = text[text.index("numbers:") : text.index("locations:")]
    numbers = printed().box.numbers
    assert {name: int(value) for name, value in re.findall(r"(\w+): (\d+)", shown)} == {
        name: getattr(numbers, name) for name in numbers.__struct_fields__
    }
