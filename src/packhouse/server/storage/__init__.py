"""What the house remembers, over either database."""
