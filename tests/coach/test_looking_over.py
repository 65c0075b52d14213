"""The coach goes along a finished match, the same way each time, and finds what was badly played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from packhouse import games
from packhouse.bots.playing import by_lot, steps
from packhouse.coach.judging import WORST, judged
from packhouse.coach.looking import in_one_go, looked, slices, suspects
from packhouse.coach.past import LONGEST, Past
from packhouse.core import notation
from packhouse.core.errors import Refusal
from packhouse.core.match import AnyMatch, Entry, Match, Play, Resign, Undo
from packhouse.core.rng import KeyedRng, QuickRng
from packhouse.games import players
from packhouse.wire import Verdict, Weighed

games.add(Path(__file__).parents[1] / "toys")


def played(game: str, seats: int = 2, seed: int = 3, bot: str = "uniform", **options: Any) -> AnyMatch:
    """Return a match that bots have played to its end."""
    setup = games.setup(game, seats, seed, options)
    rules = games.load(setup)
    seated, luck = [players.named(game, bot)] * seats, [QuickRng(seat) for seat in range(seats)]
    match: AnyMatch = Match(rules, setup)
    for seat, action in steps(rules, rules.start(seats, seed), by_lot(rules, seated, luck, KeyedRng.from_seed(seed))):
        match.play(seat, action)
    return match


def sealed(seats: int = 2) -> AnyMatch:
    return played("sealed", seats, hand=2)


def verdict(match: AnyMatch) -> Verdict:
    assert match.outcome
    *_, (done, total, found) = in_one_go(Past.of(match))
    assert done == total
    return judged(Past.of(match), found, match.outcome)


def test_the_same_match_gives_the_same_verdict() -> None:
    assert verdict(sealed()) == verdict(sealed())


def test_the_verdict_is_the_same_in_whatever_pieces_it_is_worked_out() -> None:
    past = Past.of(sealed())
    by_one, by_three = ([one for piece in slices(past, size) for one in looked(past, piece)] for size in (1, 3))
    assert by_one == by_three


def test_no_one_is_looked_at_while_the_match_goes_on() -> None:
    match: AnyMatch = Match(sealed().game, sealed().setup)
    with pytest.raises(Refusal, match="isn’t over yet"):
        Past.of(match)


def test_where_nothing_was_played_there_is_nothing_to_look_over() -> None:
    match: AnyMatch = Match(sealed().game, sealed().setup)
    match.add(Resign(seat=0))
    with pytest.raises(Refusal, match="nothing was played"):
        Past.of(match)


def test_an_endless_match_is_refused() -> None:
    match = sealed()
    match.standing = list(range(1, LONGEST + 2))
    with pytest.raises(Refusal, match="too long"):
        Past.of(match)


def test_what_was_taken_back_is_not_judged() -> None:
    setup = games.setup("sealed", 2, 3, {"hand": 2})
    rules = games.load(setup)
    first, second = (notation.write(bid) for bid in rules.legal(rules.start(2, 3), 0))
    log: list[Entry] = [Play(seat=0, action=first), Undo(to=0), Play(seat=0, action=second), Resign(seat=1)]
    match: AnyMatch = Match(rules, setup, log)
    assert [(one.number, one.action) for one in verdict(match).weighed] == [(3, second)]


def test_where_there_was_no_choice_nothing_is_judged() -> None:
    match = sealed()
    for one, point in zip(verdict(match).weighed, Past.of(match).points(), strict=True):
        assert one.lead is None or len(point.sight.legal) > 1


def test_a_seat_has_at_most_three_slips_the_worst_first() -> None:
    told = verdict(played("sealed", 2, hand=5))
    for seat, places in enumerate(told.slips):
        costs = [told.weighed[place].cost for place in places]
        assert costs == sorted(costs, reverse=True)
        assert len(costs) <= WORST
        assert all(told.weighed[place].seat == seat for place in places)


def test_where_it_turned_is_the_slip_itself_and_not_the_others_play_before_it() -> None:
    """The other's lead leaps over the slip, too, from the decision before it to the one after it, and further."""
    match = played("sealed", 2, hand=5)
    past, slip = Past.of(match), 5
    after = {past.plays[slip].seat: -20.0, 1 - past.plays[slip].seat: 25.0}
    found = [
        Weighed(number, play.seat, play.action, lead=after[play.seat] if place > slip else 0.0)
        for place, (number, play) in enumerate(zip(past.numbers, past.plays, strict=True))
    ]
    found[slip] = msgspec.structs.replace(found[slip], cost=20.0)
    assert match.outcome
    assert judged(past, found, match.outcome).swings == (slip,)


@pytest.mark.parametrize("seats", [2, 3])
def test_an_account_adds_up_to_how_it_ended(seats: int) -> None:
    for own in filter(None, verdict(sealed(seats)).accounts):
        whole = own.begun + own.gifts + own.luck + own.rest - own.slips
        assert whole == pytest.approx(own.ended, abs=0.05)


def test_what_is_looked_at_twice_are_the_dearest_plays() -> None:
    past = Past.of(played("sealed", 2, hand=5))
    found = [one for piece in slices(past, 9) for one in looked(past, piece)]
    again = {piece.first for piece in suspects(found)}
    left = [one.cost for place, one in enumerate(found) if place not in again]
    assert all(found[place].cost for place in again)
    assert max(left, default=0.0) <= max((found[place].cost for place in again), default=0.0)


def test_chance_is_told_where_a_play_draws_it() -> None:
    """In Sealed Bids the last bid of a round has the next prize drawn."""
    drawn = [one.chance for one in verdict(sealed()).weighed]
    assert drawn[1]
    assert not drawn[0]


def test_a_game_without_chance_knows_no_luck() -> None:
    told = verdict(played("stash", 2))
    assert not told.chance
    assert all(own is None or own.luck == 0 for own in told.accounts)
