"""What the report calls things, and what it means by them: the page shows it, and ``docs/lab-report.md`` repeats it."""

from __future__ import annotations

from ..leads import Basis

MEANINGS = {
    "Advantage": "how often the seat that wins most does so, with that seat’s interval (Wilson’s). Some seat always "
    "does: “What stands out” says where it is more than chance.",
    "Goal reached": "alone, how often it was, with the interval that holds the true share 95 times of 100 (Wilson’s).",
    "Ties": "games that several won.",
    "Length": "plays in a game, everybody’s together.",
    "Time": "how long a race takes bots, in simulated time.",
    "Decisions": "plays in a game for which there was more than one legal action.",
    "Branching": "legal actions for a play, on average and how far they spread.",
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
    "reports (Holm’s correction), and where it is about wins, they differ by more than 5 points of a hundred."
)
NOTHING = (
    "Nothing stands out: no seat and no component differs from the others by more than chance and a matter of taste."
)
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
MIXED = "The seats are played by different bots, so wins tell of them as much as of the game."


def basis(found: Basis, judge: str | None, games: int, followed: int) -> str:
    """Say how it is known who is ahead, and in how many games."""
    told = BASES[found].format(who=f"the {judge} bot judged for them" if judge else "the bots judged")
    some = f" That could be told in {followed:,} of {games:,} games." if found != "nothing" and followed < games else ""
    return told + some
