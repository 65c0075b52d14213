"""Leaks in what is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from pytest import MonkeyPatch

from packhouse import wire
from packhouse.core import undo
from packhouse.core.errors import IllegalAction
from packhouse.core.game import Seat, Watcher
from packhouse.core.match import AnyMatch
from packhouse.core.notation import Action
from packhouse.core.rng import QuickRng
from packhouse.games import pictures
from packhouse.server.bots import work
from packhouse.server.connection import Connection
from packhouse.server.house import House
from packhouse.server.http import positions, summaries
from packhouse.server.http.summaries import Summary
from packhouse.server.requests import looking_back, playing, proposing, reviewing
from packhouse.server.tables import scene
from packhouse.server.tables.audience import Asked
from packhouse.server.tables.chronicle import Chronicle
from packhouse.server.tables.clocks import Clocks
from packhouse.server.tables.scene import view_of
from packhouse.server.tables.table import Make, Table

from .fault import Sound, change_updates, leaks_in, next_seat


@leaks_in("sealed")
def explains_refusals_with_the_state(patch: MonkeyPatch) -> None:
    sound = Table._tried

    def tried(self: Table, make: Make, arrival: int) -> AnyMatch:
        try:
            return sound(self, make, arrival)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.code, "it stands {state}", state=str(self.match.state)) from None

    patch.setattr(Table, "_tried", tried)


@leaks_in("stash")
def explains_staleness_with_the_log(patch: MonkeyPatch) -> None:
    sound: Sound = Table.commit

    async def commit(self: Table, *args: Any) -> None:
        try:
            await sound(self, *args)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.code, "this is entry {number}", number=len(self.match.log)) from None

    patch.setattr(Table, "commit", commit)


@leaks_in("stash")
def acknowledges_with_a_number_of_the_log(patch: MonkeyPatch) -> None:
    def acknowledge(self: Table, asked: Asked) -> None:
        asked.connection.tell(wire.encode(wire.Done(id=asked.id, token=str(len(self.match.log)))))

    patch.setattr(Table, "_acknowledge_again", acknowledge)


@leaks_in("rollers")
def previews_the_truth(patch: MonkeyPatch) -> None:
    def previewed(match: AnyMatch, seat: Seat, text: str, rng: QuickRng) -> bytes:
        match.game.play(match.state, seat, match.game.read(text))
        return wire.encode(match.game.view(match.state, seat))

    patch.setattr(playing, "_previewed", previewed)


@leaks_in("snap")
def refuses_a_preview_by_the_truth(patch: MonkeyPatch) -> None:
    def previewed(match: AnyMatch, seat: Seat, text: str, rng: QuickRng) -> bytes:
        action = match.game.read(text)
        world = match.game.imagine(match.state, seat, rng)
        match.game.play(world, seat, action)
        if undo.learns(match, seat, action, seat, rng):
            raise IllegalAction("reveals", "this play reveals something")
        return wire.encode(match.game.view(world, seat))

    patch.setattr(playing, "_previewed", previewed)


@leaks_in("stash")
def proposes_to_whom_the_next_seat_may_be_proposed(patch: MonkeyPatch) -> None:
    change_updates(patch, lambda scene, update: {"proposable": _is_proposable(scene._match, update.seat or 0)})


@leaks_in("stash")
def refuses_proposals_by_what_the_next_seat_has(patch: MonkeyPatch) -> None:
    sound = proposing._check_proposable
    patch.setattr(proposing, "_check_proposable", lambda table, seat: sound(table, next_seat(table.match, seat)))


@leaks_in("sealed")
def proposes_plays_of_the_next_seat(patch: MonkeyPatch) -> None:
    sound: Sound = work.propose
    patch.setattr(work, "propose", lambda task: sound(task._replace(seat=(task.seat + 1) % 2)))


@leaks_in("sealed")
def proposes_to_everyone(patch: MonkeyPatch) -> None:
    sound: Sound = proposing._proposed

    async def proposed(house: House, request: wire.Propose, table: Table, *args: Any) -> wire.Proposed:
        answer: wire.Proposed = await sound(house, request, table, *args)
        table.tell(answer)
        return answer

    patch.setattr(proposing, "_proposed", proposed)


@leaks_in("stash")
def counts_the_turns_of_all_for_a_proposal(patch: MonkeyPatch) -> None:
    sound: Sound = proposing._proposed

    async def proposed(house: House, request: wire.Propose, table: Table, *args: Any) -> wire.Proposed:
        answer: wire.Proposed = await sound(house, request, table, *args)
        return msgspec.structs.replace(answer, turn=sum(table._turns))

    patch.setattr(proposing, "_proposed", proposed)


@leaks_in("sealed")
def reviews_what_the_next_seat_sees(patch: MonkeyPatch) -> None:
    patch.setattr(reviewing, "view_of", lambda match, watcher: view_of(match, next_seat(match, watcher or 0)))


@leaks_in("sealed")
def reviews_for_everyone(patch: MonkeyPatch) -> None:
    def change(table: Table, answer: wire.Reviewed) -> wire.Reviewed:
        table.tell(answer)
        return answer

    _change_reviews(patch, change)


@leaks_in("stash")
def counts_as_the_log_does_in_a_review(patch: MonkeyPatch) -> None:
    _change_reviews(patch, lambda table, answer: msgspec.structs.replace(answer, number=len(table.match.log)))


@leaks_in("sealed")
def recalls_what_the_next_seat_saw(patch: MonkeyPatch) -> None:
    sound = scene.looking_back

    def recalled(request: wire.Recall, match: AnyMatch, watcher: Watcher, times: wire.Times | None) -> bytes:
        return sound(request, match, next_seat(match, watcher or 0), times)

    patch.setattr(looking_back, "looking_back", recalled)


@leaks_in("sealed")
def draws_what_the_next_seat_saw(patch: MonkeyPatch) -> None:
    sound = looking_back._pictured

    def pictured(request: wire.Picture, match: AnyMatch, watcher: Watcher) -> bytes:
        return sound(request, match, next_seat(match, watcher or 0))

    patch.setattr(looking_back, "_pictured", pictured)


@leaks_in("sealed")
def draws_the_last_play_as_it_was(patch: MonkeyPatch) -> None:
    def last_seen(match: AnyMatch, watcher: Watcher) -> Action | None:
        return pictures.seen(match, match.standing[-1], next_seat(match, watcher or 0)) if match.standing else None

    patch.setattr(pictures, "last_seen", last_seen)


@leaks_in("sealed")
def recalls_for_whoever_asks(patch: MonkeyPatch) -> None:
    patch.setattr(looking_back, "_eyes", lambda connection, table, request: request.seat)


@leaks_in("stash")
def recalls_by_a_number_of_the_log(patch: MonkeyPatch) -> None:
    patch.setattr(looking_back, "_entry", lambda table, watcher, number: min(number, len(table.match.log)))


@leaks_in("stash")
def refuses_numbers_that_the_log_does_not_reach(patch: MonkeyPatch) -> None:
    def entry(table: Table, watcher: Watcher, number: int) -> int:
        if number > len(table.match.log):
            raise IllegalAction("no_such_number", "there is no number {number}", number=number)
        return table.chronicle.entry(watcher, min(number, len(table.chronicle.told(watcher))))

    patch.setattr(looking_back, "_entry", entry)


@leaks_in("stash")
def lists_when_something_was_played(patch: MonkeyPatch) -> None:
    sound: Sound = summaries._seen

    def seen(match: AnyMatch, *args: Any) -> Summary:
        found: Summary = sound(match, *args)
        return found._replace(at=match.log[-1].at if match.log else 0)

    patch.setattr(summaries, "_seen", seen)


@leaks_in("sealed")
def shows_a_parcel_from_the_next_seat(patch: MonkeyPatch) -> None:
    patch.setattr(positions, "view_of", lambda match, watcher: view_of(match, next_seat(match, watcher)))


@leaks_in("stash")
def ends_offers_with_plays_that_nobody_notices(patch: MonkeyPatch) -> None:
    sound: Sound = Clocks.follow
    patch.setattr(Clocks, "follow", lambda self, *entry, public: sound(self, *entry, public=False))
    patch.setattr(Chronicle, "public", property(lambda self: len(self._stories[None]._counts)))


@leaks_in("stash")
def takes_back_freely_unless_others_played_unnoticed(patch: MonkeyPatch) -> None:
    patch.setattr(undo, "misses", lambda match, seat, rng: False)


def _is_proposable(match: AnyMatch, seat: Seat) -> bool:
    return match.game.proposable(match.state, next_seat(match, seat))


def _change_reviews(patch: MonkeyPatch, change: Callable[[Table, wire.Reviewed], wire.Reviewed]) -> None:
    sound: Sound = reviewing._reviewed

    async def reviewed(
        house: House, connection: Connection, request: wire.Review, table: Table, *args: Any
    ) -> wire.Reviewed:
        return change(table, await sound(house, connection, request, table, *args))

    patch.setattr(reviewing, "_reviewed", reviewed)
