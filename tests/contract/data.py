"""Promises about states, actions and views as data."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from packhouse import games
from packhouse.core import notation, options
from packhouse.core.errors import BadSetup
from packhouse.core.match import Match
from packhouse.core.tree import fold

from .case import LONGEST, Case
from .parts import numbers, text
from .promise import promise

LONGEST_INTEGER = 1 << 53
"""Past it, JavaScript rounds."""

MOST_BYTES = 16 * 1024


@promise
def the_log_replays_to_the_same_position(case: Case) -> None:
    whole = Match(case.game, case.setup)
    for entry in case.log:
        whole.add(entry)
    for number, state in zip(case.stops(), case.states(), strict=True):
        assert text(case.match(number).state) == text(state)
    assert text(whole.state) == text(case.after(len(case.plays)))


@promise
def matches_share_nothing(case: Case) -> None:
    """Two matches played at the same time are as if each were played alone."""
    alone = [text(state) for state in case.states()]
    first, second = case.states(), case.states()
    together = [(text(one), text(two)) for one, two in zip(first, second, strict=True)]
    assert together == [(state, state) for state in alone]


@promise
def copies_are_independent(case: Case) -> None:
    copies = []
    for state, number in zip(case.states(), case.stops(), strict=True):
        before = text(state)
        kept, played = state.copy(), state.copy()
        assert kept == state
        for play in case.plays[number:]:
            case.game.apply(played, *play)
        assert text(state) == before, "playing on the copy changed the original"
        copies.append((before, kept))
    for before, kept in copies:
        assert text(kept) == before, "playing on the original changed the copy"


@promise
def states_are_json_both_ways(case: Case) -> None:
    for state in case.states():
        again = msgspec.json.decode(msgspec.json.encode(state), type=case.game.state)
        assert again == state
        assert type(again) is type(state)


@promise
def actions_are_json_both_ways(case: Case) -> None:
    kind: Any = reduce(or_, case.game.actions)
    for action in _actions(case):
        assert msgspec.json.decode(msgspec.json.encode(action), type=kind) == action


@promise
def actions_are_notation_both_ways(case: Case) -> None:
    for action in _actions(case):
        words = notation.write(action)
        assert notation.read(words, case.game.actions) == action
        assert notation.read(f"  {words.upper()} ", case.game.actions) == action
        assert words.isprintable()
        assert " @" not in words, "a record writes the time so"
        assert words and not {"(", ")"} & set(words), "a tree of words has no room for it"


@promise
def views_are_json_that_a_browser_reads_exactly(case: Case) -> None:
    for state in case.states():
        for watcher in case.watchers:
            view = msgspec.json.decode(msgspec.json.encode(case.game.view(state, watcher)))
            assert all(abs(number) <= LONGEST_INTEGER for number in numbers(view))


@promise
def a_view_with_its_legal_actions_is_small(case: Case) -> None:
    for state in case.states(LONGEST):
        active = case.game.active(state)
        for watcher in case.watchers:
            size = len(msgspec.json.encode(case.game.view(state, watcher)))
            if watcher in active:
                size += len(fold(list(map(notation.write, case.game.legal(state, watcher)))))
            assert size < MOST_BYTES


@promise
def the_gentle_set_up_can_be_played(case: Case) -> None:
    kind = type(case.game)
    try:
        chosen = options.build(kind.gentle, kind.options)
        rules = kind(chosen, games.box(case.setup))
    except BadSetup as refusal:
        raise AssertionError(f"the gentle set-up is refused: {refusal}") from refusal
    assert options.plain(chosen) == dict(kind.gentle), "it names what is usual anyway, or not as JSON has it"
    assert rules.active(rules.start(case.setup.seats, case.setup.seed))


def _actions(case: Case) -> list[Any]:
    actions = [action for _, action in case.plays]
    for state in case.states():
        for seat in sorted(case.game.active(state)):
            actions += case.game.legal(state, seat)
    return list(dict.fromkeys(actions))
