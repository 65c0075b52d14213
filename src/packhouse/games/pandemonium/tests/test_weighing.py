"""The coach weighs what drivers do by how the turn goes on."""

from __future__ import annotations

from packhouse.bots.bot import Sight
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.pandemonium.state import RED, State

from .position import aboard, game, planning, play, position


def weighed(state: State, *plays: str) -> list[float]:
    quick, _ = players.coach("pandemonium")
    leads = quick.weigh(Sight(game(), state, RED, 2), [game().read(play) for play in plays], QuickRng(1))
    assert leads is not None
    return list(leads)


def test_to_turn_away_from_home_with_a_full_van_is_a_slip() -> None:
    """Two steps are left on the route, and the gate is as far."""
    state = play(game(), aboard(planning(position(red="a2")), RED, 1, 2), "go a1")
    home, away = weighed(state, "go a2", "go b1")
    assert home > away + 0.5


def test_both_sides_of_a_fresh_game_stand_alike() -> None:
    quick, _ = players.coach("pandemonium")
    state = position(low="b2 d4", high="c3")
    leads = [
        quick.weigh(Sight(game(), state, seat, 2), [game().legal(state, seat)[0]], QuickRng(1)) for seat in range(2)
    ]
    assert all(lead is not None and abs(lead[0]) < 8 for lead in leads)
