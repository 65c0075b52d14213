"""The toys by name."""

from __future__ import annotations

from pathlib import Path

from packhouse import games

FOLDER = Path(__file__).parents[1] / "toys"
games.add(FOLDER)
TOYS = sorted(path.parent.name for path in FOLDER.glob("*/rules.py"))
