"""The house's own box keeps what the clauses ask of it, and a box that makes no sense is refused."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import msgspec
import pytest

from packhouse.bots.playing import at_random, steps
from packhouse.core import notation
from packhouse.core.errors import BadComponents
from packhouse.core.rng import QuickRng
from packhouse.core.tree import fold
from packhouse.games.essentials.components import COLOURS, squares
from packhouse.games.essentials.rules import Essentials
from packhouse.games.essentials.tests.position import BOX, HOUSE, game, play_out
from packhouse.kit.polyominoes import is_chiral, one_sided

RULES = game(None)
BOXED = RULES.box
ACCESSORIES = [tile for tile in RULES.tiles if tile.kind == "accessory"]


@pytest.mark.rule("PE-6")
def test_there_are_48_accessories_at_least_and_as_many_of_each_colour() -> None:
    assert 48 <= len(ACCESSORIES) <= 56
    assert len(set(Counter(tile.colour for tile in ACCESSORIES).values())) == 1


@pytest.mark.rule("PE-6")
def test_accessories_have_three_to_six_squares_about_five_and_many_just_five() -> None:
    sizes = [tile.size for tile in ACCESSORIES]
    assert set(sizes) <= {3, 4, 5, 6}
    assert 4.5 <= sum(sizes) / len(sizes) <= 5.5
    assert sizes.count(5) >= len(sizes) / 3


@pytest.mark.rule("PE-5")
def test_some_tiles_differ_from_their_mirror_images() -> None:
    for kind in ("accessory", "sock"):
        assert any(is_chiral(tile.shapes["item"]) for tile in RULES.tiles if tile.kind == kind)


@pytest.mark.rule("PE-6")
def test_no_colour_has_a_shape_more_than_twice() -> None:
    shapes = Counter((tile.colour, one_sided(tile.shapes["item"])) for tile in ACCESSORIES)
    assert max(shapes.values()) <= 2


@pytest.mark.rule("PE-7")
def test_there_are_twelve_underwear_and_twelve_socks_three_of_each_colour() -> None:
    for rows in (BOXED.underwear, BOXED.socks):
        assert [sum(row.number.get(colour, 0) for row in rows) for colour in COLOURS] == [3, 3, 3, 3]
        assert len(rows) == 2
    assert {len(squares(row.shape)) for row in BOXED.underwear} <= {3, 4}
    assert {len(squares(row.shape)) for row in BOXED.socks} == {4}


@pytest.mark.rule("PE-3")
def test_there_is_a_common_suitcase_and_four_others_with_as_many_staples() -> None:
    staples = [sum(row.count("#") for row in layout) for layout in BOXED.suitcases]
    assert len(staples) == len(set(BOXED.suitcases)) == 5
    assert len(set(staples)) == 1
    assert 6 <= staples[0] <= 10


@pytest.mark.rule("PE-8")
@pytest.mark.rule("PE-14")
def test_there_is_a_token_for_each_bold_number_and_on_that_of_4_comes_1_before_3() -> None:
    assert sorted(token[0] for token in BOXED.tokens) == [1, 2, 3, 4]
    (last,) = (token for token in BOXED.tokens if token[0] == 4)
    assert last.index(1) < last.index(3)


@pytest.mark.rule("PE-12")
def test_positions_give_what_is_known_of_them() -> None:
    first, second, third, fourth = BOXED.bonuses
    assert (first, second, sorted(fourth)) == (("underwear",), ("sock",), ["pom", "rat"])
    assert "rat" in third


@pytest.mark.rule("PE-20")
@pytest.mark.rule("PE-21")
def test_groups_and_cats_score_as_the_score_sheet_says() -> None:
    assert BOXED.groups == (1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41, 48)
    assert BOXED.cat == 5


@pytest.mark.rule("PE-25")
def test_the_published_to_dos_are_as_they_are_published() -> None:
    cards = {card.name: (card.scores, card.points, card.sideways) for card in BOXED.todos}
    assert cards["1a"] == ("columns", 3, None)
    assert cards["2c"] == ("fewer", 2, None)
    assert cards["3a"] == ("pairs_of_five", 3, None)


@pytest.mark.rule("PE-26")
def test_there_are_three_to_dos_in_each_group_and_no_two_count_the_same() -> None:
    assert [card.name for card in BOXED.todos] == [f"{group}{letter}" for group in "123" for letter in "abc"]
    assert len({card.scores for card in BOXED.todos}) == 9


@pytest.mark.rule("PE-27")
@pytest.mark.rule("PE-28")
def test_there_are_eight_cat_ladies_each_with_a_to_do_of_each_group() -> None:
    assert len({card.lady for card in BOXED.cards}) == 8
    for card in BOXED.cards:
        assert [todo[0] for todo in card.todos] == ["1", "2", "3"]
        assert 1 <= len(set(card.barred)) <= 3
    assert {position for card in BOXED.cards for position in card.barred} == {1, 2, 3, 4}


GLASSES = BOX["tiles"][0]
BRIEFS = BOX["underwear"][0]
CARD = BOX["cards"][0]
IN_PIECES = ["#.#"]
LONG = "abcdefghijklmnopqr"


def accessories(rows: int) -> list[dict[str, Any]]:
    """Return four tiles a row, with names as long as can be."""
    letters = [*map("".join, product("abcdefghij", repeat=2))]
    return [GLASSES | {"item": letters[row] + LONG, "shape": ["##", "#."]} for row in range(rows)]


def supplies(kind: str, rows: int) -> list[dict[str, Any]]:
    """Return as many of each colour as there may be."""
    number = dict.fromkeys(COLOURS, 99)
    items = [f"{kind[0]}{row['item'][1]}{LONG}" for row in accessories(rows)]
    return [{"item": item, "shape": ["##", "#."], "number": number} for item in items]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"tiles": BOX["tiles"][:8]}, "12 rounds need 48 Accessory tiles, but there are 26"),
        ({"tiles": accessories(25)}, "there are 100 Accessory tiles; leave out all but 96"),
        ({"tiles": accessories(97)}, "tiles"),
        ({"tiles": [GLASSES | {"colours": ["mint"] * 5}, *BOX["tiles"]]}, "colours"),
        ({"underwear": supplies("underwear", 7)}, "underwear"),
        ({"socks": supplies("sock", 7)}, "socks"),
        ({"todos": BOX["todos"] * 4}, "todos"),
        ({"groups": [1] * 41}, "groups"),
        ({"tiles": [*BOX["tiles"], GLASSES]}, "two rows have a tile peach-glasses"),
        ({"tiles": [*BOX["tiles"], GLASSES | {"item": "vest", "colours": ["mint"]}]}, "two rows have a tile mint-vest"),
        (
            {
                "tiles": [*BOX["tiles"], GLASSES | {"item": "briefs", "colours": ["mint"]}],
                "underwear": [BRIEFS | {"number": {"peach": 1}}],
            },
            "two rows have a tile mint-briefs",
        ),
        ({"socks": [BRIEFS]}, "two rows have a tile peach-briefs"),
        ({"tiles": [*BOX["tiles"], GLASSES | {"item": "x", "shape": IN_PIECES}]}, "of x must all be connected"),
        ({"tiles": [GLASSES | {"shape": ["..."]}, *BOX["tiles"][1:]]}, "of glasses must all be connected"),
        (
            {"tiles": [GLASSES | {"item": "boot", "colours": [], "shape": IN_PIECES}, *BOX["tiles"]]},
            "tiles.*colours",
        ),
        (
            {"tiles": [*BOX["tiles"][:5], BOX["tiles"][5] | {"shape": ["#.", ".#"]}, *BOX["tiles"][6:]]},
            "of boot must all be connected",
        ),
        ({"underwear": [BRIEFS | {"shape": IN_PIECES}]}, "of briefs must all be connected"),
        ({"socks": [BOX["socks"][0] | {"shape": IN_PIECES}]}, "of sock must all be connected"),
        ({"tiles": [GLASSES | {"shape": ["#######"]}]}, "shape"),
        ({"tiles": [GLASSES | {"shape": []}]}, "shape"),
        ({"tiles": [GLASSES | {"item": "Two Words"}]}, "item"),
        ({"tiles": [GLASSES | {"colours": ["red"]}]}, "colours"),
        ({"underwear": [BRIEFS | {"number": {"peach": -1}}]}, "number"),
        ({"tokens": [[1, 2, 3, 4]] * 2}, "tokens"),
        ({"tokens": [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 3]]}, "token 3 must show each number from 1 to 4 once"),
        ({"tokens": [[1, 2, 3, 4], [1, 2, 3], [1, 2, 3, 4]]}, "token 2 must show each number from 1 to 4 once"),
        ({"tokens": [[1, 2, 3, 5]] * 3}, "tokens"),
        ({"bonuses": [["sock"]] * 3}, "bonuses"),
        ({"bonuses": [["hat"]] * 4}, "bonuses"),
        ({"bonuses": [["sock"] * 3] * 4}, "bonuses"),
        ({"groups": []}, "groups"),
        ({"suitcases": BOX["suitcases"][:4]}, "suitcases"),
        ({"suitcases": [layout[1:] for layout in BOX["suitcases"]]}, "suitcases"),
        ({"suitcases": [[row[1:] for row in layout] for layout in BOX["suitcases"]]}, "suitcases"),
        ({"todos": [*BOX["todos"], BOX["todos"][0]]}, "two To-Do cards are called 1a"),
        ({"todos": BOX["todos"][:6]}, "no To-Do card of group 3"),
        ({"todos": [BOX["todos"][0] | {"name": "4a"}]}, "name"),
        (
            {"todos": [*BOX["todos"], {"name": "2z", "scores": "rows", "points": 1}]},
            "a To-Do about filled rows belongs to group 1; rename it",
        ),
        ({"todos": [BOX["todos"][0] | {"scores": "cats"}]}, "scores"),
        ({"cards": BOX["cards"][:6]}, "cards"),
        ({"cards": [*BOX["cards"][:7], CARD | {"lady": "Zoe", "todos": ["1a", "2a", "3z"]}]}, "Zoe wants the To-Do 3z"),
        ({"cards": [CARD | {"todos": ["1a", "2a", "2b"]}] * 8}, "Agatha must want a To-Do of each group, 1, 2, 3"),
        ({"cards": [CARD | {"todos": ["3a", "2a", "1a"]}] * 8}, "1, 2, 3 in this order"),
        ({"cards": [CARD | {"barred": []}] * 8}, "barred"),
        ({"cards": [CARD | {"barred": [1, 2, 3, 4]}] * 8}, "barred"),
        ({"cards": [CARD | {"barred": [5]}] * 8}, "barred"),
        ({"cards": [CARD | {"todos": ["1a", "2a"]}] * 8}, "todos"),
        ({"cat": -1}, "cat"),
        ({"rats": 2}, "rats"),
        ({"tiles": [GLASSES | {"price": 1}]}, "price"),
        ({"underwear": [BRIEFS | {"price": 1}]}, "price"),
        ({"todos": [BOX["todos"][0] | {"price": 1}]}, "price"),
        ({"cards": [CARD | {"price": 1}] * 8}, "price"),
    ],
)  # fmt: skip
def test_a_box_that_makes_no_sense_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadComponents, match=sentence):
        game(BOX | change)


@pytest.mark.parametrize(
    "change",
    [
        {"tiles": BOX["tiles"][:-1]},
        {"tokens": [[4, 3, 2, 1]] * 3},
        {"underwear": [], "socks": []},
        {"cards": BOX["cards"][:7]},
        {"bonuses": [["sock", "underwear"], [], ["pom", "pom"], ["rat"]]},
        {"todos": [*BOX["todos"], {"name": "2z", "scores": "small", "points": 1}]},
    ],
    ids=["fewer tiles", "fewer tokens", "no supply", "fewer cards", "other bonuses", "another To-Do"],
)
def test_another_box_can_be_played_to_the_end(change: dict[str, Any]) -> None:
    rules: Essentials = game(BOX | change)
    for seats in (1, 3):
        state = rules.start(seats, 1)
        play_out(rules, state, QuickRng(1))
        assert rules.outcome(state) is not None


@pytest.mark.parametrize("shape", [["#"], ["##", "#."], ["#.", "##", ".#", ".#"]])
def test_the_largest_box_makes_no_view_and_list_of_actions_too_long_to_send(shape: list[str]) -> None:
    small = {"shape": shape}
    rows = {
        "tiles": [row | small for row in accessories(24)],
        "underwear": [row | small for row in supplies("underwear", 6)],
        "socks": [row | small for row in supplies("sock", 6)],
    }
    rules = game(BOX | rows | {"bonuses": [["sock", "underwear"]] * 4})
    state, rng = rules.start(4, 1), QuickRng(1)
    for number, _ in enumerate(steps(rules, state, at_random(rules, rng))):
        if number % 20 == 0 or state.round == 12:
            view = msgspec.json.encode(rules.view(state, None))
            for seat in rules.active(state):
                assert len(view) + len(fold([*map(notation.write, rules.legal(state, seat))])) < 16 * 1024


def test_the_box_of_the_tests_can_be_played_as_the_house_s_own_can() -> None:
    assert HOUSE.keys() == BOX.keys()
