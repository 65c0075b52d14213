"""Who played, in a sentence: what a bot's name means, and that a better one may see it otherwise."""

from __future__ import annotations

from ...bots.levels import LEVELS
from ...bots.programs.path import is_path
from ...games import players
from .facts import Facts

WORTH_TELLING = 10
"""A smaller budget means that a bot looks no further, or counts in something else."""
ORDER = ("first", "second", "third", "fourth", "fifth")


def cast(facts: Facts) -> str:
    """Return what is to be known about the bots."""
    bots = dict.fromkeys(seat.bot for seat in facts.seats)
    told = [one for one in (_level(facts.game, bot) for bot in bots) if one]
    return " ".join([*told, "All of this is about these bots; better ones may disagree."])


def played_by(facts: Facts) -> str:
    """Return who sat where."""
    bots = [seat.bot for seat in facts.seats]
    if len(set(bots)) > 1:
        return ", ".join(f"{seat.name} {seat.bot}" for seat in facts.seats)
    return f"{'' if facts.alone else 'both ' if len(bots) == 2 else 'all '}played by {bots[0]}"


def _level(game: str, name: str) -> str:
    if is_path(name) or name not in LEVELS:
        return ""
    nodes = players.named(game, name).budget.nodes
    budget = f", with {nodes:,} positions or tries for each choice" if nodes >= WORTH_TELLING else ""
    return f"{name.capitalize()} is the {ORDER[LEVELS.index(name)]} of five levels{budget}."
