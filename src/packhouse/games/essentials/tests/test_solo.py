"""Playing alone: the card with the goal, barred positions, and how it ends."""

from __future__ import annotations

from collections import Counter

import pytest

from packhouse.core.errors import BadSetup, IllegalAction
from packhouse.core.rng import QuickRng
from packhouse.games.essentials.rules import Essentials
from packhouse.games.essentials.state import NONE, Solo, State
from packhouse.games.essentials.tests.position import (
    BOX,
    RULES,
    at_the_end,
    case_of,
    game,
    lay,
    legal,
    play,
    play_out,
)


def solo(state: State, rules: Essentials = RULES) -> Solo:
    found = rules.view(state, 0).solo
    assert found is not None
    return found


def in_round(number: int, rules: Essentials = RULES, seed: int = 0) -> State:
    """Return the beginning of a round."""
    state, rng = rules.start(1, seed), QuickRng(seed)
    while state.round < number:
        rules.apply(state, 0, rules.sample(state, 0, rng))
    return state


@pytest.mark.rule("PE-27")
@pytest.mark.parametrize("card", range(1, 9))
def test_the_chosen_card_names_the_goal_and_the_to_dos(card: int) -> None:
    rules = game(card=card)
    state = rules.start(1, 0)
    assert list(rules.view(state, 0).todos) == BOX["cards"][card - 1]["todos"]
    assert (solo(state, rules).card, solo(state, rules).goal) == (card, BOX["cards"][card - 1]["goal"])


@pytest.mark.rule("PE-27")
@pytest.mark.parametrize("card", [1, 5, 8])
def test_the_other_cards_are_shuffled(card: int) -> None:
    rules = game(card=card)
    decks = [rules.start(1, seed).deck for seed in range(100)]
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(number for number in range(8) if number != card - 1)}
    assert set(Counter(deck[-1] for deck in decks)) == set(range(8)) - {card - 1}


@pytest.mark.rule("PE-27")
def test_alone_one_packs_the_common_suitcase_whatever_the_table_chose() -> None:
    rules = game(suitcases="own")
    state = rules.start(1, 0)
    assert case_of(state, rules=rules).layout == 0
    assert state.suitcases[0].taken == RULES.start(1, 0).suitcases[0].taken


@pytest.mark.rule("PE-27")
def test_together_nobody_has_cards_to_beat() -> None:
    state = RULES.start(2, 0)
    assert (RULES.view(state, 0).solo, state.deck, state.flipped) == (None, [], NONE)


@pytest.mark.rule("PE-27")
def test_a_card_that_the_box_lacks_cannot_be_chosen() -> None:
    with pytest.raises(BadSetup, match="there are 7 Cat Lady cards"):
        game(BOX | {"cards": BOX["cards"][:7]}, card=8)
    assert game(BOX | {"cards": BOX["cards"][:7]}, card=7).card.lady == "Gertrude"


@pytest.mark.rule("PE-28")
@pytest.mark.parametrize("number", [1, 3, 5, 7, 9, 11])
def test_in_odd_rounds_any_position_may_be_chosen(number: int) -> None:
    state = in_round(number)
    assert legal(state) == ["pawn 1", "pawn 2", "pawn 3", "pawn 4"]
    assert solo(state).flipped is None
    assert solo(state).cards == 7 - number // 2


@pytest.mark.rule("PE-28")
@pytest.mark.parametrize("number", [2, 4, 6, 8, 10, 12])
def test_in_even_rounds_a_card_bars_the_positions_it_crosses(number: int) -> None:
    state = in_round(number)
    flipped = solo(state).flipped
    assert flipped is not None
    barred = BOX["cards"][flipped - 1]["barred"]
    assert legal(state) == [f"pawn {position}" for position in range(1, 5) if position not in barred]
    assert [position.barred for position in RULES.view(state, 0).positions] == [n in barred for n in range(1, 5)]
    assert solo(state).cards == 7 - number // 2
    with pytest.raises(IllegalAction, match=f"blocks position {barred[0]} this round"):
        play(state, f"1: pawn {barred[0]}")


