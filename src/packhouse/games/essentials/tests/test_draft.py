"""Pawns, bonuses, tiles and Cat Ladies."""

from __future__ import annotations

from collections import Counter

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.essentials.state import NONE, State
from packhouse.games.essentials.tests.position import (
    BOX,
    RULES,
    active,
    case_of,
    game,
    legal,
    pack,
    play,
    spaces,
    started,
    tile,
    with_tokens,
)

ROW = ("mint-book", "peach-book", "banana-book", "lavender-book")
FROM_THE_RIGHT = with_tokens(4, 3, 2, 1)
"""A game whose Cat Ladies all take from the right."""


def ladies(state: State) -> list[bool]:
    return [position.lady for position in RULES.view(state, None).positions]


def drafting(*plays: str, seats: int = 2) -> State:
    return play(started(seats, *ROW, rules=FROM_THE_RIGHT), *plays, rules=FROM_THE_RIGHT)


@pytest.mark.rule("PE-9")
def test_pawns_are_put_clockwise_from_the_first_player() -> None:
    state = started(4)
    state.first = 2
    seen = []
    for position in (4, 1, 3, 2):
        seen += active(state)
        play(state, f"{seen[-1]}: pawn {position}")
    assert seen == [3, 4, 1, 2]
    assert [position.pawn for position in RULES.view(state, None).positions] == [3, 1, 0, 2]


@pytest.mark.rule("PE-9")
def test_a_pawn_goes_to_any_position_that_is_empty() -> None:
    state = started(3)
    assert legal(state) == ["pawn 1", "pawn 2", "pawn 3", "pawn 4"]
    assert legal(play(state, "1: pawn 3"), 1) == ["pawn 1", "pawn 2", "pawn 4"]


