"""The table in a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from packhouse import games
from packhouse.bots.playing import at_random, steps
from packhouse.cli import parse
from packhouse.core.game import Watcher
from packhouse.core.rng import QuickRng
from packhouse.games.pandemonium.actions import MissionName
from packhouse.games.pandemonium.components import TURNS, Condition, Mission
from packhouse.games.pandemonium.drawing import short
from packhouse.games.pandemonium.missions import COUNTS
from packhouse.games.pandemonium.rules import Pandemonium
from packhouse.games.pandemonium.state import GREEN, RED, ROGUE, State
from packhouse.games.pandemonium.terminal import draw
from packhouse.games.pandemonium.tests.position import (
    aboard,
    cards,
    cell,
    cubes,
    game,
    place,
    planning,
    play,
    position,
    printed,
    rogue_moves,
)
from packhouse.games.pandemonium.words import asked

RULES = game()
WET = game({"maps": [{
    "name": "park", "base": "c5", "side": "north", "cubes": ["d5", "d4", "c4"],
    "low": ["b2", "b3", "b4", "c2", "d2", "d3"], "high": ["c3", "c4"],
    "water": ["a2-b2", "b2-c2", "b3-b4", "c3-c4"], "bridges": ["b2-c2", "c3-c4"],
}]})  # fmt: skip

CITY = """
      a             b             c             d             e
                                  (X)
    5 Theatre Row   Park Lane     Windmill C.   Granary C.    Lighthouse P



    4 Rope Walk     Quarry Hill   Lantern A.    Old Wharf     Bridge S.
                                  1 high
                                  [X]
                    ~~~~~~~~~~~~  ~~~~====~~~~
(R) 3 Canal Walk    School Lane   Garden S.     Foundry Road  Castle Gate  (G)
                    2 low 1 high
      [R]           *[G] r2gx

    2 Church Hill ~~Tower Street~~Baker Row     Cooper Yard   Orchard Way
                  ~~            ==
                  ~~            ~~

    1 Mill Lane     Electric D.   Harbour S.    Station Road  Market S.
"""

VANS = """
R Red, winner              G Green                    X Rogue
at a3, base a3 west        at b3, base e3 east        at c4, base c5 north
plain                      also-plain                 took 3 low 1 high
  van +0                     van +0
  van +0                     van +0
van, holds 4: 2 low        van, holds 4: empty
battery ■□□                battery ■■■
in base: 1 low 1 high      in base: nothing
cubes b3 b3                cubes b3

Red    cards 1 2 4 5 6 7 8 9 10 11 12 13 14 15 16, played 3
Green  cards 1 2 3 5 6 7 8 9 10 11 12 13 14 15 16, played 4
  1 lose a battery unit     2 the van holds one less  11 one more spawn card
  12 regain a battery unit  13 the van holds one more 14 exchange a mission
  15 plan one cube more     16 the Rogue ignores you
"""

MISSIONS = """
Red    mission corners: 1 of 4, 6 points
  pass 4 of the corners
Red    mission sightseeing: 0 of 3, 3 points
  pass Tower Street, Theatre Row, Lighthouse Point
"""

SHEET = """
             low      high    stolen      bomb  missions     total
