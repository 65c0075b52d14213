"""The search finds the best action where that can be known, and stops when it is told to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from packhouse.bots.bot import Budget, Sight
from packhouse.bots.playing import Step, at_random, steps
from packhouse.core.game import Seat
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.pickpack.actions import AnyAction
from packhouse.games.pickpack.bot import Search
from packhouse.games.pickpack.rules import PickPack
from packhouse.games.pickpack.search import best_action
from packhouse.games.pickpack.state import State
from tests.soak import TIMES

from .position import SMALL, fill, game, position

ENOUGH = 10_000_000


def near_the_end(rules: PickPack, rng: QuickRng, plays: int) -> State:
    """Return a position of a random game that is at most so many plays from its end, by that game."""
    state = rules.start(2, rng.below(1 << 32))
    passed = [state.copy(), *(state.copy() for _ in steps(rules, state, at_random(rules, rng)))]
    return passed[-1 - plays]


def best_lead(rules: PickPack, state: State, plays: int) -> float | None:
    """Return Red's lead with best play on both sides, by trying everything with the rules; None: it takes too long."""
    if rules.outcome(state):
        red, blue = rules.scores(state)
        return red - blue
    if plays == 0:
        return None
    leads = [best_lead(rules, after(rules, state, action), plays - 1) for action in rules.legal(state, state.turn)]
    found = [lead for lead in leads if lead is not None]
    if len(found) < len(leads):
        return None
    return max(found) if state.turn == 0 else min(found)


def after(rules: PickPack, state: State, action: AnyAction) -> State:
    found = state.copy()
    rules.apply(found, state.turn, action)
    return found


def test_the_end_is_played_perfectly() -> None:
    rules, rng, known = game(SMALL, beginners=True), QuickRng(1), 0
    while known < 30 * TIMES:
        state = near_the_end(rules, rng, plays=3)
        best = best_lead(rules, state, plays=8)
        if best is not None:
            known += 1
            found = best_action(rules, state, ENOUGH, 60, blur=0, salt=0)
            assert best_lead(rules, after(rules, state, found.action), plays=8) == best
            assert found.lead == pytest.approx(best * (1 if state.turn == 0 else -1))


def test_a_crate_that_wins_is_closed() -> None:
    """Red is behind, and a Premium on the fullest crate both doubles it and ends the game."""
    state = position(
        ". . . . . .\n" * 5 + ". . . . . 1", grabber="d2", tiles={"a-top": "premium", "2-left": "wholesale"}
    )
    fill(state, 0, (5, 4), (), (), (), closed={2: "premium", 3: "premium", 4: "wholesale"})
    fill(state, 1, (5, 4, 3))
    assert str(best_action(game(), state, 1_000, 60, blur=0, salt=0).action) == str(game().read("premium a2 1"))


def test_whoever_judges_in_haste_says_what_it_saw_before() -> None:
    """A look that is cut off has no value of its own, and 0 would be taken for one."""
    rules = game(beginners=True)
    state = fill(rules.start(2, 0), 0, (5, 5, 5, 5, 5))
    leads = [
        Search(blur=2, with_thought=True).judge(Sight(rules, state, 0), Budget(nodes, seconds=60), QuickRng(1)).lead
        for nodes in (1, 40, 400)
    ]
    assert all(lead is not None and 10 < lead < 80 for lead in leads)


def test_a_bot_answers_when_its_time_is_up() -> None:
    """Were it not stopped, so many nodes would take it days."""
    rules, rng = game(beginners=True), QuickRng(3)
    for seconds in (0.0, 0.05):
        for plays in (20, 10, 3):
            state = near_the_end(rules, rng, plays)
            sight = Sight(rules, state, state.turn)
            found = Search(blur=2, with_thought=True).choose(sight, Budget(10**12, seconds), QuickRng(1))
            assert found in sight.legal


@pytest.mark.parametrize("level", ["novice", "casual", "strong", "expert"])
def test_the_same_chance_gives_the_same_choice_and_another_may_not(level: str) -> None:
    rules, player = game(beginners=True), players.named("pickpack", level)
    sight = Sight(rules, rules.start(2, 3), 0)
    assert player.choose(sight, QuickRng(1)) == player.choose(sight, QuickRng(1))
    assert len({player.choose(sight, QuickRng(seed)) for seed in range(8)}) > 1


def thinking(rules: PickPack, nodes: Sequence[int], rng: QuickRng, state: State, active: frozenset[Seat]) -> Step:
    (seat,) = active
    return seat, best_action(rules, state, nodes[seat], 60, blur=10, salt=rng.below(1 << 32)).action


def test_thinking_longer_wins() -> None:
    rules, rng, won = game(beginners=True), QuickRng(4), 0
    for number in range(20):
        state, nodes = rules.start(2, number), (2_000, 1) if number % 2 else (1, 2_000)
        list(steps(rules, state, partial(thinking, rules, nodes, rng)))
        outcome = rules.outcome(state)
        assert outcome
        won += outcome.winners == (nodes.index(2_000),)
    assert won >= 15


def test_near_the_end_the_coach_weighs_every_move_exactly() -> None:
    rules, rng, known = game(SMALL, beginners=True), QuickRng(2), 0
    quick, _ = players.coach("pickpack")
    while known < 5:
        state = near_the_end(rules, rng, plays=3)
        actions = rules.legal(state, state.turn)
        best = [best_lead(rules, after(rules, state, action), plays=7) for action in actions]
        if None not in best:
            known += 1
            leads = quick.weigh(Sight(rules, state, state.turn, 2), actions, QuickRng(1))
            sign = 1 if state.turn == 0 else -1
            assert leads is not None
            assert list(leads) == pytest.approx([sign * lead for lead in best if lead is not None])


def test_of_tiles_that_are_laid_the_coach_tells_nothing() -> None:
    rules = game()
    state = rules.start(2, 1)
    quick, _ = players.coach("pickpack")
    assert quick.weigh(Sight(rules, state, 0, 2), rules.legal(state, 0)[:2], QuickRng(1)) is None
