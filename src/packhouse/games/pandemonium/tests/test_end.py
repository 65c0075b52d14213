"""The end: points, ties, and the winner."""

from __future__ import annotations

import pytest

from packhouse.core.game import Outcome
from packhouse.games.pandemonium.actions import MissionName
from packhouse.games.pandemonium.scoring import Score
from packhouse.games.pandemonium.state import GREEN, RED, ROGUE, State
from packhouse.games.pandemonium.tests.position import BOX, aboard, game, play, position, rogue_moves


def ended(state: State) -> Outcome:
    """Return the outcome when the last turn ends here."""
    state.turn, state.deck = 16, []
    for driver in state.drivers:
        driver.missions = []
    play(game(), rogue_moves(state), "rogue -")
    outcome = game().outcome(state)
    assert outcome is not None
    return outcome


def stored(red: tuple[int, int], green: tuple[int, int]) -> State:
    state = position()
    for driver, (low, high) in zip(state.drivers, (red, green), strict=False):
        driver.base_low, driver.base_high = low, high
    return state


@pytest.mark.rule("PM-13")
def test_low_value_packages_score_1_and_high_ones_5_in_the_base_only() -> None:
    state = aboard(stored((3, 2), (0, 0)), GREEN, 4, 4)
    assert ended(state).scores == (13, 0)


@pytest.mark.rule("PM-27")
def test_the_game_is_over_after_the_sixteenth_turn() -> None:
    state = position()
    state.turn = 16
    assert game().outcome(state) is None
    ended(state)
    assert (state.phase, game().active(state)) == ("over", frozenset())


@pytest.mark.rule("PM-27")
def test_packages_missions_and_a_defused_bomb_score() -> None:
    state = stored((3, 2), (0, 0))
    red = state.drivers[RED]
    red.at, red.defused = red.gate, True
    red.missions = [game().cards.missions.index(MissionName(name)) for name in ("homeward", "corners")]
    assert game().sheet.score(state, RED) == Score(3, 10, 0, 10, 3, 26)


@pytest.mark.rule("PM-27")
def test_a_defused_bomb_scores_what_the_box_says() -> None:
    state = stored((0, 0), (0, 0))
    state.drivers[RED].defused, state.drivers[RED].missions = True, []
    assert game({"numbers": BOX["numbers"] | {"bomb": 7}}).sheet.score(state, RED).total == 7


@pytest.mark.rule("PM-27")
@pytest.mark.parametrize(
    ("red", "green", "ranks"),
    [((6, 0), (0, 1), (1, 2)), ((5, 0), (0, 1), (2, 1)), ((5, 1), (5, 1), (1, 1)), ((0, 1), (6, 0), (2, 1))],
)
def test_the_most_points_win_then_the_most_high_value_packages(
    red: tuple[int, int], green: tuple[int, int], ranks: tuple[int, int]
) -> None:
    assert ended(stored(red, green)).ranks == ranks


@pytest.mark.rule("PM-27")
def test_the_rogue_that_nobody_plays_has_no_points() -> None:
    state = stored((1, 0), (0, 0))
    state.drivers[ROGUE].base_high = 9
    assert ended(state).scores == (1, 0)
