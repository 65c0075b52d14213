"""Everyone is told what they notice, counted by what they noticed alone."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from packhouse import games
from packhouse.core import notation
from packhouse.core.game import Seat, Watcher
from packhouse.core.match import AnyMatch, Draw, Entry, Match, Play, Resign, Seated, Undo
from packhouse.core.rng import QuickRng
from packhouse.server.tables.chronicle import Chronicle
from packhouse.wire import Seen, SeenDraw, SeenPlay, SeenResign, SeenSeated, SeenUndo


class Told:
    """A match of three, and what is told of it."""

    def __init__(self, name: str) -> None:
        setup = games.setup(name, 3, 7)
        self.match: AnyMatch = Match(games.load(setup), setup)
        self.chronicle = Chronicle(self.match)

    def add(self, *entries: Entry | str) -> Told:
        """Add entries; a play may be written ``1 take 1 3``, the seat first and counted from 1."""
        for entry in entries:
            if isinstance(entry, str):
                seat, _, action = entry.partition(" ")
                entry = Play(seat=int(seat) - 1, action=action)  # noqa: PLW2901
            self.chronicle.add(self.match, entry)
            self.match.add(entry)
        return self

    def to(self, watcher: Watcher) -> list[Seen]:
        return self.chronicle.told(watcher)


WATCHERS = (0, 1, 2, None)


@pytest.mark.parametrize("watcher", WATCHERS)
def test_everyone_is_told_of_plays_in_the_open(watcher: Watcher) -> None:
    assert Told("nim").add("1 take 1 2").to(watcher) == [SeenPlay(0, "take 1 2")]


def test_a_play_is_told_in_its_own_notation_and_with_its_time() -> None:
    told = Told("nim").add(Play(seat=0, action=" TAKE 01  2", at=99))
    assert told.to(None) == [SeenPlay(0, "take 1 2", 99)]


def test_a_play_is_told_as_it_looks() -> None:
    told = Told("sealed")
    card = told.match.state.hands[1][0]
    told.add(f"2 bid {card}")
    assert told.to(1) == [SeenPlay(1, f"bid {card}")]
    assert told.to(0) == told.to(2) == told.to(None) == [SeenPlay(1, "bid -")]


def test_what_is_not_noticed_is_not_told() -> None:
    told = Told("stash").add("1 hide 1", "2 hide 3", "1 done")
    assert told.to(0) == [SeenPlay(0, "hide 1"), SeenPlay(0, "done")]
    assert told.to(2) == told.to(None) == [SeenPlay(0, "done")]


def test_public_is_what_everyone_was_told() -> None:
    told = Told("stash").add("1 hide 1")
    assert told.chronicle.public == 0
    assert told.add("2 done").chronicle.public == 1


def test_an_undo_goes_back_to_a_number_of_ones_own() -> None:
    told = Told("stash").add("1 hide 1", "1 hide 2", "2 done", "3 done", Undo(to=3))
    assert told.to(0)[-1] == SeenUndo(3)
    assert told.to(1)[-1] == told.to(None)[-1] == SeenUndo(1)


def test_an_undo_of_what_was_not_noticed_is_not_noticed() -> None:
    told = Told("stash").add("2 done", "1 hide 1", Undo(to=1))
    assert told.to(0)[-1] == SeenUndo(1)
    assert told.to(1) == told.to(None) == [SeenPlay(1, "done")]


def test_what_was_taken_back_before_is_not_taken_back_again() -> None:
    told = Told("stash").add("2 done", Undo(to=0), "1 hide 1", Undo(to=0))
    assert told.to(None) == [SeenPlay(1, "done"), SeenUndo(0)]
    assert told.to(0) == [SeenPlay(1, "done"), SeenUndo(0), SeenPlay(0, "hide 1"), SeenUndo(0)]


@pytest.mark.parametrize("watcher", WATCHERS)
@pytest.mark.parametrize(
    ("entry", "seen"),
    [
        (Resign(seat=1, late=True, at=5), SeenResign(1, True, 5)),
        (Draw(at=5), SeenDraw(5)),
        (Seated(seat=2, occupant="Zoë", at=5), SeenSeated(2, "Zoë", 5)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_everyone_is_told_what_happens_beside_the_board(entry: Entry, seen: Seen, watcher: Watcher) -> None:
    assert Told("stash").add(entry).to(watcher) == [seen]


@given(name=st.sampled_from(["nim", "sealed", "stash"]), seed=st.integers(0, 2**32))
def test_whoever_follows_their_story_knows_which_plays_stand(name: str, seed: int) -> None:
    told, rng = Told(name), QuickRng(seed)
    match, looks = told.match, _Looks()
    for _ in range(12):
        if match.outcome is None and match.standing and rng.below(4) == 0:
            told.add(Undo(to=rng.below(match.standing[-1])))
        elif match.outcome is None:
            seat = rng.choose(sorted(match.game.active(match.state)))
            action = match.game.sample(match.state, seat, rng)
            looks.note(match, seat, action)
            told.add(Play(seat=seat, action=notation.write(action)))
    for watcher in WATCHERS:
        assert _standing(told.to(watcher)) == looks.standing(match, watcher)


class _Looks:
    """How each play looked to each watcher, by its number in the log; plays that weren't noticed are left out."""

    def __init__(self) -> None:
        self._looks: dict[tuple[Watcher, int], SeenPlay] = {}

    def note(self, match: AnyMatch, seat: Seat, action: Any) -> None:
        for watcher in WATCHERS:
            if (seen := match.game.seen(match.state, seat, action, watcher)) is not None:
                self._looks[watcher, len(match.log) + 1] = SeenPlay(seat, notation.write(seen))

    def standing(self, match: AnyMatch, watcher: Watcher) -> list[SeenPlay]:
        return [self._looks[watcher, number] for number in match.standing if (watcher, number) in self._looks]


def _standing(story: list[Seen]) -> list[Seen]:
    """Return the plays that stand, as someone finds out who has the story alone."""
    standing: dict[int, Seen] = {}
    for number, seen in enumerate(story, 1):
        if isinstance(seen, SeenUndo):
            standing = {kept: play for kept, play in standing.items() if kept <= seen.to}
        elif isinstance(seen, SeenPlay):
            standing[number] = seen
    return list(standing.values())
