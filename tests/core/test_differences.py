"""In what two boxes differ, told place by place."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse.core.differences import LONGEST, MOST, Difference, differences

FLOORS = (["##", "##"], ["#.", "##"], ["..", "##"])
TRUCKS = [{"height": height, "floor": floor} for height, floor in enumerate(FLOORS, 1)]


def told(house: dict[str, Any], own: dict[str, Any]) -> list[Difference]:
    return differences(house, own)[0]


@pytest.mark.parametrize(
    ("house", "own", "found"),
    [
        ({"grid": 6}, {"grid": 6}, []),
        ({"grid": 6}, {"grid": 7}, [Difference("grid", "6", "7")]),
        ({"tiles": {"rush": 2}}, {"tiles": {"rush": 3}}, [Difference("tiles, rush", "2", "3")]),
        ({"tiles": {"rush": 2}}, {"tiles": {}}, [Difference("tiles, rush", "2", "")]),
        ({"trays": [10, 8]}, {"trays": [9, 9]}, [Difference("trays", "[10, 8]", "[9, 9]")]),
        ({"special": None}, {"special": "far"}, [Difference("special", "", "far")]),
        ({"is": True}, {"is": False}, [Difference("is", "true", "false")]),
    ],
)
def test_each_place_is_told_with_what_stands_there(
    house: dict[str, Any], own: dict[str, Any], found: list[Difference]
) -> None:
    assert told(house, own) == found


def test_what_is_put_in_or_left_out_is_all_that_differs() -> None:
    assert told({"trucks": TRUCKS}, {"trucks": TRUCKS[1:]}) == [
        Difference("trucks, 1", '{ height = 1, floor = ["##", "##"] }', "")
    ]
    assert [one.at for one in told({"trucks": TRUCKS[1:]}, {"trucks": TRUCKS})] == ["trucks, 1"]


def test_a_change_inside_is_told_where_it_is() -> None:
    changed = [TRUCKS[0], TRUCKS[1] | {"height": 4}, TRUCKS[2]]
    assert told({"trucks": TRUCKS}, {"trucks": changed}) == [Difference("trucks, 2, height", "2", "4")]


def test_the_order_in_which_words_are_named_is_no_difference() -> None:
    turned = [dict(reversed(truck.items())) for truck in TRUCKS]
    assert told({"trucks": TRUCKS}, {"trucks": turned}) == []
    assert [one.at for one in told({"trucks": TRUCKS}, {"trucks": turned[1:]})] == ["trucks, 1"]


def test_where_very_much_differs_the_rest_is_counted() -> None:
    house = {f"word{number}": 1 for number in range(MOST + 20)}
    found, more = differences(house, dict.fromkeys(house, 2))
    assert (len(found), more) == (MOST, 20)


def test_long_values_are_cut() -> None:
    (one,) = told({"name": "a"}, {"name": "b" * 5000})
    assert len(one.own) == LONGEST + 1
