"""Pieces that two games or more share."""
