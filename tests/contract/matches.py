"""Promises about matches: taking back, giving up, agreeing, sitting down, and writing it all down."""

from __future__ import annotations

from packhouse.core.match import AnyMatch, Draw, Match, Play, Resign, Seated, Undo
from packhouse.core.record import Record, read, write

from .case import Case
from .parts import text
from .promise import promise
from .refusing import refuses

LATE = 10**9


@promise
def undo_gives_the_position_after_the_plays_that_stand(case: Case) -> None:
    for match, to in _unfinished(case):
        length = len(match.log)
        match.add(Undo(to=to, at=LATE))
        assert text(match.state) == text(case.after(to))
        assert match.standing == list(range(1, to + 1))
        assert len(match.log) == length + 1, "numbers never go back"


@promise
def undo_never_redraws_chance(case: Case) -> None:
    for match, to in _unfinished(case):
        before = text(match.state)
        plays = case.log[to : len(match.log)]
        match.add(Undo(to=to, at=LATE))
        for play in plays:
            match.add(Play(seat=play.seat, action=play.action, at=LATE))
        assert text(match.state) == before
        assert match.standing == sorted(set(match.standing))
        assert match.standing[-1] == len(match.log)
        refuses(match, Undo(to=len(match.log), at=LATE))


@promise
def whoever_resigns_is_ranked_behind_those_who_stay(case: Case) -> None:
    match = case.match(len(case.plays) // 2)
    match.add(Resign(seat=0, at=LATE))
    refuses(match, Resign(seat=0, at=LATE))
    if case.setup.seats > 2:
        assert match.outcome is None, "the others play on"
        for play in case.log[len(case.plays) // 2 :]:
            match.add(Play(seat=play.seat, action=play.action, at=LATE))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.ranks[0] == max(2, case.setup.seats), "alone, too, whoever resigns has not won"


@promise
def what_is_tried_on_a_copy_leaves_the_match_alone(case: Case) -> None:
    match, state = case.match(0), case.start()
    for play, step in zip(case.log, case.plays, strict=True):
        before, log = text(match.state), match.log[:]
        twin = match.copy()
        twin.add(Play(seat=play.seat, action=play.action, at=LATE))
        assert (text(match.state), match.log) == (before, log)
        case.game.apply(state, *step)
        assert text(twin.state) == text(state)
        match.add(play)


@promise
def a_draw_is_agreed_where_the_game_has_draws(case: Case) -> None:
    match = case.match(len(case.plays) // 2)
    if not case.game.draws or case.setup.seats == 1:
        refuses(match, Draw(at=LATE))
        return
    match.add(Draw(at=LATE))
    assert match.outcome is not None
    assert match.outcome.ranks == (1,) * case.setup.seats
    refuses(match, Undo(to=0, at=LATE))


@promise
def who_sits_where_never_changes_the_position(case: Case) -> None:
    for number in (0, len(case.plays)):
        match = case.match(number)
        before = text(match.state)
        match.add(Seated(seat=case.setup.seats - 1, occupant="Zoë", at=LATE))
        assert match.occupants[-1] == "Zoë"
        assert text(match.state) == before
        refuses(match, Seated(seat=case.setup.seats, occupant="Zoë", at=LATE))


@promise
def the_record_reads_as_it_was_written(case: Case) -> None:
    match = case.match(len(case.plays) - 1)
    if match.standing:
        match.add(Undo(to=len(match.standing) // 2, at=LATE))
    match.add(Seated(seat=0, occupant='“Zoë”\n"end"', at=LATE))
    match.add(Resign(seat=0, late=True, at=LATE))
    players = tuple(f"player {seat}" for seat in range(case.setup.seats))
    record = Record(setup=case.setup, players=players, log=tuple(match.log), result="unfinished")
    again = read(write(record))
    assert again == record
    assert text(Match(case.game, again.setup, again.log).state) == text(match.state)


def _unfinished(case: Case) -> list[tuple[AnyMatch, int]]:
    """Return matches one play before the end, each with a number to go back to."""
    last = len(case.plays) - 1
    return [(case.match(last), to) for to in {0, last // 2, last - 1} if 0 <= to < last]
