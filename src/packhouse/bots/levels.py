"""The five levels that every game offers, weakest first; each beats the one before it in 70 of 100 games or more."""

LEVELS = ("novice", "casual", "strong", "expert", "master")

USUAL = "casual"
"""The one that newcomers play against, and that stands in for whoever is away."""
