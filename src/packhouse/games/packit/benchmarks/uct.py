"""Plain UCT for Pack-It: no judgement, only random play-outs and UCB1, as general game players have it."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from packhouse.games.packit import arrays
from packhouse.games.packit.kernel.playouts import finish
from packhouse.games.packit.kernel.position import find_empty, lowest, margin2, put
from packhouse.games.packit.rules import PackIt
from packhouse.games.packit.state import State
from packhouse.kit.compiled import compiled
from packhouse.kit.grid import Cell
from packhouse.kit.kernel.dice import roll
from packhouse.kit.kernel.types import U64, WHOLE, Moves, Number, U, Words, types

EXPLORING = math.sqrt(2)
LARGEST = 4_000_000
"""Nodes; a tree that is full grows no further."""
CELL, FIRST, COUNT, VISITS = range(4)
Shares: TypeAlias = npt.NDArray[np.float64]
MASKS, TREE, REALS = types.uint64[:, ::1], types.int32[:, ::1], types.float64[::1]


@compiled(WHOLE(TREE, REALS, WHOLE, types.uint64[::1]))
def selected(tree: Moves, won: Shares, node: Number, dice: Words) -> Number:
    """Return the child to look at: one that nobody has visited, by lot, and else by UCB1."""
    first, count = tree[node, FIRST], tree[node, COUNT]
    turn = np.int64(roll(dice, U(count)))
    best, choice = -1.0, np.int64(first)
    for step in range(count):
        child = first + (turn + step) % count
        if tree[child, VISITS] == 0:
            return child
        share = won[child] / tree[child, VISITS]
        worth = share + EXPLORING * math.sqrt(math.log(tree[node, VISITS]) / tree[child, VISITS])
        if worth > best:
            best, choice = worth, child
    return choice


@compiled(WHOLE(TREE, WHOLE, WHOLE, types.uint64[::1]))
def grown(tree: Moves, node: Number, size: Number, empty: Words) -> Number:
    """Give a node a child for each empty cell; return how large the tree is then."""
    tree[node, FIRST] = size
    for word in range(empty.shape[0]):
        rest = empty[word]
        while rest:
            tree[size, CELL] = word * 64 + np.int64(lowest(rest))
            tree[size, COUNT] = tree[size, VISITS] = 0
            rest &= rest - U(1)
            size += 1
    tree[node, COUNT] = size - tree[node, FIRST]
    return size


@compiled(WHOLE(MASKS, MASKS, U64, WHOLE, WHOLE, U64))
def looked_for(packets: Words, start: Words, turn: Number, komi2: Number, iterations: Number, seed: Number) -> Number:
    """Return the cell that was visited most."""
    tree, won = np.zeros((LARGEST, 4), np.int32), np.zeros(LARGEST, np.float64)
    cover, empty = np.empty_like(start), np.empty(packets.shape[1], np.uint64)
    path, dice, size = np.zeros(packets.shape[0] + 1, np.int64), np.full(1, seed), 1
    for _ in range(iterations):
        cover[:] = start
        left, node, depth, mover = find_empty(packets, cover, empty), 0, 0, turn
        while left and tree[node, COUNT]:
            node = selected(tree, won, node, dice)
            left = put(packets, cover, empty, mover, U(tree[node, CELL]))
            mover ^= U(1)
            depth += 1
            path[depth] = node
        if (left and tree[node, VISITS] and size + packets.shape[0] < LARGEST) or node == 0:
            size = grown(tree, node, size, empty)
        finish(packets, cover, empty, left, mover, dice)
        margin = margin2(cover, komi2)
        for at in range(depth + 1):
            tree[path[at], VISITS] += 1
            by_white = (at % 2 == 1) == (turn == 0)  # who played into it
            won[path[at]] += 0.5 if margin == 0 else np.float64((margin > 0) == by_white)
    best = tree[0, FIRST]
    for child in range(tree[0, FIRST], tree[0, FIRST] + tree[0, COUNT]):
        if tree[child, VISITS] > tree[best, VISITS]:
            best = child
    return np.int64(tree[best, CELL])


def best_centre(game: PackIt, state: State, iterations: int, seed: int) -> Cell:
    packets, cover = arrays.packets(game), arrays.cover(game, state)
    found = looked_for(packets, cover, state.turn, arrays.komi2(game), iterations, seed)
    return game.board.cells[found]
