"""Asking a bot or a review for someone: beside, one question of theirs at a time, and they may play on meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from ... import wire
from ...core.errors import Refusal
from ..connection import Caller
from ..house import Asker, House
from ..queues import Busy

Think: TypeAlias = Callable[[], Awaitable[wire.Message]]


def is_thought_about(house: House, caller: Caller, request: wire.Request, asker: Asker) -> bool:
    """Say whether this was asked before and its answer is on its way; refuse a second question of the same asker."""
    if asker not in house.questions:
        return False
    if house.questions[asker][0] != request.id:
        raise Busy("busy", "what you asked before is still thought about; wait for its answer")
    house.questions[asker] = request.id, caller  # whoever asks again may have a new line, and hears it there
    return True


def answer(house: House, caller: Caller, request: wire.Request, asker: Asker, think: Think) -> None:
    """Have it thought about beside, and tell whoever asked last what came of it."""
    house.questions[asker] = request.id, caller
    house.spawn(_answer(house, request, asker, think))


async def _answer(house: House, request: wire.Request, asker: Asker, think: Think) -> None:
    try:
        message = await _thought(house, request, think)
    finally:
        _, ear = house.questions.pop(asker)
    ear.tell(wire.encode(message))


async def _thought(house: House, request: wire.Request, think: Think) -> wire.Message:
    try:
        return await think()
    except Refusal as refusal:
        return _refused(request, refusal)
    except Exception as error:
        house.trouble(f"a question failed: {type(request).__name__}", error)
        return _refused(request, Refusal("trouble", "something went wrong here; try again"))


def _refused(request: wire.Request, refusal: Refusal) -> wire.Refused:
    return wire.Refused(id=request.id, code=refusal.code, sentence=str(refusal), fields=refusal.fields)
