"""Games for one and exercises as environments of Gymnasium."""

from __future__ import annotations

from pathlib import Path

import gymnasium
import numpy as np
import pytest

from packhouse import games
from packhouse.adapters import gymnasium as learners
from packhouse.adapters.learner import ILLEGAL
from packhouse.core.errors import BadComponents, BadSetup
from packhouse.games import parts

from . import toys
from .conformance import played

OURS = [game for game in games.names() if game not in toys.TOYS]


def own_exercises(game: str) -> list[str]:
    own = games.part(game, parts.Learning)
    return list(own.EXERCISES) if own else []


def test_every_game_for_one_and_every_exercise_is_registered() -> None:
    alone = {f"packhouse/{game}-alone-v0" for game in OURS if 1 in games.kind(game).seats}
    exercises = {f"packhouse/{game}-{name}-v0" for game in OURS for name in own_exercises(game)}
    assert alone
    assert exercises
    assert alone | exercises <= gymnasium.registry.keys()


def test_a_box_of_ones_own_is_played_with(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("columns = 5\nrows = 5\ncopies = 1\n[tiles]\nbox = ['##']\n", "utf-8")
    assert played(learners.env("attic", components=mine), seed=1) != played(learners.env("attic"), seed=1)
    assert learners.env("attic", components=mine).exercise.size < learners.env("attic").exercise.size
    mine.write_text("tiles = 3", "utf-8")
    with pytest.raises(BadComponents, match=r"mine\.toml, line 1 "):
        learners.env("attic", components=mine)


def test_what_isnt_legal_costs_a_little_and_changes_nothing() -> None:
    attic = learners.env("attic")
    before, _ = attic.reset(seed=1)
    (forbidden,) = np.flatnonzero(attic.action_masks() == 0)[:1]
    after, reward, is_over, _, _ = attic.step(forbidden)
    assert np.array_equal(before, after)
    assert (reward, is_over) == (ILLEGAL, False)


def test_who_never_does_what_is_legal_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("packhouse.adapters.learner.LONGEST", 2)
    attic = learners.env("attic")
    attic.reset(seed=1)
    (forbidden,) = np.flatnonzero(attic.action_masks() == 0)[:1]
    assert [attic.step(forbidden)[3] for _ in range(2)] == [False, True]


def test_a_match_that_takes_too_long_is_cut_short_and_not_over(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("alone", "learner"):
        monkeypatch.setattr(f"packhouse.adapters.{module}.LONGEST", 2)
    attic = learners.env("attic")
    attic.reset(seed=1)
    ends = [attic.step(int(np.argmax(attic.action_masks())))[2:4] for _ in range(2)]
    assert ends == [(False, False), (False, True)]


@pytest.mark.parametrize(("game", "exercise"), [(game, name) for game in OURS for name in own_exercises(game)])
def test_rewards_of_an_exercise_come_at_its_end(game: str, exercise: str) -> None:
    env, is_over, got = learners.env(game, exercise), False, list[float]()
    env.reset(seed=3)
    while not is_over:
        _, reward, is_over, _, _ = env.step(int(np.argmax(env.action_masks())))
        got.append(reward)
    assert len(got) > 1
    assert not any(got[:-1])


def test_another_seed_is_another_deal() -> None:
    attic = learners.env("attic")
    assert not np.array_equal(attic.reset(seed=1)[0], attic.reset(seed=2)[0])


def test_an_exercise_that_a_game_hasnt_is_refused_in_a_line() -> None:
    with pytest.raises(BadSetup, match="attic has no exercise “stairs”; choose from alone"):
        learners.env("attic", "stairs")


def test_a_game_for_several_has_no_environment_for_one() -> None:
    with pytest.raises(BadSetup, match="Nim is for 2 to 4 players; add some"):
        learners.env("nim")
