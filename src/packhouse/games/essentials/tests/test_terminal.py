"""The table in a terminal."""

from __future__ import annotations

import pytest

from packhouse.bots.playing import at_random, steps
from packhouse.core.rng import QuickRng
from packhouse.games.essentials.rules import Essentials
from packhouse.games.essentials.state import State
from packhouse.games.essentials.terminal import draw
from packhouse.games.essentials.tests.position import (
    RULES,
    UPRIGHT,
    at_the_end,
    game,
    lay,
    numbers_of,
    packed,
    play,
    started,
    tile,
    with_tokens,
)

ROW = ("mint-boot", "peach-glasses", "banana-shirt", "lavender-scarf")

DRAFT = """
Round 1 of 12   48 tiles in the bag

position 1: underwear        position 2: sock             position 3: rat, rat         position 4: pom, rat
  Cat Lady 4                   seat 1                       Cat Lady                     seat 2

space 1: mint-boot           space 2: peach-glasses       space 3: banana-shirt        space 4: empty
   #                           ###                          ###
   #                                                         #
   #                                                         #
  ##
"""

PACKED = """
Seat 1   1 Rat, 1 Pom-pom
 8 · · · · · · · · · · · ·
 7 · · # · · · · · · · · ·
 6 · · # · · · · · · # # ·
 5 · · · · · · · · · · · ·
 4 · · · · · · · · · · · ·
 3 · # # · · · · · · # · ·
 2 · · · p-p M-M · · # · ·
 1 o · · p-p M · · · · · ·
   a b c d e f g h i j k l
lavender-stocking
 ##
##
"""

SHEET = """
1a: 3 points for each full column
2b: 3 points for each colour with Underwear or a Sock
3b: 2 points for each tile of three squares or fewer

         peach   banana   lavender   mint   cats   1a   2b   3b   total   empty
Seat 1   1: 1    0: 0     0: 0       1: 1   5      0    3    2    12      80
Seat 2   0: 0    0: 0     0: 0       0: 0   0      0    0    0    0       88
"""


def drawn(state: State, rules: Essentials = RULES) -> str:
    return draw(rules, rules.view(state, None), None).plain


def test_the_draft_shows_positions_pawns_cat_ladies_and_tiles() -> None:
    rules = with_tokens(4, 3, 2, 1)
    state = play(started(2, *ROW, rules=rules), "1: pawn 2", "2: pawn 4", rules=rules)
    text = drawn(state, rules)
    assert text.startswith(DRAFT)
    assert text.endswith(
        "Seat 1 drafts: bonus and a tile, or take and a space; whoever has tiles may pack meanwhile: put"
    )


def packing() -> State:
    state = started(2)
    state.todos = numbers_of("1a", "2b", "3b")
    case = lay(state.suitcases[0], "peach-book item 0 d1", "mint-briefs cat 3 f1")
    case.hand = [tile("lavender-stocking").number]
    case.tucked, case.poms = 1, 1
    case.taken |= 1
    state.phase, state.turn = "pack", 4
    return state


def test_a_suitcase_shows_its_tiles_with_cats_in_capitals_and_what_lies_beside_it() -> None:
    text = drawn(packing())
    lines = [line[:26].rstrip() for line in text.split("\n")]
    assert PACKED in "\n".join(lines)
    assert "position" not in text


def test_the_score_sheet_has_a_line_for_everyone_and_the_to_dos_are_explained() -> None:
    assert SHEET in drawn(packing())


def test_barred_positions_are_marked_and_the_goal_is_told() -> None:
    rules, rng = game(), QuickRng(0)
    state = rules.start(1, 0)
    while state.round < 2:
        rules.apply(state, 0, rules.sample(state, 0, rng))
    text = drawn(state)
    assert text.count("blocked this round") == len(rules.draft.barred(state)) > 0
    assert "to beat Agatha: more than 100 points" in text
    assert text.endswith("Seat 1 chooses a draft position: pawn 3")


@pytest.mark.parametrize(("phase", "sentence"), [("poms", "or poms for the best places"), ("over", "the game is over")])
def test_the_end_is_told(phase: str, sentence: str) -> None:
    case = packed("peach-book item 0 d1")
    case.poms = phase == "poms"
    assert drawn(at_the_end(case, packed())).endswith(sentence)


@pytest.mark.parametrize("rules", [RULES, UPRIGHT], ids=["sideways", "upright"])
def test_no_position_is_wider_than_a_terminal_has_room_for(rules: Essentials) -> None:
    for seats in (1, 2, 3, 4):
        state, widest = rules.start(seats, seats), 0
        for number, _ in enumerate(steps(rules, state, at_random(rules, QuickRng(seats)))):
            if number % 5 == 0:
                widest = max(widest, *map(len, drawn(state, rules).split("\n")))
        assert 80 < widest <= 120
        assert "the game is over" in drawn(state, rules)
