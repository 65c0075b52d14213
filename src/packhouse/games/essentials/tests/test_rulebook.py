"""The suitcases of the rulebook's scoring example, built of tiles of ours and counted line by line."""

from __future__ import annotations

from collections import Counter

import pytest

from packhouse.games.essentials.state import Suitcase
from packhouse.games.essentials.tests.position import UPRIGHT, at_the_end, packed, scored, tile

NICK = [
    "mint-scarf cat 0 e1", "mint-hanger cat 3 g2", "mint-book item 0 a5", "mint-belt cat 1 h1",
    "mint-glasses item 0 a4", "mint-briefs cat 0 e5", "mint-vest cat 3 a1", "mint-vest item 2 b1",
    "mint-sock item 3 f5", "mint-stocking item 1 b10", "mint-stocking item 1 d4", "peach-boot item 0 a7",
    "peach-towel item 1 c7", "peach-glove item 0 h7", "peach-hanger item 2 g6", "peach-briefs item 3 e9",
    "peach-sock item 3 b9", "banana-glasses item 0 b12", "lavender-glasses item 0 d11", "lavender-book cat 0 g11",
]  # fmt: skip
LEYLA = [
    "mint-shirt item 3 b7", "mint-headphones item 0 b11", "mint-boot cat 0 a6", "mint-towel cat 3 e8",
    "mint-glove item 0 h7", "mint-glasses cat 1 a10", "mint-stocking item 0 c9", "banana-shirt item 0 e5",
    "banana-headphones item 0 a1", "banana-boot item 1 c4", "banana-towel item 2 f5", "banana-scarf cat 3 h1",
    "banana-glasses item 1 h4", "banana-sock item 0 d1", "banana-stocking item 1 d5", "banana-briefs cat 1 f1",
    "lavender-sock item 3 f11", "lavender-sock item 1 e11", "peach-sock cat 2 a3",
]  # fmt: skip
TODOS = ("1a", "2c", "3a")

both = pytest.mark.parametrize("tiles", [NICK, LEYLA], ids=["Nick", "Leyla"])


def suitcase(tiles: list[str]) -> Suitcase:
    return packed(*tiles, rules=UPRIGHT)


@both
def test_the_tiles_lie_side_by_side_in_the_suitcase(tiles: list[str]) -> None:
    case = suitcase(tiles)
    sizes = sum(tile(words.split()[0]).size for words in tiles)
    assert case.taken.bit_count() == UPRIGHT.rounds.staples[0].bit_count() + sizes


@both
def test_twelve_rounds_can_bring_these_tiles_and_cats(tiles: list[str]) -> None:
    names = Counter(words.split()[0] for words in tiles)
    kinds = Counter(tile(words.split()[0]).kind for words in tiles)
    supply = UPRIGHT.view(UPRIGHT.start(2, 0), None).supply
    assert kinds["accessory"] == 12
    assert all(number <= supply.get(name, 1) for name, number in names.items())
    rounds_left = 12 - kinds["underwear"] - kinds["sock"]
    assert sum(" cat " in words for words in tiles) <= 1 + 2 * rounds_left


@pytest.mark.rule("PE-20")
@pytest.mark.rule("PE-21")
@pytest.mark.rule("PE-22")
@pytest.mark.rule("PE-25")
def test_nick_has_116_points() -> None:
    score = scored(suitcase(NICK), *TODOS, rules=UPRIGHT)
    assert score.groups == (6, 1, 2, 10)
    assert score.colours == (15, 1, 3, 35)
    assert (score.cats, score.todos) == (30, (15, 8, 9))
    assert score.total == 116


@pytest.mark.rule("PE-20")
def test_nick_s_eleventh_mint_tile_lies_apart() -> None:
    assert sum(words.startswith("mint") for words in NICK) == 11


@pytest.mark.rule("PE-20")
@pytest.mark.rule("PE-21")
@pytest.mark.rule("PE-22")
@pytest.mark.rule("PE-25")
def test_leyla_has_117_points() -> None:
    score = scored(suitcase(LEYLA), *TODOS, rules=UPRIGHT)
    assert score.groups == (1, 9, 2, 7)
    assert score.colours == (1, 29, 3, 19)
    assert (score.cats, score.todos) == (30, (18, 2, 15))
    assert score.total == 117


@pytest.mark.rule("PE-24")
def test_leyla_has_won() -> None:
    outcome = UPRIGHT.outcome(at_the_end(suitcase(NICK), suitcase(LEYLA), todos=TODOS, rules=UPRIGHT))
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((116, 117), (2, 1))
