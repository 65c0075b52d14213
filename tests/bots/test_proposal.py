"""A proposal is made of what a seat can know: neither the truth nor what chance holds has a part in it."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse.bots.bot import Bot, Budget, Player, Sight
from packhouse.bots.proposal import MOST, proposal
from packhouse.bots.uniform import Uniform
from packhouse.core.components import Components
from packhouse.core.game import Seat
from packhouse.core.rng import QuickRng, Rng
from tests.toys.rollers import rules as rollers
from tests.toys.rollers.rules import Roll, Rollers, Stop
from tests.toys.stash import rules as stash
from tests.toys.stash.rules import Done, Hide, Stash


class Cautious(Bot):
    """Stops after a high roll."""

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return Stop() if sight.view.rolls[sight.seat][-1:] > (3,) else Roll()


class Hides(Bot):
    """Hides the first stone that it can."""

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return sight.legal[0]


class Rolling(Rollers):
    """Proposes what it should not: plays that follow from rolls."""

    def proposable(self, state: rollers.State, seat: Seat) -> bool:
        return True


class Endless(Stash):
    def apply(self, state: stash.State, seat: Seat, action: stash.Either) -> None:
        """Leave everything as it is."""


def hidden(*stones: int) -> stash.State:
    return stash.State([list(stones), [3]], [])


def proposed(game: Any, state: Any, bot: Bot, luck: int = 0) -> list[Any]:
    return proposal(Player("bot", bot), Sight(game, state, 0), QuickRng(luck))


STASH = Stash(stash.Choices(), Components())


def test_it_goes_on_while_the_game_proposes() -> None:
    assert proposed(STASH, hidden(), Hides()) == [Hide(1), Hide(2)]


def test_it_completes_what_is_there() -> None:
    assert proposed(STASH, hidden(1), Hides()) == [Hide(2)]


def test_where_the_game_proposes_nothing_it_is_empty() -> None:
    assert proposed(STASH, hidden(1, 2), Hides()) == []


def test_it_ends_when_the_seat_is_no_longer_to_act() -> None:
    found = [proposed(STASH, hidden(), Uniform(), luck) for luck in range(20)]
    assert [Done()] in found
    assert all(Done() not in plays[:-1] for plays in found)


def test_nothing_is_played() -> None:
    state = hidden()
    proposed(STASH, state, Hides())
    assert state == hidden()


def test_a_bot_that_comes_to_no_end_is_stopped() -> None:
    assert len(proposed(Endless(stash.Choices(), Components()), hidden(), Hides())) == MOST


@pytest.mark.parametrize("luck", range(5))
def test_the_true_dice_have_no_part_in_it(luck: int) -> None:
    game = Rolling(rollers.Choices(), Components())
    found = {tuple(proposed(game, game.start(1, seed), Cautious(), luck)) for seed in range(20)}
    assert len(found) == 1
