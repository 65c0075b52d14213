"""Clocks follow from the log: they run for people who may act, and undo gives nothing back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from packhouse import games
from packhouse.core import notation
from packhouse.core.game import Seat
from packhouse.core.match import AnyMatch, Draw, Entry, Match, Play, Resign, Seated, Undo
from packhouse.core.rng import QuickRng
from packhouse.server.storage.facts import BOT
from packhouse.server.tables.clocks import Clocks
from packhouse.wire import Clock, Times

MOVE = Clock(kind="move", seconds=20)
GAME = Clock(kind="game", seconds=60, increment=2)
DAYS = Clock(kind="days", seconds=86400)
DAY = 86_400_000


class Timed:
    """A match and its clocks. A seat is a bot's if its occupant is."""

    def __init__(self, clock: Clock, name: str = "nim", seats: int = 2, bots: tuple[Seat, ...] = ()) -> None:
        setup = games.setup(name, seats, 7)
        self.match: AnyMatch = Match(games.load(setup), setup)
        for seat in bots:
            self.match.add(Seated(seat=seat, occupant=BOT + "casual"))
        self.clocks = Clocks(clock, self.match, self.active, self.bots)

    @property
    def active(self) -> frozenset[Seat]:
        return frozenset() if self.match.outcome else self.match.game.active(self.match.state)

    @property
    def bots(self) -> list[Seat]:
        return [seat for seat, occupant in enumerate(self.match.occupants) if occupant.startswith(BOT)]

    def add(self, entry: Entry, *, public: bool = True) -> Timed:
        self.match.add(entry)
        self.clocks.follow(self.match, entry, self.active, self.bots, public=public)
        return self

    def play(self, at: int, seat: Seat | None = None, index: int = 0, *, public: bool = True) -> Timed:
        """Play a seat's legal action, the first one if nothing else is said."""
        game, state = self.match.game, self.match.state
        seat = min(game.active(state)) if seat is None else seat
        action = notation.write(game.legal(state, seat)[index])
        return self.add(Play(seat=seat, action=action, at=at), public=public)

    def left(self, now: int) -> tuple[int | None, ...]:
        times = self.clocks.times(now)
        assert times is not None
        return times.seats


def test_without_a_clock_there_is_all_the_time() -> None:
    timed = Timed(Clock()).play(5000)
    assert timed.clocks.deadline is None
    assert timed.clocks.times(10**9) is None
    assert timed.clocks.late(10**9) == []


# For each move.


def test_only_the_clock_of_the_seat_to_act_runs() -> None:
    assert Timed(MOVE).left(5000) == (15_000, 20_000)
    assert Timed(MOVE).play(5000).left(7000) == (20_000, 18_000)


def test_each_move_has_the_whole_time() -> None:
    timed = Timed(MOVE).play(19_000).play(38_000)
    assert timed.clocks.deadline == 58_000


def test_whoever_lets_the_time_pass_is_late() -> None:
    timed = Timed(MOVE).play(5000)
    assert timed.clocks.late(24_999) == []
    assert timed.clocks.late(25_000) == [1]


def test_times_shown_are_never_below_nothing() -> None:
    assert Timed(MOVE).left(99_000) == (0, 20_000)


def test_in_a_race_every_clock_runs() -> None:
    timed = Timed(MOVE, "rollers", 3)
    assert timed.left(5000) == (15_000,) * 3
    assert timed.play(5000, seat=1).left(6000) == (14_000, 19_000, 14_000)


def test_by_correspondence_each_move_has_its_days() -> None:
    timed = Timed(DAYS).play(DAY - 1).play(2 * DAY - 2)
    assert timed.clocks.deadline == 3 * DAY - 2


# For the whole game.


def test_time_used_is_gone_and_an_increment_is_given_for_each_play() -> None:
    timed = Timed(GAME).play(5000)
    assert timed.left(5000) == (57_000, 60_000)
    assert timed.play(6000).left(10_000) == (53_000, 61_000)


