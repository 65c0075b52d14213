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

from .bots import budget
from .case import Case
from .parts import text
from .promise import promise

STOPS = 2
"""One position at the start, and one in the middle."""


@promise
def the_coach_judges_a_play_by_what_its_seat_knew_and_changes_nothing(case: Case) -> None:
    for coach, state, seat in _points(case):
        before = text(state)
        judgement = _judged(case, coach, state, seat)
        assert text(state) == before, f"{coach.name} changes the position"
        world = case.game.imagine(state, seat, QuickRng(1))
        assert _judged(case, coach, world, seat) == judgement, f"{coach.name} knows more than its seat"
        assert bool(judgement.better) == (judgement.cost >= EVEN)
        if judgement.better:
            assert judgement.better in map(notation.write, case.game.legal(state, seat))
            assert judgement.better != judgement.action


def _points(case: Case) -> Iterator[tuple[Player, Any, Seat]]:
    """Give a few decisions of the usual game: what options change, the promises about bots look at."""
    weighers = [player for player in case.players if type(player.bot).weigh is not Bot.weigh]
    for coach in [] if case.setup.options else weighers[-1:]:
        for state in case.states(STOPS):
            for seat in sorted(case.game.active(state))[-1:]:
                yield msgspec.structs.replace(coach, budget=budget(coach)), state, seat


def _judged(case: Case, coach: Player, state: Any, seat: Seat) -> Weighed:
    action = case.game.sample(state, seat, QuickRng(5))
    return weighed(coach, Sight(case.game, state, seat, case.setup.seats), action, number=1)
