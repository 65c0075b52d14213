"""What components do: rates, gaps and their intervals, against known numbers and in games that chance made."""

from __future__ import annotations

from collections import Counter

import pytest

from packhouse.core.game import Outcome, Reason
from packhouse.core.rng import QuickRng
from packhouse.kit.offers import Offer
from packhouse.lab.correction import holm
from packhouse.lab.effects import Gap, gap
from packhouse.lab.intervals import share
from packhouse.lab.offered import ABSENT, Had, Offered
from packhouse.lab.rates import Rate, at_most, hardly_taken, rate

WON, LOST = (Outcome(scores, ranks, Reason("over")) for scores, ranks in (((2.0, 1.0), (1, 2)), ((1.0, 2.0), (2, 1))))
FIRST, SECOND = (1.0, 0.0), (0.0, 1.0)


def test_holms_correction_gives_the_textbooks_numbers() -> None:
    """As R's p.adjust does: 0.01, 0.04, 0.03, 0.005 become 0.03, 0.06, 0.06, 0.02."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_the_tail_of_a_binomial_is_the_textbooks() -> None:
    assert at_most(1, 10, 0.5) == pytest.approx(11 / 1024)
    assert at_most(0, 60, 0.1) == pytest.approx(0.9**60)
    assert at_most(20, 20, 0.3) == pytest.approx(1)


def test_a_rate_is_over_all_offers() -> None:
    found = rate({(1, 2): 30, (0, 2): 30})
    assert (found.taken, found.offers) == (30, 120)
    assert found.share.value == 0.25


def test_offers_of_a_game_that_hang_together_tell_as_much_as_their_game() -> None:
    together, apart = rate({(10, 10): 50, (0, 10): 50}), rate({(5, 10): 100})
    assert together.share.value == apart.share.value == 0.5
    assert together.worth == pytest.approx(100, rel=0.02)
    assert apart.worth == 1000


def test_what_is_never_taken_has_been_declined_once_a_game() -> None:
    assert rate({(0, 10): 40}).worth == 40


def test_hardly_taken_is_less_than_a_quarter_of_an_even_share() -> None:
    assert hardly_taken(Rate(0, 400, 400), even=0.25) == pytest.approx((1 - 0.0625) ** 400)
    assert hardly_taken(Rate(30, 400, 400), even=0.25) == 1.0
    assert 0.05 < hardly_taken(Rate(20, 400, 400), even=0.25) < 0.5


def test_a_gap_is_taken_seat_for_seat() -> None:
    """The first seat wins 80 of 100 without it and with it; so does it nothing, though mostly the first has it."""
    games: dict[Had, int] = {
        ((1, 0), FIRST): 64, ((1, 0), SECOND): 16, ((0, 1), FIRST): 16, ((0, 1), SECOND): 4,
    }  # fmt: skip
    found = gap(games)
    assert found
    assert found.value == pytest.approx(0)
    assert (found.having.value, found.lacking.value) == pytest.approx((0.68, 0.32))


def test_a_gap_has_the_error_of_the_games_it_was_seen_in() -> None:
    """In pairs of which just one has it, 60 of 100 wins are a gap of 0.2, with a standard error of 2·√(0.6·0.4/100)."""
    games: dict[Had, int] = {
        ((1, 0), FIRST): 30, ((1, 0), SECOND): 20, ((0, 1), SECOND): 30, ((0, 1), FIRST): 20,
    }  # fmt: skip
    found = gap(games)
    assert found
    assert found.value == pytest.approx(0.2)
    assert found.error == pytest.approx(1.96 * 2 * (0.24 / 100) ** 0.5, rel=0.02)
    assert found.seats == 100


def test_who_has_more_than_is_usual_is_compared_with_who_has_less() -> None:
    games: dict[Had, int] = {((3, 1), FIRST): 40, ((1, 3), SECOND): 40}
    found = gap(games)
    assert found
    assert (found.having.value, found.lacking.value) == (1, 0)


def test_who_has_just_what_is_usual_has_no_more_than_others() -> None:
    found = gap({((1,), (0.0,)): 20, ((2,), (0.0,)): 20, ((3,), (1.0,)): 20})
    assert found
    assert (found.seats, found.others, found.having.value) == (20, 40, 1)


def test_a_gap_that_is_no_more_than_taste_may_well_be_chance_however_sure_it_is() -> None:
    shares = share(56, 100), share(50, 100)
    assert Gap(*shares, value=0.05, error=0.001, seats=10_000, others=10_000).chance == 1
    assert Gap(*shares, value=-0.06, error=0.0098, seats=10_000, others=10_000).chance == pytest.approx(
        0.0455, rel=0.01
    )


def test_alone_games_with_it_are_compared_with_games_without() -> None:
    found = gap({((1,), (1.0,)): 30, ((1,), (0.0,)): 10, ((0,), (1.0,)): 10, ((0,), (0.0,)): 30})
    assert found
    assert found.value == pytest.approx(0.5)
    assert found.error == pytest.approx(1.96 * (2 * 0.75 * 0.25 / 40) ** 0.5, rel=0.03)


@pytest.mark.parametrize(
    "games",
    [
        {((1, 1), FIRST): 50, ((1, 1), SECOND): 50},
        {((1, 0), FIRST): 9, ((0, 0), SECOND): 50},
        {((1,), (0.0,)): 50, ((0,), (0.0,)): 50},
        {((ABSENT, 1), FIRST): 50},
    ],
)
def test_where_nothing_can_be_told_nothing_is(games: dict[Had, int]) -> None:
    assert gap(games) is None


def test_few_games_that_are_all_alike_are_not_sure() -> None:
    found = gap({((1, 0), FIRST): 12, ((0, 1), SECOND): 12})
    assert found
    assert found.value == 1
    assert found.error > 0.1


def test_the_interval_of_a_gap_holds_the_truth_95_times_of_100() -> None:
    """Two seats, of which the first wins 65 of 100; a thing that gives 15 points of a hundred to whoever has it."""
    rng, held, true = QuickRng(5), 0, 0.15
    for _ in range(400):
        games = Counter[Had]()
        for _ in range(200):
            had = (rng.below(2), rng.below(2))
            first = 0.65 + true * (had[0] - had[1])
            games[had, FIRST if rng.below(1000) < 1000 * first else SECOND] += 1
        found = gap(games)
        assert found
        held += abs(found.value - true) <= found.error
    assert 0.92 < held / 400 < 0.98


def offered(*games: tuple[list[Offer], Outcome]) -> Offered:
    total = Offered()
    for offers, outcome in games:
        total.add(offers, outcome)
    return total


def test_where_it_wasnt_on_offer_nobody_took_it() -> None:
    total = offered(
        ([Offer("hat", 0, ("red", "blue"), ("red",)), Offer("hat", 1, ("blue",), ("blue",))], WON),
        ([Offer("hat", 0, ("blue",), ("blue",)), Offer("hat", 1, ("blue",), ())], LOST),
    )
    assert total.had(("hat", "red")) == {((1, 0), FIRST): 1, ((0, 0), SECOND): 1}
    assert total.had(("hat", "blue")) == {((0, 1), FIRST): 1, ((1, 0), SECOND): 1}


def test_offers_are_counted_at_each_moment_and_picks_with_them() -> None:
    total = offered(([Offer("hat", 0, ("red", "blue"), ("red",)), Offer("hat", 0, ("red", "blue"), ())], WON))
    red = total.components["hat", "red"]
    assert red.picks == {(1, 2): 1}
    assert red.even.mean == 0.25, "half of one offer, and nothing of another that nobody took"


def test_a_seat_without_an_offer_is_left_out() -> None:
    total = offered(([Offer("hat", 1, ("red",), ("red",))], WON))
    assert total.had(("hat", "red")) == {((ABSENT, 1), FIRST): 1}


def test_counts_of_components_merge_in_any_order() -> None:
    games = [
        ([Offer("hat", 0, ("red", "blue"), ("red",)), Offer("bag", 1, ("old",), ("old",), dealt=True)], WON),
        ([Offer("hat", 1, ("red",), ("red",))], LOST),
    ]
    one, other = offered(games[0]), offered(games[1])
    one.merge(offered(games[1]))
    other.merge(offered(games[0]))
    assert one == other == offered(*games)
    assert one.components["bag", "old"].dealt
