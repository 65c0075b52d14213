"""The toys join the games; Hypothesis has no stop-watch and no luck: a busy machine fails no test, a failure stays."""

from pathlib import Path

from hypothesis import HealthCheck, settings

from packhouse import games

games.add(Path(__file__).parent / "toys")

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
