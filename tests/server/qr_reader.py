"""Reads QR codes as a phone does, from the picture alone, and shares nothing with what drew them (ISO/IEC 18004)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
"""A row and a column."""

BLOCKS = {
    1: (10, [16]), 2: (16, [28]), 3: (26, [44]), 4: (18, [32] * 2), 5: (24, [43] * 2), 6: (16, [27] * 4),
    7: (18, [31] * 4), 8: (22, [38, 38, 39, 39]), 9: (22, [36] * 3 + [37] * 2), 10: (26, [43] * 4 + [44]),
}  # fmt: skip
"""By version, at level M: how many bytes correct a block, and how many of data each block has."""
CENTRES = {1: (), 2: (6, 18), 3: (6, 22), 4: (6, 26), 5: (6, 30), 6: (6, 34)}
CENTRES |= {7: (6, 22, 38), 8: (6, 24, 42), 9: (6, 26, 46), 10: (6, 28, 50)}
"""Of the small squares, in both directions."""
MASKS: list[Callable[[int, int], int]] = [
    lambda i, j: (i + j) % 2, lambda i, j: i % 2, lambda i, j: j % 3, lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2, lambda i, j: i * j % 2 + i * j % 3,
    lambda i, j: (i * j % 2 + i * j % 3) % 2, lambda i, j: ((i + j) % 2 + i * j % 3) % 2,
]  # fmt: skip
FORMAT = 0b101010000010010
"""What the format is hidden with."""


def read(svg: str) -> str:
    """Return the text of a code at level M; whatever isn't as the standard has it fails."""
    dark, size = _modules(svg)
    version = (size - 17) // 4
    mask = _mask(dark)
    bits = [(square in dark) != (MASKS[mask](*square) == 0) for square in _way(version, size)]
    codewords = [_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]
    return _text(_data(codewords, *BLOCKS[version]), 4 + (16 if version > 9 else 8))


def _modules(svg: str) -> tuple[set[Square], int]:
    """Return the dark modules and how many are in a row, from lines that are drawn through their middles."""
    box, path = re.search(r'viewBox="0 0 (\d+) \1"', svg), re.search(r'stroke="#000" d="([^"]*)"', svg)
    assert box and path
    dark: set[Square] = set()
    x = y = 0.0
    for way, numbers in re.findall(r"([Mmh])([-\d. ]+)", path[1]):
        to = [float(number) for number in numbers.split()]
        if way == "h":
            dark |= {(int(y), int(x) + step) for step in range(int(to[0]))}
            x += to[0]
        else:
            x, y = (to[0], to[1]) if way == "M" else (x + to[0], y + to[1])
    margin = min(row for row, _ in dark)
    return {(row - margin, column - margin) for row, column in dark}, int(box[1]) - 2 * margin


def _mask(dark: set[Square]) -> int:
    beside = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    told = _number([square in dark for square in beside]) ^ FORMAT
    assert told >> 13 == 0, "not level M"
    return told >> 10 & 7


def _way(version: int, size: int) -> Iterator[Square]:
    """Give the modules that hold data, two columns at a time, up and down."""
    taken = _patterns(version, size)
    right, up = size - 1, True
    while right > 0:
        right -= right == 6
        for row in reversed(range(size)) if up else range(size):
            yield from ((row, column) for column in (right, right - 1) if (row, column) not in taken)
        right, up = right - 2, not up


def _patterns(version: int, size: int) -> set[Square]:
    """Return the modules that every code of this size has alike, or that tell its format."""
    corners = [(range(9), range(9)), (range(9), range(size - 8, size)), (range(size - 8, size), range(9))]
    lines = [([6], range(size)), (range(size), [6])]
    told = [(range(6), range(size - 11, size - 8)), (range(size - 11, size - 8), range(6))] if version > 6 else []
    middles = CENTRES[version]
    edges = {(6, 6), (6, size - 7), (size - 7, 6)}
    small = [
        (range(row - 2, row + 3), range(column - 2, column + 3))
        for row in middles for column in middles if (row, column) not in edges
    ]  # fmt: skip
    areas = [*corners, *lines, *told, *small]
    return {(row, column) for rows, columns in areas for row in rows for column in columns}


def _data(codewords: list[int], correcting: int, lengths: list[int]) -> list[int]:
    """Return the bytes of all blocks, each of which must be without a fault."""
    rounds = zip_longest(*(range(length) for length in lengths))
    order = [block for each in rounds for block, at in enumerate(each) if at is not None]
    order += [*range(len(lengths))] * correcting
    blocks: list[list[int]] = [[] for _ in lengths]
    for block, codeword in zip(order, codewords, strict=True):
        blocks[block].append(codeword)
    assert not any(_at(block, power) for block in blocks for power in range(correcting)), "a block has a fault"
    return [byte for block, length in zip(blocks, lengths, strict=True) for byte in block[:length]]


def _at(block: list[int], power: int) -> int:
    """Return a block's polynomial at a power of two, over the field of 256: 0 where it is as it was written."""
    found = 0
    for codeword in block:
        for _ in range(power):
            found = found << 1 ^ (0x11D if found & 128 else 0)
        found ^= codeword
    return found


def _text(data: list[int], header: int) -> str:
    bits = [bool(byte >> (7 - at) & 1) for byte in data for at in range(8)]
    assert _number(bits[:4]) == 4, "not written in bytes"
    length = _number(bits[4:header])
    return bytes(_number(bits[at : at + 8]) for at in range(header, header + 8 * length, 8)).decode("ascii")


def _number(bits: list[bool]) -> int:
    return int("".join("01"[bit] for bit in bits), 2)
