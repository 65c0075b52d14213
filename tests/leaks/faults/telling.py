"""Leaks in what is told to have happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pytest import MonkeyPatch

from packhouse import wire
from packhouse.core.game import Watcher
from packhouse.core.match import AnyMatch, Entry, Play, Undo
from packhouse.server.connection import Connection
from packhouse.server.tables import chronicle
from packhouse.server.tables.chronicle import Story
from packhouse.server.tables.table import Table

from .fault import Sound, change_updates, leaks_in


@leaks_in("sealed")
def tells_plays_as_they_are(patch: MonkeyPatch) -> None:
    _change_seen(patch, Play, lambda entry, told, story: wire.SeenPlay(entry.seat, entry.action, entry.at))


@leaks_in("stash")
def tells_that_something_was_played(patch: MonkeyPatch) -> None:
    _change_seen(patch, Play, lambda entry, told, story: told or wire.SeenPlay(entry.seat, "?", entry.at))


@leaks_in("stash")
def tells_of_every_undo(patch: MonkeyPatch) -> None:
    _change_seen(patch, Undo, lambda entry, told, story: wire.SeenUndo(story.count(entry.to), entry.at))


@leaks_in("stash")
def goes_back_to_a_number_of_the_log(patch: MonkeyPatch) -> None:
    _change_seen(patch, Undo, lambda entry, told, story: told and wire.SeenUndo(entry.to, entry.at))


@leaks_in("stash")
def counts_as_the_log_does(patch: MonkeyPatch) -> None:
    change_updates(patch, lambda scene, update: {"number": len(scene._match.log)})


@leaks_in("stash")
def says_something_at_every_entry(patch: MonkeyPatch) -> None:
    sound: Sound = Table._fold

    def fold(self: Table, *args: Any) -> None:
        sound(self, *args)
        self.tell(wire.Done(id=""))

    patch.setattr(Table, "_fold", fold)


@leaks_in("sealed")
def sends_the_log_to_whoever_comes_back(patch: MonkeyPatch) -> None:
    sound = Table.tell_all

    def tell_all(self: Table, connection: Connection, since: int, answer: str = "") -> None:
        sound(self, connection, since, answer)
        connection.tell(wire.encode(wire.Done(id=str(self.match.log))))

    patch.setattr(Table, "tell_all", tell_all)


def _change_seen(patch: MonkeyPatch, kind: type[Entry], change: Callable[[Any, wire.Seen | None, Story], Any]) -> None:
    """Change what is told of entries of one kind."""
    sound = chronicle._seen

    def seen(before: AnyMatch, entry: Entry, watcher: Watcher, story: Story) -> wire.Seen | None:
        told = sound(before, entry, watcher, story)
        changed: wire.Seen | None = change(entry, told, story) if isinstance(entry, kind) else told
        return changed

    patch.setattr(chronicle, "_seen", seen)
