"""The set-up: the deal, and the tiles that both lay in secret."""

from __future__ import annotations

from collections import Counter

import pytest

from packhouse import games
from packhouse.core.errors import BadSetup, IllegalAction
from packhouse.core.rng import QuickRng
from packhouse.games.pickpack.actions import Lay, Take
from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.tests.position import game, lay_all, legal, play, slot

BOTH = (RED, BLUE)


@pytest.mark.rule("PP-1")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_game_is_for_two(seats: int) -> None:
    with pytest.raises(BadSetup, match="for 2 players"):
        games.setup("pickpack", seats, 0)


@pytest.mark.rule("PP-1")
def test_red_and_blue_have_four_empty_open_crates_each() -> None:
    view = game().view(game().start(2, 0), None)
    assert [[(crate.trays, crate.closed) for crate in crates] for crates in view.crates] == [[((), None)] * 4] * 2


@pytest.mark.rule("PP-1")
@pytest.mark.parametrize("order", [(RED, BLUE), (BLUE, RED)])
def test_red_moves_first_whoever_was_done_first(order: tuple[int, int]) -> None:
    rules, state = game(), game().start(2, 0)
    for seat in order:
        play(rules, lay_all(rules, state, seat), f"{seat + 1}: done")
    assert rules.active(state) == {RED}


@pytest.mark.rule("PP-1")
def test_after_red_it_is_blues_turn_and_then_reds_again() -> None:
    rules = game(beginners=True)
    state = rules.start(2, 0)
    for seat in (RED, BLUE, RED, BLUE):
        assert rules.active(state) == {seat}
        rules.play(state, seat, rules.legal(state, seat)[0])


@pytest.mark.rule("PP-2")
@pytest.mark.parametrize("seed", [0, 1, 2**255])
def test_36_trays_with_97_apples_are_dealt_one_on_each_space(seed: int) -> None:
    grid = game().view(game().start(2, seed), None).grid
    assert Counter(space.apples for space in grid) == {1: 10, 2: 8, 3: 7, 4: 6, 5: 4, 6: 1}
    assert sum(space.apples for space in grid) == 97
    assert all(space.up for space in grid)


@pytest.mark.rule("PP-2")
def test_the_grid_has_six_columns_and_six_rows() -> None:
    grid = game().view(game().start(2, 0), None).grid
    assert {space.cell for space in grid} == {column + row for column in "abcdef" for row in "123456"}


@pytest.mark.rule("PP-2")
def test_the_same_seed_deals_the_same_and_another_seed_something_else() -> None:
    deals = [tuple(game().start(2, seed).trays) for seed in (*range(20), 0)]
    assert deals[-1] == deals[0]
    assert len(set(deals)) == 20


