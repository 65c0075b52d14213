"""Where there are thousands of actions, playing, trying out and taking back need no list of them."""

from __future__ import annotations

import msgspec
import pytest

from packhouse import games
from packhouse.core.errors import IllegalAction
from packhouse.core.game import Seat
from packhouse.core.match import AnyMatch, Match
from packhouse.core.rng import QuickRng
from packhouse.core.undo import free_undo, learns, reveals
from tests.toys.attic.rules import Attic, Box, Choices, Either, Lay, State

from .test_match import play


class Unlisted(Attic):
    def legal(self, state: State, seat: Seat) -> list[Either]:
        raise AssertionError("nobody needs the list")


def box() -> Box:
    return msgspec.convert(games.box(games.setup("attic", 1, 0)), Box, from_attributes=True)


def unlisted(seats: int, *plays: str) -> AnyMatch:
    setup = games.setup("attic", seats, 7)
    made: AnyMatch = Match(Unlisted(Choices(), box()), setup)
    for text in plays:
        made.add(play(text))
    return made


@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("seed", range(12))
def test_the_opening_of_the_toy_has_three_thousand_actions(seats: int, seed: int) -> None:
    attic = Attic(Choices(), box())
    assert len(attic.floor) == 96
    assert len(attic.legal(attic.start(seats, seed), 0)) >= 3000


def test_playing_needs_no_list() -> None:
    attic = unlisted(2, "1 lay x front 0 b1", "2 lay i front 0 a4")
    with pytest.raises(IllegalAction, match="something stands there already"):
        attic.add(play("1 lay p front 0 b1"))
    assert len(attic.log) == 2


@pytest.mark.parametrize("seats", range(1, 5))
def test_taking_back_needs_no_list(seats: int) -> None:
    assert free_undo(unlisted(seats, "1 lay x front 0 b1"), 0, QuickRng(1)) == 0


@pytest.mark.parametrize("seats", range(1, 5))
def test_what_a_play_reveals_is_known_without_a_list(seats: int) -> None:
    attic, laying = unlisted(seats), Lay("x", "front", 0, "b1")
    assert not reveals(attic, 0, laying, QuickRng(1))
    assert not learns(attic, 0, laying, 0, QuickRng(1))
