"""Which plays may be taken back without asking anyone: derived from what views tell, never written by a game."""

from __future__ import annotations

from typing import Any

from .game import A, Game, S, Seat, Watcher
from .match import Match, Play, Resign
from .rng import Rng

WORLDS = 16
"""How many imagined positions must agree before a play counts as telling nothing new."""


def free_undo(match: Match[S, A], seat: Seat, rng: Rng, least: int = 0) -> int:
    """Return the number that the seat may go back to freely; the log's length where it may take back nothing.

    Where others may have played unnoticed, nothing is free, whether they did or not: the answer would tell.
    Nothing is looked at before number ``least``: in a long row of one's own plays each costs as much as a match.
    """
    to = len(match.log)
    for number in range(len(match.log), least, -1):
        entry = match.log[number - 1]
        if isinstance(entry, Play | Resign) and entry.seat != seat:
            break
        if number in match.standing and isinstance(entry, Play):
            if misses(match.at(number), seat, rng):
                break
            if reveals(match.at(number - 1), seat, match.game.read(entry.action), rng):
                break
            to = number - 1
    return to


def reveals(match: Match[S, A], seat: Seat, action: A, rng: Rng) -> bool:
    """Say whether, if the seat plays this now, some watcher learns more than the action as they see it."""
    watchers = (*range(match.setup.seats), None)
    return any(learns(match, seat, action, watcher, rng) for watcher in watchers)


def learns(match: Match[S, A], seat: Seat, action: A, watcher: Watcher, rng: Rng) -> bool:
    """Say whether the watcher's next view isn't a function of their view and of the action as they see it."""
    return tells(match.game, match.state, seat, action, watcher, rng, WORLDS)


def tells(game: Game[S, A, Any], state: S, seat: Seat, action: A, watcher: Watcher, rng: Rng, worlds: int) -> bool:
    """Say the same of a position: in any of so many imagined ones, the play leads to another view."""
    is_open = watcher == seat or not game.hidden  # then it is seen as it is, and can be played in every world
    shown = game.seen(state, seat, action, watcher)
    truth = state.copy()
    game.apply(truth, seat, action)
    after = game.view(truth, watcher)
    for _ in range(worlds):
        world = game.imagine(state, watcher, rng)
        alike = [action] if is_open else game.alike(world, seat, shown, watcher)
        if alike:
            game.apply(world, seat, rng.choose(alike))
            if game.view(world, watcher) != after:
                return True
    return False


def knows_the_last(match: Match[S, A], number: int, watcher: Watcher, rng: Rng) -> bool:
    """Say whether a watcher who noticed this play knows that its seat hasn't played since."""
    play = match.log[number - 1]
    if isinstance(play, Play) and play.seat == watcher:
        return True
    return not any(misses(match.at(place), watcher, rng) for place in range(number, len(match.log) + 1))


def misses(match: Match[S, A], watcher: Watcher, rng: Rng) -> bool:
    """Say whether, for all that the watcher knows, another may play now without their noticing."""
    game = match.game
    for _ in range(WORLDS if game.hidden else 0):
        world = game.imagine(match.state, watcher, rng)
        if any(game.alike(world, other, None, watcher) for other in game.active(world) if other != watcher):
            return True
    return False