@pytest.mark.rule("PE-28")
def test_each_card_is_flipped_once_at_most_and_never_the_chosen_one() -> None:
    seen: list[int | None] = []
    state, rng = RULES.start(1, 4), QuickRng(4)
    while RULES.active(state):
        if solo(state).flipped not in (None, *seen[-1:]):
            seen.append(solo(state).flipped)
        RULES.apply(state, 0, RULES.sample(state, 0, rng))
    assert (len(seen), len(set(seen)), solo(state).cards) == (6, 6, 1)
    assert 1 not in seen
    assert solo(state).flipped is None


@pytest.mark.rule("PE-28")
def test_together_no_round_bars_a_position() -> None:
    state, rng = RULES.start(2, 0), QuickRng(0)
    while state.round < 2:
        seat = min(RULES.active(state))
        RULES.apply(state, seat, RULES.sample(state, seat, rng))
    assert legal(state, min(RULES.active(state))) == ["pawn 1", "pawn 2", "pawn 3", "pawn 4"]


@pytest.mark.rule("PE-29")
def test_tokens_fill_all_other_positions_barred_ones_too() -> None:
    state = in_round(2)
    (chosen, *_) = legal(state)
    play(state, f"1: {chosen}")
    positions = RULES.view(state, 0).positions
    assert [position.lady for position in positions] == [position.pawn is None for position in positions]
    assert sum(position.lady for position in positions) == 3
    assert any(position.lady and position.barred for position in positions)


@pytest.mark.rule("PE-29")
def test_the_round_runs_in_the_order_of_the_positions() -> None:
    state = play(RULES.start(1, 0), "1: pawn 3")
    assert (state.turn, sum(space == NONE for space in state.spaces)) == (2, 2)
    play(state, f"1: {legal(state)[0]}")
    assert (state.turn, sum(space == NONE for space in state.spaces), state.phase) == (4, 4, "pack")


def ended(points: int, goal: int) -> State:
    """Return a finished game with so many points: five for each cat and one for each colour."""
    rules = beaten_by(goal)
    case = rules.start(1, 0).suitcases[0]
    cats = ["peach-glasses cat 0 a1", "banana-glasses cat 0 d1", "mint-glasses cat 0 g1"]
    lay(case, *cats[: points // 6])
    return at_the_end(case, todos=("2a", "2c", "3a"), rules=rules)


def beaten_by(goal: int) -> Essentials:
    return game(BOX | {"cards": [card | {"goal": goal} for card in BOX["cards"]]})


@pytest.mark.rule("PE-30")
@pytest.mark.parametrize(("goal", "reached"), [(17, True), (18, False), (19, False)])
def test_the_goal_must_be_beaten(goal: int, reached: bool) -> None:
    outcome = beaten_by(goal).outcome(ended(18, goal))
    assert outcome is not None
    assert outcome.goal is not None
    assert (outcome.scores, outcome.goal.reached, outcome.goal.points) == ((18,), reached, goal + 1)
    assert (outcome.ranks, outcome.reason.code) == ((1,) if reached else (2,), "packed")


@pytest.mark.rule("PE-30")
def test_from_the_first_round_on_one_is_told_what_is_asked_for_and_what_one_has() -> None:
    rules = beaten_by(40)
    state = rules.start(1, 0)
    lay(state.suitcases[0], "peach-glasses cat 0 a1")
    aim = rules.aim(state)
    assert aim is not None
    assert (aim.points, aim.score) == (41, 6)
    assert rules.aim(rules.start(2, 0)) is None


@pytest.mark.rule("PE-30")
def test_the_game_alone_is_over_after_twelve_rounds() -> None:
    state = RULES.start(1, 1)
    play_out(RULES, state, QuickRng(1))
    assert (state.round, state.phase) == (12, "over")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.scores == (case_of(state).score.total,)
