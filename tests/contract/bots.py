"""Promises about bots: they choose what is legal, from what they see alone."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from packhouse.bots.bot import Bot, Budget, Judgement, Player, Sight
from packhouse.core.game import Seat
from packhouse.core.rng import QuickRng

from .case import Case
from .parts import text
from .promise import promise

MOST_NODES = 10
POSITIONS = 3


@promise
def bots_choose_legal_actions_and_change_nothing(case: Case) -> None:
    for player, state, seat in turns(case, thinkers(case)):
        before = text(state)
        choice = _choice(case, player, state, seat)
        _reaction(case, player, state, seat)
        assert text(state) == before, f"{player.name} changes the position"
        assert choice in list(case.game.legal(state, seat))


@promise
def bots_choose_the_same_wherever_they_see_the_same(case: Case) -> None:
    for player, state, seat in turns(case, thinkers(case)):
        choice = _choice(case, player, state, seat)
        for number in range(1 if case.setup.options else 2):
            world = case.game.imagine(state, seat, QuickRng(number))
            assert _choice(case, player, world, seat) == choice, f"{player.name} knows more than its seat"


@promise
def bots_judge_the_same_wherever_they_see_the_same_and_change_nothing(case: Case) -> None:
    for player, state, seat in turns(case, judges(case)):
        before = text(state)
        judgement = _judgement(case, player, state, seat)
        assert text(state) == before, f"{player.name} changes the position"
        world = case.game.imagine(state, seat, QuickRng(1))
        assert _judgement(case, player, world, seat) == judgement, f"{player.name} knows more than its seat"
        assert judgement.action in list(case.game.legal(state, seat))


@promise
def bots_react_in_the_same_time_wherever_they_see_the_same(case: Case) -> None:
    for player, state, seat in turns(case, case.players):
        seconds = _reaction(case, player, state, seat)
        assert 0 <= seconds < math.inf
        world = case.game.imagine(state, seat, QuickRng(1))
        assert _reaction(case, player, world, seat) == seconds, f"{player.name} knows more than its seat"


def turns(case: Case, players: Sequence[Player]) -> Iterator[tuple[Player, Any, Seat]]:
    for state in case.states(POSITIONS):
        for player in players:
            for seat in sorted(case.game.active(state))[-2:]:
                yield player, state, seat


def thinkers(case: Case) -> list[Player]:
    """Return the players that differ in more than a budget that is cut here anyway."""
    return list({(player.bot, budget(player)): player for player in reversed(case.players)}.values())


def judges(case: Case) -> list[Player]:
    """Return those that judge positions; others only say what they would choose."""
    return [player for player in thinkers(case) if type(player.bot).judge is not Bot.judge]


def _choice(case: Case, player: Player, state: Any, seat: Seat) -> Any:
    return player.bot.choose(Sight(case.game, state, seat), budget(player), QuickRng(7))


def _judgement(case: Case, player: Player, state: Any, seat: Seat) -> Judgement:
    return player.bot.judge(Sight(case.game, state, seat), budget(player), QuickRng(7))


def _reaction(case: Case, player: Player, state: Any, seat: Seat) -> float:
    return player.reaction(Sight(case.game, state, seat), QuickRng(7))


def budget(player: Player) -> Budget:
    return Budget(min(player.budget.nodes, MOST_NODES), seconds=60)
