"""What learners see keeps within the bounds that their spaces promise."""

from __future__ import annotations

import numpy as np

from packhouse.adapters.observing import BOUND, by_features


def test_what_lies_beyond_the_bound_is_cut() -> None:
    observed = by_features(None, lambda game, view, seat: np.array([99, -99, 3, seat], np.float32))
    assert observed(None, 1).tolist() == [BOUND, -BOUND, 3, 1]
