"""What each To-Do card counts."""

from __future__ import annotations

import pytest

from packhouse.games.essentials.rules import Essentials
from packhouse.games.essentials.state import Suitcase
from packhouse.games.essentials.tests.position import RULES, UPRIGHT, packed, scored
from packhouse.kit.masks import mask_of


def points(case: Suitcase, todo: str, rules: Essentials = RULES) -> int:
    (found,) = scored(case, todo, rules=rules).todos
    return found


def full_in(*squares: str, rules: Essentials = RULES) -> Suitcase:
    """Return a suitcase that is filled in some squares alone; ``b`` is a column, ``4`` a row."""
    case = rules.start(1, 0).suitcases[0]
    case.taken = mask_of(
        number
        for number, cell in enumerate(rules.grid.cells)
        if cell in squares or cell[0] in squares or cell[1:] in squares
    )
    return case


@pytest.mark.rule("PE-25")
@pytest.mark.parametrize("rules", [RULES, UPRIGHT], ids=["sideways", "upright"])
def test_1a_gives_3_points_for_each_full_column(rules: Essentials) -> None:
    assert points(full_in("a", "h", "c", rules=rules), "1a", rules) == 9
    almost = full_in("a", "h", rules=rules)
    almost.taken &= ~(1 << rules.grid.index["h4"])
    assert points(almost, "1a", rules) == 3
    assert points(full_in("1", "2", rules=rules), "1a", rules) == 0


@pytest.mark.rule("PE-26")
@pytest.mark.parametrize(("rules", "each"), [(RULES, 4), (UPRIGHT, 3)], ids=["sideways", "upright"])
def test_1b_gives_3_points_for_each_full_row_and_4_where_it_is_longer(rules: Essentials, each: int) -> None:
    assert points(full_in("1", "8", rules=rules), "1b", rules) == 2 * each
    almost = full_in("1", "8", rules=rules)
    almost.taken &= ~(1 << rules.grid.index["h8"])
    assert points(almost, "1b", rules) == each
    assert points(full_in("a", "b", rules=rules), "1b", rules) == 0


BLOCK = [f"{column}{row}" for column in "efgh" for row in "5678"]
"""The block in the second column of blocks and in the second row."""


@pytest.mark.rule("PE-26")
@pytest.mark.parametrize("rules", [RULES, UPRIGHT], ids=["sideways", "upright"])
def test_1c_gives_5_points_for_each_full_block(rules: Essentials) -> None:
    assert points(full_in(*BLOCK, rules=rules), "1c", rules) == 5
    assert points(full_in(*BLOCK[1:], rules=rules), "1c", rules) == 0
    shifted = [f"{column}{row}" for column in "defg" for row in "5678"]
    assert points(full_in(*shifted, rules=rules), "1c", rules) == 0
    everything = full_in(*"abcdefghijkl", rules=rules)
    assert points(everything, "1c", rules) == 30


@pytest.mark.rule("PE-26")
def test_2a_gives_3_points_for_an_underwear_and_a_sock_of_the_same_colour() -> None:
    case = packed(
        "peach-briefs item 0 a1", "peach-vest item 0 e1", "peach-sock item 0 h1", "mint-sock item 0 a5",
        "mint-stocking item 0 d5", "banana-vest item 0 h5", "lavender-briefs item 0 e3", "lavender-stocking item 0 g7",
    )  # fmt: skip
    assert points(case, "2a") == 6
    assert points(packed("peach-briefs item 0 a1", "mint-sock item 0 a5"), "2a") == 0


@pytest.mark.rule("PE-26")
def test_2b_gives_3_points_for_each_colour_with_an_underwear_or_sock() -> None:
    case = packed("peach-briefs item 0 a1", "peach-sock item 0 h1", "mint-sock item 0 a5", "banana-book item 0 e4")
    assert points(case, "2b") == 6
    every = packed(
        "peach-briefs item 0 a1", "banana-sock item 0 h1", "mint-sock item 0 a5", "lavender-briefs item 0 e3"
    )
    assert points(every, "2b") == 12


@pytest.mark.rule("PE-25")
def test_2c_gives_2_points_for_each_underwear_or_sock_whichever_are_fewer() -> None:
    socks = ["peach-sock item 0 h1", "mint-sock item 0 a5", "mint-stocking item 0 d5"]
    underwear = ["banana-vest item 0 h5", "lavender-briefs item 0 e3"]
    assert points(packed(*socks, *underwear), "2c") == 4
    assert points(packed(*socks[:1], *underwear), "2c") == 2
    assert points(packed(*socks), "2c") == points(packed(*underwear), "2c") == 0


@pytest.mark.rule("PE-25")
def test_3a_gives_3_points_for_each_pair_of_five_square_tiles() -> None:
    fives = ["peach-shirt item 0 e1", "peach-hanger item 0 h1", "mint-headphones item 0 d5", "mint-boot item 1 a1"]
    others = ["mint-book item 0 g4", "mint-coat item 0 g7"]
    assert [points(packed(*fives[:number], *others), "3a") for number in range(5)] == [0, 0, 3, 3, 6]


@pytest.mark.rule("PE-26")
def test_3b_gives_2_points_for_each_tile_of_three_squares_or_fewer() -> None:
    case = packed("peach-glasses item 0 d1", "mint-briefs item 0 h1", "mint-book item 0 d4", "mint-coat item 0 g7")
    assert points(case, "3b") == 4


@pytest.mark.rule("PE-26")
def test_3c_gives_4_points_for_each_set_of_a_small_a_middling_and_a_large_tile() -> None:
    small = ["peach-glasses item 0 d1", "mint-briefs item 0 h1", "banana-glasses item 0 a1"]
    four = ["mint-book item 0 d4", "mint-belt item 0 d3", "peach-book item 0 a4"]
    large = ["mint-coat item 0 g7", "peach-shirt item 0 h3", "peach-coat item 0 d7"]
    assert points(packed(*small[:2], *four, *large), "3c") == 8
    assert points(packed(*small, *four[:1], *large), "3c") == 4
    assert points(packed(*small, *four, *large[:2]), "3c") == 8
    assert points(packed(*small, *four, *large), "3c") == 12
    assert points(packed(*four, *large), "3c") == points(packed(*small, *large), "3c") == 0


@pytest.mark.rule("PE-25")
@pytest.mark.rule("PE-26")
def test_underwear_and_socks_count_with_their_cats_up_too() -> None:
    case = packed("peach-briefs cat 0 b1", "peach-sock cat 0 h1")
    assert [points(case, todo) for todo in ("2a", "2b", "2c", "3b")] == [3, 3, 2, 2]
