"""The five levels that every game offers, weakest first; each beats the one before it in 70 of 100 games or more."""

LEVELS = ("novice", "casual", "strong", "expert", "master")
