"""Faults in what a watcher knows."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from packhouse.core.game import Aim, Seat, Watcher
from packhouse.core.rng import Rng
from tests.contract import knowing
from tests.toys.nim import rules as nim
from tests.toys.nim.rules import Nim
from tests.toys.rollers import rules as rollers
from tests.toys.rollers.rules import Rollers
from tests.toys.sealed import rules as sealed
from tests.toys.sealed.rules import Bid, Sealed
from tests.toys.snap import rules as snap
from tests.toys.snap.rules import Snap
from tests.toys.stash import rules as stash
from tests.toys.stash.rules import Stash

from .fault import caught_by


class TellingView(rollers.View, frozen=True):
    told: tuple[str, ...] = ()


@caught_by(knowing.nobody_can_tell_an_imagined_position_from_the_true_one)
class ShowsTheNextHand(Sealed):
    def view(self, state: sealed.State, watcher: Watcher) -> sealed.View:
        return super().view(state, None if watcher is None else (watcher + 1) % len(state.hands))


@caught_by(knowing.nobody_can_tell_an_imagined_position_from_the_true_one)
class ShowsTheKey(Rollers):
    def view(self, state: rollers.State, watcher: Watcher) -> rollers.View:
        seen = super().view(state, watcher)
        return TellingView(seen.rolls, seen.stopped, tuple(dice.key.hex() for dice in state.dice))


@caught_by(knowing.nobody_can_tell_an_imagined_position_from_the_true_one)
class ShowsTheNextRoll(Rollers):
    def view(self, state: rollers.State, watcher: Watcher) -> rollers.View:
        seen = super().view(state, watcher)
        return TellingView(seen.rolls, seen.stopped, tuple(str(dice.copy().roll()) for dice in state.dice))


@caught_by(knowing.nobody_can_tell_an_imagined_position_from_the_true_one)
class CountsTheHandsAmongThePoints(Sealed):
    def aim(self, state: sealed.State) -> Aim:
        return Aim(score=sum(map(sum, state.hands)))


@caught_by(knowing.nobody_can_tell_an_imagined_position_from_the_true_one)
class ImaginesTheOwnHandAnew(Sealed):
    def imagine(self, state: sealed.State, watcher: Watcher, rng: Rng) -> sealed.State:
        return super().imagine(state, None, rng)


@caught_by(knowing.nobody_can_tell_an_imagined_position_from_the_true_one)
class ImaginesThatOthersHaveLeft(Snap):
    def view(self, state: snap.State, watcher: Watcher) -> snap.View:
        return msgspec.structs.replace(super().view(state, watcher), left=())

    def imagine(self, state: snap.State, watcher: Watcher, rng: Rng) -> snap.State:
        world = super().imagine(state, watcher, rng)
        world.left = {seat for seat in range(len(state.won)) if seat != watcher and rng.below(2)}
        return world


@caught_by(knowing.where_nothing_is_hidden_everyone_sees_the_same)
class ShowsEachTheirOwnHeapsFirst(Nim):
    def view(self, state: nim.State, watcher: Watcher) -> nim.View:
        seen = super().view(state, watcher)
        return msgspec.structs.replace(seen, heaps=seen.heaps[::-1] if watcher else seen.heaps)


@caught_by(knowing.something_is_imagined_anew_just_where_something_is_hidden)
class ImaginesNothing(Sealed):
    def imagine(self, state: sealed.State, watcher: Watcher, rng: Rng) -> sealed.State:
        world = state.copy()
        world.rng = rng.fork()
        return world


@caught_by(knowing.something_is_imagined_anew_just_where_something_is_hidden)
class SaysThatNothingIsHidden(Snap):
    hidden = False


@caught_by(knowing.something_is_imagined_anew_just_where_something_is_hidden)
class SaysThatSomethingIsHidden(Nim):
    hidden = True


@caught_by(knowing.no_imagined_position_has_a_true_generator)
class KeepsTheGenerators(Rollers):
    def imagine(self, state: rollers.State, watcher: Watcher, rng: Rng) -> rollers.State:
        return state.copy()


@caught_by(knowing.what_is_imagined_follows_from_what_is_known)
class ShufflesTheTruth(Snap):
    def imagine(self, state: snap.State, watcher: Watcher, rng: Rng) -> snap.State:
        world = state.copy()
        below = state.deck[:-1]
        rng.shuffle(below)
        world.deck = below + state.deck[-1:]
        return world


@caught_by(knowing.imagined_positions_are_independent)
class SharesWhatItImagines(Snap):
    def imagine(self, state: snap.State, watcher: Watcher, rng: Rng) -> snap.State:
        world = super().imagine(state, watcher, rng)
        world.won = state.won
        return world


@caught_by(knowing.asking_changes_nothing)
class RollsToLook(Rollers):
    def view(self, state: rollers.State, watcher: Watcher) -> rollers.View:
        for dice in state.dice:
            dice.roll()
        return super().view(state, watcher)


@caught_by(knowing.asking_changes_nothing)
class TidiesUpWhenAsked(Snap):
    def legal(self, state: snap.State, seat: Seat) -> list[snap.Either]:
        state.won[seat].sort()
        return super().legal(state, seat)


@caught_by(knowing.a_play_as_seen_tells_no_more_than_the_view_that_follows)
class ShowsBids(Sealed):
    def seen(self, state: sealed.State, seat: Seat, action: Bid, watcher: Watcher) -> Bid:
        return action


@caught_by(knowing.what_a_watcher_does_not_notice_changes_nothing_for_them)
class HidesWhoIsDone(Stash):
    def seen(self, state: stash.State, seat: Seat, action: stash.Either, watcher: Watcher) -> stash.Either | None:
        return action if watcher == seat else None


@caught_by(knowing.where_nothing_is_hidden_every_play_is_seen_as_it_is)
class TellsOnlyTheHeap(Nim):
    def seen(self, state: nim.State, seat: Seat, action: nim.Take, watcher: Watcher) -> nim.Take:
        return action if watcher == seat else nim.Take(action.heap, 0)


@caught_by(knowing.plays_that_look_alike_are_those_that_are_seen_so)
class ForgetsWhatGoesUnnoticed(Stash):
    def alike(
        self, state: stash.State, seat: Seat, shown: stash.Either | None, watcher: Watcher
    ) -> Sequence[stash.Either]:
        return super().alike(state, seat, shown, watcher) if shown else ()


@caught_by(knowing.plays_that_look_alike_are_those_that_are_seen_so)
class TakesAnyCardForOneInTheHand(Sealed):
    def alike(self, state: sealed.State, seat: Seat, shown: Bid | None, watcher: Watcher) -> Sequence[Bid]:
        return [Bid(card) for card in sealed.DECK if self.seen(state, seat, Bid(card), watcher) == shown]


@caught_by(knowing.a_seat_sees_its_own_plays_as_they_are)
class HidesBidsFromTheBidder(Sealed):
    def seen(self, state: sealed.State, seat: Seat, action: Bid, watcher: Watcher) -> Bid:
        return Bid(None)
