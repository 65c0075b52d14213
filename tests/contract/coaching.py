"""Promises about the coach: a play is judged by what its seat knew, and in no other way whenever it is judged again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from packhouse.bots.bot import Bot, Player, Sight
from packhouse.coach.weighing import EVEN, weighed
from packhouse.core import notation
from packhouse.core.game import Seat
from packhouse.core.rng import QuickRng
from packhouse.wire import Weighed

from .bots import budget, turns
from .case import Case
from .parts import text
from .promise import promise


@promise
def the_coach_judges_the_same_wherever_a_seat_sees_the_same_and_changes_nothing(case: Case) -> None:
    for coach, state, seat in _points(case):
        before = text(state)
        judgement = _judged(case, coach, state, seat)
        assert text(state) == before, f"{coach.name} changes the position"
        for number in range(2):
            world = case.game.imagine(state, seat, QuickRng(number))
            assert _judged(case, coach, world, seat) == judgement, f"{coach.name} knows more than its seat"


@promise
def what_the_coach_finds_better_can_be_played_and_is_worth_more(case: Case) -> None:
    for coach, state, seat in _points(case):
        judgement = _judged(case, coach, state, seat)
        assert bool(judgement.better) == (judgement.cost >= EVEN)
        if judgement.better:
            assert judgement.better in map(notation.write, case.game.legal(state, seat))
            assert judgement.better != judgement.action


def _points(case: Case) -> Iterator[tuple[Player, Any, Seat]]:
    weighers = [player for player in case.players if type(player.bot).weigh is not Bot.weigh]
    for coach, state, seat in turns(case, weighers[-1:]):
        yield msgspec.structs.replace(coach, budget=budget(coach)), state, seat


def _judged(case: Case, coach: Player, state: Any, seat: Seat) -> Weighed:
    action = case.game.sample(state, seat, QuickRng(5))
    return weighed(coach, Sight(case.game, state, seat, case.setup.seats), action, number=1)
