"""Actions are written and read as one line of text."""

from __future__ import annotations

from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from packhouse.core import notation
from packhouse.core.errors import UnknownAction
from packhouse.core.notation import Action


class Side(Enum):
    LEFT = "left"
    RIGHT = "right"


class Put(Action, frozen=True):
    piece: int
    side: Side
    cells: tuple[int, ...]
    above: int | None
    turned: bool


class Cell(Action, frozen=True, tag=""):
    number: int


class Pass(Action, frozen=True):
    """Do nothing."""


KINDS = (Cell, Put, Pass)

numbers = st.integers(-99, 999)
cells = st.lists(numbers, max_size=9).map(tuple)
puts = st.builds(Put, numbers, st.sampled_from(Side), cells, st.none() | numbers, st.booleans())
actions = st.one_of(puts, st.builds(Cell, numbers), st.just(Pass()))


@given(actions)
def test_whatever_is_written_is_read_again(action: Action) -> None:
    assert notation.read(notation.write(action), KINDS) == action


@given(actions)
def test_capitals_and_extra_spaces_are_forgiven(action: Action) -> None:
    text = notation.write(action).upper().replace(" ", "   ")
    assert notation.read(f"  {text} ", KINDS) == action


@given(st.text())
def test_any_other_text_is_refused_in_one_line(text: str) -> None:
    try:
        notation.read(text, (Put, Pass))
    except UnknownAction as refusal:
        assert str(refusal).isprintable()


def test_fields_follow_the_word_in_their_order() -> None:
    assert notation.write(Put(3, Side.LEFT, (1, 2), None, turned=True)) == "put 3 left 1,2 - yes"


def test_an_empty_tuple_is_written_as_nothing() -> None:
    assert notation.write(Put(3, Side.LEFT, (), 4, turned=False)) == "put 3 left - 4 no"


def test_the_empty_word_is_not_written() -> None:
    assert notation.write(Cell(7)) == "7"


def test_a_kind_that_does_not_fit_leaves_the_text_to_the_next() -> None:
    assert notation.read("pass", KINDS) == Pass()


def test_a_form_names_the_fields_in_capitals() -> None:
    assert notation.form(Put) == "put <piece> <side> <cells> <above> <turned>"


@pytest.mark.parametrize("text", ["", "x", "pass\n", "p\0ass"])
def test_what_is_unreadable_is_answered_with_the_forms(text: str) -> None:
    with pytest.raises(UnknownAction, match="isn’t a move here; write “<number>” or “put <piece>") as refused:
        notation.read(text, KINDS)
    assert refused.value.code == "unreadable"


@pytest.mark.parametrize("text", ["put", "put 3 left 1,2 -", "put 3 up 1,2 - yes", "put 3 left 1,2 - true", "pass 1"])
def test_whoever_begins_with_a_known_word_is_told_how_it_goes_on(text: str) -> None:
    with pytest.raises(UnknownAction, match=r"isn’t a move here; write “(put <piece> .*<turned>|pass)”$"):
        notation.read(text, KINDS)


def test_of_many_forms_only_the_beginnings_are_named() -> None:
    kinds = (*KINDS, type("Done", (notation.Action,), {}), type("End", (notation.Action,), {}))
    with pytest.raises(UnknownAction, match=r"write one that begins with <number>, put, pass, done or end$"):
        notation.read("x", kinds)


def test_endless_text_is_neither_read_nor_quoted() -> None:
    with pytest.raises(UnknownAction) as refused:
        notation.read("1" * 5_000, KINDS)
    assert len(str(refused.value)) < 150


def test_braces_are_only_braces() -> None:
    with pytest.raises(UnknownAction, match=r"“\{0\} \{x\}” isn’t a move"):
        notation.read("{0} {x}", KINDS)
