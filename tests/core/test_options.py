"""Options are taken from text or values, and each bad one is answered in a line."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from packhouse.core import options
from packhouse.core.errors import BadSetup
from packhouse.core.options import Options


class Choices(Options, frozen=True):
    board: Literal["small", "large"] = "small"
    size: Annotated[int, Meta(ge=3, le=13)] | None = None
    komi: Annotated[float, Meta(ge=-10, le=10, multiple_of=0.5)] = 0.5
    cells: tuple[str, ...] = ()
    weights: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(max_length=3, examples=[[1, 2]])] = ()
    quick: bool = False
    name: Annotated[str, Meta(pattern="^[a-z]+$")] = "park"
    map: Annotated[Annotated[str, Meta(pattern="^[a-z]+$")] | None, Meta(examples=["canal", "park"])] = None


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("board", "large", "large"),
        ("size", "5", 5),
        ("size", "null", None),
        ("komi", "-3.5", -3.5),
        ("komi", "2", 2.0),
        ("cells", "a1,b2", ("a1", "b2")),
        ("cells", "", ()),
        ("weights", "[1,9]", (1, 9)),
        ("weights", "1, 9", (1, 9)),
        ("quick", "true", True),
        ("quick", "0", False),
        ("map", "old", "old"),
    ],
)
def test_text_is_taken_as_the_options_own_type(name: str, text: str, value: object) -> None:
    assert getattr(options.build({name: text}, Choices), name) == value


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("board", "huge", "board=huge is not possible; choose large, small"),
        ("size", "x", "size=x is not possible; choose 3 to 13"),
        ("size", "2", "size=2 is not possible; choose 3 to 13"),
        ("size", 14, "size=14 is not possible; choose 3 to 13"),
        ("size", "4.5", "size=4.5 is not possible; choose 3 to 13"),
        ("komi", "nan", "komi=nan is not possible; choose -10 to 10 in steps of 0.5"),
        ("komi", "inf", "komi=inf is not possible; choose -10 to 10 in steps of 0.5"),
        ("komi", "0.3", "komi=0.3 is not possible; choose -10 to 10 in steps of 0.5"),
        ("weights", "0,1", "weights=0,1 is not possible; choose a list of at most 3, each 1 to 9, as in 1,2"),
        ("cells", 5, "cells=5 is not possible; choose a list, as in a,b,c"),
        ("cells", [5, 7], "cells=5, 7 is not possible; choose a list, as in a,b,c"),
        ("quick", "maybe", "quick=maybe is not possible; choose true or false"),
        ("name", "4", "name=4 is not possible; choose a word"),
        ("map", 4, "map=4 is not possible; choose a word, as in canal, park"),
        ("speed", 1, "no option “speed”; choose from board, size, komi, cells, weights, quick, name, map"),
    ],
)
def test_a_bad_value_is_answered_in_a_line(name: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        options.build({name: value}, Choices)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("name", "value", "bounds"), [("size", 99, (3, 13)), ("komi", "x", (-10, 10)), ("cells", 5, (None, None))]
)
def test_the_bounds_of_a_number_are_told_for_clients_with_other_words(name: str, value: Any, bounds: Any) -> None:
    with pytest.raises(BadSetup) as refused:
        options.build({name: value}, Choices)
    assert (refused.value.fields.get("least"), refused.value.fields.get("most")) == bounds


def test_an_endless_value_is_not_quoted_in_full() -> None:
    with pytest.raises(BadSetup) as refused:
        options.build({"size": "x" * 5_000}, Choices)
    assert len(str(refused.value)) < 150


def test_a_game_without_options_has_none_to_name() -> None:
    with pytest.raises(BadSetup, match=r"^no option “size”; this game has none$"):
        options.build({"size": 3}, Options)


def test_only_what_differs_from_the_defaults_is_kept() -> None:
    assert options.plain(Choices(size=7, komi=0.5)) == {"size": 7}


def test_what_is_kept_builds_the_same_options() -> None:
    chosen = Choices(board="large", cells=("a1",), quick=True)
    assert options.build(options.plain(chosen), Choices) == chosen


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("board", "large, small"),
        ("size", "3 to 13"),
        ("komi", "-10 to 10 in steps of 0.5"),
        ("cells", "a list, as in a,b,c"),
        ("quick", "true or false"),
        ("name", "a word"),
        ("map", "a word, as in canal, park"),
    ],
)
def test_what_is_allowed_is_said_in_words(name: str, words: str) -> None:
    assert options.allowed(Choices, name) == words


@pytest.mark.parametrize(
    ("name", "number", "nearest"),
    [("komi", 1.3, 1.5), ("komi", -99, -10), ("komi", 10.4, 10), ("size", 4.6, 5), ("size", 0, 3)],
)
def test_the_nearest_value_is_one_that_the_option_can_have(name: str, number: float, nearest: float) -> None:
    assert options.nearest(Choices, name, number) == nearest
    options.build({name: nearest}, Choices)


def test_a_list_is_told_from_what_may_stand_in_one() -> None:
    assert [name for name in Choices.__struct_fields__ if options.is_list(Choices, name)] == ["cells", "weights"]
    assert not options.is_list(Choices, "unheard_of")
