"""Who people are: sessions, passwords, names, ratings."""