@pytest.mark.rule("PP-2")
def test_any_tray_can_be_dealt_to_a_space() -> None:
    assert {game().start(2, seed).trays[0] for seed in range(200)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("PP-3")
@pytest.mark.parametrize("seed", range(5))
def test_the_grabber_starts_on_the_tray_of_six_which_stays_there(seed: int) -> None:
    view = game().view(game().start(2, seed), None)
    (six,) = (space.cell for space in view.grid if space.apples == 6)
    assert view.grabber == six


@pytest.mark.rule("PP-3")
def test_the_tray_of_six_can_be_grabbed_after_the_grabber_has_left_it() -> None:
    rules = game(beginners=True)
    state = rules.start(2, 0)
    six = rules.view(state, None).grabber
    assert not any(six in text.split() for text in legal(rules, state))
    away = next(cell for cell in rules.board.cells if cell[1] == six[1] and cell != six)
    play(rules, state, f"grab {away} 1")
    state.turn = RED
    play(rules, state, f"grab {six} 2")
    assert rules.view(state, None).crates[RED][1].trays == (6,)


@pytest.mark.rule("PP-4")
def test_red_has_the_slots_above_and_below_columns_and_blue_those_beside_rows() -> None:
    red, blue = game().view(game().start(2, 0), None).slots
    assert {each.slot for each in red} == {f"{column}-{end}" for column in "abcdef" for end in ("top", "bottom")}
    assert {each.slot for each in blue} == {f"{row}-{end}" for row in "123456" for end in ("left", "right")}


@pytest.mark.rule("PP-4")
def test_both_lay_at_the_same_time_until_they_are_done() -> None:
    rules, state = game(), game().start(2, 0)
    assert rules.active(state) == {RED, BLUE}
    play(rules, lay_all(rules, state, RED), "1: done")
    assert rules.active(state) == {BLUE}
    with pytest.raises(IllegalAction, match="turn; wait for yours"):
        play(rules, state, "1: take a-top")


@pytest.mark.rule("PP-4")
def test_a_tile_is_laid_on_any_empty_slot_of_ones_own_and_on_no_other() -> None:
    rules, state = game(), game().start(2, 0)
    play(rules, state, "2: lay rush 3-left")
    lays = {text.split()[2] for text in legal(rules, state, BLUE) if text.startswith("lay")}
    assert lays == {each.slot for each in rules.view(state, None).slots[BLUE]} - {"3-left"}


@pytest.mark.rule("PP-4")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("lay rush a-top", "slot_taken"),
        ("lay premium b-top", "no_tile"),
        ("lay rush 1-left", "not_your_slot"),
        ("lay rush z-top", "not_your_slot"),
        ("lay rush -", "not_your_slot"),
        ("lay - c-top", "no_tile"),
        ("take c-top", "no_tile_there"),
        ("take -", "not_your_slot"),
        ("swap c-top d-top", "no_tile_there"),
        ("swap a-top a-top", "no_tile_there"),
        ("swap a-top 1-left", "not_your_slot"),
        ("done", "not_done"),
        ("grab a1 1", "set_up"),
        ("spend", "set_up"),
    ],
)
def test_what_can_not_be_laid_is_refused_and_changes_nothing(text: str, code: str) -> None:
    rules, state = game(), game().start(2, 0)
    play(rules, state, "1: lay premium a-top", "1: lay premium a-bottom")
    before = state.copy()
    with pytest.raises(IllegalAction) as refusal:
        play(rules, state, f"1: {text}")
    assert (refusal.value.code, state) == (code, before)


@pytest.mark.rule("PP-4")
def test_tiles_can_be_taken_back_and_laid_elsewhere() -> None:
    rules, state = game(), game().start(2, 0)
    play(rules, state, "1: lay premium a-top", "1: take a-top", "1: lay premium f-bottom", "1: lay rush b-top")
    play(rules, state, "1: swap f-bottom b-top", "1: swap b-top c-top")
    own = {each.slot: each.tile for each in rules.view(state, RED).slots[RED] if each.tile}
    assert own == {"f-bottom": "rush", "c-top": "premium"}


@pytest.mark.rule("PP-4")
def test_tiles_are_changed_99_times_and_then_laid_as_they_are() -> None:
    rules, state = game(), game().start(2, 0)
    lay_all(rules, state, RED)
    for _ in range(49):
        play(rules, state, "1: swap a-top b-top", "1: take c-top", "1: lay rush c-top")
    play(rules, state, "1: take c-top")
    assert set(legal(rules, state, RED)) == {"lay rush c-top"}
    for text in ("take a-top", "swap a-top b-top"):
        with pytest.raises(IllegalAction, match="changed your tiles 99 times"):
            play(rules, state, f"1: {text}")
    play(rules, state, "1: lay rush c-top")
    assert legal(rules, state, RED) == ["done"]
    play(rules, state, "2: lay premium 1-left", "2: take 1-left")


@pytest.mark.rule("PP-4")
def test_how_often_tiles_were_changed_is_told_to_their_own_player_alone() -> None:
    rules, state = game(), game().start(2, 0)
    play(rules, lay_all(rules, state, RED), "1: swap a-top b-top")
    assert [rules.view(state, watcher).changes for watcher in (RED, BLUE, None)] == [1, 0, 0]
    assert rules.imagine(state, BLUE, QuickRng(0)).changes == [0, 0]
    assert rules.imagine(state, RED, QuickRng(0)).changes == [1, 0]


@pytest.mark.rule("PP-4")
def test_once_all_tiles_are_laid_nothing_tells_how_often_they_were_changed() -> None:
    rules, state = game(), game().start(2, 0)
    play(rules, lay_all(rules, state, RED), "1: swap a-top b-top", "1: done")
    play(rules, lay_all(rules, state, BLUE), "2: done")
    assert (state.changes, rules.view(state, RED).changes) == ([0, 0], 0)


@pytest.mark.rule("PP-4")
def test_done_waits_until_every_slot_has_its_tile() -> None:
    rules, state = game(), game().start(2, 0)
    lay_all(rules, state, RED)
    play(rules, state, "1: take c-top")
    assert "done" not in legal(rules, state, RED)
    play(rules, state, "1: lay rush c-top")
    assert "done" in legal(rules, state, RED)


