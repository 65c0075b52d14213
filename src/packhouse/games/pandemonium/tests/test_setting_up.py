"""Setting up: the city, bases, companies and missions."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.games.pandemonium.ground import GRID
from packhouse.games.pandemonium.setting_up import first_to_last
from packhouse.games.pandemonium.state import GREEN, RED, ROGUE
from packhouse.games.pandemonium.tests.position import DRY, cell, counts, game, legal, play, position, printed, squares

SEEDS = range(40)


@pytest.mark.rule("PM-1")
def test_the_city_has_every_location_once_in_an_order_of_the_seed() -> None:
    cities = [game().start(2, seed).city for seed in SEEDS]
    assert all(sorted(city) == list(range(25)) for city in cities)
    assert len({tuple(city) for city in cities}) == len(SEEDS)


@pytest.mark.rule("PM-1")
def test_one_to_three_may_play() -> None:
    assert list(game().seats) == [1, 2, 3]
    assert game().sides == ("Red", "Green", "Rogue")


@pytest.mark.rule("PM-1")
def test_everyone_sees_which_location_lies_where() -> None:
    state = game().start(2, 5)
    names = [location.name for location in game().view(state, None).locations]
    assert names == [game().box.locations[number] for number in state.city]


@pytest.mark.rule("PM-2")
def test_the_map_card_is_drawn() -> None:
    assert {printed().start(2, seed).map for seed in SEEDS} == set(range(6))


@pytest.mark.rule("PM-2")
def test_the_city_is_laid_out_as_the_map_shows() -> None:
    state = game().start(2, 0)
    rogue = state.drivers[ROGUE]
    assert (state.low, state.high) == (counts("b2 b3 b4 c2 d2 d3"), counts("c3 c4"))
    assert (rogue.gate, rogue.side, rogue.at, squares(rogue)) == (cell("c5"), "north", cell("c4"), ["d5", "d4", "c4"])


@pytest.mark.rule("PM-2")
def test_water_is_crossed_over_bridges_only() -> None:
    rules = printed(map="canal")
    exits = rules.cities[rules.start(2, 0).map].exits
    assert cell("b4") in exits[cell("b3")]
    assert cell("c4") not in exits[cell("c3")]
    assert cell("c3") not in exits[cell("c4")]


@pytest.mark.rule("PM-3")
def test_the_higher_roll_places_and_chooses_first() -> None:
    for seed in SEEDS:
        state = game().start(2, seed)
        red, green = state.rolls[-1]
        assert red != green
        assert state.waiting == first_to_last(state) == ([RED, GREEN] if red > green else [GREEN, RED])


@pytest.mark.rule("PM-3")
def test_both_roll_a_die_of_six() -> None:
    rolls = [roll for seed in SEEDS for roll in game().start(2, seed).rolls]
    assert [set(dice) for dice in zip(*rolls, strict=True)] == [{1, 2, 3, 4, 5, 6}] * 2


@pytest.mark.rule("PM-3")
def test_equal_rolls_are_rolled_again() -> None:
    rolls = [game().start(2, seed).rolls for seed in SEEDS]
    assert any(len(each) > 1 for each in rolls)
    assert all(red == green for each in rolls for red, green in each[:-1])


@pytest.mark.rule("PM-3")
def test_bases_stand_on_sides_without_the_rogue_base_and_packages() -> None:
    state = game().start(2, 0)
    south = {f"base {letter}1 south" for letter in "abcde"}
    west = {f"base a{number} west" for number in range(1, 6)}
    east = {f"base e{number} east" for number in range(1, 6)}
    assert set(legal(game(), state)) == south | west | east


@pytest.mark.rule("PM-3")
@pytest.mark.parametrize("square", ["e2", "e3", "e4", "e5"])
def test_a_package_on_any_location_of_a_side_bars_it(square: str) -> None:
    rules = game({"maps": [DRY | {"low": [square, "b3", "b4", "c2", "d2", "d3"]}]})
    assert {text.split()[2] for text in legal(rules, rules.start(2, 0))} == {"south", "west"}


@pytest.mark.rule("PM-3")
def test_a_gate_is_shared_neither_across_a_corner_nor_on_one_side() -> None:
    state = play(game(), game().start(2, 0), "base a1 south")
    assert not [text for text in legal(game(), state) if " a1 " in text]
    with pytest.raises(IllegalAction, match="another base"):
        play(game(), state, "base a1 west")


@pytest.mark.rule("PM-3")
def test_the_gate_of_the_rogue_base_is_shared_across_a_corner_neither() -> None:
    rules = game({"maps": [DRY | {"base": "e5"}]})
    east = [text for text in legal(rules, rules.start(2, 0)) if text.endswith("east")]
    assert east == ["base e1 east", "base e2 east", "base e3 east", "base e4 east"]


@pytest.mark.rule("PM-3")
def test_a_van_starts_on_its_gate() -> None:
    state = game().start(2, 0)
    seat = state.waiting[0]
    play(game(), state, "base d1 south")
    driver = state.drivers[seat]
    assert (GRID.cells[driver.gate], GRID.cells[driver.at], driver.side) == ("d1", "d1", "south")


@pytest.mark.rule("PM-3")
def test_companies_are_chosen_in_the_order_of_the_roll_and_each_once() -> None:
    state = play(game(), game().start(2, 0), "base a1 south", "base b1 south")
    first, second = first_to_last(state)
    assert (state.phase, state.waiting) == ("company", [first, second])
    play(game(), state, "company whisper")
    assert state.waiting == [second]
    assert "company whisper" not in legal(game(), state)
    with pytest.raises(IllegalAction, match="choose from"):
        play(game(), state, "company whisper")


@pytest.mark.rule("PM-4")
def test_everyone_has_16_cards_and_three_battery_units_and_a_van_of_four() -> None:
    state = position()
    for seat in (RED, GREEN):
        driver = state.drivers[seat]
        assert legal(game(), state, seat) == [f"card {number}" for number in range(1, 17)]
        assert (driver.battery, driver.charge, driver.van, len(driver.missions)) == (3, 3, 4, 2)


@pytest.mark.rule("PM-4")
def test_missions_are_dealt_when_companies_are_chosen_and_no_two_alike() -> None:
    state = play(game(), game().start(2, 0), "base a1 south", "base b1 south", "company plain")
    assert not any(driver.missions for driver in state.drivers)
    play(game(), state, "company whisper")
    dealt = [number for driver in state.drivers for number in driver.missions]
    assert len(set(dealt)) == 4
    assert not set(dealt) & set(state.pile)


@pytest.mark.rule("PM-4")
@pytest.mark.parametrize(("seats", "dealt"), [(1, [2, 0, 0]), (2, [2, 2, 0]), (3, [2, 2, 0])])
def test_red_and_green_have_two_missions_if_they_are_players(seats: int, dealt: list[int]) -> None:
    assert [len(driver.missions) for driver in position(seats).drivers] == dealt


@pytest.mark.rule("PM-4")
def test_missions_are_shuffled() -> None:
    assert len({tuple(game().start(2, seed).pile) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("PM-4")
def test_missions_are_their_owners_secret() -> None:
    state = position()
    seen = [[driver.missions is not None for driver in game().view(state, who).drivers] for who in (RED, GREEN, None)]
    assert seen == [[True, False, False], [False, True, False], [False, False, False]]


@pytest.mark.rule("PM-5")
def test_spawn_cards_are_shuffled_and_no_view_tells_their_order() -> None:
    orders = {tuple(game().start(2, seed).deck) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    state = position()
    turned = state.copy()
    turned.deck.reverse()
    assert game().view(turned, RED) == game().view(state, RED)


@pytest.mark.rule("PM-5")
def test_the_exploding_package_is_kept_aside() -> None:
    view = game().view(position(), None)
    assert (view.bomb, view.carrier, view.fuse) == (None, None, None)
