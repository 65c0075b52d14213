"""Promises about what a watcher knows, and that asking changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice, product
from typing import Any

from packhouse.bots.playing import at_random, steps
from packhouse.core.game import AnyGame, Game, Seat, Watcher
from packhouse.core.rng import QuickRng

from .case import Case
from .parts import but_generators, generators, text
from .promise import promise

FEW = 12
"""How many actions of a seat are compared with one another."""


@promise
def asking_changes_nothing(case: Case) -> None:
    for state in case.states():
        before = text(state)
        for question in _questions(case, state):
            question()
            assert text(state) == before, f"{question} changed the position"


def _questions(case: Case, state: Any) -> Iterator[Callable[[], Any]]:
    game = case.game
    yield from (partial(ask, state) for ask in (game.active, game.outcome, game.aim, game.timeout, game.pace))
    yield state.copy
    for watcher in case.watchers:
        yield partial(game.view, state, watcher)
        yield partial(game.imagine, state, watcher, QuickRng(1))
    for seat in game.active(state):
        action = game.sample(state, seat, QuickRng(2))
        yield partial(_legal, game, state, seat)
        yield partial(game.proposable, state, seat)
        yield partial(game.sample, state, seat, QuickRng(3))
        yield partial(game.check, state, seat, action)
        for watcher in case.watchers:
            yield partial(game.seen, state, seat, action, watcher)
            yield partial(game.alike, state, seat, action, watcher)


def _legal(game: AnyGame, state: Any, seat: Seat) -> list[Any]:
    return list(game.legal(state, seat))


@promise
def nobody_can_tell_an_imagined_position_from_the_true_one(case: Case) -> None:
    for number, state in enumerate(case.states()):
        active = case.game.active(state)
        for watcher in case.watchers:
            world = case.game.imagine(state, watcher, QuickRng(number))
            assert text(case.game.view(world, watcher)) == text(case.game.view(state, watcher))
            assert case.game.active(world) == active, "who may act is public"
            assert case.game.aim(world) == case.game.aim(state), "a goal and the points so far are public"
            assert case.game.pace(world) == case.game.pace(state), "how long a bot waits is there for all to see"
            if watcher in active:
                assert list(case.game.legal(world, watcher)) == list(case.game.legal(state, watcher))
                assert case.game.proposable(world, watcher) == case.game.proposable(state, watcher)


@promise
def where_nothing_is_hidden_everyone_sees_the_same(case: Case) -> None:
    for state in case.states() if not case.game.hidden else ():
        assert len({text(case.game.view(state, watcher)) for watcher in case.watchers}) == 1


@promise
def what_is_imagined_follows_from_what_is_known(case: Case) -> None:
    """From the true position or from one that looks the same, equal chance imagines equal positions."""
    for number, state in enumerate(case.states()):
        for watcher in case.watchers:
            world = case.game.imagine(state, watcher, QuickRng(number))
            from_world = case.game.imagine(world, watcher, QuickRng(99))
            assert text(from_world) == text(case.game.imagine(state, watcher, QuickRng(99)))


@promise
def imagined_positions_are_independent(case: Case) -> None:
    for number, state in zip(case.stops(), case.states(), strict=True):
        before = text(state)
        for watcher in case.watchers:
            world = case.game.imagine(state, watcher, QuickRng(number))
            for _ in steps(case.game, world, at_random(case.game, QuickRng(number))):
                assert text(state) == before, "playing in an imagined position changed the true one"


@promise
def something_is_imagined_anew_just_where_something_is_hidden(case: Case) -> None:
    differs = any(
        but_generators(case.game.imagine(state, watcher, QuickRng(number))) != but_generators(state)
        for number, state in enumerate(case.states())
        for watcher in case.watchers
    )
    assert differs == case.game.hidden


@promise
def no_imagined_position_has_a_true_generator(case: Case) -> None:
    for number, state in enumerate(case.states()):
        true_keys = {rng.key for rng in generators(state)}
        if case.game.outcome(state) is None:
            for watcher in case.watchers:
                world = case.game.imagine(state, watcher, QuickRng(number))
                assert not true_keys & {rng.key for rng in generators(world)}, "the future can be foretold"


@promise
def a_seat_sees_its_own_plays_as_they_are(case: Case) -> None:
    for state in case.states():
        for seat in case.game.active(state):
            for action in case.game.legal(state, seat):
                assert case.game.seen(state, seat, action, seat) == action


@promise
def where_nothing_is_hidden_every_play_is_seen_as_it_is(case: Case) -> None:
    """Then whoever is asked whether a play may be taken back needs no list of those that look like it."""
    for state in case.states() if not case.game.hidden else ():
        for seat in case.game.active(state):
            for action, watcher in product(case.game.legal(state, seat), case.watchers):
                assert case.game.seen(state, seat, action, watcher) == action


@promise
def plays_that_look_alike_are_those_that_are_seen_so(case: Case) -> None:
    """A game may find them without a list of all that is legal; then it must find the same."""
    if type(case.game).alike is Game.alike:
        return
    for number, state in enumerate(case.states()):
        for seat, watcher in product(sorted(case.game.active(state)), case.watchers):
            positions = (state, case.game.imagine(state, watcher, QuickRng(number)))
            looks = [_looks(case, position, seat, watcher) for position in positions]
            for shown in dict.fromkeys([None, *_few(looks[0]), *_few(looks[1])]):
                for position, found in zip(positions, looks, strict=True):
                    assert list(case.game.alike(position, seat, shown, watcher)) == found.get(shown, [])


def _looks(case: Case, state: Any, seat: Seat, watcher: Watcher) -> dict[Any, list[Any]]:
    """Return the legal actions by how the watcher would see them."""
    found: dict[Any, list[Any]] = {}
    for action in case.game.legal(state, seat):
        found.setdefault(case.game.seen(state, seat, action, watcher), []).append(action)
    return found


def _few(looks: dict[Any, list[Any]]) -> Iterator[Any]:
    """Return some of them, from the first to the last."""
    return islice(looks, 0, None, 1 + len(looks) // FEW)


@promise
def a_play_as_seen_tells_no_more_than_the_view_that_follows(case: Case) -> None:
    """Two plays that lead to different positions but to equal views must look the same."""
    for state in case.states():
        for seat in sorted(case.game.active(state)):
            for watcher in set(case.watchers) - {seat}:
                _looks_alike(case, state, seat, watcher)


@promise
def what_a_watcher_does_not_notice_changes_nothing_for_them(case: Case) -> None:
    """They aren't told of it, so whatever they were told before must still be so."""
    for state in case.states():
        for seat in sorted(case.game.active(state)):
            for action in islice(case.game.legal(state, seat), FEW):
                after = state.copy()
                case.game.apply(after, seat, action)
                for watcher in case.watchers:
                    if case.game.seen(state, seat, action, watcher) is None:
                        assert _known(case, after, watcher) == _known(case, state, watcher)


def _known(case: Case, state: Any, watcher: Watcher) -> list[Any]:
    active = case.game.active(state)
    legal = list(case.game.legal(state, watcher)) if watcher in active else []
    proposable = watcher in active and case.game.proposable(state, watcher)
    outcome, aim = case.game.outcome(state), case.game.aim(state)
    return [text(case.game.view(state, watcher)), active, legal, proposable, outcome, aim, case.game.pace(state)]


def _looks_alike(case: Case, state: Any, seat: Seat, watcher: Watcher) -> None:
    looks: dict[bytes, tuple[bytes, Any]] = {}
    for action in islice(case.game.legal(state, seat), FEW):
        after = state.copy()
        case.game.apply(after, seat, action)
        seen = case.game.seen(state, seat, action, watcher)
        assert seen is None or isinstance(seen, case.game.actions)
        position, known = looks.setdefault(text(case.game.view(after, watcher)), (text(after), seen))
        assert seen == known or text(after) == position, "how a play looks tells what the view hides"
