"""The box: what a designer's own components must obey."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse import games
from packhouse.core.errors import BadComponents, BadSetup
from packhouse.games.pandemonium.components import ELECTRIC, free_sides
from packhouse.games.pandemonium.missions import COUNTS
from packhouse.games.pandemonium.specials import EFFECTS
from packhouse.games.pandemonium.tests.position import BOX, DRY, NOTHING, PLAIN, RECORDS, game, printed


def refused(**changed: Any) -> str:
    with pytest.raises(BadComponents) as found:
        games.load(games.setup("pandemonium", 2, 0, {}, BOX | changed))
    return found.value.code


def refused_map(**changed: Any) -> str:
    return refused(maps=[DRY | changed])


@pytest.mark.rule("PM-2")
def test_every_map_has_six_low_and_two_high_value_packages() -> None:
    assert [(len(card.low), len(card.high)) for card in printed().box.maps] == [(6, 2)] * 6


@pytest.mark.rule("PM-2")
@pytest.mark.parametrize(
    "changed",
    [{"low": ["b2"] * 5}, {"low": ["b2"] * 7}, {"high": ["b2"]}, {"high": ["b2"] * 3}, {"cubes": ["d4", "c4"]},
     {"cubes": ["d5", "d4", "c4", "c3"]}],
)  # fmt: skip
def test_a_map_with_other_numbers_is_refused(changed: dict[str, Any]) -> None:
    assert refused_map(**changed) == "schema"


@pytest.mark.rule("PM-2")
@pytest.mark.parametrize("changed", [{"water": ["a5-a6"]}, {"base": "f1"}, {"high": ["c3", "c0"]}])
def test_a_map_names_squares_of_the_city(changed: dict[str, Any]) -> None:
    assert refused_map(**changed) == "schema"


@pytest.mark.rule("PM-2")
def test_water_lies_between_neighbours() -> None:
    assert refused_map(water=["a1-b2"]) == "no_water"


@pytest.mark.rule("PM-2")
def test_a_bridge_needs_water() -> None:
    assert refused_map(water=["a1-b1"], bridges=["a1-a2"]) == "dry_bridge"


@pytest.mark.rule("PM-2")
@pytest.mark.parametrize(
    ("water", "bridges"),
    [(["a1-b1", "a1-b1"], []), (["a1-b1", "b1-a1"], []), (["a1-b1"], ["a1-b1", "b1-a1"])],
)
def test_water_and_bridges_are_named_once(water: list[str], bridges: list[str]) -> None:
    assert refused_map(water=water, bridges=bridges) == "water_twice"


@pytest.mark.rule("PM-2")
def test_water_may_not_cut_the_city_in_two() -> None:
    assert refused_map(water=["a1-b1", "a1-a2"]) == "cut_off"


@pytest.mark.rule("PM-2")
def test_the_rogue_base_stands_beside_the_city() -> None:
    assert refused_map(base="c4") == "base_inside"
    assert refused_map(base="c1") == "base_inside", "its side is the north"


@pytest.mark.rule("PM-2")
def test_the_cubes_of_the_rogue_are_a_route() -> None:
    assert refused_map(cubes=["d5", "c5", "b4"]) == "no_route"
    assert refused_map(water=["d4-d5"]) == "no_route"


@pytest.mark.rule("PM-3")
def test_every_map_leaves_two_sides_free() -> None:
    assert all(len(free_sides(card)) >= 2 for card in printed().box.maps)


@pytest.mark.rule("PM-3")
def test_a_map_with_one_free_side_is_refused() -> None:
    assert refused_map(low=["a2", "e2", "b4", "c2", "d2", "d3"]) == "no_free_side"
    assert refused_map(high=["a2", "e2"]) == "no_free_side"


@pytest.mark.rule("PM-3")
def test_a_package_on_a_corner_bars_both_sides() -> None:
    assert refused_map(low=["a1", "b3", "b4", "c2", "d2", "d3"]) == "no_free_side"


@pytest.mark.rule("PM-1")
@pytest.mark.rule("PM-2")
@pytest.mark.rule("PM-31")
@pytest.mark.parametrize("cards", ["locations", "grades", "drivers", "maps"])
def test_a_box_with_too_few_cards_of_a_kind_is_refused(cards: str) -> None:
    assert refused(**{cards: BOX[cards][:-1]}) == "schema"


@pytest.mark.rule("PM-1")
@pytest.mark.rule("PM-31")
@pytest.mark.parametrize(
    ("cards", "more"),
    [("locations", "Elm Road"), ("grades", {"name": "more", "points": 99}), ("drivers", BOX["drivers"][0])],
)
def test_a_box_with_too_many_cards_of_a_kind_is_refused(cards: str, more: object) -> None:
    assert refused(**{cards: [*BOX[cards], more]}) == "schema"


@pytest.mark.rule("PM-1")
def test_a_location_needs_a_name_of_its_own() -> None:
    assert refused(locations=[*BOX["locations"][:-1], "Mill Lane"]) == "same_name"


@pytest.mark.rule("PM-1")
@pytest.mark.parametrize(
    "name", [" Elm Road", "Elm Road ", "Elm  Road", "Elm\tRoad", "Elm Road\n", "Elm\x1b[2JRoad", " "]
)
def test_the_name_of_a_location_is_words(name: str) -> None:
    assert refused(locations=[*BOX["locations"][:-1], name]) == "location_name"


@pytest.mark.rule("PM-19")
def test_there_is_exactly_one_electric_drive() -> None:
    assert printed().box.locations.count(ELECTRIC) == 1
    assert refused(locations=["Nowhere", *BOX["locations"][1:]]) == "no_electric"


@pytest.mark.rule("PM-8")
def test_eight_of_the_sixteen_cards_have_a_special_and_low_ones_a_cost() -> None:
    specials = {card.number: card.special for card in printed().box.cards if card.special}
    assert len(specials) == 8
    assert {number for number, special in specials.items() if special in ("drain", "cramped")} == {1, 2}
    assert min(number for number in specials if number > 2) > 8


@pytest.mark.parametrize(
    "changed",
    [{"base": "c5\n"}, {"cubes": ["d5", "d4", "c4\n"]}, {"high": ["c3", "c4\n"]}, {"water": ["a1-b1\n"]}],
)
def test_a_square_is_named_without_a_line_break(changed: dict[str, Any]) -> None:
    assert refused_map(**changed) == "schema"


@pytest.mark.rule("PM-2")
@pytest.mark.rule("PM-28")
@pytest.mark.rule("PM-29")
@pytest.mark.parametrize("cards", ["maps", "companies", "missions"])
def test_a_card_has_a_name_of_its_own(cards: str) -> None:
    assert refused(**{cards: [*BOX[cards], BOX[cards][0]]}) == "same_name"


@pytest.mark.rule("PM-32")
@pytest.mark.parametrize("name", ["", "-", "-park", "old town", "Park", "park2", "p" * 21])
def test_a_map_is_named_by_a_word_that_can_be_written_as_an_option(name: str) -> None:
    assert refused_map(name=name) == "schema"


@pytest.mark.parametrize("cards", ["companies", "missions", "grades", "drivers"])
def test_a_card_is_named_without_a_line_break(cards: str) -> None:
    first, *others = BOX[cards]
    assert refused(**{cards: [first | {"name": "mine\n"}, *others]}) == "schema"


@pytest.mark.parametrize("cards", ["maps", "cards", "companies", "missions", "spawns", "drivers", "grades"])
def test_a_word_that_no_card_has_is_refused(cards: str) -> None:
    first, *others = BOX[cards]
    assert refused(**{cards: [first | {"misspelt": 1}, *others]}) == "schema"


def test_a_word_that_no_number_and_no_change_has_is_refused() -> None:
    assert refused(numbers=BOX["numbers"] | {"misspelt": 1}) == "schema"
    assert refused(companies=[*PLAIN, PLAIN[0] | {"name": "x", "ability": {**NOTHING, "misspelt": 1}}]) == "schema"


@pytest.mark.rule("PM-7")
def test_a_hand_is_numbered_from_1_to_16() -> None:
    assert refused(cards=[*BOX["cards"][:-1], {"number": 1}]) == "card_numbers"


@pytest.mark.rule("PM-21")
def test_one_spawn_card_brings_the_exploding_package() -> None:
    spawns = printed().box.spawns
    assert 16 <= len(spawns) <= 20
    assert sum(card.bomb is not None for card in spawns) == 1
    assert sum(len(card.low) for card in spawns) > 2 * sum(len(card.high) for card in spawns)
    assert refused(spawns=BOX["spawns"][:-1]) == "bombs"
    assert refused(spawns=[*BOX["spawns"], {"bomb": "Mill Lane"}]) == "bombs"


@pytest.mark.rule("PM-21")
def test_there_are_sixteen_to_twenty_spawn_cards() -> None:
    *others, bomb = BOX["spawns"]
    assert game({"spawns": [*others[:15], bomb]})
    assert game({"spawns": [*others, bomb, *others[:2]]})
    assert refused(spawns=[*others[:14], bomb]) == "schema"
    assert refused(spawns=[*others, bomb, *others[:3]]) == "schema"


@pytest.mark.rule("PM-21")
def test_cards_name_locations_that_there_are() -> None:
    assert refused(spawns=[*BOX["spawns"], {"low": ["Nowhere"]}]) == "no_location"
    assert refused(spawns=[*BOX["spawns"], {"high": ["Nowhere"]}]) == "no_location"
    assert refused(spawns=[*BOX["spawns"][:-1], {"bomb": "Nowhere"}]) == "no_location"
    assert refused(missions=[*BOX["missions"], {"name": "x", "counts": "passes", "points": 3, "at": ["Nowhere"]}]) == (
        "no_location"
    )


@pytest.mark.rule("PM-21")
def test_a_card_names_no_more_locations_than_there_are() -> None:
    many = ["Mill Lane"] * 26
    assert refused(spawns=[*BOX["spawns"], {"low": many}]) == "schema"
    assert refused(spawns=[*BOX["spawns"], {"high": many}]) == "schema"
    assert refused(missions=[*BOX["missions"], {"name": "x", "counts": "passes", "points": 3, "at": many}]) == "schema"


@pytest.mark.rule("PM-28")
def test_there_are_sixteen_missions_at_least_of_3_to_8_points() -> None:
    missions = printed().box.missions
    assert len(missions) >= 16
    assert all(3 <= mission.points <= 8 for mission in missions)
    assert refused(missions=BOX["missions"][:15]) == "schema"
    assert refused(missions=[*BOX["missions"], {"name": "x", "counts": "home", "points": 9}]) == "schema"
    assert refused(missions=[*BOX["missions"], {"name": "x", "counts": "home", "points": 2}]) == "schema"


@pytest.mark.rule("PM-28")
@pytest.mark.parametrize(
    ("condition", "number", "at"),
    [("passes", 1, []), ("origins", 3, ["Mill Lane", "Old Wharf"]), ("passes", 2, ["Mill Lane", "Mill Lane"]),
     ("corners", 5, []), ("middle", 10, []), ("places", 26, []), ("drives", 17, []), ("unrobbed", 2, []),
     ("full", 2, []), ("home", 2, [])],
)  # fmt: skip
def test_a_mission_for_more_than_there_can_be_is_refused(condition: str, number: int, at: list[str]) -> None:
    own = {"name": "x", "counts": condition, "points": 3, "number": number, "at": at}
    assert refused(missions=[*BOX["missions"], own]) == "mission"


@pytest.mark.rule("PM-28")
@pytest.mark.parametrize("condition", ["highs_by", "packages_by"])
def test_a_mission_that_is_done_by_a_turn_names_it(condition: str) -> None:
    assert refused(missions=[*BOX["missions"], {"name": "x", "counts": condition, "points": 3}]) == "mission_turn"


@pytest.mark.rule("PM-29")
def test_there_are_six_companies_with_an_ability_and_a_drawback() -> None:
    companies = printed().box.companies
    assert len(companies) == 6
    assert len({card.ability.trait for card in companies}) == 6
    assert all(card.ability.trait != card.drawback.trait for card in companies)


@pytest.mark.rule("PM-29")
def test_there_is_a_company_for_each_of_two() -> None:
    assert game({"companies": PLAIN})
    assert refused(companies=PLAIN[:1]) == "schema"


@pytest.mark.rule("PM-29")
@pytest.mark.parametrize("trait", ["van", "battery", "fee"])
def test_a_company_leaves_something_of_everything(trait: str) -> None:
    change = {"trait": trait, "by": -1}
    numbers = BOX["numbers"] | {"van": 2, "battery": 2, "fee": 2}
    assert (
        refused(numbers=numbers, companies=[*PLAIN, {"name": "x", "ability": change, "drawback": change}]) == "company"
    )


@pytest.mark.rule("PM-29")
def test_a_company_can_not_stop_fewer_losses_than_none() -> None:
    more, less = {"trait": "guard", "by": 1}, {"trait": "guard", "by": -2}
    assert refused(companies=[*PLAIN, {"name": "x", "ability": more, "drawback": less}]) == "company"


@pytest.mark.rule("PM-31")
def test_an_ai_card_names_each_kind_and_way_once() -> None:
    driver = BOX["drivers"][0]
    assert refused(drivers=[driver, driver | {"kinds": ["van", "van"]}]) == "driver"
    assert refused(drivers=[driver, driver | {"ways": ["north"] * 4}]) == "driver"
    assert refused(drivers=[driver, driver | {"kinds": ["van"]}]) == "schema"
    assert refused(drivers=[driver, driver | {"ways": ["north", "east", "south"]}]) == "schema"


@pytest.mark.rule("PM-31")
def test_grades_ask_for_more_and_more() -> None:
    assert refused(grades=list(reversed(BOX["grades"]))) == "grades"
    assert refused(grades=[grade | {"points": 20} for grade in BOX["grades"]]) == "grades"
    assert refused(grades=[grade | {"name": "same"} for grade in BOX["grades"]]) == "same_name"


@pytest.mark.rule("PM-9")
def test_there_are_cubes_for_a_longer_route() -> None:
    numbers = BOX["numbers"] | {"steps": 3, "cubes": 4}
    assert games.load(games.setup("pandemonium", 2, 0, {}, BOX | {"numbers": numbers}))
    assert refused(numbers=BOX["numbers"] | {"steps": 3, "cubes": 3}) == "schema"
    assert refused(numbers=BOX["numbers"] | {"steps": 4}) == "schema"


def test_every_special_and_every_condition_is_on_some_card() -> None:
    box = printed().box
    assert {card.special for card in box.cards if card.special} == EFFECTS.keys()
    assert {mission.counts for mission in box.missions} <= COUNTS.keys()


def test_the_rules_tell_what_is_on_every_card() -> None:
    box, page = printed().box, (RECORDS.parents[1] / "rules.md").read_text("utf-8")
    told = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")]
    for card in box.cards:
        assert not card.special or [str(card.number), card.special] in [row[:2] for row in told]
    for company in box.companies:
        assert company.name in [row[0] for row in told]
    for mission in box.missions:
        assert [mission.name, str(mission.points)] in [[row[0], row[-1]] for row in told]


@pytest.mark.rule("PM-28")
def test_the_rules_tell_how_many_each_mission_asks_for_where_and_by_when() -> None:
    words = {1: "", 2: "two", 3: "three", 4: "four", 8: "eight", 9: "nine", 20: "twenty"}
    page = (RECORDS.parents[1] / "rules.md").read_text("utf-8")
    for mission in printed().box.missions:
        (row,) = (line for line in page.splitlines() if line.startswith(f"| {mission.name} |"))
        assert words[mission.number] in row or mission.number == len(mission.at)
        assert not mission.turn or f"turn {mission.turn} " in row
        assert all(place in row for place in mission.at)


@pytest.mark.rule("PM-32")
def test_a_map_that_the_box_has_not_is_refused() -> None:
    with pytest.raises(BadSetup, match="choose one of park"):
        game(map="canal")
