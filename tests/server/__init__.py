"""The table, on each database that it may stand on."""
