"""Where a game is even: the median of the ties, found by bots that play to it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor

import pytest

from packhouse import games
from packhouse.core import options
from packhouse.core.errors import BadSetup
from packhouse.core.game import Setup
from packhouse.core.rng import QuickRng
from packhouse.games import parts
from packhouse.lab.advice import advice, where
from packhouse.lab.arena import Series, played, pool
from packhouse.lab.fair import boards, rounds
from packhouse.lab.settings import best, closest, evening, following, verdict
from packhouse.lab.spread import Spread
from packhouse.lab.ties import Round, crossing, even, gap

from .scales import scales

EVENED = [name for name in games.names() if games.has_part(name, parts.Evening)]


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Executor]:
    with scales(tmp_path_factory.mktemp("games"), level=0, tilted=4, steep=30), pool(2) as found:
        yield found


def found(workers: Executor, game: str, number: int = 400) -> list[Round]:
    return [*rounds(games.setup(game, 2, 7), "uniform", number, workers, 2)]


def test_a_game_without_an_edge_is_even_at_once(workers: Executor) -> None:
    (only,) = found(workers, "level")
    assert only.setting == 0
    assert only.even.low <= 0 <= only.even.high
    assert only.first_seat.low < 0.5 < only.first_seat.high


def test_a_planted_edge_is_found_and_paid(workers: Executor) -> None:
    first, *_, last = found(workers, "tilted")
    assert first.first_seat.low > 0.5
    assert last.setting in {3.5, 4, 4.5}
    assert last.even.low <= 4 <= last.even.high
    assert last.even.high - last.even.low < 4
    assert last.first_seat.low < 0.5 < last.first_seat.high


def test_a_setting_that_may_well_be_even_is_not_left_for_another(workers: Executor) -> None:
    """Else it would be chance that leads from one to the next, where few games end near a tie."""
    for game, number in (("level", 30), ("tilted", 60), ("tilted", 400)):
        tried = found(workers, game, number)
        assert [one.looks_even for one in tried] == [False] * (len(tried) - 1) + [True]


def test_a_setting_between_two_endings_is_not_even_because_it_lies_near_the_middle_of_them(workers: Executor) -> None:
    ties = Spread.of([3.0] * 9 + [4.0] * 31)
    one = Round(3.5, ties, Spread.of([0.0] * 9 + [1.0] * 31))
    assert one.even.low < 3.5 < one.even.high
    assert not one.looks_even
    assert closest("level", ties) == 4


def test_every_round_has_deals_of_its_own(workers: Executor) -> None:
    """Else the setting found would look even on the very deals that it was found by."""
    first, *_, last = found(workers, "tilted")
    assert first.ties != last.ties


def test_what_no_setting_evens_out_is_not_settled(workers: Executor) -> None:
    tried = found(workers, "steep", 100)
    assert [one.setting for one in tried] == [0, 20]
    assert verdict("steep", tried) == "beyond"
    assert verdict("tilted", found(workers, "tilted", 100)) == "even"
    assert where("steep", tried[-1]) == "above 20"
    assert advice("steep", tried).startswith("Play with given 20: seat 1 wins ")
    assert advice("steep", tried).endswith(". 20 is the most that can be set.")


def of(setting: float, share: int, *ties: float) -> Round:
    """Return what a hundred games at a setting say, of which the first seat won so many."""
    return Round(setting, Spread.of(ties or [setting]), Spread.of([1.0] * share + [0.0] * (100 - share)))


THREES_AND_FIVES = [3.0] * 73 + [5.0] * 27


def test_where_no_game_ends_the_even_setting_lies_between_two_endings(workers: Executor) -> None:
    assert gap(Spread.of(THREES_AND_FIVES)) == (3, 5)
    assert gap(Spread.of(range(1, 101))) is None
    assert gap(Spread.of([3.0] * 100)) is None
    assert where("level", of(3.5, 27, *THREES_AND_FIVES)) == "between 3 and 5"


def test_a_setting_that_its_own_games_refute_is_held_against_its_neighbours(workers: Executor) -> None:
    first, second = of(3.5, 27, *THREES_AND_FIVES), of(3, 64, *THREES_AND_FIVES)
    assert (following("level", [first]), following("level", [first, second])) == (3, None)
    apart = of(2, 64, 2.0, 2.0, 2.5)
    assert following("level", [apart]) == 2.5
    assert verdict("level", [apart]) == "open"


def test_between_two_endings_all_settings_are_alike_so_the_search_leaves_them(workers: Executor) -> None:
    wide = [0.0] * 62 + [4.0] * 38
    first, second = of(2, 38, *wide), of(1.5, 36, *wide)
    assert following("level", [first, second]) == 0
    assert verdict("level", [first, second]) == "open"
    assert verdict("level", [first, second, of(0, 70, *wide)]) == "none"
    assert verdict("level", [first, second, of(0, 20, *wide)]) == "open", "nothing is known of more than half"


def test_what_is_advised_was_played_and_where_no_step_is_even_that_is_said(workers: Executor) -> None:
    played = [of(3.5, 27, *THREES_AND_FIVES), of(3, 64, *THREES_AND_FIVES)]
    assert best(played).setting == 3
    assert verdict("level", played) == "none"
    told = "Play with given 3: seat 1 wins 64 % (54 to 73); at 3.5, 27 % (19 to 36). No step of 0.5 is even."
    assert advice("level", played) == told


def test_the_end_of_an_option_is_named_where_its_games_want_more(workers: Executor) -> None:
    told = "Play with given -20: seat 1 wins 30 % (22 to 40). -20 is the least that can be set."
    assert advice("level", [of(-20, 30)]) == told


def test_what_may_be_even_is_advised_with_its_own_share(workers: Executor) -> None:
    played = [of(3, 80), of(4, 52)]
    assert advice("level", played) == "Play with given 4: seat 1 wins 52 % (42 to 62)."


def test_the_crossing_lies_between_what_came_where_half_is_won() -> None:
    assert crossing(Spread.of([1, 2, 3]), 0.5) == 2
    assert crossing(Spread.of([1, 2]), 0.5) == 1.5
    assert crossing(Spread.of([1, 2, 2, 2]), 0.5) == 1.75
    assert crossing(Spread.of([5]), 0.1) == crossing(Spread.of([5]), 0.9) == 5


def test_the_interval_ends_where_the_order_statistics_say() -> None:
    """Of 100 numbers, the textbook has the 40th and the 61st around the median."""
    found = even(Spread.of(range(1, 101)))
    assert found.value == pytest.approx(50.5)
    assert found.low == pytest.approx(40.7, abs=0.05)
    assert found.high == pytest.approx(60.3, abs=0.05)


def test_the_interval_holds_the_true_median_95_times_of_100() -> None:
    """Margins are whole numbers and come in lumps, as they do on a board."""
    rng, held = QuickRng(3), 0
    for _ in range(500):
        evens = even(Spread.of(sum(rng.below(7) for _ in range(4)) // 2 for _ in range(150)))
        held += evens.low <= TRUE <= evens.high
    assert held >= 465


TRUE = crossing(
    Spread.of((a + b + c + d) // 2 for a in range(7) for b in range(7) for c in range(7) for d in range(7)), 0.5
)


def test_a_game_that_ends_in_few_ways_may_be_even_nowhere(workers: Executor) -> None:
    """Half points lie between whole ties; of three settings the one with the smallest edge is taken."""
    assert closest("level", Spread.of([3] * 49 + [4] * 51)) == 3.5
    assert closest("level", Spread.of([3] * 30 + [4] * 70)) == 4
    assert closest("level", Spread.of([3] * 70 + [4] * 30)) == 3
    assert closest("level", Spread.of([5] * 10)) == 5
    assert closest("level", Spread.of([50, 60])) == 20


@pytest.mark.parametrize("game", EVENED)
def test_a_game_that_is_played_again_where_it_would_have_been_a_tie_is_one(game: str) -> None:
    """Chance alone plays, which doesn't ask how the option is set."""
    own, kind = evening(game), games.kind(game)
    for board in own.BOARDS:
        setup = games.setup(game, 2, 11, board)
        ties = 0
        for one in played(Series(setup, ("uniform", "uniform"), 0, 12)):
            at = own.tie(games.load(setup), one.outcome)
            if options.nearest(kind.options, own.OPTION, at) == at:
                (again,) = played(Series(with_option(setup, own.OPTION, at), ("uniform", "uniform"), one.number, 1))
                assert again.outcome.ranks == (1, 1)
                assert own.tie(games.load(again.setup), again.outcome) == at
                ties += 1
        assert ties


