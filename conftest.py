"""What all tests have: the toys beside the games, and a browser.

Hypothesis has no stop-watch and no luck: a busy machine fails no test, a failure stays.
"""

from pathlib import Path

from hypothesis import HealthCheck, settings

from packhouse import games

pytest_plugins = ["tests.browser.fixtures", "tests.side_by_side"]

games.add(Path(__file__).parent / "tests" / "toys")

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
