"""Own boxes: where their files are checked, in a process of its own that can be ended."""
