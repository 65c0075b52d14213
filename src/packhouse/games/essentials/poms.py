"""Pom-poms: where they score most, exactly (PE-23)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ...kit.masks import bits, mask_of
from .scoring import Sheet
from .state import Suitcase


def to_place(sheet: Sheet, case: Suitcase) -> int:
    """Return how many Pom-poms have still to be placed: one an empty square, so surplus ones stay off."""
    return min(case.poms, sheet.squares - case.taken.bit_count())


def tuck(case: Suitcase, squares: int) -> None:
    """Put Pom-poms on squares."""
    case.taken |= squares
    case.tucked |= squares
    case.poms -= squares.bit_count()


def best(sheet: Sheet, case: Suitcase, todos: Sequence[int]) -> int:
    """Return the squares, as bits, on which all that are left score most; what scores nothing goes lowest first."""
    regions = [
        (region & ~case.taken, sheet.points[number])
        for number in todos
        for region in sheet.regions.of.get(sheet.box.todos[number].scores, ())
        if region & ~case.taken
    ]
    number = to_place(sheet, case)
    _, squares = most_filled(regions, number)
    empty = ((1 << sheet.squares) - 1) & ~case.taken & ~squares
    return squares | mask_of(islice(bits(empty), number - squares.bit_count()))


def most_filled(regions: Sequence[tuple[int, int]], number: int, filled: int = 0) -> tuple[int, int]:
    """Return the most points that so many squares score by filling regions, and such squares; regions may overlap."""
    if not regions:
        return 0, filled
    (region, points), others = regions[0], regions[1:]
    without = most_filled(others, number, filled)
    if (region | filled).bit_count() > number:
        return without
    rest, squares = most_filled(others, number, filled | region)
    return (points + rest, squares) if points + rest > without[0] else without
