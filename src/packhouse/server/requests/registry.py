"""Which function answers which request; each is written beside those of its kind."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

from ...wire import Request

R = TypeVar("R", bound=Request)
Handler: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]
"""Takes the house, the connection's connection and the request; refuses by raising."""

HANDLERS: dict[type[Request], Handler] = {}


def answers(kind: type[Request]) -> Callable[[Handler], Handler]:
    """Say which request the function answers."""

    def note(handler: Handler) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return note
