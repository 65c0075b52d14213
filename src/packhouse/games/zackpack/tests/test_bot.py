"""The bots, for now: they play to the end, and who looks at more pays less."""

from __future__ import annotations

from packhouse.bots.bot import Sight
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.zackpack.actions import Grab, Put
from packhouse.games.zackpack.tests.position import game, loading, offered


def owed(name: str) -> int:
    """Return what four such bots have to pay in the first rounds of some games."""
    player, total = players.named("zackpack", name), 0
    for seed in range(8):
        rng, state = QuickRng(seed), game(rounds=1).start(4, seed)
        while active := sorted(game(rounds=1).active(state)):
            seat = rng.choose(active)
            game(rounds=1).play(state, seat, player.choose(Sight(game(rounds=1), state, seat), rng))
        total += sum(payment.due for payment in state.payments)
    return total


def test_the_levels_differ() -> None:
    assert owed("novice") > owed("strong") > owed("master")


def test_the_largest_piece_that_fits_goes_first() -> None:
    state = loading(9, (2, 1, 0, 1, 0))
    choice = players.named("zackpack", "master").choose(Sight(game(), state, 0), QuickRng(0))
    assert isinstance(choice, Put)
    assert choice.size == 4


def test_the_truck_that_holds_about_the_load_is_grabbed() -> None:
    state = offered(game(), [1, 2], [3, 30], [5, 6])
    state.places[0].load = (5, 4, 3, 1, 1)
    assert players.named("zackpack", "master").choose(Sight(game(), state, 0), QuickRng(0)) == Grab("30")  # type: ignore[arg-type]
