#!/usr/bin/env python3
"""Packs greedily in Pack-It, on boards of hexagons, and plays anything legal in other games."""

import json
import random
import sys

AROUND = (0, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, 0), (-1, 0)


def choose(game, view, legal):
    """Return the packet that wins most cells for us and takes most from the other side."""
    if game != "packit":
        return random.choice(legal)
    wanted = {*view["empty"], *view["white" if view["turn"] else "red"]}
    return max(legal, key=lambda cell: len(wanted & packet(cell)) + random.random() / 2)


def packet(cell):
    row, number = ord(cell[0]), int(cell[1:])
    return {f"{chr(row + up)}{number + along}" for up, along in AROUND}


for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "setup":
        game = json.loads(rest)["game"]
    elif word == "position":
        view = json.loads(rest)
    elif word == "legal":
        legal = rest.split("\t")
    elif word == "go":
        random.seed(rest)  # the same luck, the same game
        print("best", choose(game, view, legal), flush=True)
    elif word == "quit":
        break
    if word in ("packhouse", "setup"):
        print("ready", flush=True)