@pytest.mark.rule("PE-9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_positions_that_nobody_chose_get_a_token_each(seats: int) -> None:
    state = started(seats)
    for seat in range(1, seats + 1):
        assert not any(ladies(state))
        play(state, f"{seat}: pawn {seat}")
    assert ladies(state) == [False] * seats + [True] * (4 - seats)
    tokens = [token for token in state.tokens if token != NONE]
    assert len(set(tokens)) == len(tokens) == 4 - seats


@pytest.mark.rule("PE-9")
def test_tokens_are_random() -> None:
    laid = []
    for seed in range(200):
        state = RULES.start(3, seed)
        for position in (1, 2, 3):
            play(state, f"{active(state)[0]}: pawn {position}")
        laid.append(state.tokens[3])
    assert min(Counter(laid).values()) > 30
    assert set(laid) == {0, 1, 2, 3}


@pytest.mark.rule("PE-9")
def test_a_token_lies_face_down_until_its_turn() -> None:
    state = play(started(2, *ROW), "1: pawn 2", "2: pawn 4")
    shown = [position.token for position in RULES.view(state, None).positions]
    assert shown[0] == RULES.box.tokens[state.tokens[0]][0]
    assert shown[1:] == [None, None, None]
    play(state, "1: bonus mint-sock", f"1: take {next(n for n, tile in enumerate(spaces(state), 1) if tile)}")
    assert RULES.view(state, None).positions[2].token == RULES.box.tokens[state.tokens[2]][0]


@pytest.mark.rule("PE-10")
def test_turns_run_in_the_order_of_the_positions_whoever_chose_first() -> None:
    state = started(4, *ROW)
    state.first = 1
    play(state, "2: pawn 4", "3: pawn 3", "4: pawn 1", "1: pawn 2")
    turns = []
    for _ in range(4):
        seat = state.drafter()
        turns.append(seat + 1)
        if state.owed:
            play(state, f"{seat + 1}: {legal(state, seat)[0]}")
        play(state, f"{seat + 1}: {legal(state, seat)[0]}")
    assert turns == [4, 1, 3, 2]


@pytest.mark.rule("PE-11")
def test_first_comes_the_bonus_then_a_tile_then_the_pawn_comes_back() -> None:
    state = drafting("1: pawn 1", "2: pawn 2")
    assert {text.split()[0] for text in legal(state)} == {"bonus"}
    play(state, "1: bonus mint-vest", rules=FROM_THE_RIGHT)
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    play(state, "1: take 2", rules=FROM_THE_RIGHT)
    assert spaces(state) == ("mint-book", None, "banana-book", "lavender-book")
    assert [position.pawn for position in RULES.view(state, None).positions] == [None, 1, None, None]
    assert case_of(state).hand == ("mint-vest", "peach-book")


@pytest.mark.rule("PE-11")
def test_each_takes_one_tile_and_none_that_is_gone() -> None:
    state = drafting("1: pawn 3", "2: pawn 4")
    assert spaces(state) == ("mint-book", "peach-book", None, None)
    play(state, "1: take 1", rules=FROM_THE_RIGHT)
    assert legal(state, 1) == ["take 2"]


@pytest.mark.rule("PE-11")
def test_you_pack_while_the_next_one_drafts() -> None:
    state = drafting("1: pawn 1", "2: pawn 2", "1: bonus mint-vest")
    assert active(state) == [1]
    play(state, "1: take 1", rules=FROM_THE_RIGHT)
    assert active(state) == [1, 2]
    play(state, "1: put mint-book item 0 a1", "2: bonus mint-sock", rules=FROM_THE_RIGHT)
    assert active(state) == [1, 2]
    play(state, "2: take 2", "1: put mint-vest item 0 e1", rules=FROM_THE_RIGHT)
    assert (active(state), state.phase) == ([2], "pack")


@pytest.mark.rule("PE-11")
def test_who_has_packed_already_waits_for_the_others() -> None:
    state = drafting("1: pawn 1", "2: pawn 2", "1: bonus mint-vest", "1: take 1")
    play(state, "1: put mint-book item 0 a1", "1: put mint-vest item 0 e1", rules=FROM_THE_RIGHT)
    assert (active(state), state.phase, state.round) == ([2], "draft", 1)


@pytest.mark.rule("PE-12")
def test_the_first_position_gives_any_underwear_and_the_second_any_sock() -> None:
    state = drafting("1: pawn 1", "2: pawn 2")
    colours = ("peach", "banana", "lavender", "mint")
    assert legal(state) == [f"bonus {colour}-{item}" for item in ("briefs", "vest") for colour in colours]
    play(state, "1: bonus mint-vest", "1: take 1", rules=FROM_THE_RIGHT)
    assert legal(state, 1) == [f"bonus {colour}-{item}" for item in ("sock", "stocking") for colour in colours]
    assert RULES.view(state, None).owed == ("sock",)


@pytest.mark.rule("PE-12")
def test_the_third_position_gives_rats_and_the_fourth_a_pom_pom_and_a_rat() -> None:
    state = drafting("1: pawn 3", "2: pawn 4")
    assert [(case.rats, case.poms) for case in state.suitcases] == [(3, 0), (1, 0)]
    play(state, "1: take 1", rules=FROM_THE_RIGHT)
    assert [(case.rats, case.poms) for case in state.suitcases] == [(3, 0), (2, 1)]
    assert state.owed == []


@pytest.mark.rule("PE-12")
@pytest.mark.parametrize(("position", "rats", "poms"), [(1, 1, 0), (2, 1, 0), (3, 3, 0), (4, 2, 1)])
def test_a_position_gives_nothing_but_its_own_bonus(position: int, rats: int, poms: int) -> None:
    case = play(started(1, rules=FROM_THE_RIGHT), f"1: pawn {position}", rules=FROM_THE_RIGHT).suitcases[0]
    assert (case.rats, case.poms, case.hand) == (rats, poms, [])


@pytest.mark.rule("PE-12")
def test_a_position_may_give_several_tiles_one_after_another() -> None:
    bonuses = [["sock", "underwear"], ["sock"], ["rat"], ["pom"]]
    rules = game(BOX | {"bonuses": bonuses})
    state = play(started(1, rules=rules), "1: pawn 1", rules=rules)
    play(state, "1: bonus mint-sock", "1: bonus mint-vest", rules=rules)
    assert {text.split()[0] for text in legal(state, rules=rules)} == {"take"}
    assert case_of(state, rules=rules).hand == ("mint-sock", "mint-vest")


@pytest.mark.rule("PE-13")
def test_what_was_chosen_is_gone_from_the_supply() -> None:
    state = drafting("1: pawn 1", "2: pawn 2", "1: bonus mint-vest")
    assert RULES.view(state, None).supply["mint-vest"] == 1
    assert sum(RULES.view(state, None).supply.values()) == 23


@pytest.mark.rule("PE-13")
def test_an_exhausted_tile_cannot_be_chosen() -> None:
    state = drafting("1: pawn 1", "2: pawn 2")
    state.supply[RULES.draft.number[tile("mint-vest").name]] = 0
    assert "bonus mint-vest" not in legal(state)
    with pytest.raises(IllegalAction, match="mint-vest has run out"):
        play(state, "1: bonus mint-vest")


@pytest.mark.rule("PE-13")
def test_of_an_exhausted_kind_there_is_no_bonus() -> None:
    state = started(2, *ROW, rules=FROM_THE_RIGHT)
    kinds = [extra.kind for extra in RULES.draft.extras]
    state.supply = [number * (kind == "sock") for number, kind in zip(state.supply, kinds, strict=True)]
    play(state, "1: pawn 1", "2: pawn 2", "1: take 1", rules=FROM_THE_RIGHT)
    assert active(state) == [1, 2]
    assert legal(state, 1)[0].startswith("bonus")


@pytest.mark.rule("PE-13")
def test_the_last_tile_of_a_kind_is_given_once() -> None:
    rules = game(BOX | {"bonuses": [["sock", "sock"], ["sock"], ["rat"], ["pom"]]})
    state = started(1, rules=rules)
    state.supply = [int(extra.name == "mint-sock") for extra in rules.draft.extras]
    play(state, "1: pawn 1", "1: bonus mint-sock", rules=rules)
    assert {text.split()[0] for text in legal(state, rules=rules)} == {"take"}


@pytest.mark.rule("PE-14")
@pytest.mark.rule("PE-8")
def test_a_cat_lady_takes_the_tile_of_her_bold_number() -> None:
    rules = with_tokens(2, 4, 3, 1)
    state = play(started(1, *ROW, rules=rules), "1: pawn 2", rules=rules)
    assert spaces(state) == ("mint-book", None, "banana-book", "lavender-book")


@pytest.mark.rule("PE-14")
@pytest.mark.rule("PE-8")
def test_if_it_is_gone_she_takes_the_next_one_on_her_token() -> None:
    rules = with_tokens(2, 4, 3, 1)
    state = play(started(1, *ROW, rules=rules), "1: pawn 3", rules=rules)
    assert spaces(state) == ("mint-book", None, "banana-book", None)
    play(state, "1: take 3", rules=rules)
    assert spaces(state) == (None, None, None, None)


@pytest.mark.rule("PE-14")
def test_what_a_cat_lady_takes_comes_back_no_more() -> None:
    state = play(started(1, *ROW, rules=FROM_THE_RIGHT), "1: pawn 4", "1: take 1", rules=FROM_THE_RIGHT)
    pack(state, FROM_THE_RIGHT)
    assert (state.round, len(state.bag)) == (2, 44)
    assert not {"mint-book", "peach-book", "banana-book", "lavender-book"} & {*RULES.view(state, None).bag}


@pytest.mark.rule("PE-8")
def test_with_four_players_there_are_no_cat_ladies() -> None:
    state = play(started(4, *ROW), "1: pawn 1", "2: pawn 2", "3: pawn 3", "4: pawn 4")
    assert (ladies(state), state.tokens) == ([False] * 4, [NONE] * 4)


@pytest.mark.rule("PE-8")
@pytest.mark.rule("PE-14")
def test_the_draft_example_of_the_rulebook() -> None:
    first, second = RULES.box.tokens.index((2, 4, 3, 1)), RULES.box.tokens.index((4, 2, 1, 3))
    tries = (play(started(2, *ROW, seed=seed), "1: pawn 2", "2: pawn 4") for seed in range(1000))
    state = next(state for state in tries if state.tokens == [first, NONE, second, NONE])
    assert spaces(state) == ("mint-book", None, "banana-book", "lavender-book")
    play(state, "1: bonus peach-sock", "1: take 4")
    assert spaces(state) == (None, None, "banana-book", None)
    assert (state.suitcases[1].poms, state.suitcases[1].rats) == (1, 2)
    assert legal(state, 1) == ["take 3"]


def after_a_round(seats: int) -> State:
    state = started(seats)
    for seat in range(1, seats + 1):
        play(state, f"{seat}: pawn {seat}")
    while state.round == 1:
        seat = min(RULES.active(state))
        play(state, f"{seat + 1}: {legal(state, seat)[0]}")
    return state


@pytest.mark.rule("PE-15")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_next_round_begins_with_four_new_tiles_and_a_clear_row(seats: int) -> None:
    state = after_a_round(seats)
    view = RULES.view(state, None)
    assert (view.round, view.phase, len(view.bag)) == (2, "select", 44)
    assert None not in view.spaces
    assert not any(position.lady or position.pawn is not None for position in view.positions)
    assert state.turn == 0


@pytest.mark.rule("PE-15")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_marker_goes_clockwise(seats: int) -> None:
    state = after_a_round(seats)
    assert (state.first, active(state)) == (1 % seats, [1 % seats + 1])


@pytest.mark.rule("PE-15")
def test_from_the_last_seat_the_marker_goes_to_the_first() -> None:
    state = started(3)
    state.first = 2
    for seat, position in ((3, 1), (1, 2), (2, 3)):
        play(state, f"{seat}: pawn {position}")
    while state.round == 1:
        seat = min(RULES.active(state))
        play(state, f"{seat + 1}: {legal(state, seat)[0]}")
    assert state.first == 0


@pytest.mark.rule("PE-15")
def test_tokens_are_shuffled_anew_each_round() -> None:
    differ = 0
    for seed in range(20):
        state = RULES.start(1, seed)
        laid: list[list[int]] = []
        for number in (1, 2):
            while state.round == number:
                (seat,) = RULES.active(state)
                play(state, f"1: {legal(state, seat)[0]}")
                if len(laid) < number:
                    laid.append(state.tokens[:])
        differ += laid[0] != laid[1]
    assert differ > 10


@pytest.mark.rule("PE-15")
def test_the_round_is_over_only_when_everyone_has_packed() -> None:
    state = drafting("1: pawn 1", "2: pawn 2", "1: bonus mint-vest", "1: take 1", "2: bonus mint-sock", "2: take 2")
    for text in ("2: put mint-sock item 0 a1", "2: put peach-book item 0 e1", "1: put mint-vest item 0 b1"):
        play(state, text, rules=FROM_THE_RIGHT)
        assert state.round == 1
    play(state, "1: put mint-book item 0 e1", rules=FROM_THE_RIGHT)
    assert state.round == 2
