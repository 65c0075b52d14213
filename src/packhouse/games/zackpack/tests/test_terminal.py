"""The table in a terminal."""

from __future__ import annotations

from packhouse.bots.playing import at_random, steps
from packhouse.core.rng import QuickRng
from packhouse.games.zackpack.terminal import draw
from packhouse.games.zackpack.tests.position import game, loading, offered, owing, play, play_out

LOADED = """
Round 1   pile 27   discards 0

Seat 1   75 points   bars: 1 (1 cube)   still loading
  22: level 1   22: level 2   22: level 3
  3 |··         3 ···         3 ···         room for 17
  2 2 ·         2 · ·         2 · ·         19 to pay
  1 3--         1 ·2·         1 ·:·
    abcde         abcde         abcde
"""

OFFERED = """
Seat 2   75 points   bars: 1 1 2 (4 cubes)   still to grab
  20: 3 high    12: 2 high
  3   ··        3 ·····
  2  ··         2
  1 ··          1 ·····
    abcde         abcde
    holds 18      holds 20
"""


def test_a_load_is_drawn_level_by_level() -> None:
    state = loading(22, (1, 2, 1, 0, 0))
    play(game(), state, "1: put 3 a1 across", "1: put 2 a2 back", "1: put 2 b1 up")
    text = draw(game(), game().view(state, None), None).plain
    assert text.startswith(LOADED)
    assert text.endswith("then write done")


def test_trucks_are_drawn_in_front_of_their_players() -> None:
    state = offered(game(), [1, 2], [20, 12], [5, 6])
    state.places[1].left = [2, 1, 0, 0, 0]
    text = draw(game(), game().view(state, 0), None).plain
    assert OFFERED in text
    assert text.endswith("or the top of the pile: grab pile")


def test_who_has_still_to_act_is_said_in_words_and_whoever_has_nothing_left_has_none() -> None:
    state = play(game(), loading(1, (1, 0, 0, 0, 0)), "1: put 1 a1 up", "2: done")
    lines = draw(game(), game().view(state, None), None).plain.split("\n")
    first, second = (next(line for line in lines if line.startswith(f"Seat {seat}")) for seat in (1, 2))
    assert first.endswith("bars: none   still loading")
    assert second.endswith("bars: none")


def test_what_was_paid_is_explained() -> None:
    state = play(game(), loading(1, (1, 0, 0, 0, 0)), "1: put 1 a1 up")
    state.places[1].points = 1
    assert "Seat 2   1 point  " in draw(game(), game().view(state, None), None).plain
    text = draw(game(), game().view(play(game(), state, "all: done"), None), None).plain
    assert "  Seat 1: truck 1, room 8 + bars 0 = 8, bonus 10, now 77" in text
    assert ", paid 1, now 0" in text
    assert text.endswith("the game is over")


def test_the_end_tells_every_round_in_a_line() -> None:
    state = play(game(rounds=1), owing(9, 5, 7), "all: done")
    text = draw(game(), game().view(state, None), None).plain
    assert "  Round             Seat 1            Seat 2            Seat 3\n" in text
    assert "      1         -9 -0 = 66    -5 -0 +10 = 80        -7 -0 = 68\n" in text


def test_no_position_is_wider_than_a_terminal_has_room_for() -> None:
    for seed in range(20):
        state = game().start(3 + seed % 4, seed)
        widest = 0
        for _ in steps(game(), state, at_random(game(), QuickRng(seed))):
            text = draw(game(), game().view(state, None), None).plain
            widest = max(widest, *map(len, text.split("\n")))
        text = draw(game(), game().view(state, None), None).plain
        widest = max(widest, *map(len, text.split("\n")))
        assert 40 < widest <= 120


def test_random_games_are_drawn_to_their_end() -> None:
    state = game(mode="ordered").start(6, 1)
    play_out(game(mode="ordered"), state, QuickRng(1))
    assert "the game is over" in draw(game(), game().view(state, None), None).plain
