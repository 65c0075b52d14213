"""Student's distribution: how much less few numbers tell, where how far they stray is itself only seen in them.

It is put into the normal one by Wallace's transformation, right to a hundredth from four degrees of freedom on, and
erring on the wide side below.
"""

from __future__ import annotations

import math
from statistics import NormalDist


def beyond(errors: float, freedom: int) -> float:
    """Return how likely chance is so many estimated standard errors off or more, to either side."""
    if errors <= 0:
        return 1.0
    normal = math.sqrt(freedom * math.log1p(errors**2 / freedom)) / _stretch(freedom)
    return 2 * NormalDist().cdf(-normal)


def errors(normal: float, freedom: int) -> float:
    """Return how many estimated standard errors are beyond as seldom as so many known ones."""
    return math.sqrt(freedom * math.expm1((normal * _stretch(freedom)) ** 2 / freedom))


def _stretch(freedom: int) -> float:
    return (8 * freedom + 3) / (8 * freedom + 1)
