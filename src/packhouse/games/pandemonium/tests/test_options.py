"""What a table may choose."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from packhouse.core.errors import BadSetup
from packhouse.games.pandemonium.options import Choices
from packhouse.games.pandemonium.rules import Pandemonium
from packhouse.games.pandemonium.state import RED, State
from packhouse.games.pandemonium.tests.position import (
    DRY,
    PLAIN,
    aboard,
    cards,
    cell,
    cubes,
    game,
    legal,
    load,
    planning,
    play,
    position,
    printed,
    rogue_moves,
)  # fmt: skip


def ways(state: State, **options: Any) -> list[str]:
    state.winner = RED
    return [",".join(walk.action.route) for walk in game(**options).rogue.ways(state)]


def offered(rules: Pandemonium, seats: int) -> set[str]:
    """Return the companies that the first one may choose."""
    state = rules.start(seats, 0)
    while state.phase == "base":
        play(rules, state, legal(rules, state)[0])
    return {text.removeprefix("company ") for text in legal(rules, state)}


def about_missions(number: int) -> list[dict[str, Any]]:
    more, less = {"trait": "mission", "by": 1}, {"trait": "van", "by": -1}
    return [{"name": f"x{'y' * one}", "ability": more, "drawback": less} for one in range(number)]


@pytest.mark.rule("PM-32")
@pytest.mark.parametrize("name", ["harbour", "canal", "island", "river", "docks", "park"])
def test_a_city_map_may_be_chosen_by_name(name: str) -> None:
    rules = printed(map=name)
    assert {rules.view(rules.start(2, seed), None).map for seed in range(5)} == {name}


@pytest.mark.rule("PM-32")
def test_a_map_of_ones_own_box_may_be_chosen_by_its_own_name() -> None:
    rules = game({"maps": [DRY, DRY | {"name": "old-town"}]}, map="old-town")
    assert {rules.view(rules.start(2, seed), None).map for seed in range(5)} == {"old-town"}


def test_the_form_of_options_knows_every_map_of_the_houses_box() -> None:
    form = msgspec.json.schema_components([Choices])[1]["Choices"]
    assert form["properties"]["map"]["examples"] == sorted(card.name for card in printed().box.maps)


@pytest.mark.rule("PM-32")
def test_in_the_family_game_there_are_no_missions() -> None:
    rules = game(missions=False)
    state = position(rules=rules)
    assert not any(driver.missions for driver in state.drivers)
    assert cards(rules, state, 14, 3).phase == "order"


@pytest.mark.rule("PM-32")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_in_the_family_game_no_company_is_about_missions(seats: int) -> None:
    assert offered(printed(missions=False), seats) == {"big-box", "long-life", "iron-lock", "penny-wise"}
    assert {"quick-charge", "whisper"} < offered(printed(), seats)


@pytest.mark.rule("PM-32")
@pytest.mark.parametrize("others", [0, 1])
def test_where_too_few_companies_are_left_for_two_all_are_offered(others: int) -> None:
    rules = game({"companies": [*PLAIN[:others], *about_missions(2)]}, missions=False)
    assert len(offered(rules, 2)) == others + 2


@pytest.mark.rule("PM-32")
def test_two_companies_that_are_not_about_missions_are_enough() -> None:
    rules = game({"companies": [*about_missions(10), *PLAIN]}, missions=False)
    assert offered(rules, 2) == {"plain", "also-plain"}
    play(rules, rules.start(2, 0), "base b1 south", "base a2 west", "company plain", "company also-plain")


@pytest.mark.rule("PM-32")
def test_points_may_be_set() -> None:
    rules = game(low=2, high=7)
    state = position(rules=rules)
    state.drivers[RED].base_low, state.drivers[RED].base_high, state.drivers[RED].missions = 3, 2, []
    assert rules.sheet.score(state, RED).total == 20


@pytest.mark.rule("PM-32")
@pytest.mark.parametrize(("options", "total"), [({"low": 0}, 10), ({"high": 0}, 3), ({"low": 0, "high": 0}, 0)])
def test_packages_may_be_worth_nothing(options: dict[str, Any], total: int) -> None:
    state = position()
    state.drivers[RED].base_low, state.drivers[RED].base_high, state.drivers[RED].missions = 3, 2, []
    assert game(**options).sheet.score(state, RED).total == total


@pytest.mark.rule("PM-32")
@pytest.mark.parametrize(("loss", "left"), [(0, 4), (1, 3), (3, 1)])
def test_the_loss_for_each_cube_may_be_set(loss: int, left: int) -> None:
    rules = game(loss=loss)
    state = cubes(aboard(position(), RED, 4, battery=0), RED, "c3")
    play(rules, rogue_moves(state, rules), "rogue c3")
    assert load(state.drivers[RED]) == (left, 0)


@pytest.mark.rule("PM-32")
def test_the_turns_until_the_bomb_explodes_may_be_set() -> None:
    rules = game(fuse=2)
    state = position()
    state.bomb = cell("a1")
    assert play(rules, planning(state, rules), "bomb").fuse == 3


@pytest.mark.rule("PM-32")
@pytest.mark.parametrize(("name", "least", "most"), [("low", 0, 20), ("high", 0, 20), ("loss", 0, 4), ("fuse", 1, 16)])
def test_numbers_may_be_set_within_bounds(name: str, least: int, most: int) -> None:
    options: list[dict[str, Any]] = [{name: number} for number in (least, most, least - 1, most + 1)]
    assert all(game(**option) for option in options[:2])
    for option in options[2:]:
        with pytest.raises(BadSetup):
            game(**option)


@pytest.mark.rule("PM-32")
def test_the_rogue_may_hunt_low_value_packages_where_no_high_one_is_near() -> None:
    assert ways(position(rogue="c3", low="c4"), rogue_hunts="any") == ["c4"]
    assert ways(position(rogue="c3", low="c4", high="c1"), rogue_hunts="any") == ["c2,c1"]


@pytest.mark.rule("PM-32")
def test_the_rogue_may_be_moved_on_from_its_package() -> None:
    found = ways(position(rogue="c3", high="c1"), rogue_after="goes_on")
    assert found == ["c2,c1", "c2,c1,b1", "c2,c1,d1", "c2,c1,c2"]
