"""However updates arrive, a client ends up with the whole of what it was told, in order."""

from __future__ import annotations

import msgspec
import pytest

from packhouse import wire
from packhouse.client.history import History

from .scripted import update

ONE, TWO, THREE = (wire.SeenPlay(seat, f"take 1 {seat + 1}") for seat in range(3))


def test_updates_add_up() -> None:
    history = History()
    for number, seen in enumerate((ONE, TWO, THREE), 1):
        assert history.take(update(number, seen))
    assert history.seen == [ONE, TWO, THREE]
    assert history.changes == 3


def test_an_update_that_comes_twice_or_late_changes_nothing() -> None:
    history = History()
    history.take(update(2, ONE, TWO))
    assert history.take(update(2, TWO))
    assert history.take(update(1, ONE))
    assert history.seen == [ONE, TWO]
    assert history.changes == 1


def test_a_gap_is_noticed_and_nothing_is_taken() -> None:
    history = History()
    history.take(update(1, ONE))
    assert not history.take(update(3, THREE))
    assert history.seen == [ONE]
    assert history.take(update(3, TWO, THREE))
    assert history.seen == [ONE, TWO, THREE]


def test_legal_actions_stay_until_others_are_told() -> None:
    history = History()
    history.take(update(0, legal=("a", "b")))
    history.take(update(1, ONE, legal=None))
    assert history.legal == ("a", "b")


def test_who_is_not_to_act_has_no_legal_actions() -> None:
    history = History()
    history.take(update(0, legal=("a", "b")))
    history.take(update(1, ONE, legal=None, active=(1,)))
    assert history.legal == ()


def test_legal_actions_that_were_never_told_are_missed() -> None:
    assert not History().take(update(1, ONE, legal=None))


def test_legal_actions_from_before_a_doubt_are_not_trusted() -> None:
    history = History()
    history.take(update(0, legal=("a",)))
    history.doubt()
    assert not history.take(update(1, ONE, legal=None))
    assert history.take(update(1, ONE, legal=("b",)))
    assert history.legal == ("b",)


def test_another_seat_has_a_history_of_its_own() -> None:
    history = History()
    history.take(update(2, ONE, TWO))
    assert not history.take(update(3, THREE, seat=1))
    assert history.take(update(1, THREE, seat=1))
    assert history.seen == [THREE]


def test_legal_actions_that_are_no_tree_change_nothing() -> None:
    history = History()
    history.take(update(0, legal=("a",)))
    garbled = msgspec.structs.replace(update(1, ONE), legal="a (b")
    with pytest.raises(msgspec.ValidationError):
        history.take(garbled)
    assert (history.number, history.legal) == (0, ("a",))
