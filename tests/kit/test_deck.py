"""A deck gives each card once, comes back from its discards, and is dealt anew without a trace of the truth."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from packhouse.core.rng import KeyedRng, QuickRng
from packhouse.kit.deck import Deck, redeal

CARDS = st.lists(st.integers(0, 30), min_size=1, max_size=12)
SEEDS = st.integers(0, 2**256 - 1)
PLACES = st.lists(st.lists(st.integers(0, 9), max_size=6), min_size=1, max_size=4)


def deck_of(cards: list[int], seed: int = 7) -> tuple[Deck[int], KeyedRng]:
    rng = KeyedRng.from_seed(seed)
    return Deck.shuffled("pile", cards, rng), rng


@given(CARDS, SEEDS)
def test_each_card_is_drawn_once(cards: list[int], seed: int) -> None:
    deck, rng = deck_of(cards, seed)
    assert sorted(deck.draw(rng) for _ in cards) == sorted(cards)


def test_the_top_of_the_pile_is_drawn() -> None:
    assert Deck("pile", [3, 1, 2], []).draw(KeyedRng.from_seed(0)) == 2


@given(CARDS, SEEDS)
def test_the_same_seed_shuffles_the_same_however_the_cards_were_given(cards: list[int], seed: int) -> None:
    assert deck_of(cards, seed)[0].pile == deck_of(cards[::-1], seed)[0].pile


def test_what_else_was_drawn_changes_no_shuffle() -> None:
    deck, _ = deck_of(list(range(10)))
    used = KeyedRng.from_seed(7)
    used.below(6)
    assert Deck.shuffled("pile", range(10), used) == deck


def test_decks_of_other_names_have_other_luck() -> None:
    rng = KeyedRng.from_seed(7)
    one, other = (Deck.shuffled(name, range(20), rng) for name in ("one", "other"))
    assert one.pile != other.pile


def test_discards_come_back_only_when_the_pile_has_run_out() -> None:
    deck, rng = deck_of([1, 2])
    deck.discards.append(3)
    assert {deck.draw(rng), deck.draw(rng)} == {1, 2}
    assert deck.draw(rng) == 3


def test_in_which_order_cards_were_discarded_is_no_luck() -> None:
    rng = KeyedRng.from_seed(7)
    one, other = Deck("pile", [], [1, 2, 3, 4]), Deck("pile", [], [4, 2, 1, 3])
    one.reshuffle(rng)
    other.reshuffle(rng)
    assert one == other


def test_each_shuffle_has_luck_of_its_own() -> None:
    deck, rng = deck_of(list(range(20)))
    first = deck.pile
    deck.pile, deck.discards = [], list(range(20))
    deck.reshuffle(rng)
    assert deck.pile != first


def test_from_a_deck_without_any_card_none_is_drawn() -> None:
    with pytest.raises(IndexError):
        Deck[int]("pile", [], []).draw(KeyedRng.from_seed(0))


def test_a_copy_goes_its_own_way() -> None:
    deck, rng = deck_of([1, 2, 3])
    copy = deck.copy()
    assert copy == deck
    copy.discards.append(copy.draw(rng))
    assert (len(deck.pile), deck.discards) == (3, [])


@given(CARDS)
def test_a_deck_is_read_back_as_it_was_written(cards: list[int]) -> None:
    deck, _ = deck_of(cards)
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck[int]) == deck


@given(PLACES, st.integers(0, 99))
def test_dealing_anew_leaves_each_place_as_many_cards_and_loses_none(places: list[list[int]], seed: int) -> None:
    before = [place[:] for place in places]
    redeal(QuickRng(seed), *places)
    assert list(map(len, places)) == list(map(len, before))
    assert Counter(card for place in places for card in place) == Counter(card for place in before for card in place)


@given(PLACES, st.integers(0, 99))
def test_dealing_anew_does_not_depend_on_how_the_cards_truly_lay(places: list[list[int]], seed: int) -> None:
    cards = [card for place in places for card in place]
    other_cards = iter(sorted(cards, reverse=True))
    others = [[next(other_cards) for _ in place] for place in places]
    redeal(QuickRng(seed), *places)
    redeal(QuickRng(seed), *others)
    assert places == others


def test_every_deal_is_as_likely_as_any_other() -> None:
    rng, deals, number = QuickRng(3), Counter[tuple[int, ...]](), 6000
    for _ in range(number):
        pile, hand = [1, 2], [3]
        redeal(rng, pile, hand)
        deals[*pile, *hand] += 1
    assert set(deals) == set(permutations((1, 2, 3)))
    assert all(abs(times - number / 6) < 150 for times in deals.values())
