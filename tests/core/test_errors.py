"""A refusal is a code with fields and a sentence."""

from __future__ import annotations

import pickle

from packhouse.core.errors import IllegalAction


def test_the_fields_fill_the_sentence() -> None:
    refusal = IllegalAction("taken", "{cell} is taken; choose an empty cell", cell="b4")
    assert str(refusal) == "b4 is taken; choose an empty cell"
    assert (refusal.code, refusal.fields) == ("taken", {"cell": "b4"})


def test_a_refusal_travels_between_processes() -> None:
    refusal = IllegalAction("taken", "{cell} is taken", cell="{b4}")
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is IllegalAction
    assert (str(again), again.code, again.fields) == ("{b4} is taken", "taken", {"cell": "{b4}"})
