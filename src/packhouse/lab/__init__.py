"""Experiments: many games from one seed, and what they show."""
