"""Four small games, one for each way of acting: by turns, in secret, in a race, side by side."""
