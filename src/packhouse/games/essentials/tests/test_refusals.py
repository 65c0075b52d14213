"""Every refusal says in one line what to do instead, and changes nothing."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.essentials.state import State
from packhouse.games.essentials.tests.position import RULES, at_the_end, packing, play, started, with_tokens

FROM_THE_RIGHT = with_tokens(4, 3, 2, 1)
ROW = ("mint-book", "peach-book", "banana-book", "lavender-book")


def choosing() -> State:
    return play(started(2, *ROW), "1: pawn 2")


def owed() -> State:
    return play(started(2, *ROW, rules=FROM_THE_RIGHT), "1: pawn 1", "2: pawn 2", rules=FROM_THE_RIGHT)


def taking() -> State:
    return play(owed(), "1: bonus mint-vest", rules=FROM_THE_RIGHT)


def late() -> State:
    return play(started(2, *ROW, rules=FROM_THE_RIGHT), "1: pawn 3", "2: pawn 4", rules=FROM_THE_RIGHT)


def tucking() -> State:
    cases = [RULES.start(1, 0).suitcases[0] for _ in range(2)]
    for case in cases:
        case.poms = 1
    return at_the_end(*cases)


def with_rats() -> State:
    state = packing("peach-boot", "peach-book", "mint-book", rats=5)
    return play(state, "1: put peach-boot cat 0 g1", "1: put peach-book cat 0 e4")


def cat_or_nothing() -> State:
    """Return a position in which there is room for a stocking, but only with its cat side up."""
    state = packing("mint-glasses", "mint-stocking", free=["#####", "#####", "#.##.", ".####"], rats=1)
    return play(state, "1: put mint-glasses item 1 c2")


@pytest.mark.parametrize(
    ("state", "text", "sentence"),
    [
        (choosing(), "2: take 1", "put your pawn on a draft position first; write pawn and its number"),
        (choosing(), "2: leave", "put your pawn on a draft position first; write pawn and its number"),
        (choosing(), "2: pawn 0", "the draft positions are 1 to 4; choose one of them"),
        (choosing(), "2: pawn 5", "the draft positions are 1 to 4; choose one of them"),
        (choosing(), "2: pawn 2", "seat 1 is on position 2; choose an empty one"),
        (choosing(), "1: pawn 1", "it isn’t seat 1’s turn; wait for yours"),
        (owed(), "1: take 1", "choose your bonus tile first; write bonus and the tile"),
        (owed(), "1: pawn 3", "choose your bonus tile first; write bonus and the tile"),
        (owed(), "1: put mint-vest item 0 e1", "choose your bonus tile first; write bonus and the tile"),
        (
            owed(), "1: bonus mint-sock",
            "your position doesn’t give you mint-sock; choose a tile that it does, such as peach-briefs",
        ),
        (
            owed(), "1: bonus mint-boot",
            "your position doesn’t give you mint-boot; choose a tile that it does, such as peach-briefs",
        ),
        (
            owed(), "1: bonus nothing",
            "your position doesn’t give you nothing; choose a tile that it does, such as peach-briefs",
        ),
        (taking(), "1: bonus mint-vest", "you already have your bonus; take a tile"),
        (taking(), "1: put mint-vest item 0 e1", "take a tile first; write take and the number of its space"),
        (taking(), "1: poms", "take a tile first; write take and the number of its space"),
        (taking(), "1: take 0", "the tile spaces are 1 to 4; choose one of them"),
        (taking(), "1: take 5", "the tile spaces are 1 to 4; choose one of them"),
        (late(), "1: take 4", "the tile in space 4 is gone; take another"),
        (
            packing("peach-boot"), "1: take 1",
            "pack your new tiles first; write put, the tile, its side, turn and square",
        ),
        (
            packing("peach-boot", "mint-book"), "1: put mint-boot item 0 a1",
            "you have no mint-boot to place; you have peach-boot, mint-book",
        ),
        (packing("peach-boot"), "1: put nothing item 0 a1", "you have no nothing to place; you have peach-boot"),
        (
            packing("peach-boot"), "1: put peach-boot cat 0 g1",
            "the cat side costs a Pack Rat, and you have none; place it item side up",
        ),
        (
            with_rats(), "1: put mint-book cat 0 g6",
            "you have already used 2 Pack Rats this turn; place it item side up",
        ),
        (
            packing("peach-boot"), "1: put peach-boot item 0 l1",
            "on l1, peach-boot would stick out of the suitcase; keep it inside",
        ),
        (
            packing("peach-boot"), "1: put peach-boot item 0 z9",
            "there is no square z9; name one such as c4",
        ),
        (
            packing("peach-book"), "1: put peach-book item 1 a1",
            "peach-book looks the same with fewer quarter turns; write 0 instead of 1",
        ),
        (
            packing("peach-book"), "1: put peach-book item 0 b3",
            "something lies there already; place peach-book on empty squares",
        ),
        (
            packing("peach-glasses", "mint-belt", free=["####..###.", ".........."]), "1: put peach-glasses item 0 a2",
            "your other tile has to go in, too, and would no longer fit; place peach-glasses elsewhere",
        ),
        (packing("peach-glasses", "mint-belt"), "1: leave", "peach-glasses still fits; place it"),
        (
            packing("mint-book", "peach-belt", free=["####", "...."]), "1: leave", "peach-belt still fits; place it",
        ),
        (
            cat_or_nothing(), "1: leave", "more of these tiles fit together; place one more, cat side up",
        ),
        (tucking(), "1: leave", "place your Pom-poms; write pom and a square, or poms for the best places"),
        (tucking(), "2: pom z9", "there is no square z9; name one such as c4"),
        (tucking(), "2: pom b3", "b3 is full; put the Pom-pom on an empty square"),
    ],
)  # fmt: skip
def test_a_refusal_says_what_to_do_and_changes_nothing(state: State, text: str, sentence: str) -> None:
    before = state.copy()
    with pytest.raises(IllegalAction) as refused:
        play(state, text, rules=FROM_THE_RIGHT)
    assert str(refused.value) == sentence
    assert state == before


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    state = play(tucking(), "1: poms", "2: poms")
    with pytest.raises(IllegalAction, match="the game is over"):
        play(state, "1: pom c4")
