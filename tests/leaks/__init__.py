"""Two worlds that one watcher can't tell apart, played side by side: what the table sends to them must be the same."""
