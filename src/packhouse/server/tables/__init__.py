"""Tables in memory: what is stored of them, what each watcher is told, and who is there."""
