"""Whatever people call themselves, others see one short line."""

from __future__ import annotations

from unicodedata import category, is_normalized

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from packhouse.server.people.names import LONGEST, BadName, clean_name, name_key

NASTY = "ab \t\n:：﹕⩴bBｂotＯT\u0301\u0308\u030c\u0323\u200b\u200d"
NASTY += "\u202e\u2066\ufeff\u3164\u2800\ufe0f\u034f\u0345\u1e9e\ud800\u0958ßﬁ가\U0001f468"
TEXTS = st.one_of(
    st.text(st.characters(codec=None)), st.text(NASTY, max_size=60), st.text(NASTY).map(lambda end: "bot:" + end)
)


def cleaned(text: str) -> str:
    try:
        return clean_name(text)
    except BadName:
        assume(False)
        raise


@given(TEXTS)
def test_a_name_has_1_to_24_characters(text: str) -> None:
    assert 1 <= len(cleaned(text)) <= LONGEST


@given(TEXTS)
def test_a_name_is_printable(text: str) -> None:
    assert cleaned(text).isprintable()


@given(TEXTS)
def test_a_name_is_composed(text: str) -> None:
    assert is_normalized("NFC", cleaned(text))


@given(TEXTS)
def test_white_space_is_single_and_inside(text: str) -> None:
    name = cleaned(text)
    assert name == " ".join(name.split())


@given(TEXTS)
def test_no_mark_stands_alone(text: str) -> None:
    name = cleaned(text)
    assert not any(
        category(one).startswith("M") for before, one in zip(" " + name, name, strict=False) if before == " "
    )


@given(TEXTS)
def test_no_person_is_taken_for_a_bot(text: str) -> None:
    assert not name_key(cleaned(text)).startswith("bot:")


@given(TEXTS)
def test_a_clean_name_stays(text: str) -> None:
    name = cleaned(text)
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë", "李小龍", "أحمد", "नरेंद्र", "שָׁלוֹם", "Jürgen 2", "🎲", "<b>Bob</b>", "bot", "robot: 1"]
)
def test_an_ordinary_name_stays(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("blank", "\u034f\u180b\u180f\ufe00\ufe0f\ufffc\U0001d159\U000e0100\U000e01ef")
def test_what_shows_nothing_makes_no_other_name(blank: str) -> None:
    assert clean_name(f"A{blank}da{blank}") == "Ada"


@pytest.mark.parametrize(
    "text", ["", "  ", "\u200b\u202e", "\u0301", "\u3164", "\u2800 \ufe0f", "\ud800", "\x00\n", "\U0001d159\ufffc"]
)
def test_a_name_that_shows_nothing_is_refused(text: str) -> None:
    with pytest.raises(BadName):
        clean_name(text)


@pytest.mark.parametrize("text", ["bot:strong", "BOT:strong", "ｂot：strong", "\u0301bot:strong", "bot::strong"])
def test_the_colon_of_a_false_bot_is_dropped(text: str) -> None:
    assert name_key(clean_name(text)) == "botstrong"


def test_a_letter_is_cut_with_its_marks() -> None:
    assert clean_name("a" * 23 + "x\u0301\u0323") == "a" * 23


def test_a_tower_of_marks_is_cut_down() -> None:
    assert clean_name("x" + "\u0335" * 50) == "x" + "\u0335" * 3


def test_a_line_break_parts_words() -> None:
    assert clean_name(" Ann\r\n Lee ") == "Ann Lee"


@given(TEXTS)
def test_a_key_is_its_own_key(text: str) -> None:
    assert name_key(name_key(text)) == name_key(text)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "ANN"), ("Straße", "STRASSE"), ("Zoë", "Zoe\u0308"), ("ﬁn", "FIN"), ("Ａｎｎ", "ann")]
)
def test_names_that_look_the_same_have_the_same_key(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_different_names_have_different_keys() -> None:
    assert name_key("Ann") != name_key("Änn")
