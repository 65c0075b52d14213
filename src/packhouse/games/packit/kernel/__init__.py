"""The compiled part of Pack-It: plays, random play-outs, and alpha-beta search, on boards of any size."""