@pytest.mark.parametrize("game", EVENED)
def test_the_setting_is_told_whether_it_was_chosen_or_left_out(game: str) -> None:
    own = evening(game)
    usual = own.setting(games.load(games.setup(game, 2, 1)))
    assert own.setting(games.load(with_option(games.setup(game, 2, 1), own.OPTION, usual))) == usual
    assert own.setting(games.load(with_option(games.setup(game, 2, 1), own.OPTION, usual + 1))) == usual + 1


def with_option(setup: Setup, option: str, value: float) -> Setup:
    return games.setup(setup.game, setup.seats, setup.seed, setup.options | {option: value})


def test_a_game_that_says_nothing_of_it_is_refused_in_one_line() -> None:
    with pytest.raises(BadSetup, match="Nim has no option that evens it out; try its options with packhouse sweep nim"):
        boards("nim", {})


@pytest.mark.parametrize("game", EVENED)
def test_what_is_chosen_holds_on_every_board_or_instead_of_them(game: str) -> None:
    own = evening(game)
    names = {name for board in own.BOARDS for name in board}
    assert boards(game, {}) == [*own.BOARDS]
    for name in names:
        assert boards(game, {name: "1"}) == [{name: "1"}]
    with pytest.raises(BadSetup, match=f"{own.OPTION} is what is looked for here; leave it out"):
        boards(game, {own.OPTION: "1"})
