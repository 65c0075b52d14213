"""Lists of actions fold to trees of words and back, and nothing else passes for one."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from packhouse.core.tree import fold, steps, unfold

WORDS = some.lists(some.sampled_from(["lay", "hat", "a1", "a,b", "-", "10", "1"]), min_size=1, max_size=5)
TEXTS = some.lists(WORDS.map(" ".join), max_size=12)

FOLDED = {
    "": [],
    "pass": ["pass"],
    "a1 b2 c3": ["a1", "b2", "c3"],
    "lay (hat (a1 a2)) stop": ["lay hat a1", "lay hat a2", "stop"],
    "lay (hat (0 (a1 b3) 1 (c4)) boot (2 (d4))) pass": [
        "lay hat 0 a1", "lay hat 0 b3", "lay hat 1 c4", "lay boot 2 d4", "pass",
    ],
    "pass pass (now)": ["pass", "pass now"],
    "pass (now) pass": ["pass now", "pass"],
    "a (b) c a (b)": ["a b", "c", "a b"],
    "a (b b (c))": ["a b", "a b c"],
    "1 (0) 10 (0)": ["1 0", "10 0"],
}  # fmt: skip


@pytest.mark.parametrize("tree", FOLDED)
def test_beginnings_that_neighbours_share_are_written_once(tree: str) -> None:
    assert fold(FOLDED[tree]) == tree


@pytest.mark.parametrize("tree", FOLDED)
def test_a_tree_is_read(tree: str) -> None:
    assert unfold(tree) == FOLDED[tree]


@given(TEXTS)
def test_unfolding_gives_back_what_was_folded(texts: list[str]) -> None:
    assert unfold(fold(texts)) == texts


@pytest.mark.parametrize(
    "garbage",
    [
        " ", "a ", " a", "a  b", "(", ")", "()", "(a)", "a)", "a (", "a (b", "a (b))", "a () b", "a (b) (c)", "a ((b))",
        "a(b)", "a (b)c", "a (b)c)", "a ( b)", "a (b )", "a (b (c)", ") a", "a\nb",
        "a\tb", "a (" * 3000, "a (" * 300 + "b" + ")" * 300,
    ],
    ids=lambda garbage: garbage[:12],
)  # fmt: skip
def test_garbage_is_no_tree(garbage: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="not a tree of words"):
        unfold(garbage)


@given(some.text(alphabet="ab ()", max_size=12))
def test_whatever_is_read_can_be_written(text: str) -> None:
    try:
        texts = unfold(text)
    except msgspec.ValidationError:
        return
    assert unfold(fold(texts)) == texts


def test_many_actions_take_few_characters() -> None:
    texts = [f"lay {tile} {turn} {cell}" for tile in "filnp" for turn in range(8) for cell in range(10, 85)]
    assert len(texts) == 3000
    assert len(fold(texts)) < 9_500


def test_the_steps_are_the_words_that_come_next() -> None:
    texts = ["lay hat a1", "lay hat a2", "lay boot a1", "layer 1", "stop"]
    assert steps(texts) == {"lay": 3, "layer": 1, "stop": 1}
    assert steps(texts, "lay") == {"hat": 2, "boot": 1}
    assert list(steps(texts, "lay hat")) == ["a1", "a2"]
    assert steps(texts, "stop") == {}
