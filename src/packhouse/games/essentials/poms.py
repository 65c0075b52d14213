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
    """Return the squares, as bits, on which all that are left score most; what scores nothing goes lowest first.

    Regions that a To-Do wants filled score alike and don't overlap, and only one To-Do in play has any: so as many as
    can be are filled if those that lack fewest squares come first.
    """
    measures = (sheet.box.todos[number].scores for number in todos)
    lacking = [region & ~case.taken for measure in measures for region in sheet.regions.of.get(measure, ())]
    number, squares = to_place(sheet, case), 0
    for region in sorted(lacking, key=int.bit_count):
        if (squares | region).bit_count() <= number:
            squares |= region
    empty = ((1 << sheet.squares) - 1) & ~case.taken & ~squares
    return squares | mask_of(islice(bits(empty), number - squares.bit_count()))