@pytest.mark.rule("PP-4")
@pytest.mark.parametrize("watcher", [BLUE, None])
def test_others_know_how_many_tiles_are_laid_and_nothing_more(watcher: int | None) -> None:
    rules, state = game(), game().start(2, 0)
    play(rules, state, "1: lay premium a-top", "1: lay rush d-bottom")
    view = rules.view(state, watcher)
    assert view.laid == (2, 0)
    assert all(each.tile is None and not each.up for each in view.slots[RED])
    assert view.hand == (() if watcher is None else tuple(rules.box.all_tiles()))


@pytest.mark.rule("PP-4")
def test_a_player_sees_the_own_tiles_and_those_still_to_lay() -> None:
    rules, state = game(), game().start(2, 0)
    play(rules, state, "1: lay premium a-top")
    view = rules.view(state, RED)
    assert view.slots[RED][0].tile == "premium"
    assert Counter(view.hand) == Counter(rules.box.all_tiles()) - Counter(["premium"])


@pytest.mark.rule("PP-4")
@pytest.mark.parametrize("watcher", [BLUE, None])
def test_others_see_that_a_tile_is_laid_or_taken_but_not_which_and_no_swap(watcher: int | None) -> None:
    rules, state = game(), game().start(2, 0)
    play(rules, state, "1: lay premium a-top")
    looks = [
        rules.seen(state, RED, rules.read(text), watcher)
        for text in ("lay rush b-top", "take a-top", "swap a-top b-top")
    ]
    assert looks == [Lay(None, None), Take(None), None]


@pytest.mark.rule("PP-4")
def test_tiles_stay_secret_when_only_one_is_done_and_are_open_when_both_are() -> None:
    rules, state = game(), game().start(2, 0)
    play(rules, lay_all(rules, state, RED), "1: done")
    assert slot(rules, state, "a-top").tile is None
    play(rules, lay_all(rules, state, BLUE), "2: done")
    assert [slot(rules, state, name).tile for name in ("a-top", "1-left")] == ["premium", "premium"]


@pytest.mark.rule("PP-4")
def test_what_a_player_imagines_of_the_others_tiles_can_be_anything() -> None:
    rules, state = game(), game().start(2, 0)
    play(rules, lay_all(rules, state, RED), "1: done")
    dreams = [rules.imagine(state, BLUE, QuickRng(seed)) for seed in range(200)]
    assert {dream.tiles[0] for dream in dreams} == set(rules.box.all_tiles())
    assert all(Counter(dream.tiles[:12]) == Counter(rules.box.all_tiles()) for dream in dreams)


@pytest.mark.rule("PP-5")
@pytest.mark.parametrize("seat", BOTH)
def test_each_player_has_two_tiles_of_each_of_six_kinds(seat: int) -> None:
    hand = game().view(game().start(2, 0), seat).hand
    kinds = ("premium", "wholesale", "rush", "control", "mixup", "malfunction")
    assert Counter(hand) == dict.fromkeys(kinds, 2)


@pytest.mark.rule("PP-5")
def test_beginners_have_their_tiles_laid_open_and_start_at_once() -> None:
    rules = game(beginners=True)
    state = rules.start(2, 0)
    view = rules.view(state, None)
    assert (view.phase, sorted(rules.active(state)), rules.hidden) == ("move", [RED], False)
    for slots in view.slots:
        assert Counter(each.tile for each in slots) == Counter(rules.box.all_tiles())
        assert all(each.up for each in slots)


@pytest.mark.rule("PP-5")
def test_beginners_tiles_are_laid_by_lot_and_not_alike_for_both() -> None:
    rules = game(beginners=True)
    layouts = [tuple(rules.start(2, seed).tiles) for seed in range(20)]
    assert len(set(layouts)) == 20
    assert any(layout[:12] != layout[12:] for layout in layouts)


@pytest.mark.rule("PP-5")
def test_beginners_get_the_same_deal_of_trays_as_others() -> None:
    assert game(beginners=True).start(2, 3).trays == game().start(2, 3).trays


def test_laying_at_random_comes_to_an_end_soon() -> None:
    rules, rng = game(), QuickRng(0)
    for seed in range(50):
        state, plays = rules.start(2, seed), 0
        while state.phase == "set-up":
            seat = min(rules.active(state))
            rules.play(state, seat, rules.sample(state, seat, rng))
            plays += 1
        assert plays < 120
