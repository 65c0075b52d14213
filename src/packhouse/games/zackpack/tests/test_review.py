"""After a round everyone can be shown the least that they could have paid, and how."""

from __future__ import annotations

import pytest

from packhouse.bots.bot import Sight
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.zackpack.actions import Put
from packhouse.games.zackpack.optimum import optimum
from packhouse.games.zackpack.review import Best, review
from packhouse.games.zackpack.state import Payment, State
from packhouse.games.zackpack.tests.position import flipped, game, loading, play


def reviewed(state: State) -> list[tuple[Payment, Best]]:
    """Return the payments of the last round, each with the best that could have been."""
    view = game().view(state, None)
    return list(zip(view.payments, review(game(), view).best, strict=True))


def after_a_round(level: str, seats: int = 4, seed: int = 1) -> State:
    """Return a position where the bots of a level have paid for their first round."""
    state, player, rng = flipped(game(), seats, seed), players.named("zackpack", level), QuickRng(seed)
    while not state.payments:
        seat = min(game().active(state))
        game().play(state, seat, player.choose(Sight(game(), state, seat), rng))
    return state


@pytest.mark.parametrize("seed", range(5))
def test_the_least_due_is_what_the_table_of_all_rolls_says(seed: int) -> None:
    pairs = reviewed(after_a_round("novice", seed=seed))
    assert len(pairs) == 4
    assert [best.due for _, best in pairs] == [optimum(game()).least_due(paid.truck, paid.load) for paid, _ in pairs]


@pytest.mark.parametrize("seed", range(5))
def test_the_best_load_can_be_put_piece_by_piece_and_costs_what_it_says(seed: int) -> None:
    for paid, best in reviewed(after_a_round("novice", seed=seed)):
        state = loading(paid.truck, paid.load)
        for bar in best.bars:
            game().play(state, 0, Put(bar.size, bar.cell, bar.direction))
        place = game().view(state, None).places[0]
        assert (place.bars, place.due) == (best.bars, best.due)


def test_a_master_has_paid_the_least_and_a_novice_hasn_t() -> None:
    def wasted(level: str) -> list[int]:
        return [paid.due - best.due for paid, best in reviewed(after_a_round(level))]

    assert wasted("master") == [0, 0, 0, 0]
    assert max(wasted("novice")) > 0


def test_in_the_first_round_there_is_nothing_to_review() -> None:
    assert reviewed(flipped(game())) == []


def test_while_the_next_trucks_are_loaded_the_best_of_the_last_round_is_still_told() -> None:
    state = after_a_round("novice")
    before = reviewed(state)
    play(game(), state, "all: ready", "1: grab pile", "2: grab pile", "3: grab pile")
    assert state.phase == "load"
    assert [best for _, best in reviewed(state)] == [best for _, best in before]
