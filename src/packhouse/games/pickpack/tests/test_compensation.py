"""What Blue may get since Red moves first."""

from __future__ import annotations

import pytest

from packhouse import games
from packhouse.bots.bot import Budget, Sight
from packhouse.core.errors import BadSetup
from packhouse.core.rng import QuickRng
from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.bot import Search, lead
from packhouse.games.pickpack.search import best_action
from packhouse.games.pickpack.state import State
from packhouse.games.pickpack.terminal import draw

from .position import MIDGAME, fill, game, play_out, position

OVER = """\
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . ."""


def ended(red: tuple[int, ...], blue: tuple[int, ...]) -> State:
    state = fill(fill(position(OVER), RED, red), BLUE, blue)
    state.phase = "over"
    return state


@pytest.mark.rule("PP-20")
@pytest.mark.parametrize(("compensation", "ranks"), [(0.0, (1, 2)), (2.5, (1, 2)), (3.0, (1, 1)), (3.5, (2, 1))])
def test_blue_gets_it_on_top_of_the_crates(compensation: float, ranks: tuple[int, int]) -> None:
    rules, state = game(compensation=compensation), ended((5, 4), (6,))
    outcome = rules.outcome(state)
    assert outcome
    assert (outcome.scores, outcome.ranks) == ((9, 6 + compensation), ranks)
    assert rules.view(state, None).scores == (9, 6 + compensation)


@pytest.mark.rule("PP-20")
def test_unless_it_is_chosen_there_is_none() -> None:
    scores = game().view(ended((5, 4), (6,)), None).scores
    assert repr(scores) == "(9, 6)"  # whole numbers stay whole, as in every view and record so far
    assert "compensation" not in games.setup("pickpack", 2, 0).options


@pytest.mark.rule("PP-20")
@pytest.mark.parametrize("value", ["-0.5", "20.5", "0.25"])
def test_it_is_a_multiple_of_half_a_point_up_to_20(value: str) -> None:
    with pytest.raises(BadSetup, match="compensation"):
        games.setup("pickpack", 2, 0, {"compensation": value})


@pytest.mark.rule("PP-20")
def test_it_changes_nothing_but_the_points() -> None:
    plain, paid = game(beginners=True), game(beginners=True, compensation=4.5)
    one, other = plain.start(2, 3), paid.start(2, 3)
    assert play_out(plain, one, QuickRng(1)) == play_out(paid, other, QuickRng(1))
    red, blue = plain.scores(one)
    assert paid.scores(other) == (red, blue + 4.5)


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_a_bot_knows_it_when_it_says_how_it_stands(seat: int) -> None:
    plain, paid = game(beginners=True), game(beginners=True, compensation=4.5)
    state = position(MIDGAME, turn=seat)
    bot, given = Search(blur=0, with_thought=True), 4.5 if seat == BLUE else -4.5
    stands = [bot.judge(Sight(rules, state, seat), Budget(200, 60), QuickRng(1)).lead for rules in (plain, paid)]
    assert stands[0] is not None
    assert stands[1] == pytest.approx(stands[0] + given)
    assert lead(paid, state, seat) == lead(plain, state, seat) + given


def test_the_search_is_after_points_and_so_chooses_alike() -> None:
    """What is the same at every end changes no choice: the kernel needs no compensation of its own."""
    plain, paid, rng = game(beginners=True), game(beginners=True, compensation=8.5), QuickRng(2)
    for seed in range(10):
        state = plain.start(2, seed)
        one, other = (best_action(rules, state, 300, 60, blur=30, salt=seed) for rules in (plain, paid))
        assert one.action == other.action
        assert other.lead == one.lead - 8.5
        plain.apply(state, state.turn, rng.choose(plain.legal(state, state.turn)))


def test_the_terminal_shows_halves() -> None:
    rules = game(compensation=4.5)
    text = draw(rules, rules.view(fill(position(MIDGAME), BLUE, (5,)), None), None).plain
    assert "\nBlue 9.5   1: 5" in text
