"""Each level judges trucks better and loads with more care; a master does both exactly."""

from __future__ import annotations

import pytest

from packhouse import games
from packhouse.bots.bot import Sight
from packhouse.core import record
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.zackpack.actions import TOP, Done, Grab
from packhouse.games.zackpack.optimum import optimum
from packhouse.games.zackpack.state import State
from packhouse.games.zackpack.tests.position import game, loading, offered
from packhouse.lab.arena import Series, played

LOAD = (3, 2, 2, 1, 1)


def loaded_by(level: str, state: State, rng: QuickRng) -> int:
    """Let a bot load the first seat's truck until it is done; return what that leaves to pay."""
    player, rules = players.named("zackpack", level), game()
    while (action := player.choose(Sight(rules, state, 0), rng)) != Done():
        rules.play(state, 0, action)
    return rules.view(state, None).places[0].due


def grabbed(level: str, state: State, rng: QuickRng) -> str:
    action = players.named("zackpack", level).choose(Sight(game(), state, 0), rng)
    assert isinstance(action, Grab)
    return str(action.truck)


@pytest.mark.parametrize("truck", [1, 9, 12, 16, 19, 22, 25, 30])
def test_a_master_loads_as_well_as_can_be(truck: int) -> None:
    assert loaded_by("master", loading(truck, LOAD), QuickRng(1)) == optimum(game()).least_due(truck, LOAD)


def test_more_tries_leave_less_to_pay() -> None:
    def due(level: str) -> int:
        tight = [(truck, load) for truck in (3, 6, 11, 15, 19, 24) for load in (LOAD, (2, 3, 3, 2, 1), (3, 2, 1, 2, 1))]
        return sum(loaded_by(level, loading(truck, load), QuickRng(truck)) for truck, load in tight)

    dues = {level: due(level) for level in ("novice", "strong", "expert", "master")}
    assert dues["novice"] > dues["strong"] > dues["expert"] > dues["master"]


def test_a_master_grabs_what_will_cost_least() -> None:
    state, table = offered(game(), [1, 2], [3, 30, 9], [5, 6, 25]), optimum(game())
    state.places[0].load = LOAD
    best = min((3, 30, 9, 5, 6, 25), key=lambda truck: table.least_due(truck, LOAD))
    assert grabbed("master", state, QuickRng(0)) == str(best)


def test_where_all_trucks_are_bad_the_pile_is_better() -> None:
    """No long piece fits on either truck, and what is left over costs more than most others would."""
    state = offered(game(), [2], [1], [22])
    state.places[0].load = (1, 0, 0, 2, 2)
    assert grabbed("master", state, QuickRng(0)) == TOP.truck


def test_once_the_pile_is_empty_the_discards_are_what_can_be_drawn() -> None:
    """All that lies there are trucks without a row of five; so two purple pieces had better go elsewhere."""
    state = offered(game(), [2], [25], [22])
    state.places[0].load = (1, 0, 0, 0, 2)
    state.deck.pile, state.deck.discards = [], [1, 16, 28]
    assert grabbed("master", state, QuickRng(0)) == "25"


def test_a_novice_often_misjudges_a_truck_and_an_expert_seldom() -> None:
    state, table = offered(game(), [1, 2], [3, 30], [9, 25]), optimum(game())
    state.places[0].load = LOAD
    best = str(min((3, 30, 9, 25), key=lambda truck: table.least_due(truck, LOAD)))
    wrong = {
        level: sum(grabbed(level, state, QuickRng(n)) != best for n in range(60)) for level in ("novice", "expert")
    }
    assert wrong["novice"] > 20 > wrong["expert"]


def test_in_a_race_of_all_levels_nobody_acts_on_what_is_gone() -> None:
    series = Series(games.setup("zackpack", 4, 7), ("novice", "master", "strong", "expert"), 0, 3)
    for one in played(series):
        assert record.replayed(one.record, games.load(one.setup)).outcome == one.outcome  # checked by the rules
    assert list(played(series)) == list(played(series))
