"""The bots weigh plays by one measure, and near the end exactly."""

from __future__ import annotations

from packhouse import games
from packhouse.bots.bot import Budget, Sight
from packhouse.bots.playing import at_random, steps
from packhouse.coach.judging import judged
from packhouse.coach.looking import in_one_go
from packhouse.coach.past import Past
from packhouse.core.game import AnyGame
from packhouse.core.match import AnyMatch, Match
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.packit.actions import Pack
from packhouse.games.packit.state import State

SETUP = games.setup("packit", 2, 1, {"board": "triangle", "size": 6})
ENOUGH = Budget(nodes=100_000)


def best_lead(game: AnyGame, state: State, seat: int) -> float:
    """Return the lead with the best play on both sides, by trying everything."""
    outcome = game.outcome(state)
    if outcome:
        return outcome.scores[seat] - outcome.scores[1 - seat]
    leads = []
    for action in game.legal(state, state.turn):
        after = state.copy()
        game.apply(after, state.turn, action)
        leads.append(best_lead(game, after, seat))
    return max(leads) if state.turn == seat else min(leads)


def late(game: AnyGame, left: int) -> State:
    """Return a position in which few cells are left."""
    state: State = game.start(2, 1)
    for _ in steps(game, state, at_random(game, QuickRng(4))):
        if game.outcome(state) is None and len(game.legal(state, state.turn)) <= left:
            break
    return state


def test_with_few_cells_left_plays_are_weighed_exactly() -> None:
    game = games.load(SETUP)
    state = late(game, 6)
    actions, seat = game.legal(state, state.turn), state.turn
    afters = [state.copy() for _ in actions]
    for after, action in zip(afters, actions, strict=True):
        game.apply(after, seat, action)
    quick, _ = players.coach("packit")
    found = quick.bot.weigh(Sight(game, state, seat, 2), actions, ENOUGH, QuickRng(1))
    assert found == [best_lead(game, after, seat) for after in afters]


def test_a_planted_blunder_is_the_worst_slip() -> None:
    """In the corner of an empty board a packet gains half of what it does elsewhere."""
    game = games.load(SETUP)
    match: AnyMatch = Match(game, SETUP)
    best = players.named("packit", "strong")
    match.play(0, Pack(game.legal(match.state, 0)[0].centre))
    while match.outcome is None:
        seat = match.state.turn
        match.play(seat, best.choose(Sight(game, match.state, seat, 2), QuickRng(len(match.log))))
    *_, (_, _, found) = in_one_go(Past.of(match))
    assert judged(Past.of(match), found, match.outcome).slips[0][0] == 0
