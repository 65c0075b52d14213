"""What a bot is, and players for any game."""