def test_the_game_is_lost_when_all_its_time_is_used() -> None:
    timed = Timed(GAME).play(50_000).play(51_000)
    assert timed.clocks.deadline == 51_000 + 12_000
    assert timed.clocks.late(63_000) == [0]


# Undo.


def test_undo_gives_back_neither_time_nor_increment() -> None:
    timed = Timed(GAME).play(5000).add(Undo(to=0, at=8000))
    assert timed.left(8000) == (55_000, 57_000)
    assert timed.left(9000) == (54_000, 57_000)


def test_undo_of_several_plays_takes_each_increment_once() -> None:
    timed = Timed(GAME).play(1000).play(3000).play(6000).add(Undo(to=0, at=10_000))
    assert timed.left(10_000) == (60_000 - 4000, 60_000 - 2000 - 4000)


def test_a_second_undo_takes_nothing_again() -> None:
    timed = Timed(GAME).play(1000).add(Undo(to=0, at=1000)).play(2000).add(Undo(to=0, at=2000))
    assert timed.left(2000) == (58_000, 60_000)


def test_undo_charges_nothing_for_the_play_it_goes_back_to() -> None:
    timed = Timed(GAME).play(5000).play(6000).add(Undo(to=1, at=6000))
    assert timed.left(6000) == (57_000, 59_000)


@pytest.mark.parametrize(("clock", "whole"), [(MOVE, 20_000), (DAYS, DAY)], ids=["move", "days"])
def test_a_move_taken_back_goes_on_where_it_was(clock: Clock, whole: int) -> None:
    timed = Timed(clock).play(5000).add(Undo(to=0, at=8000))
    assert timed.left(8000) == (whole - 5000, whole)
    assert timed.clocks.deadline == 8000 + whole - 5000


def test_taking_back_again_and_again_never_makes_a_move_longer() -> None:
    timed = Timed(MOVE)
    for at in (5000, 10_000, 15_000):
        timed.play(at).add(Undo(to=0, at=at))
    assert timed.clocks.deadline == 20_000


# Phases.


def test_a_phase_has_a_clock_of_its_own() -> None:
    timed = Timed(Clock(), "snap")
    assert timed.clocks.times(1000) == Times((None, None), 2000)
    assert timed.clocks.deadline == 3000
    assert not timed.clocks.phase_is_over(2999)
    assert timed.clocks.phase_is_over(3000)


def test_a_phase_goes_on_until_its_name_changes() -> None:
    leave, grab = 1, 0
    timed = Timed(Clock(), "snap").play(1000, seat=0, index=leave)
    assert timed.clocks.deadline == 3000
    assert timed.play(2000, seat=1, index=grab).clocks.deadline == 5000


def test_the_first_clock_to_end_is_the_deadline() -> None:
    assert Timed(Clock(kind="move", seconds=2), "snap").clocks.deadline == 2000
    assert Timed(MOVE, "snap").clocks.deadline == 3000


def test_time_over_is_not_shown_as_less_than_nothing() -> None:
    assert Timed(Clock(), "snap").clocks.times(9000) == Times((None, None), 0)


# Who pays.


def test_the_clocks_of_bots_stand() -> None:
    timed = Timed(MOVE, bots=(1,)).play(5000)
    assert timed.clocks.deadline is None
    assert timed.left(99_000) == (20_000, 20_000)


def test_whoever_comes_back_has_the_time_from_there_on() -> None:
    timed = Timed(MOVE, bots=(0,)).add(Seated(seat=0, occupant="Ada", at=7000))
    assert timed.clocks.deadline == 27_000


def test_a_stand_in_stops_the_clock_of_its_person() -> None:
    timed = Timed(GAME).add(Seated(seat=0, occupant=BOT + "casual", at=7000))
    assert timed.left(30_000) == (53_000, 60_000)


def test_a_move_that_a_stand_in_goes_on_with_is_shown_with_what_is_left_of_it() -> None:
    timed = Timed(MOVE).add(Seated(seat=0, occupant=BOT + "casual", at=7000))
    assert timed.left(30_000) == (13_000, 20_000)