Red            1         5         0         0         0         6
Green          0         0         0         0         ?         0
"""


def drawn(rules: Pandemonium, state: State, watcher: Watcher = None) -> str:
    return draw(rules, rules.view(state, watcher), None).plain


def wet_city() -> State:
    """Return a city with water, all three vans, cubes, packages and bases, where Red plans."""
    state = planning(position(red="a3", low="b3 b3", high="b3 c4", electric="b1", rules=WET), WET)
    place(state, GREEN, "b3", "e3")
    state.drivers[RED].side, state.drivers[GREEN].side = "west", "east"
    for seat, where in ((RED, "b3 b3"), (GREEN, "b3"), (ROGUE, "b3")):
        cubes(state, seat, where)
    aboard(state, RED, 2, battery=1)
    aboard(state, ROGUE, 3, 1)
    state.drivers[RED].base_low = state.drivers[RED].base_high = 1
    state.bomb = cell("b3")
    return state


def test_the_city_shows_names_water_bridges_bases_vans_cubes_packages_and_the_bomb() -> None:
    assert CITY in drawn(WET, wet_city())


def test_vans_and_cards_with_what_they_say_are_told_beside_each_other() -> None:
    assert VANS in drawn(WET, wet_city())


def test_missions_are_told_to_their_owner_with_what_they_ask_for() -> None:
    state = wet_city()
    state.drivers[RED].missions = [11, 10]
    state.drivers[RED].logbook.passed = 1 << cell("a1")
    assert MISSIONS in drawn(WET, state, RED)
    assert "mission corners" not in drawn(WET, state, GREEN)


def test_a_mission_that_only_the_end_decides_is_told_as_complete_so_far() -> None:
    state = wet_city()
    state.drivers[RED].missions = [14]
    assert "mission safe-hands: 1 of 1 so far, 5 points" in drawn(WET, state, RED)
    state.phase, state.waiting = "over", []
    assert "mission safe-hands: 1 of 1, 5 points" in drawn(WET, state, RED)


def test_at_the_end_everyone_sees_all_missions() -> None:
    state = wet_city()
    state.phase, state.waiting = "over", []
    text = drawn(WET, state)
    assert text.count("Red    mission") == text.count("Green  mission") == 2
    assert "?" not in text


def test_the_score_sheet_leaves_out_missions_that_are_a_secret() -> None:
    assert SHEET in drawn(WET, wet_city(), RED)
    family = game(missions=False)
    assert "?" not in drawn(family, planning(position(rules=family), family))


def test_a_card_is_shown_to_whoever_chose_it_and_to_others_that_it_is_chosen() -> None:
    state = play(RULES, position(), "2: card 7")
    assert "6 [7] 8 9 10 11 12 13 14 15 16, has chosen" in drawn(RULES, state, GREEN)
    assert "6 7 8 9 10 11 12 13 14 15 16, has chosen" in drawn(RULES, state, RED)


def test_the_time_of_the_bomb_runs_down() -> None:
    state = planning(position())
    state.carrier, state.fuse = GREEN, 3
    assert "Green has the exploding package: it explodes after turn 3, 2 turns from now" in drawn(RULES, state)
    state.turn = 3
    assert "Green has the exploding package: it explodes after turn 3, this one" in drawn(RULES, state)


def test_a_bomb_that_was_picked_up_too_late_to_explode_is_told_as_harmless() -> None:
    state = planning(position())
    state.carrier, state.fuse = GREEN, 16
    assert "Green has the exploding package: it explodes after turn 16" in drawn(RULES, state)
    state.fuse = 17
    assert "Green has the exploding package: it won’t explode before the game is over" in drawn(RULES, state)


def test_dice_and_companies_are_told_while_setting_up() -> None:
    rules = printed()
    text = drawn(rules, rules.start(2, 1))
    assert "the die: Red 3, Green 3, then Red 2, Green 3" in text
    assert "iron-lock: losses stopped +1, battery -1" in text
    assert "score" not in text


def test_a_company_that_is_taken_is_offered_no_more() -> None:
    rules = printed()
    state = play(rules, rules.start(2, 1), "base b5 north", "base a4 west", "company whisper")
    assert "whisper:" not in drawn(rules, state)
    assert "big-box: van +1, fee for a charge +1" in drawn(rules, state)


def test_in_the_family_game_no_company_is_told_that_is_about_missions() -> None:
    rules = printed(missions=False)
    assert "whisper:" not in drawn(rules, rules.start(2, 1))


def test_alone_greens_van_is_a_second_rogue() -> None:
    text = drawn(RULES, planning(position(1)))
    assert "G Second Rogue" in text
    assert "Green  cards" not in text


def test_a_player_who_is_the_rogue_has_cards_and_what_was_stolen() -> None:
    state = planning(position(3))
    aboard(state, ROGUE, 2)
    state.drivers[ROGUE].stolen_low = 1
    text = drawn(RULES, state)
    assert "stolen: 1 low" in text
    assert "Rogue  cards 1 2 3 4 6" in text


def test_in_the_last_turn_nobody_has_cards_left() -> None:
    state = wet_city()
    state.drivers[RED].played = [*range(1, TURNS + 1)]
    assert "Red    cards none" in drawn(WET, state)


def test_what_is_to_be_done_is_told_in_every_phase() -> None:
    rules = printed()
    state = rules.start(2, 1)
    assert drawn(rules, state).endswith("Green places a base: base, its gate and a side")
    play(rules, state, "base b5 north", "base a4 west")
    assert drawn(rules, state).endswith("Green chooses a company: company and its name")
    play(rules, state, "company whisper", "company big-box")
    assert drawn(rules, state).endswith("waiting for Red and Green to choose in secret: card and its number")
    cards(rules, state, 3, 14)
    assert drawn(rules, state).endswith("waiting for Green to give up a mission: swap and its name")
    play(rules, state, f"swap {rules.cards.missions[state.drivers[GREEN].missions[0]]}")
    assert drawn(rules, state).endswith("Red has won the turn: order first, or order second")
    play(rules, state, "order first")
    assert drawn(rules, state).endswith("Red plans a route, 3 cubes to lay: go and the next square, load, stop")


def test_losses_and_the_rogues_move_are_told() -> None:
    state = cubes(aboard(rogue_moves(planning(position())), RED, 2), RED, "c3 c3")
    assert drawn(RULES, state).endswith("Red moves the Rogue: rogue and the squares of its route")
    play(RULES, state, "rogue c3")
    assert drawn(RULES, state).endswith("Red is about to lose 2 packages to the Rogue; for each of them: block or lose")


def test_whoever_is_asked_is_told_their_own_losses_and_no_more_than_are_aboard() -> None:
    state = cubes(aboard(rogue_moves(planning(position())), RED, 2), RED, "c3 c3 c3")
    cubes(aboard(state, GREEN, 4), GREEN, "c3 c3 c3 c3")
    play(RULES, state, "rogue c3")
    assert "Red is about to lose 2 packages" in drawn(RULES, state)
    play(RULES, state, "lose", "lose")
    assert "Green is about to lose 4 packages" in drawn(RULES, state)


@pytest.mark.parametrize(
    ("name", "drawn_so"),
    [("Mill Lane", "Mill Lane"), ("Castle Gate Yard", "Castle Gate"), ("Harbour Street", "Harbour S."),
     ("Longestofstreets", "Longestofstr")],
)  # fmt: skip
def test_a_long_name_is_cut(name: str, drawn_so: str) -> None:
    assert short(name) == drawn_so


@pytest.mark.parametrize("condition", COUNTS)
def test_every_condition_of_a_mission_is_put_in_words(condition: Condition) -> None:
    assert "{" not in asked(Mission(MissionName("mine"), condition, 3))


def test_a_mission_names_its_number_its_turn_and_its_locations() -> None:
    cards = {card.name: asked(card) for card in RULES.box.missions}
    assert cards[MissionName("early-prize")] == "deliver 1 high-value package by turn 6"
    assert cards[MissionName("hands-off")] == "stop 2 losses with the battery"
    assert cards[MissionName("millers-round")] == "deliver from 2 of Mill Lane, Baker Row, Granary Court"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_no_position_is_wider_than_a_terminal(seats: int) -> None:
    rules, widest = printed(), 0
    state = rules.start(seats, seats)
    for number, _ in enumerate(steps(rules, state, at_random(rules, QuickRng(seats)))):
        if number % 5 == 0:
            widest = max(widest, *(len(line) for line in drawn(rules, state, RED).split("\n")))
    assert 70 < widest <= 80
    assert drawn(rules, state).endswith("the game is over")


@pytest.mark.rule("PM-32")
def test_a_map_of_ones_own_box_is_chosen_by_its_name(tmp_path: Path) -> None:
    box = games.folder("pandemonium").joinpath("components.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(box.replace('name = "harbour"', 'name = "old-town"'), "utf-8")
    rules = games.load(parse.setup("pandemonium", 2, 1, ["map=old-town"], own))
    assert isinstance(rules, Pandemonium)
    assert "map: old-town" in draw(rules, rules.view(rules.start(2, 1), None), None).plain
