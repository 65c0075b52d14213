"""Newcomers are rated soon, and whoever makes them up to beat them gains little."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from packhouse.core.rng import QuickRng
from packhouse.server.people.ratings import OPPONENTS, SURE, Rating, fresh, number, updated
from packhouse.server.people.weights import weights

from .room import Room, in_a_room
from .test_ladder import given_up, mu

PROVED = Rating(25, 2.0, 50, 10)
FIRST_WINS, SECOND_WINS = [1, 2], [2, 1]


def after(one: Rating, other: Rating, ranks: Sequence[int], met: float = 0.0) -> list[Rating]:
    """Return the ratings of two who have met so often lately, as the books write them."""
    pairs = {("one", "other"): met, ("other", "one"): met}
    return updated([one, other], ranks, weights(["one", "other"], pairs, [one.proof, other.proof]))


def knowing(rating: Rating, people: int) -> Rating:
    return msgspec.structs.replace(rating, opponents=people)


def farmed(accounts: int) -> Rating:
    """Return the rating of someone whom so many new accounts have each let win twice."""
    rating = fresh()
    for people in range(accounts):
        puppet = fresh()
        for met in range(2):
            rating, puppet = after(knowing(rating, people), knowing(puppet, met), FIRST_WINS, met)
    return rating


def honest(seed: int) -> Rating:
    """Return the rating of someone who wins four of five among 200 matches against proved players of mean strength."""
    rating, rng = fresh(), QuickRng(seed)
    for people in range(200):
        ranks = FIRST_WINS if rng.below(5) else SECOND_WINS
        rating, _ = after(knowing(rating, people), PROVED, ranks)
    return rating


def test_22_new_accounts_lift_nobody_above_an_honest_player() -> None:
    assert number(farmed(22)) < min(number(honest(seed)) for seed in range(5))


def test_nor_do_they_prove_a_rating() -> None:
    assert farmed(22).sigma > SURE


def test_a_newcomer_among_proved_players_is_sure_after_a_dozen_matches() -> None:
    rating = fresh()
    for people in range(13):
        rating, _ = after(knowing(rating, people), PROVED, FIRST_WINS if people % 2 else SECOND_WINS)
    assert rating.sigma < SURE


def test_newcomers_among_themselves_are_proved_in_time_and_none_sinks_by_it() -> None:
    """Everyone plays everyone, two rounds of 15 matches each, and wins every other one."""
    people = range(16)
    ratings = [fresh() for _ in people]
    for met in range(2):
        for turn in range(1, len(people)):
            for one in people:
                other = one ^ turn
                if one < other:
                    ranks = FIRST_WINS if (one + turn + met) % 2 else SECOND_WINS
                    pair = after(ratings[one], ratings[other], ranks, met)
                    ratings[one], ratings[other] = (knowing(it, max(it.opponents, turn)) for it in pair)
    assert not any(rating.is_provisional for rating in ratings)
    assert sum(rating.mu for rating in ratings) / len(ratings) == pytest.approx(25, abs=1)


def test_a_match_tells_the_more_the_surer_the_other_is_and_all_once_they_are_proved() -> None:
    proofs = [Rating(25, sigma, 9, OPPONENTS).proof for sigma in (8.3, 7.0, SURE, 2.0)]
    assert proofs == sorted(proofs) and proofs[2:] == [1, 1]
    assert Rating(25, 2.0, 9, OPPONENTS - 1).proof < proofs[0]


@in_a_room()
async def test_the_books_count_a_newcomers_loss_little(room: Room) -> None:
    await given_up(room, "Sock", "Ada")
    full, _ = updated([fresh(), fresh()], FIRST_WINS)
    assert 25 < await mu(room, "Ada") < 25 + (full.mu - 25) / 5
