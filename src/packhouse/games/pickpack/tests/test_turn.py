"""A turn: where the grabber can go, and what it is for."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.core.game import Seat
from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.components import Tile
from packhouse.games.pickpack.tests.position import crates, fill, game, legal, play, position, spaces

HOLES = """\
1 2 3 4 1 2
1 2 3 . 5 2
1 2 3 . 5 2
1 1 1 . 5 2
. . . . . .
4 3 2 1 3 5"""
"""Row 2 is empty, and so is most of column d."""


def target_spaces(tiles: dict[str, Tile], turn: int = RED, rows: str = HOLES, rush: str = "0 0") -> set[str]:
    return spaces(legal(game(), position(rows, "d2", tiles, turn, rush)))


@pytest.mark.rule("PP-6")
def test_red_moves_along_the_row() -> None:
    assert spaces(legal(game(), position())) == {"a2", "b2", "c2", "e2", "f2"}


@pytest.mark.rule("PP-6")
def test_blue_moves_along_the_column() -> None:
    assert spaces(legal(game(), position(turn=BLUE))) == {"d1", "d3", "d4", "d5", "d6"}


@pytest.mark.rule("PP-6")
def test_the_grabber_can_not_stay_where_it_is() -> None:
    with pytest.raises(IllegalAction, match="out of reach"):
        play(game(), position(), "grab d2 1")


@pytest.mark.rule("PP-6")
@pytest.mark.parametrize("between", [".", "(3)"])
def test_spaces_between_do_not_matter(between: str) -> None:
    rows = "\n".join(["1 1 1 1 1 1"] * 4 + [f"1 {between} {between} 6 3 4", "1 1 1 1 1 1"])
    assert spaces(legal(game(), position(rows))) == {"a2", "e2", "f2"}


@pytest.mark.rule("PP-6")
@pytest.mark.parametrize("text", ["grab d3 1", "grab a1 1", "grab g2 1", "grab zz 1"])
def test_a_space_out_of_line_or_off_the_grid_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction, match="out of reach"):
        play(game(), position(), text)


@pytest.mark.rule("PP-6")
@pytest.mark.parametrize(("turn", "cell", "way"), [(RED, "d3", "row"), (BLUE, "a2", "column")])
def test_a_refusal_says_which_way_the_player_moves(turn: Seat, cell: str, way: str) -> None:
    with pytest.raises(IllegalAction, match=f"along the {way} of d2"):
        play(game(), position(turn=turn), f"grab {cell} 1")


@pytest.mark.rule("PP-8")
@pytest.mark.parametrize(("turn", "line"), [(RED, "column b"), (BLUE, "row 5")])
def test_a_refusal_says_where_a_tile_would_have_to_lie(turn: Seat, line: str) -> None:
    cell = "b2" if turn == RED else "d5"
    with pytest.raises(IllegalAction, match=f"at an end of {line}"):
        play(game(), position(HOLES, turn=turn), f"rush {cell}")


@pytest.mark.rule("PP-6")
def test_a_turn_can_not_be_passed() -> None:
    for text in ("end", "spend", "done"):
        with pytest.raises(IllegalAction, match="move the grabber"):
            play(game(), position(), text)


@pytest.mark.rule("PP-7")
def test_a_grabbed_tray_is_in_the_crate_and_the_grabber_on_the_empty_space() -> None:
    state = play(game(), position(), "grab f2 3")
    view = game().view(state, None)
    (space,) = (each for each in view.grid if each.cell == "f2")
    assert crates(game(), state, RED) == [(), (), (4,), ()]
    assert (view.grabber, space.apples, space.up) == ("f2", 0, False)


@pytest.mark.rule("PP-7")
def test_among_empty_crates_the_player_chooses() -> None:
    actions = [text for text in legal(game(), position()) if text.startswith("grab a2")]
    assert actions == ["grab a2 1", "grab a2 2", "grab a2 3", "grab a2 4"]


@pytest.mark.rule("PP-7")
def test_the_tray_goes_to_a_crate_with_the_fewest_trays_however_many_apples_they_hold() -> None:
    state = fill(position(), RED, (1, 1), (5,), (1, 1, 1), (2,))
    assert {text.split()[2] for text in legal(game(), state)} == {"2", "4"}
    with pytest.raises(IllegalAction, match="can’t be chosen; write grab a2 2"):
        play(game(), state, "grab a2 1")


@pytest.mark.rule("PP-7")
def test_a_closed_crate_is_no_crate_with_the_fewest_trays() -> None:
    state = fill(position(), RED, (), (5,), (1, 1, 1), (2, 2), closed={1: "premium", 2: "wholesale"})
    assert {text.split()[2] for text in legal(game(), state)} == {"4"}


@pytest.mark.rule("PP-7")
def test_the_crates_of_the_other_player_do_not_matter_for_the_choice() -> None:
    state = fill(position(), BLUE, (1,), (1,), (1,), (1,))
    assert {text.split()[2] for text in legal(game(), state)} == {"1", "2", "3", "4"}


@pytest.mark.rule("PP-7")
def test_a_tray_goes_on_top() -> None:
    state = fill(position(), RED, (1,), (5, 5), (1, 1), (2, 2))
    assert crates(game(), play(game(), state, "grab f2 1"), RED)[0] == (1, 4)


@pytest.mark.rule("PP-7")
def test_a_space_with_a_tray_is_for_grabbing_and_for_no_tile() -> None:
    with pytest.raises(IllegalAction, match="a tray lies on f2"):
        play(game(), position(tiles={"f-top": "premium"}), "premium f2 1")


@pytest.mark.rule("PP-8")
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_red_enters_an_empty_space_for_a_tile_at_either_end_of_its_column(end: str) -> None:
    assert target_spaces({f"b-{end}": "premium"}) == {"b2"}


@pytest.mark.rule("PP-8")
@pytest.mark.parametrize("end", ["left", "right"])
def test_blue_enters_an_empty_space_for_a_tile_at_either_end_of_its_row(end: str) -> None:
    assert target_spaces({f"4-{end}": "premium"}, BLUE) == {"d1", "d6", "d4"}


@pytest.mark.rule("PP-8")
@pytest.mark.parametrize("slot", ["2-left", "2-right", "4-left"])
def test_a_tile_of_the_other_player_opens_no_space(slot: str) -> None:
    state = position(HOLES, tiles={slot: "premium"})
    assert legal(game(), state) == []


@pytest.mark.rule("PP-8")
def test_at_an_empty_space_a_tile_must_be_activated() -> None:
    state = position(HOLES, tiles={"b-top": "premium"})
    assert {text.split()[0] for text in legal(game(), state)} == {"premium"}
    with pytest.raises(IllegalAction, match="b2 is empty; there’s no tray to grab"):
        play(game(), state, "grab b2 1")


@pytest.mark.rule("PP-8")
def test_with_tiles_at_both_ends_the_player_chooses_one() -> None:
    state = position(HOLES, tiles={"b-top": "premium", "b-bottom": "rush", "c-top": "wholesale"})
    assert {text.split()[0] for text in legal(game(), state) if "b2" in text} == {"premium", "rush"}
    after = play(game(), state, "rush b2")
    assert (after.tiles[2], after.tiles[3]) == ("premium", None)


@pytest.mark.rule("PP-8")
def test_two_tiles_of_a_kind_at_both_ends_are_one_choice_and_one_of_them_is_used() -> None:
    state = position(HOLES, tiles={"b-top": "premium", "b-bottom": "premium"})
    assert legal(game(), state) == [f"premium b2 {crate}" for crate in (1, 2, 3, 4)]
    after = play(game(), state, "premium b2 1")
    assert [after.tiles[2], after.tiles[3]].count("premium") == 1


@pytest.mark.rule("PP-8")
def test_a_tile_at_another_line_is_refused() -> None:
    with pytest.raises(IllegalAction, match="no unused premium lies at an end of column c"):
        play(game(), position(HOLES, tiles={"b-top": "premium"}), "premium c2 1")


@pytest.mark.rule("PP-8")
@pytest.mark.rule("PP-17")
def test_a_face_down_tile_opens_no_space() -> None:
    state = position(HOLES)
    state.spent[2] = "premium"
    assert legal(game(), state) == []


@pytest.mark.rule("PP-9")
def test_a_space_with_a_face_down_tray_can_not_be_entered_even_for_a_tile() -> None:
    rows = HOLES.replace(". . . . . .", ". (2) . . 3 .")
    state = position(rows, tiles={"b-top": "premium"})
    assert spaces(legal(game(), state)) == {"e2"}
    for text in ("grab b2 1", "premium b2 1"):
        with pytest.raises(IllegalAction, match="face down"):
            play(game(), state, text)


FULL: tuple[tuple[int, ...], ...] = ((1,), (2,), (3,), (4,))
EMPTY: tuple[tuple[int, ...], ...] = ((), (), (), ())


@pytest.mark.rule("PP-10")
@pytest.mark.parametrize(
    ("tile", "own", "theirs", "opens"),
    [
        ("control", EMPTY, EMPTY, False),
        ("control", FULL, EMPTY, False),
        ("control", EMPTY, FULL, True),
        ("mixup", EMPTY, FULL, False),
        ("mixup", FULL, EMPTY, False),
        ("mixup", FULL, FULL, True),
        ("wholesale", EMPTY, EMPTY, True),
        ("premium", EMPTY, EMPTY, True),
    ],
)
def test_a_tile_opens_a_space_only_if_it_can_be_carried_out(
    tile: Tile, own: tuple[tuple[int, ...], ...], theirs: tuple[tuple[int, ...], ...], *, opens: bool
) -> None:
    state = fill(fill(position(HOLES, tiles={"b-top": tile}), RED, *own), BLUE, *theirs)
    assert spaces(legal(game(), state)) == ({"b2"} if opens else set())


@pytest.mark.rule("PP-10")
@pytest.mark.rule("PP-17")
@pytest.mark.parametrize("tile", ["control", "mixup"])
def test_trays_in_closed_crates_make_no_tile_possible(tile: Tile) -> None:
    for closed in (RED, BLUE):
        state = position(HOLES, tiles={"b-top": tile})
        for seat in (RED, BLUE):
            fill(state, seat, (1,), closed={1: "premium"} if seat == closed else {})
        assert spaces(legal(game(), state)) == ({"b2"} if (tile, closed) == ("control", RED) else set())


@pytest.mark.rule("PP-10")
@pytest.mark.rule("PP-13")
def test_a_rush_order_needs_room_in_the_rush_section() -> None:
    assert target_spaces({"b-top": "rush"}, rush="1 2") == {"b2"}
    assert target_spaces({"b-top": "rush"}, rush="2 0") == set()


NO_TRAYS = "\n".join(["(1) (2) . . . ."] + [". . . . . ."] * 5)


@pytest.mark.rule("PP-10")
def test_a_malfunction_needs_a_face_up_tray_or_an_unplayed_tile_of_the_other_player() -> None:
    assert target_spaces({"b-top": "malfunction", "c-top": "malfunction"}, rows=NO_TRAYS) == set()
    assert target_spaces({"b-top": "malfunction", "4-left": "rush"}, rows=NO_TRAYS) == {"b2"}
    assert target_spaces({"b-top": "malfunction"}, rows=NO_TRAYS.replace("(1)", "1")) == {"b2"}


@pytest.mark.rule("PP-10")
def test_a_tile_that_can_do_nothing_is_refused_with_a_reason() -> None:
    with pytest.raises(IllegalAction, match="couldn’t do anything now"):
        play(game(), position(HOLES, tiles={"b-top": "control", "c-top": "premium"}), "control b2 1 1")


def test_a_refused_move_changes_nothing() -> None:
    state = position()
    with pytest.raises(IllegalAction):
        play(game(), state, "grab a2 5")
    assert state == position()
