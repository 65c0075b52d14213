"""What each watcher has been told of a match: every play as they saw it, counted by what they noticed alone."""

from __future__ import annotations

from bisect import bisect_left
from typing import assert_never

from ...core import notation
from ...core.game import Watcher
from ...core.match import AnyMatch, Draw, Entry, Play, Resign, Seated, Undo
from ...wire import Seen, SeenDraw, SeenPlay, SeenResign, SeenSeated, SeenUndo


class Story:
    """One watcher's side of it. The number of secret plays is a secret too: nothing here counts them."""

    def __init__(self) -> None:
        self.told: list[Seen] = []
        self._counts = [0]
        """How much had been told after each entry of the log."""

    def add(self, seen: Seen | None) -> None:
        if seen is not None:
            self.told.append(seen)
        self._counts.append(len(self.told))

    def noticed(self, number: int) -> bool:
        return self._counts[number] > self._counts[number - 1]

    def count(self, number: int) -> int:
        """Return how much had been told after entry ``number`` of the log."""
        return self._counts[number]

    def entry(self, count: int) -> int:
        """Return the number of the log's entry with which so much had been told; 0: nothing had to happen."""
        return bisect_left(self._counts, count)


class Chronicle:
    """The stories of all watchers; where nothing is hidden, they are one."""

    def __init__(self, match: AnyMatch) -> None:
        watchers: list[Watcher] = [*range(match.setup.seats), None]
        everyone = Story()
        self._stories = {watcher: Story() if match.game.hidden else everyone for watcher in watchers}
        self._distinct = list(self._stories.items()) if match.game.hidden else [(None, everyone)]

    def add(self, before: AnyMatch, entry: Entry) -> None:
        """Tell everyone of an entry that is about to be added to the match."""
        for watcher, story in self._distinct:
            story.add(_seen(before, entry, watcher, story))

    def told(self, watcher: Watcher) -> list[Seen]:
        return self._stories[watcher].told

    def entry(self, watcher: Watcher, number: int) -> int:
        """Return which entry of the log made the watcher's update of this number, before what followed unnoticed."""
        return self._stories[watcher].entry(number)

    def noticed(self, watcher: Watcher, number: int) -> bool:
        """Say whether the watcher was told of entry ``number`` of the log."""
        return self._stories[watcher].noticed(number)

    def count(self, watcher: Watcher, number: int) -> int:
        """Return how much the watcher had been told after entry ``number`` of the log."""
        return self._stories[watcher].count(number)

    @property
    def public(self) -> int:
        """How much everyone has been told: what spectators notice, all do."""
        return len(self.told(None))


def _seen(before: AnyMatch, entry: Entry, watcher: Watcher, story: Story) -> Seen | None:
    match entry:
        case Play():
            action = before.game.read(entry.action)
            shown = before.game.seen(before.state, entry.seat, action, watcher)
            return None if shown is None else SeenPlay(entry.seat, notation.write(shown), entry.at, entry.late)
        case Undo():
            undone = (number for number in before.standing if number > entry.to)
            return SeenUndo(story.count(entry.to), entry.at) if any(map(story.noticed, undone)) else None
        case Resign():
            return SeenResign(entry.seat, entry.late, entry.at)
        case Draw():
            return SeenDraw(entry.at)
        case Seated():
            return SeenSeated(entry.seat, entry.occupant, entry.at)
        case _:
            assert_never(entry)
