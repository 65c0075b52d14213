"""Players for any game, and how the levels of each game are found."""
