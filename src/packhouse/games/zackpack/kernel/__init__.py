"""The compiled part of Zack & Pack, apart from what changes more often: whatever changes beside it compiles it anew."""
