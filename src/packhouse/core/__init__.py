"""The contract that every game keeps: no input or output, and no game known by name."""
