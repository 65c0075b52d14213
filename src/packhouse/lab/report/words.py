"""What the report calls things, and what it means by them: the page shows it, and ``docs/lab-report.md`` repeats it."""

from __future__ import annotations

from ...core.counted import counted
from ...core.game import Aim
from ..flags import percent, told
from ..leads import Basis
from .facts import FEW_GAMES, DramaFacts, Facts

MEANINGS = {
    "Advantage": "how often the seat that wins most does so, with that seat’s interval (Wilson’s). Some seat always "
    "does: “What stands out” says where it is more than chance.",
    "Goal reached": "alone, how often it was, with the interval that holds the true share 95 times of 100 (Wilson’s).",
    "Ties": "games that several won.",
    "Length": "plays in a game, everybody’s together.",
    "Time": "how long a race takes bots, in simulated time.",
    "Decisions": "plays in a game for which there was more than one legal action.",
    "Branching": "legal actions for a play, on average.",
    "Margin": "points from the first to the second.",
    "Lead changes": "how often somebody else comes to be ahead in a game, looked at twenty times and at its end.",
    "Drama": "by how many points winners were behind, on average over the moments at which they were; 0 for those who "
    "never were.",
    "Comebacks": "games whose winner was behind at some of these moments.",
    "Uncertainty": "how open the average moment is: 100 % where whoever is ahead wins as often as anybody, 0 % where "
    "they always win.",
    "Safe lead": "only 5 of 100 games see a larger lead lost.",
    "Decisiveness": "the part of a game that is still played when the winner has had more than a safe lead already; "
    "little is good.",
    "Settled": "the part of a game after which nobody but the winner is ahead any more.",
}
"""Browne’s measures, in points and twentieths of a game; shares are of games unless something else is said."""

TILES = {
    "Advantage": "won by the seat that wins most",
    "Goal reached": "of the games",
    "Length": "in a game",
    "Time": "of simulated time",
    "Branching": "legal actions for a play",
    "Margin": "from the first to the second",
    "Comebacks": "of winners were once behind",
    "Uncertainty": "open, on average; 100 %: anybody’s game",
    "Settled": "nobody but the winner is ahead",
}
"""The few that the page begins with, each in half a line; the tables have all."""

BASES: dict[Basis, str] = {
    "judgement": "Who is ahead is what {who} when it last was their turn, each from their own seat; between two, "
    "the mean of what both judge.",
    "points": "Who is ahead is told by what everybody’s points would be, were the game over at that moment, secrets "
    "included; what is prepared and scores later isn’t seen.",
    "goal": "How far somebody is who plays alone is told by the points so far, beside those that the goal asks for.",
    "nothing": "Nobody tells who is ahead in this game, neither its bots nor its points so far. So the report has "
    "nothing about leads: no lead changes, drama, uncertainty or decisiveness.",
}

FLAGS = {
    "ahead": "wins more than its share",
    "behind": "wins less than its share",
    "hardly taken": "is hardly ever taken",
    "stronger": "wins more than others of its kind",
    "weaker": "wins less than others of its kind",
}

CAREFUL = (
    "So many things were looked at that some stand out by chance. What is named here would do so in at most 5 of 100 "
    "reports (Holm’s correction), and where it is about wins, they differ by more than 5 percentage points."
)
WITH = (
    "“With it” is whoever took it, or more of it than is usual in that seat; “seat for seat” compares them with others "
    "in the same seat, so that a seat’s own advantage doesn’t count."
)
PERHAPS = (
    "Seen alone this is more than chance; where so many things are looked at, it isn’t certain that it is more than 5 "
    "percentage points, which are a matter of taste. More games would tell."
)
NOTHING = (
    "Nothing stands out: no seat and no component differs from the others by more than chance and a matter of taste."
)
NOTHING_ALONE = "Nothing stands out: no component differs from the others by more than chance and a matter of taste."
TOO_FEW = "Too few games to say."
DEALT = "; chance deals these, so the comparison is fair"
COMPONENTS = (
    "Who has something is whoever took it, or more of it than is usual in that seat. Whiskers are 95 % intervals, and "
    "the grey band is a matter of taste. What is chosen isn’t compared fairly: what somebody takes who is ahead looks "
    "good, and what is taken in despair looks bad. So look closer before you change anything."
)
SAID = (
    "People were asked after matches with this box, and could leave it: so it is what those say who finished a match "
    "and cared to answer. The games above were played by bots."
)
MARKS = {5: "5, very good", 4: "4, good", 3: "3, fair", 2: "2, poor", 1: "1, very poor"}
COMPONENTS_ALONE = (
    "Who has something is whoever took it, or more of it than is usual. Whiskers are 95 % intervals, and the grey band "
    "is a matter of taste. What is chosen isn’t compared fairly: what is taken when all goes well looks good, and what "
    "is taken in despair looks bad. So look closer before you change anything."
)
MIXED = "The seats are played by different bots, so wins tell of them as much as of the game."


CREDIBLE = "Drama, comebacks, uncertainty, decisiveness and when it is settled are as right as that is."
DOUBTFUL = (
    "That isn’t clearly more than even, so doubt what follows from it: drama, comebacks, uncertainty, decisiveness and "
    "when it is settled."
)
MISJUDGED = (
    "That is no more than even, so it isn’t known who was ahead. What would follow from it is left out: lead changes, "
    "drama, comebacks, uncertainty, safe leads, decisiveness and when it is settled."
)
BETTER = "A better judge may know more, as with --judge expert or master."


def basis(facts: Facts) -> str:
    """Say how it is known who is ahead, in how many games, and how far that is to be believed."""
    players = ", ".join(dict.fromkeys(seat.bot for seat in facts.seats))
    who = f"the {facts.judge} bot judged for them" if facts.judge else f"the bots that play ({players}) judged"
    told, drama = BASES[facts.basis].format(who=who), facts.drama
    followed = drama.games if drama else 0
    some = f"That could be told in {followed:,} of {counted(facts.games, 'game')}."
    is_some = facts.basis != "nothing" and followed < facts.games
    is_in_doubt = drama and not drama.is_credible and facts.basis == "judgement"
    parts = [
        told,
        some if is_some else "",
        belief(drama, len(facts.seats)) if drama else "",
        BETTER if is_in_doubt else "",
    ]
    return " ".join(filter(None, parts))


def belief(drama: DramaFacts, seats: int) -> str:
    """Say how often whoever was ahead half-way won, and what follows from it."""
    if drama.halfway is None:
        return ""
    verdict = MISJUDGED if not drama.is_credible else CREDIBLE if drama.halfway.low > 1 / seats else DOUBTFUL
    often = f"{told(drama.halfway)} of the games, where {percent(1 / seats)} is even"
    return f"Whoever was ahead half-way won {often}. {verdict}"


def few(games: int) -> str:
    """Say how much so few games tell."""
    hint = f"What you see is mostly luck; play {FEW_GAMES} at least, better 500."
    return f"{counted(games, 'game')}: too few to tell. {hint}"


def goal(aim: Aim) -> str:
    """Say what somebody who plays alone is up against."""
    asked = [aim.code.replace("_", " "), "" if aim.points is None else f"{aim.points:g} points"]
    return f"The goal: {', '.join(filter(None, asked))}."
