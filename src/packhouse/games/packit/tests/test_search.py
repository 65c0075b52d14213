"""The search finds the best play where that can be known, and stops when it is told to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import islice

import pytest

from packhouse import games
from packhouse.bots.bot import Budget, Sight
from packhouse.bots.playing import Step, at_random, steps
from packhouse.core.game import Seat
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.packit import network
from packhouse.games.packit.bot import Search
from packhouse.games.packit.kernel.judging import POINT
from packhouse.games.packit.rules import PackIt
from packhouse.games.packit.search import Look, best_centre
from packhouse.games.packit.state import State
from tests.soak import TIMES

SHAPES = ("hex-hex", "clipped", "limped", "orthogonal", "diagonal", "triangle")
ENOUGH = 10_000_000


def packit(**chosen: object) -> PackIt:
    game = games.load(games.setup("packit", 2, 0, chosen))
    assert isinstance(game, PackIt)
    return game


def near_the_end(game: PackIt, rng: QuickRng, cells: int) -> State:
    """Return a position of a random game with at most so many empty cells, but one at least."""
    state = game.start(2, 0)
    before = state.copy()
    for _ in steps(game, state, at_random(game, rng)):
        if len(game.legal(before, before.turn)) <= cells or game.outcome(state):
            break
        before = state.copy()
    return before


def best_margin(game: PackIt, state: State) -> float:
    """Return White's margin with best play on both sides, by trying everything with the rules."""
    if game.outcome(state):
        white, red = game.scores(state)
        return white - red
    margins = [best_margin(game, after(game, state, action.centre)) for action in game.legal(state, state.turn)]
    return max(margins) if state.turn == 0 else min(margins)


def after(game: PackIt, state: State, centre: str) -> State:
    found = state.copy()
    game.apply(found, state.turn, game.read(centre))
    return found


@pytest.mark.parametrize("shape", SHAPES)
def test_the_end_is_played_perfectly(shape: str) -> None:
    game, rng = packit(board=shape, size=6), QuickRng(1)
    for _ in range(20 * TIMES):
        state = near_the_end(game, rng, cells=7)
        choice = best_centre(game, state, ENOUGH, 60, blur=0, salt=0).centre
        assert best_margin(game, after(game, state, choice)) == best_margin(game, state)


def test_a_komi_is_never_in_the_way_of_the_best_play() -> None:
    rng = QuickRng(2)
    for komi in (-20, 0, 20):
        game = packit(size=4, komi=komi)
        state = near_the_end(game, rng, cells=7)
        choice = best_centre(game, state, ENOUGH, 60, blur=0, salt=0).centre
        assert best_margin(game, after(game, state, choice)) == best_margin(game, state)


@pytest.mark.parametrize("shape", SHAPES)
def test_near_the_end_a_bot_knows_by_how_much_it_will_win(shape: str) -> None:
    game, rng, expert = packit(board=shape, size=6), QuickRng(5), players.named("packit", "expert")
    for _ in range(10 * TIMES):
        state = near_the_end(game, rng, cells=6)
        judgement = expert.judge(Sight(game, state, state.turn), rng)
        assert judgement.lead == best_margin(game, state) * (1 if state.turn == 0 else -1)


def test_a_look_judges_by_what_it_is_given() -> None:
    """Who knows nothing takes the lead after its first packet, of seven cells, for that of the end."""
    game = packit()
    look = Look(game, game.start(2, 0), 1, judge=network.judge(game.board, network.untaught(network.HEXAGONS)))
    assert look(1) == (7 - game.komi) * POINT


def test_whoever_judges_in_haste_says_what_it_saw_before() -> None:
    """A look that is cut off has no value of its own, and 0 would be taken for one."""
    game = packit(komi=90)
    sight = Sight(game, game.start(2, 0), 0)
    leads = [Search(blur=2).judge(sight, Budget(nodes=nodes, seconds=60), QuickRng(1)).lead for nodes in (1, 40, 400)]
    assert all(lead is not None and -100 < lead < -80 for lead in leads)


@pytest.mark.parametrize("size", [3, 13])
@pytest.mark.parametrize("shape", SHAPES)
def test_a_bot_answers_when_its_time_is_up(shape: str, size: int) -> None:
    """Were it not stopped, so many nodes would take it days."""
    game = packit(board=shape, size=size)
    sight = Sight(game, game.start(2, 0), 0)
    assert Search(blur=2).choose(sight, Budget(nodes=10**12, seconds=0.05), QuickRng(1)) in sight.legal


def test_a_bot_with_no_time_at_all_still_answers_by_the_rules() -> None:
    game, rng = packit(), QuickRng(3)
    for _ in range(20):
        state = near_the_end(game, rng, cells=40)
        sight = Sight(game, state, state.turn)
        assert Search(blur=2).choose(sight, Budget(nodes=10**12, seconds=0), QuickRng(1)) in sight.legal


def test_a_bot_that_is_warm_has_all_that_it_judges_by() -> None:
    game, player = packit(size=4), players.named("packit", "novice")
    player.bot.warm(game)
    built = network.judge_of.cache_info().misses
    player.choose(Sight(game, game.start(2, 0), 0), QuickRng(1))
    assert network.judge_of.cache_info().misses == built


@pytest.mark.parametrize("level", ["novice", "casual", "strong", "expert"])
def test_the_same_chance_gives_the_same_choice_and_another_may_not(level: str) -> None:
    game, player = packit(), players.named("packit", level)
    sight = Sight(game, game.start(2, 0), 0)
    assert player.choose(sight, QuickRng(1)) == player.choose(sight, QuickRng(1))
    assert len({player.choose(sight, QuickRng(seed)) for seed in range(8)}) > 1


@pytest.mark.parametrize(
    ("shape", "found"),
    [
        ("hex-hex", ("g9", 0.25)),
        ("clipped", ("g8", -0.1)),
        ("limped", ("g11", -0.25)),
        ("orthogonal", ("d4", -0.15)),
        ("diagonal", ("b2", 3.1)),
        ("triangle", ("d9", 1.45)),
    ],
)
def test_every_machine_finds_the_same(shape: str, found: tuple[str, float]) -> None:
    """Whole numbers alone decide. What is found changes with the search or with what was learnt: write it anew then."""
    game = packit(board=shape)
    state = game.start(2, 0)
    for _ in islice(steps(game, state, at_random(game, QuickRng(6))), 4):
        pass
    assert best_centre(game, state, 3_000, 60, blur=8, salt=1) == found


def thinking(game: PackIt, nodes: Sequence[int], rng: QuickRng, state: State, active: frozenset[Seat]) -> Step:
    (seat,) = active
    centre = best_centre(game, state, nodes[seat], 60, blur=10, salt=rng.below(1 << 32)).centre
    return seat, game.read(centre)


def test_thinking_longer_wins() -> None:
    game, rng, won = packit(size=5), QuickRng(4), 0
    for number in range(20):
        state, nodes = game.start(2, 0), (2_000, 1) if number % 2 else (1, 2_000)
        list(steps(game, state, partial(thinking, game, nodes, rng)))
        outcome = game.outcome(state)
        assert outcome
        won += outcome.winners == (nodes.index(2_000),)
    assert won >= 15