def test_the_plays_of_a_stand_in_earn_its_person_no_increments() -> None:
    timed = Timed(GAME).add(Seated(seat=0, occupant=BOT + "casual", at=7000))
    assert timed.play(8000).left(8000) == (53_000, 60_000)


def test_whoever_is_back_earns_increments_again() -> None:
    timed = Timed(GAME, bots=(0,)).play(1000).add(Seated(seat=0, occupant="Ada", at=1000)).play(2000)
    assert timed.play(2000).left(2000) == (62_000, 61_000)


def test_an_undo_takes_back_no_increment_that_a_stand_in_did_not_earn() -> None:
    timed = Timed(GAME, bots=(0,)).play(1000).add(Undo(to=1, at=2000))
    assert timed.left(2000) == (60_000, 59_000)


def test_a_bots_own_clock_stays_as_it_was() -> None:
    timed = Timed(GAME, bots=(1,)).play(5000).play(6000)
    assert timed.left(6000)[1] == 60_000


@pytest.mark.parametrize("end", [Resign(seat=1, at=5000), Draw(at=5000)], ids=["resigned", "drawn"])
def test_when_all_is_over_the_clocks_stand(end: Entry) -> None:
    timed = Timed(GAME).add(end)
    assert timed.clocks.deadline is None
    assert timed.left(30_000) == (55_000, 60_000)


@pytest.mark.parametrize(("clock", "left"), [(MOVE, 14_000), (GAME, 54_000)], ids=["move", "game"])
def test_a_play_that_not_everyone_notices_ends_no_move(clock: Clock, left: int) -> None:
    timed = Timed(clock, "stash").play(5000, seat=0, public=False)
    assert timed.left(6000)[0] == left


# The same for everyone.


@given(
    name=st.sampled_from(["nim", "rollers", "sealed", "snap", "stash"]),
    clock=st.sampled_from([Clock(), MOVE, GAME, DAYS]),
    seed=st.integers(0, 2**32),
)
def test_whoever_folds_the_log_again_has_the_same_clocks(name: str, clock: Clock, seed: int) -> None:
    timed, rng, now = Timed(clock, name), QuickRng(seed), 0
    for _ in range(15):
        now += rng.below(9000)
        if (entry := _anything(timed.match, rng, now)) is not None:
            timed.add(entry)
        assert _shown(_again(timed, clock, name), now) == _shown(timed, now)


def _anything(match: AnyMatch, rng: QuickRng, at: int) -> Entry | None:
    seat = rng.below(match.setup.seats)
    if match.outcome is not None:
        return Seated(seat=seat, occupant="Ada", at=at)
    active = sorted(match.game.active(match.state))
    player = rng.choose(active)
    play = Play(seat=player, action=notation.write(match.game.sample(match.state, player, rng)), at=at)
    undo = Undo(to=rng.below(match.standing[-1]), at=at) if match.standing else None
    seated = Seated(seat=seat, occupant=rng.choose(["Ada", BOT + "casual"]), at=at)
    return rng.choose([play, play, play, undo, seated])


def _again(timed: Timed, clock: Clock, name: str) -> Timed:
    again = Timed(clock, name)
    for entry in timed.match.log:
        again.add(entry)
    return again


def _shown(timed: Timed, now: int) -> Any:
    clocks = timed.clocks
    return [(clocks.deadline, clocks.times(then), clocks.late(then)) for then in (now, now + 1000, now + 30_000)]


@given(seed=st.integers(0, 2**32))
def test_no_undo_makes_any_time_longer(seed: int) -> None:
    timed, rng, now = Timed(GAME, "nim", 3), QuickRng(seed), 0
    while timed.match.outcome is None and now < 50_000:
        now += rng.below(3000)
        if timed.match.standing and rng.below(3) == 0:
            before = timed.left(now)
            timed.add(Undo(to=rng.below(timed.match.standing[-1]), at=now))
            assert all(after <= was for was, after in zip(before, timed.left(now), strict=True) if was and after)
        else:
            timed.play(now)
