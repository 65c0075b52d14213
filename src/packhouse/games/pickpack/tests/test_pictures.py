"""The three situations that the published rules illustrate, built up again."""

from __future__ import annotations

import pytest

from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.components import Tile
from packhouse.games.pickpack.tests.position import crates, fill, game, legal, play, position, slot, spaces


@pytest.mark.rule("PP-6")
@pytest.mark.rule("PP-7")
def test_red_can_go_to_five_spaces_at_the_start_and_grabs_a_tray_of_five() -> None:
    rows = "\n".join(["1 2 3 4 1 2"] * 4 + ["1 5 3 6 3 4", "4 3 2 1 3 5"])
    state = position(rows, "d2")
    assert spaces(legal(game(), state)) == {"a2", "b2", "c2", "e2", "f2"}
    play(game(), state, "grab b2 1")
    assert crates(game(), state, RED)[0] == (5,)
    assert game().view(state, None).grabber == "b2"


@pytest.mark.rule("PP-8")
@pytest.mark.rule("PP-16")
@pytest.mark.rule("PP-17")
def test_red_plays_a_malfunction_on_a_wholesale_of_blue() -> None:
    rows = "\n".join(["1 2 3 4 1 2"] * 4 + ["1 . 3 . 3 4", "4 3 2 1 3 5"])
    tiles: dict[str, Tile] = {"b-top": "premium", "b-bottom": "malfunction", "5-left": "wholesale"}
    state = position(rows, "d2", tiles)
    assert "malfunction b2 5-left" in legal(game(), state)
    play(game(), state, "malfunction b2 5-left")
    assert [(slot(game(), state, name).tile, slot(game(), state, name).up) for name in tiles] == [
        ("premium", True),
        ("malfunction", False),
        ("wholesale", False),
    ]


@pytest.mark.rule("PP-7")
@pytest.mark.rule("PP-8")
def test_blue_has_four_moves_to_three_spaces_and_two_are_barred() -> None:
    column = ("3", ".", "1", ".", "*", ".")  # from the top; the grabber is on c2
    rows = "\n".join(f"4 4 {'.' if sign == '*' else sign} 4 4 4" for sign in column)
    state = position(rows, "c2", {"5-left": "control", "5-right": "malfunction"}, BLUE)
    state.spent[game().board.slot["3-left"]] = "premium"
    fill(state, RED, (1,))
    fill(state, BLUE, (), (1,), (1,), (1,))
    actions = legal(game(), state)
    assert spaces(actions) == {"c6", "c4", "c5"}
    assert [text for text in actions if not text.startswith("malfunction")] == [
        "grab c4 1",
        "control c5 1 1",
        "grab c6 1",
    ]
    assert {text.split()[0] for text in actions if "c5" in text.split()[1]} == {"control", "malfunction"}
