"""A match in words and pictures, as a person at a terminal is shown it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from .. import games
from ..core import notation
from ..core.errors import IllegalAction
from ..core.game import AnyGame, Goal, Seat, Watcher
from ..core.match import AnyMatch
from ..core.tree import steps
from ..games import parts, pictures

MANY = 200
"""How many actions are too many to list at once."""


def side(game: AnyGame, seat: Seat) -> str:
    return game.sides[seat] if game.sides else f"Seat {seat + 1}"


def picture(match: AnyMatch, watcher: Watcher) -> RenderableType:
    """Return the position as this watcher sees it: drawn by the game's own folder, or as plain data."""
    view = match.game.view(match.state, watcher)
    return pictures.drawn(match.game, view, pictures.last_seen(match, watcher))


def examples(match: AnyMatch, seat: Seat) -> list[str]:
    """Return a legal action of each kind as it is written: what is shown to someone can also be played by them."""
    first: dict[type[notation.Action], notation.Action] = {}
    for action in match.game.legal(match.state, seat):
        first.setdefault(type(action), action)
    return [*map(notation.write, first.values())]


def either(choices: Sequence[str]) -> str:
    """Put choices into a row: ``lay, take or swap``."""
    *others, last = choices
    return f"{', '.join(others)} or {last}" if others else last


def moves(match: AnyMatch, seat: Seat, beginning: str = "") -> str:
    """Return the legal actions; of many, the words that they begin with, or go on with after a beginning."""
    texts = [notation.write(action) for action in match.game.legal(match.state, seat)]
    stem = " ".join(beginning.lower().split())
    found = [text for text in texts if f"{text} ".startswith(f"{stem} ")] if stem else texts
    if not found:
        raise IllegalAction("no_such_move", "nothing you can do now begins with “{stem}”; type moves", stem=stem)
    if stem in found or (not stem and len(found) <= MANY):
        return " · ".join(found)
    return _ways(found, stem)


def _ways(texts: Sequence[str], stem: str) -> str:
    """Return how a beginning goes on, and for each word that isn't the last in how many ways."""
    ways = steps(texts, stem)
    ends = {text.rpartition(" ")[2] for text in texts if text.rpartition(" ")[0] == stem}
    longer = [word for word, count in ways.items() if count > 1 or word not in ends]
    words = " · ".join(f"{word} … ({ways[word]})" if word in longer else word for word in ways)
    hint = f"\nType {' '.join(['moves', *stem.split(), longer[0]])} to see how that goes on." if longer else ""
    return f"{stem}: {words}{hint}" if stem else f"{words}{hint}"


def how_to_play(game: AnyGame) -> str:
    """Return the rules in a few lines, where the game's folder tells them so."""
    own = games.part(game.name, parts.Terminal)
    return f"{own.HOW_TO_PLAY}\n" if own and own.HOW_TO_PLAY else ""


def plain_letters(game: AnyGame) -> dict[str, str]:
    """Return what stands for the game's signs where a terminal lacks them."""
    own = games.part(game.name, parts.Terminal)
    return own.PLAIN_LETTERS if own else {}


def ending(match: AnyMatch, names: Sequence[str]) -> str:
    """Return a finished match's result."""
    outcome = match.outcome
    assert outcome
    if outcome.goal:
        return _alone(names[0], outcome.goal, outcome.scores, late=bool(match.late))
    scores = [f"{name} {score:g}" for name, score in zip(names, outcome.scores, strict=False)]
    gave_up = [f"{names[seat]} resigned" for seat in match.resigned]
    why = ", ".join([*gave_up, *scores]) or outcome.reason.code.replace("_", " ")
    return f"[b]{_verdict(outcome.winners, names)}[/b]: {why}"


def _alone(name: str, goal: Goal, scores: Sequence[float], *, late: bool) -> str:
    """Return what became of someone who played alone; without a score they have left the board."""
    if not scores:
        return f"[b]{name} {'ran out of time' if late else 'gave up'}[/b]"
    needed = "" if goal.points is None else f"{goal.points:g} needed"
    facts = [points(scores[0]), needed, goal.grade.replace("_", " ")]
    return f"[b]{name} {'reached' if goal.reached else 'missed'} the goal[/b]: {', '.join(filter(None, facts))}"


def aim(match: AnyMatch) -> str:
    """Return what whoever plays alone is up against and how far they are; empty where several play."""
    told = match.game.aim(match.state)
    if told is None:
        return ""
    asked = [told.code.replace("_", " "), "" if told.points is None else points(told.points)]
    so_far = "" if told.score is None else f"{told.score:g} so far"
    return f"Goal: {', '.join(filter(None, [*asked, so_far]))}"


def points(count: float) -> str:
    return f"{count:g} point{'' if count == 1 else 's'}"


def _verdict(winners: Sequence[Seat], names: Sequence[str]) -> str:
    if len(winners) == len(names):
        return "A draw"
    return " and ".join(names[seat] for seat in winners) + (" wins" if len(winners) == 1 else " share the win")
