"""Promises about what is refused: it changes nothing, and says why in a sentence."""

from __future__ import annotations

from typing import Any

from packhouse.core import notation
from packhouse.core.errors import Refusal
from packhouse.core.match import AnyMatch, Draw, Play, Resign, Undo

from .case import Case
from .parts import text
from .promise import promise

LONGEST_SENTENCE = 300
TRIES = 8
"""How many illegal actions are tried at a position, of all kinds."""


@promise
def a_seat_that_is_not_to_act_is_refused(case: Case) -> None:
    for match in _matches(case):
        actions = [notation.write(action) for _, action in case.plays[:1]]
        waiting = set(range(-1, case.setup.seats + 1)) - case.game.active(match.state)
        for seat in waiting:
            for action in actions:
                refuses(match, Play(seat=seat, action=action, at=match.log[-1].at if match.log else 0))


@promise
def an_illegal_action_is_refused(case: Case) -> None:
    everything = _everything_ever_legal(case)
    for match in _matches(case):
        for seat in case.game.active(match.state):
            legal = set(case.game.legal(match.state, seat))
            illegal = [action for action in everything if action not in legal]
            for action in illegal[:: 1 + len(illegal) // TRIES]:
                refuses(match, Play(seat=seat, action=notation.write(action), at=10**9))


@promise
def unreadable_text_is_refused(case: Case) -> None:
    for match in _matches(case):
        for seat in range(case.setup.seats):
            for nonsense in ("", "?", "take {0} of {x}", "no\nsuch\naction", "1e9" * 99, "-1 -1 -1 -1 -1 -1"):
                refuses(match, Play(seat=seat, action=nonsense, at=10**9))


@promise
def after_the_end_everything_is_refused(case: Case) -> None:
    match = case.match()
    for entry in (*case.log[-1:], Undo(to=0), Resign(seat=0), Draw()):
        refuses(match, type(entry)(**{**_fields(entry), "at": 10**9}))


def refuses(match: AnyMatch, entry: Any) -> None:
    before = text([match.state, match.log, match.standing, match.resigned, match.occupants, match.drawn])
    try:
        match.add(entry)
    except Refusal as refusal:
        is_plain(refusal)
    else:
        raise AssertionError(f"{entry} was not refused")
    after = text([match.state, match.log, match.standing, match.resigned, match.occupants, match.drawn])
    assert after == before, "a refusal changed the match"


def is_plain(refusal: Refusal) -> None:
    """Check that a player can read it and a program can tell it apart."""
    sentence = str(refusal)
    assert 0 < len(sentence) <= LONGEST_SENTENCE
    assert sentence.isprintable(), "one line, no control characters"
    assert " object at 0x" not in sentence
    assert refusal.code.isidentifier()
    assert all(isinstance(value, str | int | float) for value in refusal.fields.values())


def _matches(case: Case) -> list[AnyMatch]:
    return [case.match(number) for number in case.stops(4)]


def _everything_ever_legal(case: Case) -> list[Any]:
    found: dict[Any, None] = {}
    for state in case.states():
        for seat in sorted(case.game.active(state)):
            found |= dict.fromkeys(case.game.legal(state, seat))
    return list(found)


def _fields(entry: Any) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__}
