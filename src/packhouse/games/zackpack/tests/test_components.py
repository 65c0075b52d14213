"""The box: pieces, dice, markers, and trucks that keep what is known of the printed ones."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from packhouse import games
from packhouse.core.errors import BadComponents, BadSetup
from packhouse.games.zackpack.components import TruckCard
from packhouse.games.zackpack.tests.position import PRINTED, game

BOX = game().box
ROOMS = [truck.room for truck in game().trucks.values()]
ROLLS = [
    sum(size * number for size, number in enumerate(roll, 1)) for roll in product(*(piece.die for piece in BOX.pieces))
]
"""The cubes of every roll of five dice, all equally likely."""


def shapes(card: TruckCard) -> set[frozenset[tuple[int, int]]]:
    """Return a floor as it looks from every side and in a mirror, moved into the corner."""
    found, squares = set(), card.squares()
    for _ in range(4):
        squares = [(row, -column) for column, row in squares]
        for turned in (squares, [(-column, row) for column, row in squares]):
            left, front = min(column for column, _ in turned), min(row for _, row in turned)
            found.add(frozenset((column - left, row - front) for column, row in turned))
    return found


def parts(card: TruckCard) -> int:
    """Return how many parts a floor is in."""
    left, number = set(card.squares()), 0
    while left:
        number, edge = number + 1, [left.pop()]
        while edge:
            column, row = edge.pop()
            near = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)} & left
            left -= near
            edge += near
    return number


@pytest.mark.rule("ZP-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_the_game_is_for_three_to_six(seats: int) -> None:
    with pytest.raises(BadSetup, match="for 3 to 6 players"):
        games.setup("zackpack", seats, 0)


@pytest.mark.rule("ZP-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everyone_starts_with_75_points(seats: int) -> None:
    assert [place.points for place in game().view(game().start(seats, 0), None).places] == [75] * seats


@pytest.mark.rule("ZP-1")
def test_six_players_can_be_given_their_markers_from_the_box() -> None:
    assert BOX.start == (50, 10, 10, 5)
    bank = {marker.points: marker.number for marker in BOX.markers}
    assert all(bank[points] >= 6 * number for points, number in Counter(BOX.start).items())


@pytest.mark.rule("ZP-2")
def test_there_are_96_pieces_in_five_colours_and_sizes() -> None:
    assert [(piece.colour, piece.size) for piece in BOX.pieces] == [
        ("white", 1),
        ("grey", 2),
        ("brown", 3),
        ("turquoise", 4),
        ("purple", 5),
    ]
    assert sum(piece.number for piece in BOX.pieces) == 96


@pytest.mark.rule("ZP-2")
def test_a_piece_is_a_straight_bar_of_as_many_cubes_as_its_size() -> None:
    truck = game().trucks[30]
    for size, (lying, standing) in enumerate(zip(truck.lying, truck.standing, strict=True), 1):
        for placement in (*lying, *standing):
            assert len(placement.squares) * placement.gain == size
            columns, rows = zip(*(truck.squares[square] for square in placement.squares), strict=True)
            assert 1 in (len(set(columns)), len(set(rows)))


@pytest.mark.rule("ZP-3")
def test_there_are_30_trucks_of_the_known_heights() -> None:
    assert Counter(card.height for card in BOX.trucks) == {1: 9, 2: 10, 3: 6, 4: 5}


@pytest.mark.rule("ZP-3")
def test_no_two_floors_are_alike_however_they_are_turned_or_mirrored() -> None:
    for one, other in combinations(BOX.trucks, 2):
        assert not shapes(one) & shapes(other)


@pytest.mark.rule("ZP-3")
def test_every_floor_lies_within_five_columns_and_three_rows() -> None:
    for card in BOX.trucks:
        assert {column for column, _ in card.squares()} <= set(range(5))
        assert {row for _, row in card.squares()} <= set(range(3))


@pytest.mark.rule("ZP-3")
def test_no_tall_truck_has_the_whole_floor() -> None:
    assert all(len(card.squares()) < 15 for card in BOX.trucks if card.height >= 3)


@pytest.mark.rule("ZP-3")
def test_some_floors_are_in_separate_parts() -> None:
    assert sum(parts(card) > 1 for card in BOX.trucks) >= 3
    assert {card.height for card in BOX.trucks if parts(card) > 1} == {1, 2, 3, 4}


@pytest.mark.rule("ZP-3")
def test_the_smallest_truck_holds_9_cubes_and_the_largest_about_what_few_rolls_pass() -> None:
    assert min(ROOMS) == 9
    assert 30 <= max(ROOMS) <= 33


@pytest.mark.rule("ZP-3")
def test_trucks_hold_about_as_much_as_the_dice_give() -> None:
    assert sum(ROOMS) / len(ROOMS) == pytest.approx(sum(ROLLS) / len(ROLLS), abs=0.5)
    for cubes in range(42):
        smaller_trucks = sum(room <= cubes for room in ROOMS) / len(ROOMS)
        smaller_rolls = sum(roll <= cubes for roll in ROLLS) / len(ROLLS)
        assert abs(smaller_trucks - smaller_rolls) < 0.1


@pytest.mark.rule("ZP-5")
def test_the_dice_have_the_published_faces() -> None:
    assert [piece.die for piece in BOX.pieces] == [
        (1, 1, 2, 3, 4, 5),
        (0, 1, 2, 2, 3, 4),
        (0, 1, 1, 2, 2, 3),
        (0, 0, 1, 1, 2, 2),
        (0, 0, 1, 1, 2, 2),
    ]


@pytest.mark.rule("ZP-5")
def test_a_roll_is_20_cubes_on_average_and_seldom_below_9_or_above_31() -> None:
    assert sum(ROLLS) / len(ROLLS) == pytest.approx(20.2, abs=0.05)
    assert sum(roll < 9 for roll in ROLLS) / len(ROLLS) == pytest.approx(0.040, abs=0.0005)
    assert sum(roll > 31 for roll in ROLLS) / len(ROLLS) == pytest.approx(0.045, abs=0.0005)


@pytest.mark.rule("ZP-5")
def test_the_supply_is_just_enough_for_six_largest_rolls() -> None:
    assert (
        [piece.number for piece in BOX.pieces] == [6 * max(piece.die) for piece in BOX.pieces] == [30, 24, 18, 12, 12]
    )


@pytest.mark.rule("ZP-5")
def test_the_markers_are_the_published_64() -> None:
    assert {marker.points: marker.number for marker in BOX.markers} == {1: 16, 2: 12, 5: 10, 10: 20, 50: 6}


FLAT = {"height": 1, "floor": ["#....", ".....", "....."]}
PIECE = PRINTED["pieces"][0]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"trucks": [FLAT] * 11}, "trucks"),
        ({"trucks": [FLAT] * 12 + [FLAT | {"floor": ["....."] * 3}]}, "truck 13 has no square"),
        ({"trucks": [FLAT | {"floor": ["######", ".....", "....."]}] * 12}, "floor"),
        ({"trucks": [FLAT | {"floor": ["#...."] * 2}] * 12}, "floor"),
        ({"trucks": [FLAT | {"height": 0}] * 12}, "height"),
        ({"pieces": [PIECE | {"number": 29}]}, "6 players can roll 30 white bars, but there are 29"),
        ({"pieces": PRINTED["pieces"][::-1]}, "sizes 1, 2, 3"),
        ({"start": []}, "start"),
    ],
)
def test_a_box_that_does_not_fit_together_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadComponents, match=sentence):
        game(PRINTED | change)


def test_other_trucks_pieces_and_points_can_be_played() -> None:
    rules = game(PRINTED | {"trucks": [FLAT] * 12, "pieces": [PIECE], "start": [5], "bonus": 1})
    state = rules.start(3, 0)
    assert [(place.points, len(place.load)) for place in state.places] == [(5, 1)] * 3
