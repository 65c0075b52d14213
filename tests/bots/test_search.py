"""The search finds what is best in games where that is known, by what its seat can see alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import product
from operator import xor
from typing import Any

import pytest

from packhouse.bots.bot import Budget, Sight
from packhouse.bots.hooks import Hooks, evaluation, prior
from packhouse.bots.search import Search
from packhouse.core.components import Components
from packhouse.core.game import AnyGame, Goal, Outcome, Reason, Seat, Watcher, alone
from packhouse.core.notation import Action
from packhouse.core.rng import QuickRng, Rng
from tests.bots import cups
from tests.bots.cups import GUESSER, HIDER, Cups
from tests.toys.nim import rules as nim
from tests.toys.nim.rules import Nim, Take
from tests.toys.rollers import rules as rollers
from tests.toys.rollers.rules import Roll, Rollers, Stop
from tests.toys.snap import rules as snap
from tests.toys.snap.rules import Grab, Leave, Snap
from tests.toys.snap.rules import State as SnapState
from tests.toys.stash import rules as stash
from tests.toys.stash.rules import Stash

CUPS, SNAP = Cups(), Snap(snap.Rules(), Components())
STASH = Stash(stash.Choices(), Components())
ROLLERS = Rollers(rollers.Choices(), Components())


def chosen(game: AnyGame, state: Any, seat: Seat, nodes: int, hooks: Hooks | None = None, luck: int = 1) -> Any:
    return Search(hooks).choose(Sight(game, state, seat), Budget(nodes, seconds=600), QuickRng(luck))


def heaps_that_win() -> Iterator[tuple[int, ...]]:
    """Give small heaps from which the player to move can take the last counter."""
    for heaps in product(range(4), repeat=3):
        if reduce(xor, heaps) and sorted(heaps) == list(heaps):
            yield heaps


@pytest.mark.parametrize("heaps", [*heaps_that_win()])
def test_it_wins_nim(heaps: tuple[int, ...]) -> None:
    game, state = Nim(nim.Choices(), nim.Box(heaps=(3, 3, 3))), nim.State(list(heaps), [0, 0])
    game.apply(state, 0, chosen(game, state, 0, nodes=800))
    assert reduce(xor, state.heaps) == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_among_several_it_leaves_the_last_counter_to_nobody(seats: int) -> None:
    game, state = Nim(nim.Choices(), nim.Box(heaps=(3, 1))), nim.State([0, 3], [0] * seats)
    assert chosen(game, state, 0, nodes=300) == Take(2, 3)


@pytest.mark.parametrize("total", range(13, 21))
def test_alone_it_rolls_until_the_goal_is_reached(total: int) -> None:
    state = ROLLERS.start(1, seed=1)
    state.rolls[0] = [total]
    assert chosen(ROLLERS, state, 0, nodes=300) == (Stop() if total == 20 else Roll())


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("top", [3, 4])
def test_in_a_race_it_grabs_what_is_worth_having(seats: int, top: int) -> None:
    deck = [card for card in range(1, 9) if card != top]
    state = SnapState([*deck, top], [], [[] for _ in range(seats)], set())
    assert chosen(SNAP, state, 0, nodes=600) == (Leave(top) if top % 2 else Grab(top))


@pytest.mark.parametrize("seats", [2, 4])
def test_in_secret_it_hides_every_stone_which_nothing_can_beat(seats: int) -> None:
    state = STASH.start(seats, 0)
    for left in range(4, 0, -1):
        action = chosen(STASH, state, 0, nodes=1000)
        assert isinstance(action, stash.Hide), f"{left} stones could be hidden yet"
        STASH.apply(state, 0, action)


def test_it_knows_that_others_do_not_know_what_it_hides() -> None:
    assert isinstance(chosen(CUPS, CUPS.start(2, 0), HIDER, nodes=1000), cups.Hide)


def test_it_knows_that_it_will_not_know_by_itself_later() -> None:
    assert chosen(CUPS, cups.State("stay", ball=1), GUESSER, nodes=1000) == cups.Leave()


class Peeked(Cups):
    """Whoever stays lets the other name the cup, and the other has seen the ball."""

    def active(self, state: cups.State) -> frozenset[Seat]:
        return frozenset({HIDER}) if state.phase == "guess" else super().active(state)

    def outcome(self, state: cups.State) -> Outcome | None:
        found = super().outcome(state)
        return found and Outcome(found.scores[::-1], found.ranks[::-1], found.reason)

    def view(self, state: cups.State, watcher: Watcher) -> Any:
        return state if watcher == HIDER else super().view(state, watcher)


def test_it_knows_that_others_know_what_they_hold() -> None:
    assert chosen(Peeked(), cups.State("stay", ball=1), GUESSER, nodes=1000) == cups.Leave()


def test_it_chooses_the_same_wherever_the_ball_is() -> None:
    for luck in range(5):
        guesses = {chosen(CUPS, cups.State("guess", ball), GUESSER, nodes=20, luck=luck) for ball in range(3)}
        assert len(guesses) == 1


def test_it_stops_when_its_time_is_up() -> None:
    game = Nim(nim.Choices(), nim.Box(heaps=(3, 4, 5)))
    sight = Sight(game, game.start(2, 0), 0)
    assert Search().choose(sight, Budget(nodes=1 << 60, seconds=0.01), QuickRng(1)) in sight.legal


def judged(game: AnyGame, state: Any, seat: Seat) -> float | None:
    return Search().judge(Sight(game, state, seat), Budget(100, seconds=600), QuickRng(1)).lead


def test_it_tells_a_lead_where_points_decide() -> None:
    state = ROLLERS.start(2, seed=1)
    state.rolls, state.stopped = [[20], [9]], [False, True]
    assert judged(ROLLERS, state, 0) == 11


def test_it_tells_none_where_something_else_does() -> None:
    game = Nim(nim.Choices(), nim.Box(heaps=(3, 4, 5)))
    assert judged(game, game.start(2, 0), 0) is None


class Number(Action, frozen=True):
    number: int


class Numbers(Rollers):
    """Name a number: the higher it is, the better, and it should be among the highest tenth."""

    most = 3_000
    listed = 0

    def legal(self, state: rollers.State, seat: Seat) -> list[Any]:
        self.listed += 1
        return [Number(number) for number in range(self.most)]

    def sample(self, state: rollers.State, seat: Seat, rng: Rng) -> Any:
        return Number(rng.below(self.most))

    def check(self, state: rollers.State, seat: Seat, action: Any) -> None:
        assert action.number < self.most

    def apply(self, state: rollers.State, seat: Seat, action: Any) -> None:
        state.rolls[seat], state.stopped[seat] = [action.number], True

    def outcome(self, state: rollers.State) -> Outcome | None:
        if not state.stopped[0]:
            return None
        wanted = self.most * 9 // 10
        number = state.rolls[0][0]
        return alone(Goal(reached=number >= wanted, points=wanted), Reason("named"), number)


def test_many_actions_are_not_listed_again_and_again() -> None:
    game = Numbers(rollers.Choices(), Components())
    assert chosen(game, game.start(1, 0), 0, nodes=400).number >= game.most * 9 // 10
    assert game.listed == 2  # whether there is a choice, and how wide it is


class Few(Numbers):
    most = 10


class Endless(Few):
    """Comes to no end, but one sees how well it goes."""

    def apply(self, state: rollers.State, seat: Seat, action: Any) -> None:
        state.rolls[seat].append(action.number)


def total(game: AnyGame, state: rollers.State, seat: Seat) -> float:
    return sum(state.rolls[seat])


def test_positions_are_evaluated_where_a_game_has_a_hook_for_it() -> None:
    game = Endless(rollers.Choices(), Components())
    hooks = Hooks(evaluation=evaluation(total, scale=10.0))
    assert chosen(game, game.start(1, 0), 0, 200, hooks) == Number(9)


def test_what_looks_promising_is_tried_first() -> None:
    game = Few(rollers.Choices(), Components())
    assert chosen(game, game.start(1, 0), 0, 1, Hooks(prior=prior(total, scale=1.0))) == Number(9)


def test_play_goes_on_as_a_game_says_beyond_the_tree() -> None:
    def stops(game: AnyGame, state: rollers.State, seat: Seat, rng: Rng) -> Any:
        return Stop()

    state = ROLLERS.start(2, seed=1)
    state.rolls = [[5], [6]]
    assert chosen(ROLLERS, state, 0, 300, Hooks(rollout=stops)) == Roll()
