"""What each action tile does."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.components import Tile
from packhouse.games.pickpack.state import State
from packhouse.games.pickpack.tests.position import (
    MIDGAME,
    crates,
    fill,
    game,
    legal,
    on_turn,
    play,
    position,
    slot,
    views_of_crates,
)


def before(tile: Tile, rush: str = "0 0") -> State:
    """Red can play the tile at b2; Blue is never stuck. Both have trays."""
    state = position(MIDGAME, "d2", {"b-top": tile, "4-left": "premium", "1-right": "wholesale"}, rush=rush)
    fill(state, RED, (1, 5), (2,), (), (3,))
    return fill(state, BLUE, (4, 6), (), (5,), (1, 2, 3))


@pytest.mark.rule("PP-11")
def test_premium_closes_an_own_crate_and_its_apples_count_double() -> None:
    state = play(game(), before("premium"), "premium b2 1")
    crate = views_of_crates(game(), state, RED)[0]
    assert (crate.trays, crate.closed, crate.points) == ((1, 5), "premium", 12)


@pytest.mark.rule("PP-11")
def test_premium_can_close_any_open_crate_even_an_empty_one() -> None:
    state = fill(before("premium"), RED, closed={2: "wholesale"})
    assert legal(game(), state) == ["premium b2 1", "premium b2 3", "premium b2 4"]


@pytest.mark.rule("PP-11")
def test_premium_leaves_its_slot_for_the_crate() -> None:
    assert slot(game(), play(game(), before("premium"), "premium b2 1"), "b-top").tile is None


@pytest.mark.rule("PP-11")
def test_premium_changes_no_crate_of_the_other_player() -> None:
    state = play(game(), before("premium"), "premium b2 1")
    assert views_of_crates(game(), state, BLUE) == views_of_crates(game(), before("premium"), BLUE)


@pytest.mark.rule("PP-12")
def test_wholesale_closes_a_crate_of_the_other_player_and_its_apples_count_half() -> None:
    state = play(game(), before("wholesale"), "wholesale b2 3")
    crate = views_of_crates(game(), state, BLUE)[2]
    assert (crate.trays, crate.closed, crate.points) == ((5,), "wholesale", 2)


@pytest.mark.rule("PP-12")
def test_wholesale_can_close_any_open_crate_of_the_other_player() -> None:
    state = fill(before("wholesale"), BLUE, closed={1: "premium"})
    assert legal(game(), state) == ["wholesale b2 2", "wholesale b2 3", "wholesale b2 4"]


@pytest.mark.rule("PP-12")
def test_wholesale_leaves_its_slot_and_closes_no_own_crate() -> None:
    state = play(game(), before("wholesale"), "wholesale b2 3")
    assert slot(game(), state, "b-top").tile is None
    assert all(crate.closed is None for crate in views_of_crates(game(), state, RED))


@pytest.mark.rule("PP-13")
def test_a_rush_order_goes_to_the_rush_section_and_must_wait_for_a_later_turn() -> None:
    state = play(game(), before("rush"), "rush b2")
    assert slot(game(), state, "b-top").tile is None
    assert on_turn(state) == [BLUE]
    assert game().view(state, None).rush[RED].ready == 1


@pytest.mark.rule("PP-13")
def test_a_rush_order_gained_this_turn_is_not_the_one_that_can_be_spent() -> None:
    state = play(game(), position(RUSH_ROW, "d2", {"a-top": "rush"}, rush="1 0"), "rush a2")
    rush = game().view(state, None).rush[RED]
    assert (rush.ready, rush.fresh, rush.spent) == (1, 1, 0)
    play(game(), state, "spend", "grab c2 1")
    assert on_turn(state) == [BLUE]


@pytest.mark.rule("PP-13")
def test_what_one_player_gains_makes_no_rush_order_of_the_other_wait() -> None:
    state = play(game(), position(RUSH_ROW, "d2", {"a-top": "rush"}, rush="1 2"), "rush a2")
    rush = game().view(state, None).rush[BLUE]
    assert (rush.ready, rush.fresh) == (2, 0)


@pytest.mark.rule("PP-13")
def test_after_a_move_a_waiting_rush_order_can_be_spent_for_another_or_the_turn_ended() -> None:
    state = play(game(), position(rush="1 0"), "grab a2 1")
    assert (on_turn(state), legal(game(), state)) == ([RED], ["spend", "end"])


@pytest.mark.rule("PP-13")
def test_a_spent_rush_order_gives_one_more_move_of_the_same_player() -> None:
    state = play(game(), position(rush="1 0"), "grab a2 1", "spend")
    assert on_turn(state) == [RED]
    assert all(text.startswith("grab") for text in legal(game(), state))
    play(game(), state, "grab b2 2")
    assert on_turn(state) == [BLUE]


def test_bots_take_their_time_for_every_step_of_a_rush_order_and_for_nothing_else() -> None:
    state = position(rush="1 0")
    paces = [game().pace(state)]
    for action in ("grab a2 1", "spend", "grab b2 2"):
        paces.append(game().pace(play(game(), state, action)))
    assert paces[0] == paces[-1] == 1
    assert min(paces[1:-1]) > 1


@pytest.mark.rule("PP-13")
def test_a_spent_rush_order_is_gone_for_good() -> None:
    state = play(game(), position(rush="1 0"), "grab a2 1", "spend")
    rush = game().view(state, None).rush[RED]
    assert (rush.ready, rush.fresh, rush.spent) == (0, 0, 1)


@pytest.mark.rule("PP-13")
def test_a_turn_ended_keeps_the_rush_order() -> None:
    state = play(game(), position(rush="1 0"), "grab a2 1", "end")
    assert (on_turn(state), game().view(state, None).rush[RED].ready) == ([BLUE], 1)


@pytest.mark.rule("PP-13")
def test_both_rush_orders_may_be_spent_in_one_turn_but_there_is_no_third_move_more() -> None:
    state = play(game(), position(rush="2 0"), "grab a2 1", "spend", "grab b2 2", "spend", "grab c2 3")
    assert (on_turn(state), game().view(state, None).rush[RED].spent) == ([BLUE], 2)


@pytest.mark.rule("PP-13")
def test_a_rush_order_of_the_other_player_gives_no_move() -> None:
    assert on_turn(play(game(), position(rush="0 2"), "grab a2 1")) == [BLUE]


@pytest.mark.rule("PP-13")
def test_a_rush_order_can_not_be_spent_before_the_move() -> None:
    with pytest.raises(IllegalAction, match="move the grabber"):
        play(game(), position(rush="1 0"), "spend")


@pytest.mark.rule("PP-13")
def test_a_rush_order_is_not_spent_by_just_moving_on() -> None:
    state = play(game(), position(rush="1 0"), "grab a2 1")
    with pytest.raises(IllegalAction, match="write spend"):
        play(game(), state, "grab b2 2")


RUSH_ROW = MIDGAME.replace(". . . . . .", ". . 3 . . .")


@pytest.mark.rule("PP-13")
def test_a_rush_order_can_not_be_spent_where_no_move_is_left() -> None:
    state = position(RUSH_ROW, "d2", {"4-left": "premium"}, rush="1 0")
    play(game(), state, "grab c2 1")
    assert (on_turn(state), game().view(state, None).rush[RED].ready) == ([BLUE], 1)


@pytest.mark.rule("PP-13")
def test_a_rush_order_gained_on_a_rush_move_waits_too() -> None:
    state = position(RUSH_ROW, "d2", {"a-top": "rush", "b-top": "rush", "f-top": "premium"}, rush="1 0")
    play(game(), state, "rush a2", "spend", "rush b2")
    assert on_turn(state) == [BLUE]
    assert game().view(state, None).rush[RED].ready == 2


@pytest.mark.rule("PP-13")
def test_a_rush_order_gained_last_turn_can_be_spent() -> None:
    state = play(game(), position(RUSH_ROW, "d2", {"a-top": "rush"}), "rush a2", "grab a3 1", "grab b3 1")
    assert legal(game(), state) == ["spend", "end"]


@pytest.mark.rule("PP-13")
def test_spending_makes_room_in_the_rush_section() -> None:
    state = position(RUSH_ROW, "d2", {"a-top": "rush"}, rush="2 0")
    assert not any(text.startswith("rush") for text in legal(game(), state))
    play(game(), state, "grab c2 1", "spend")
    assert legal(game(), state) == ["rush a2"]


@pytest.mark.rule("PP-14")
def test_quality_control_takes_the_top_tray_of_the_other_player() -> None:
    state = play(game(), before("control"), "control b2 1 3")
    assert crates(game(), state, BLUE) == [(4,), (), (5,), (1, 2, 3)]
    assert crates(game(), state, RED) == [(1, 5), (2,), (6,), (3,)]


@pytest.mark.rule("PP-14")
def test_quality_control_takes_from_any_open_crate_with_trays_into_the_own_one_with_the_fewest() -> None:
    state = fill(before("control"), BLUE, closed={3: "premium"})
    assert legal(game(), state) == ["control b2 1 3", "control b2 4 3"]


@pytest.mark.rule("PP-14")
def test_among_equals_the_player_chooses_where_the_controlled_tray_goes() -> None:
    state = fill(before("control"), RED, (1,), (2,), (3, 3), (4, 4))
    chosen = {text.split()[3] for text in legal(game(), state)}
    assert chosen == {"1", "2"}


@pytest.mark.rule("PP-15")
def test_order_mixup_swaps_the_top_trays() -> None:
    state = play(game(), before("mixup"), "mixup b2 4 1")
    assert crates(game(), state, BLUE) == [(4, 6), (), (5,), (1, 2, 5)]
    assert crates(game(), state, RED) == [(1, 3), (2,), (), (3,)]


@pytest.mark.rule("PP-15")
def test_order_mixup_takes_any_two_open_crates_with_trays() -> None:
    state = fill(fill(before("mixup"), BLUE, closed={3: "premium"}), RED, closed={4: "wholesale"})
    assert legal(game(), state) == ["mixup b2 1 1", "mixup b2 1 2", "mixup b2 4 1", "mixup b2 4 2"]


@pytest.mark.rule("PP-16")
def test_malfunction_turns_a_tray_face_down_which_nobody_can_enter() -> None:
    state = play(game(), before("malfunction"), "malfunction b2 b5")
    (space,) = (each for each in game().view(state, None).grid if each.cell == "b5")
    assert (space.apples, space.up) == (2, False)
    assert "b5" not in {text.split()[1] for text in legal(game(), state)}


@pytest.mark.rule("PP-16")
def test_malfunction_turns_an_unplayed_tile_of_the_other_player_face_down() -> None:
    state = play(game(), before("malfunction"), "malfunction b2 4-left")
    found = slot(game(), state, "4-left")
    assert (found.tile, found.up, found.broken) == ("premium", False, True)


@pytest.mark.rule("PP-16")
def test_malfunction_reaches_every_face_up_tray_and_every_unplayed_tile_of_the_other_player_alone() -> None:
    state = before("malfunction")
    state.tiles[0] = "rush"  # a-top, Red's own
    state.spent[12] = "rush"  # 1-left, used
    state.rush = [1, 1]
    victims = {text.split()[2] for text in legal(game(), state) if text.startswith("malfunction")}
    grid = {space.cell for space in game().view(state, None).grid if space.up}
    assert victims == grid | {"4-left", "1-right"}
    assert "c1" not in victims


@pytest.mark.rule("PP-17")
@pytest.mark.parametrize(
    ("tile", "text"), [("control", "control b2 1 3"), ("mixup", "mixup b2 1 1"), ("malfunction", "malfunction b2 a1")]
)
def test_a_tile_used_in_place_lies_face_down_there(tile: Tile, text: str) -> None:
    found = slot(game(), play(game(), before(tile), text), "b-top")
    assert (found.tile, found.up, found.broken) == (tile, False, False)


@pytest.mark.rule("PP-17")
@pytest.mark.parametrize(("tile", "text", "left"), [("control", "control b2 1 3", 1), ("premium", "premium b2 1", 0)])
def test_a_face_down_tile_still_counts_as_laid(tile: Tile, text: str, left: int) -> None:
    state = play(game(), before(tile), text)
    assert game().view(state, None).laid == (left, 2)


@pytest.mark.rule("PP-17")
@pytest.mark.parametrize(
    ("tile", "text"),
    [
        ("premium", "premium b2 1"),
        ("wholesale", "wholesale b2 1"),
        ("rush", "rush b2"),
        ("control", "control b2 1 3"),
        ("mixup", "mixup b2 1 1"),
        ("malfunction", "malfunction b2 a1"),
    ],
)
def test_a_used_tile_can_not_be_used_again(tile: Tile, text: str) -> None:
    state = play(game(), before(tile), text)
    state.turn, state.grabber, state.phase = RED, game().board.cell["d2"], "move"
    assert legal(game(), state) == []


@pytest.mark.rule("PP-17")
def test_closed_crates_neither_take_nor_lose_trays() -> None:
    state = fill(before("control"), RED, closed={3: "premium"})
    fill(state, BLUE, closed={1: "wholesale", 3: "premium"})
    assert legal(game(), state) == ["control b2 4 2", "control b2 4 4"]
    state = fill(before("mixup"), RED, closed={1: "premium", 2: "wholesale"})
    fill(state, BLUE, closed={1: "wholesale", 3: "premium"})
    assert legal(game(), state) == ["mixup b2 4 4"]


@pytest.mark.rule("PP-6")
def test_after_a_tile_the_grabber_is_on_the_space_it_went_to() -> None:
    assert game().view(play(game(), before("premium"), "premium b2 1"), None).grabber == "b2"
