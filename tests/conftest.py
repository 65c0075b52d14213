"""Hypothesis without a stop-watch and without luck: a busy machine fails no test, and a failure stays."""

from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
