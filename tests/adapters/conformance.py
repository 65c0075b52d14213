"""The libraries’ own tests, unmodified, for any game; games’ folders ask them with small set-ups."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, parallel_api_test, seed_test

from packhouse.adapters import openspiel, pettingzoo
from packhouse.adapters.learner import Learner

CYCLES = 200
GAMES = 2
"""How many OpenSpiel plays at random."""
LOOKS = 2
"""Games that OpenSpiel's search plays on at random for each move."""
CLASSIC = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably",
    "Action mask numpy array is all",
)
"""What PettingZoo says of its own classic games, too, unless it knows them by name."""


@contextmanager
def as_classic() -> Iterator[None]:
    """Any other warning fails the test."""
    with warnings.catch_warnings():
        for said in CLASSIC:
            warnings.filterwarnings("ignore", said)
        yield


def pettingzoo_accepts_it(game: str, **chosen: Any) -> None:
    with as_classic():
        api_test(pettingzoo.env(game, **chosen), num_cycles=CYCLES)


def pettingzoo_accepts_it_in_parallel(game: str, **chosen: Any) -> None:
    with as_classic():
        parallel_api_test(pettingzoo.parallel_env(game, **chosen), num_cycles=CYCLES)


def pettingzoo_finds_it_repeatable(game: str, **chosen: Any) -> None:
    seed_test(lambda: pettingzoo.env(game, **chosen), num_cycles=CYCLES)


def openspiel_accepts_it(game: str, **chosen: Any) -> None:
    pyspiel.random_sim_test(spiel(game, **chosen), num_sims=GAMES, serialize=True, verbose=False)


def openspiels_search_plays_it(game: str, **chosen: Any) -> None:
    """Let OpenSpiel's search play everyone to the end."""
    loaded, luck = spiel(game, **chosen), np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 1, LOOKS, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = loaded.new_initial_state()
    while not state.is_terminal():
        state.apply_action(7 if state.is_chance_node() else bot.step(state))
    assert all(-1 <= found <= 1 for found in state.returns())
    assert any(state.returns()) or state.position.rules.game.outcome(state.position.state)


def players_cant_tell_what_openspiel_resamples(game: str, **chosen: Any) -> None:
    """Look from every seat at other positions that it could be in, along a game at random."""
    luck, sampler = np.random.RandomState(1), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = spiel(game, **chosen).new_initial_state()
    while not state.is_terminal():
        for player in () if state.is_chance_node() else range(state.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
        state.apply_action(luck.choice(state.legal_actions()))


ASKED: tuple[Callable[..., None], ...] = (
    pettingzoo_accepts_it,
    pettingzoo_accepts_it_in_parallel,
    pettingzoo_finds_it_repeatable,
    openspiel_accepts_it,
    openspiels_search_plays_it,
    players_cant_tell_what_openspiel_resamples,
)


def spiel(game: str, seats: int | None = None, **options: Any) -> Any:
    """Return a game as OpenSpiel loads it by its name and what is in the brackets behind."""
    openspiel.register(game)
    given = options | ({} if seats is None else {"players": seats})
    return pyspiel.load_game(f"packhouse_{game}({','.join(f'{name}={value}' for name, value in given.items())})")


def gymnasium_accepts(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


def played(env: Learner, seed: int) -> float:
    """Play an episode by the masks, and return what came of it."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    is_over, total = False, 0.0
    while not is_over:
        _, reward, is_over, is_cut_short, info = env.step(env.action_space.sample(env.action_masks()))
        assert not is_cut_short
        assert np.array_equal(info["action_mask"], env.action_masks())
        total += reward
    return total
