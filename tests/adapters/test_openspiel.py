"""Games in OpenSpiel: deals, parameters, and what players know."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import numpy as np
import pyspiel
import pytest
from msgspec import Meta
from open_spiel.python.algorithms import ismcts, mcts

from packhouse import games
from packhouse.adapters import parameters
from packhouse.core.errors import BadSetup
from packhouse.core.options import Options
from packhouse.core.rng import QuickRng

from . import toys
from .conformance import spiel

CHANCE = pyspiel.GameType.ChanceMode


class Kinds(Options, frozen=True):
    word: Literal["one", "two"] = "one"
    maybe: str | None = None
    size: Annotated[int, Meta(ge=3, le=9)] | None = None
    points: Annotated[float, Meta(ge=-9, le=9)] | None = None
    number: Literal[1, 2] = 1
    open: bool = False
    cells: tuple[str, ...] = ()


def dealt(state: Any, seed: int) -> Any:
    state.apply_action(seed)
    return state


def test_a_deal_is_a_seed_of_the_house() -> None:
    sealed = spiel("sealed")
    state = dealt(sealed.new_initial_state(), 5)
    assert state.position.state == sealed.rules.game.start(2, 5)


def test_as_many_deals_as_wanted_are_equally_likely() -> None:
    assert spiel("sealed", deals=4).new_initial_state().chance_outcomes() == [(seed, 0.25) for seed in range(4)]


def test_no_deals_are_refused() -> None:
    with pytest.raises(BadSetup, match="0 deals are too few; write deals=1 or more"):
        spiel("sealed", deals=0)


def test_where_nothing_is_left_to_chance_nothing_is_dealt() -> None:
    nim = spiel("nim")
    assert nim.get_type().chance_mode == CHANCE.DETERMINISTIC
    assert nim.new_initial_state().current_player() == 0
    assert spiel("sealed").get_type().chance_mode == CHANCE.EXPLICIT_STOCHASTIC


@pytest.mark.parametrize("game", ["nim", "sealed"])
def test_information_is_perfect_where_nothing_is_hidden(game: str) -> None:
    is_perfect = spiel(game).get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert is_perfect != games.kind(game).hidden


def test_options_are_parameters() -> None:
    nim = spiel("nim", seats=3, last="loses", most=1)
    assert nim.num_players() == 3
    assert nim.rules.setup.options == {"last": "loses", "most": 1}
    assert str(nim) == "packhouse_nim(last=loses,most=1,players=3)"


def test_a_box_of_ones_own_is_a_parameter(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("heaps = [2]", "utf-8")
    nim = spiel("nim", components=mine)
    assert nim.rules.game.heaps == (2,)
    assert pickle.loads(pickle.dumps(nim)).rules.game.heaps == (2,)


def test_every_kind_of_option_has_a_default_that_openspiel_can_write() -> None:
    nothing = parameters.LEFT_OUT
    assert parameters.of_options(Kinds) == {
        "word": "one", "maybe": "", "size": nothing, "points": nothing, "number": 1, "open": False, "cells": "",
    }  # fmt: skip
    assert isinstance(parameters.of_options(Kinds)["points"], float)


def test_parameters_left_out_choose_nothing() -> None:
    assert parameters.chosen(Kinds, parameters.of_options(Kinds)) == {}
    given = parameters.of_options(Kinds) | {"cells": "b2;c4", "size": 3, "maybe": "so"}
    assert parameters.chosen(Kinds, given) == {"cells": "b2,c4", "size": 3, "maybe": "so"}


def test_what_the_game_refuses_is_refused_in_its_own_words() -> None:
    with pytest.raises(BadSetup, match="last=both is not possible; choose loses, wins"):
        spiel("nim", last="both")


def test_a_player_knows_who_is_next_and_what_the_view_says_and_nothing_else() -> None:
    one, other = (dealt(spiel("sealed").new_initial_state(), 5) for _ in range(2))
    first, second, *_ = one.legal_actions()
    one.apply_action(first)
    other.apply_action(second)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert list(one.information_state_tensor(0))[:2] == [0, 1], "the second is next"


def test_resampled_positions_differ_in_what_is_hidden() -> None:
    state, sampler = dealt(spiel("sealed").new_initial_state(), 5), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state.apply_action(state.legal_actions()[0])
    worlds = {str(state.resample_from_infostate(1, sampler)) for _ in range(20)}
    assert len(worlds) > 1


def test_who_will_be_quicker_is_resampled_too() -> None:
    """In a race lots decide, and a player knows no more of them than of the deck."""
    position = dealt(spiel("snap").new_initial_state(), 5).position
    drawn = {position.imagined(0, QuickRng(luck)).lots.below(1 << 32) for luck in range(5)}
    assert len(drawn - {position.copy().lots.below(1 << 32)}) == 5


def test_a_search_for_hidden_information_plays() -> None:
    game, luck = spiel("sealed"), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(game, evaluator, 1, 4, random_state=luck)
    state = dealt(game.new_initial_state(), 5)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


def test_an_observer_of_others_eyes_is_refused() -> None:
    nobody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(BadSetup, match="SINGLE_PLAYER"):
        spiel("sealed").make_py_observer(nobody)


def test_games_and_positions_travel_between_processes() -> None:
    """Those of games that every process knows."""
    game = next(name for name in games.names() if name not in toys.TOYS)
    state = spiel(game).new_initial_state()
    while state.is_chance_node() or len(state.history()) < 3:
        state.apply_action(state.legal_actions()[0])
    code = "import pickle, sys; game, state = pickle.load(sys.stdin.buffer); print(game, state.history(), state)"
    sent = pickle.dumps([state.get_game(), state])
    there = subprocess.run([sys.executable, "-c", code], input=sent, capture_output=True, check=True)
    assert there.stdout.decode() == f"{state.get_game()} {state.history()} {state}\n"


def test_a_process_that_loaded_the_games_ends_in_peace() -> None:
    """OpenSpiel keeps what was registered until Python is gone: what is freed then would crash."""
    subprocess.run([sys.executable, "-c", "import packhouse.adapters.openspiel"], check=True)
