"""Games as environments of PettingZoo: who chooses, what they see, what they get."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from packhouse import games
from packhouse.adapters.aec import Turns
from packhouse.adapters.pettingzoo import env, parallel_env
from packhouse.adapters.rewards import rewards
from packhouse.core.errors import BadComponents, BadSetup, IllegalAction
from packhouse.core.game import Goal, Outcome, Reason, alone
from packhouse.games import parts


def begun(game: str, seed: int = 1, **chosen: Any) -> Turns:
    found = env(game, **chosen)
    found.reset(seed=seed)
    return found


def play_out(one: Turns) -> dict[str, float]:
    """Let everyone take the first that is legal, and return what they got."""
    got: dict[str, float] = {}
    for agent in one.agent_iter():
        seen, reward, is_over, is_cut_short, _ = one.last()
        got[agent] = reward
        one.step(None if is_over or is_cut_short else int(np.argmax(seen["action_mask"])))
    return got


def test_a_number_means_the_action_that_the_game_lists_there() -> None:
    nim = begun("nim")
    rules = nim.rules
    own = games.part("nim", parts.Learning)
    assert own
    nim.step(4)
    state = rules.start(0)
    rules.game.apply(state, 0, own.actions(rules.game, 2)[4])
    assert nim.position.state == state


def test_the_mask_allows_what_is_legal() -> None:
    nim = begun("nim")
    nim.step(0)
    legal = nim.rules.game.legal(nim.position.state, 1)
    assert nim.observe("player_1")["action_mask"].sum() == nim.infos["player_1"]["action_mask"].sum() == len(legal)


def test_only_the_selected_agent_has_something_to_choose() -> None:
    sealed = begun("sealed")
    assert sealed.observe("player_0")["action_mask"].any()
    assert not sealed.observe("player_1")["action_mask"].any()


def test_an_action_that_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    nim = begun("nim")
    before = nim.position.state.copy()
    with pytest.raises(IllegalAction, match="action 99 isn’t legal for seat 1 now; choose one that its mask allows"):
        nim.step(99)
    assert (nim.position.state, nim.agent_selection) == (before, "player_0")


def test_secret_choices_stay_secret_though_they_are_made_one_after_another() -> None:
    one, other = begun("sealed"), begun("sealed")
    one.step(0)
    other.step(1)
    assert one.agent_selection == "player_1"
    assert np.array_equal(one.observe("player_1")["observation"], other.observe("player_1")["observation"])
    assert not np.array_equal(one.observe("player_0")["observation"], other.observe("player_0")["observation"])


def test_in_a_race_a_lot_says_who_comes_first() -> None:
    assert {begun("snap", seed).agent_selection for seed in range(20)} == {"player_0", "player_1"}


def test_the_same_seed_gives_the_same_lots() -> None:
    assert [begun("snap", seed).agent_selection for seed in range(9)] == [
        begun("snap", seed).agent_selection for seed in range(9)
    ]


def test_matches_that_follow_one_another_differ() -> None:
    one = begun("snap", 1, seats=5)
    decks = set()
    for _ in range(3):
        decks.add(tuple(one.position.state.deck))
        one.reset()
    assert len(decks) == 3


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    got = play_out(begun("nim", seats=4))
    assert sorted(got) == ["player_0", "player_1", "player_2", "player_3"]
    assert max(got.values()) == 1
    assert sum(got.values()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("ranks", "worth"), [((1, 2), [1, -1]), ((1, 1), [0, 0]), ((3, 1, 2), [-1, 1, 0]), ((2, 1, 2), [-0.5, 1, -0.5])]
)
def test_a_rank_is_worth_the_seats_left_behind_less_those_ahead(ranks: tuple[int, ...], worth: list[float]) -> None:
    assert rewards(Outcome((), ranks, Reason("over"))) == worth


@pytest.mark.parametrize("points", [0, 19, 20, 500])
def test_alone_a_reward_is_above_0_just_where_the_goal_was_reached(points: int) -> None:
    (worth,) = rewards(alone(Goal(reached=points >= 20, points=20), Reason("over"), points))
    assert -1 <= worth <= 1
    assert (worth > 0) == (points >= 20)


def test_a_match_that_takes_too_long_is_cut_short_and_nobody_gets_anything() -> None:
    nim = begun("nim", longest=2)
    nim.step(0)
    nim.step(0)
    assert all(nim.truncations.values())
    assert not any(nim.terminations.values())
    assert not any(nim.rewards.values())


def test_a_game_without_numbers_of_its_own_has_room_for_more_than_it_showed() -> None:
    assert begun("stash").action_space("player_0").n == 10


def test_a_seat_without_features_is_told_which_it_is() -> None:
    stash = begun("stash", seats=3)
    assert [stash.observe(agent)["observation"][0] for agent in stash.agents] == [0, 1, 2]


def test_options_and_seats_are_checked_as_everywhere() -> None:
    with pytest.raises(BadSetup, match="no option “nothing”; choose from last, most"):
        env("nim", nothing=1)
    with pytest.raises(BadSetup, match="Nim is for 2 to 4 players"):
        env("nim", seats=9)


def test_a_box_of_ones_own_is_played_with(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("heaps = [2]", "utf-8")
    assert play_out(begun("nim", components=mine, most=1)) == {"player_0": -1.0, "player_1": 1.0}
    assert parallel_env("nim", components=str(mine)).rules.start(0).heaps == [2]
    with pytest.raises(BadComponents, match="name a TOML file"):
        env("nim", components=tmp_path / "nothing.toml")


def test_a_spectators_picture_is_drawn_in_letters() -> None:
    drawn = str(begun("attic", seats=2, render_mode="ansi").render())
    assert drawn.count("\n") > 5
    assert '"covered"' not in drawn
    assert '"heaps"' in str(begun("nim", render_mode="ansi").render())
    assert begun("nim").render() is None


def test_all_who_may_act_choose_at_the_same_time() -> None:
    sealed = parallel_env("sealed")
    seen, _ = sealed.reset(seed=1)
    assert all(one["action_mask"].any() for one in seen.values())
    before = sealed.position.plays
    sealed.step(dict.fromkeys(sealed.agents, 0))
    assert sealed.position.plays == before + 2


def test_what_an_agent_chooses_that_cant_act_is_ignored() -> None:
    nim = parallel_env("nim")
    nim.reset(seed=1)
    nim.step({"player_0": 0, "player_1": 99})
    assert nim.position.plays == 1


def test_whoever_may_act_has_to_choose() -> None:
    sealed = parallel_env("sealed")
    sealed.reset(seed=1)
    with pytest.raises(IllegalAction, match="player_1 may act now; give an action for it, too"):
        sealed.step({"player_0": 0})
    assert sealed.position.plays == 0


def test_who_was_too_late_in_a_race_gets_nothing_and_chooses_again() -> None:
    snap = parallel_env("snap")
    winners = set()
    for seed in range(20):
        seen, _ = snap.reset(seed=seed)
        snap.step({agent: int(np.argmax(one["action_mask"])) for agent, one in seen.items()})
        assert snap.position.plays == 1
        winners.add(tuple(map(len, snap.position.state.won)))
    assert winners == {(1, 0), (0, 1)}


def test_in_parallel_the_end_is_told_to_all_and_everyone_gets_their_own(tmp_path: Path) -> None:
    """Of two counters the second player takes the last, and so wins."""
    (tmp_path / "mine.toml").write_text("heaps = [2]", "utf-8")
    nim = parallel_env("nim", components=tmp_path / "mine.toml", most=1)
    nim.reset(seed=1)
    while nim.agents:
        masks = {agent: nim.rules.mask(nim.position.legal(nim.seat(agent))) for agent in nim.agents}
        _, got, is_over, _, _ = nim.step({agent: int(np.argmax(mask)) for agent, mask in masks.items()})
    assert all(is_over.values())
    assert got == {"player_0": -1.0, "player_1": 1.0}


def test_in_parallel_a_match_that_takes_too_long_is_cut_short_too() -> None:
    nim = parallel_env("nim", longest=1)
    nim.reset(seed=1)
    _, got, is_over, is_cut_short, _ = nim.step({"player_0": 0})
    assert all(is_cut_short.values())
    assert not any(is_over.values())
    assert not any(got.values())
    assert nim.agents == []


@pytest.mark.parametrize(
    ("what", "asked"),
    [
        ("step", lambda: env("nim").step(0)),
        ("observe", lambda: env("nim").observe("player_0")),
        ("last", lambda: env("nim").last()),
        ("agent_iter", lambda: env("nim").agent_iter()),
        ("render", lambda: env("nim", render_mode="ansi").render()),
        ("step", lambda: parallel_env("nim").step({})),
    ],
)
def test_before_reset_it_says_so_as_pettingzoo_does(what: str, asked: Callable[[], object]) -> None:
    with pytest.raises(AssertionError, match=rf"reset\(\) needs to be called before {what}\."):
        asked()
