"""What happens at tables without anyone asking: bots play, clocks run out, leavers are replaced, books are closed."""
