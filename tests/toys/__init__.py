"""Four small games, one for each way of acting: by turns, in secret, in a race, side by side."""

from pathlib import Path

from packhouse import games

games.add(Path(__file__).parent)
