"""Numbers become bits, and come back in order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from packhouse.kit.masks import Picker, bits, mask_of

NUMBERS = st.sets(st.integers(0, 200))


@given(NUMBERS)
def test_bits_come_back_lowest_first(numbers: set[int]) -> None:
    assert list(bits(mask_of(numbers))) == sorted(numbers)


@given(st.lists(st.integers(0, 30)))
def test_a_number_named_twice_is_in_the_mask_once(numbers: list[int]) -> None:
    assert mask_of(numbers).bit_count() == len(set(numbers))


@given(st.lists(st.text(), max_size=40), NUMBERS)
def test_a_picker_picks_what_the_bits_say(things: list[str], numbers: set[int]) -> None:
    there = {number for number in numbers if number < len(things)}
    assert Picker(things).pick(mask_of(there)) == [things[number] for number in sorted(there)]
