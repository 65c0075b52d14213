"""The table: what serves matches to people and bots, and knows no game by name."""
