"""Leaks in what there is to see."""

from __future__ import annotations

from typing import Any

import msgspec
from pytest import MonkeyPatch

from packhouse import wire
from packhouse.server.storage.facts import Facts
from packhouse.server.tables import lobby
from packhouse.server.tables.clocks import Clocks
from packhouse.server.tables.scene import Scene
from packhouse.server.tables.table import Table

from .fault import Sound, change_updates, leaks_in, next_seat


@leaks_in("sealed")
def shows_the_state(patch: MonkeyPatch) -> None:
    patch.setattr(Scene, "_seen", lambda self, watcher: wire.encode(self._match.state))


@leaks_in("sealed")
def shows_what_the_next_seat_knows(patch: MonkeyPatch) -> None:
    sound: Sound = Scene._seen
    patch.setattr(Scene, "_seen", lambda self, watcher: sound(self, next_seat(self._match, watcher or 0)))


@leaks_in("sealed")
def lists_the_actions_of_the_next_seat(patch: MonkeyPatch) -> None:
    sound: Sound = Scene._legal
    patch.setattr(Scene, "_legal", lambda self, seat: sound(self, next_seat(self._match, seat)))


@leaks_in("stash")
def says_how_often_everyone_has_played(patch: MonkeyPatch) -> None:
    change_updates(patch, lambda scene, update: {"turn": sum(scene._turns)})


@leaks_in("nim")
def shows_the_seed_from_the_start(patch: MonkeyPatch) -> None:
    change_updates(patch, lambda scene, update: {"seed": str(scene._match.setup.seed)})


@leaks_in("stash")
def describes_how_long_the_log_is(patch: MonkeyPatch) -> None:
    sound: Sound = Table.described

    def described(self: Table, *args: Any, **more: Any) -> wire.Table:
        table: wire.Table = sound(self, *args, **more)
        return msgspec.structs.replace(table, title=f"{table.title} {len(self.match.log)}")

    patch.setattr(Table, "described", described)


@leaks_in("nim")
def lists_seeds_in_the_lobby(patch: MonkeyPatch) -> None:
    sound: Sound = lobby._described

    def described(table: str, facts: Facts) -> wire.OpenTable:
        listed: wire.OpenTable = sound(table, facts)
        return msgspec.structs.replace(listed, title=facts.seed)

    patch.setattr(lobby, "_described", described)


@leaks_in("stash")
def gives_time_for_plays_that_nobody_notices(patch: MonkeyPatch) -> None:
    sound: Sound = Clocks.follow
    patch.setattr(Clocks, "follow", lambda self, *entry, public: sound(self, *entry, public=True))
