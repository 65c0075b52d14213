"""The five levels that every game offers, weakest first.

A level of a game's own beats the one before it, as ``docs/bots.md`` shows; of those of the search nobody knows, as it
plays games that nobody has seen.
"""

LEVELS = ("novice", "casual", "strong", "expert", "master")

USUAL = "casual"
"""The one that newcomers play against, and that stands in for whoever is away."""
