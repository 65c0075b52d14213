"""The compiled part of Pick & Pack: moves, random play-outs, and alpha-beta search, once the tiles are laid."""
