"""Who is ahead at the marks of a game: by points, towards a goal, and as bots judge from their own seats."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse import games
from packhouse.bots.bot import Bot, Budget, Judgement, Player, Sight
from packhouse.core.game import Goal, Outcome, Reason, Seat, alone
from packhouse.core.rng import QuickRng, Rng
from packhouse.games import parts
from packhouse.kit.offers import Moment
from packhouse.lab.arena import Series, played
from packhouse.lab.basis import basis_for
from packhouse.lab.leads import MARKS, ByJudgement, ByPoints, Course, Leads, TowardsGoal, apart, follower, mark
from packhouse.lab.played import Played
from packhouse.lab.replay import Replay

RNG = QuickRng(1)


class Knows(Bot):
    """Says what it was told that its seat is ahead by."""

    def __init__(self, *leads: float | None) -> None:
        self.leads = list(leads)

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return sight.legal[0]

    def judge(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Judgement:
        return Judgement(sight.legal[0], self.leads.pop(0))


def judged(seats: int, said: dict[Seat, float | None]) -> Leads | None:
    """Return how all stand once these seats have judged, one after the other, from seat 0 on."""
    game = games.load(games.setup("sealed", seats, 1))
    state = game.start(seats, 1)
    following = ByJudgement(game, [Player("knows", Knows(said.get(seat))) for seat in range(seats)], [*said], RNG)
    for number, seat in enumerate(said):
        following.looks = {number}
        following.notice(number, Moment(state, seat, None))
    return following.leads(state)


def one(game: str, seats: int, **options: Any) -> Played:
    (found,) = played(Series(games.setup(game, seats, 3, options), ("uniform",) * seats, 0, 1))
    return found


def followed(basis: Any, found: Played, *judges: Player) -> Course:
    game, own = games.load(found.setup), games.part(found.setup.game, parts.Lab)
    course = Course(follower(basis, game, found, own.sources if own else None, judges), len(found.steps))
    for number, moment in enumerate(Replay(game, found)):
        course.look(number, moment)
    course.end(found.outcome)
    return course


@pytest.mark.parametrize(
    ("scores", "leads"),
    [((7, 3), (4, -4)), ((5, 5), (0, 0)), ((9, 7, 2), (2, -2, -7)), ((4, 4, 1), (0, 0, -3)), ((0.1, 0.3), (-0.2, 0.2))],
)
def test_a_lead_is_over_the_best_of_the_others(scores: tuple[float, ...], leads: Leads) -> None:
    assert apart(scores) == leads


def test_marks_are_spread_evenly_from_the_first_play_on() -> None:
    assert [mark(number, 100) for number in range(MARKS)] == [*range(0, 100, 5)]
    assert mark(0, 3) == 0
    assert mark(MARKS - 1, 3) == 2


def test_what_the_second_of_two_is_ahead_by_the_first_is_behind_by() -> None:
    assert judged(2, {1: 3.0}) == (-3.0, 3.0)


def test_two_who_both_think_better_of_their_turn_are_averaged() -> None:
    assert judged(2, {0: 2.0, 1: 1.0}) == (0.5, -0.5)


def test_at_larger_tables_everybody_judges_for_themselves() -> None:
    assert judged(3, {0: 2.0, 1: -1.0, 2: -4.0}) == (2.0, -1.0, -4.0)
    assert judged(3, {0: 2.0, 2: -4.0}) is None, "one of them hasn’t been asked yet"


def test_who_cant_tell_says_nothing() -> None:
    assert judged(2, {0: None}) is None
    assert judged(2, {0: None, 1: 2.5}) == (-2.5, 2.5)


def test_only_the_last_judgement_before_a_mark_is_asked_for() -> None:
    game = games.load(games.setup("sealed", 2, 1))
    steps = [number % 2 for number in range(10 * MARKS)]
    looks = ByJudgement(game, [], steps, RNG).looks
    assert {10, 9, 20, 19} <= looks
    assert len(looks) == 2 * MARKS - 1, "both seats’ at each mark, but at the first only one has acted"


def test_points_so_far_are_followed_to_the_end() -> None:
    found = one("sealed", 3)
    course = followed("points", found)
    assert len(course.leads) == MARKS + 1
    assert [course.leads[0], course.leads[-1]] == [(0, 0, 0), apart(found.outcome.scores)]


def test_judges_are_heard_one_after_the_other() -> None:
    found = one("sealed", 2)
    course = followed("judgement", found, *[Player("knows", Knows(*[1.0] * 99)) for _ in range(2)])
    only = (-1, 1) if found.steps[0][0] else (1, -1)
    assert [course.leads[0], course.leads[MARKS - 1]] == [only, (0, 0)], "at first, one of them alone has judged"


def test_alone_a_lead_is_over_the_goal() -> None:
    found = one("rollers", 1)
    assert found.outcome.goal
    course = followed("goal", found)
    assert [course.leads[0], course.leads[-1]] == [(-20,), (found.outcome.scores[0] - 20,)]


def test_where_points_dont_make_the_places_nobody_is_followed() -> None:
    fewest = Outcome((1, 4), (1, 2), Reason("fewest_win"))
    assert ByPoints(games.load(games.setup("sealed", 2, 1)), lambda *_: {}, 2).at_the_end(fewest) is None


def test_a_goal_without_points_cant_be_followed() -> None:
    rollers = games.load(games.setup("rollers", 1, 1))
    assert TowardsGoal(rollers).at_the_end(alone(Goal(reached=True), Reason("done"), 5)) is None


@pytest.mark.parametrize(
    ("game", "seats", "bot", "basis"),
    [
        ("sealed", 2, "dreamer", "points"),
        ("sealed", 2, "casual", "judgement"),
        ("rollers", 1, "uniform", "goal"),
        ("nim", 2, "casual", "nothing"),
        ("stash", 3, "uniform", "nothing"),
    ],
)
def test_the_basis_is_the_first_that_tells_something(game: str, seats: int, bot: str, basis: str) -> None:
    assert basis_for(games.setup(game, seats, 1), [bot] * seats) == basis
