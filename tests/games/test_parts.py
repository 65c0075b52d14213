"""A game's folder may have more than rules: what is in its files is checked when someone wants it."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest
import typer
from rich.text import Text

from packhouse import games
from packhouse.bots.bot import Player
from packhouse.bots.uniform import Uniform
from packhouse.cli.words import picture, plain_letters
from packhouse.core.errors import UnknownGame
from packhouse.core.match import Match
from packhouse.core.rng import QuickRng
from packhouse.games import parts
from packhouse.games.parts import Part

ANYONE = Player("anyone", Uniform())

GOOD: list[tuple[type[Part], dict[str, Any]]] = [
    (parts.Bots, {"PLAYERS": (ANYONE,)}),
    (parts.Terminal, {"draw": str}),
    (parts.Terminal, {"draw": str, "HOW_TO_PLAY": "Take the last one.", "PLAIN_LETTERS": {"○": "O"}}),
    (parts.Reviews, {"review": str}),
    (parts.Bench, {"works": str}),
    (parts.Evening, {"OPTION": "komi", "setting": len, "tie": max, "BOARDS": ({"size": 3},)}),
    (parts.Lab, {"sources": str}),
    (parts.Lab, {"sources": str, "components": str, "figures": str}),
    (parts.Commands, {"app": typer.Typer()}),
    (parts.Puzzles, {"AIM": "due", **dict.fromkeys(("pose", "best", "is_puzzling", "reached"), str)}),
    (
        parts.Teaching,
        {"KINDS": ("all",), **dict.fromkeys(("lessons", "play", "untaught", "fit", "off", "compare"), str)},
    ),
    (parts.Learning, {"actions": str, "features": str}),
    (parts.Learning, {"actions": str, "features": str, "RETRACTS": (Player,), "EXERCISES": {"one": str}}),
]

BAD: list[tuple[type[Part], dict[str, Any], str]] = [
    (parts.Bots, {}, "bot.py … PLAYERS: its bots, weakest first"),
    (parts.Bots, {"PLAYERS": ("strong",)}, "bot.py … PLAYERS: its bots, weakest first"),
    (parts.Terminal, {"HOW_TO_PLAY": ""}, "terminal.py … draw: a function of game, view"),
    (parts.Terminal, {"draw": str, "HOW_TO_PLAY": 3}, "terminal.py … HOW_TO_PLAY: the rules"),
    (parts.Terminal, {"draw": str, "PLAIN_LETTERS": {"two": "2"}}, "terminal.py … PLAIN_LETTERS"),
    (parts.Reviews, {"review": "all well"}, "review.py … review: a function of game and view"),
    (parts.Bench, {"works": None}, "bench.py … works: a function of the game"),
    (parts.Evening, {"OPTION": "komi", "setting": len}, "evening.py … tie: a function of game and outcome"),
    (parts.Evening, {"OPTION": "komi", "setting": len, "tie": max, "BOARDS": ("hex",)}, "evening.py … BOARDS: options"),
    (parts.Lab, {"components": str}, "lab.py … sources: a function of game, state and seat that says what points"),
    (parts.Lab, {"sources": str, "components": {}}, "lab.py … components: a function of game and moments"),
    (parts.Lab, {"sources": str, "figures": 1}, "lab.py … figures: a function of game, state and seat"),
    (parts.Puzzles, {"AIM": "fun"}, "puzzle.py … AIM: what is asked for"),
    (parts.Puzzles, {"AIM": "due", "pose": str, "best": 3}, "puzzle.py … best: a function of game and state"),
    (parts.Teaching, {"KINDS": "all"}, "teaching.py … KINDS: what is learnt, each by itself"),
    (parts.Teaching, {"KINDS": ("all",), "lessons": 3}, "teaching.py … lessons: a function of kind and games"),
    (parts.Commands, {"app": print}, "commands.py … app: a Typer"),
    (parts.Learning, {"actions": str}, "learning.py … features: a function of game, view and seat"),
    (parts.Learning, {"actions": str, "features": str, "RETRACTS": Player}, "learning.py … RETRACTS: kinds of actions"),
    (parts.Learning, {"actions": str, "features": str, "EXERCISES": ["one"]}, "learning.py … EXERCISES: exercises"),
]  # fmt: skip


def written(names: dict[str, Any]) -> ModuleType:
    module = ModuleType("mine")
    vars(module).update(names)
    return module


@pytest.mark.parametrize(("kind", "names"), GOOD)
def test_a_file_with_all_that_it_must_have_is_read(kind: type[Part], names: dict[str, Any]) -> None:
    found = parts.read(kind, "mine", written(names))
    assert {name: getattr(found, name) for name in names} == names


@pytest.mark.parametrize(("kind", "names", "line"), BAD)
def test_a_file_that_lacks_something_is_refused_in_a_line(kind: type[Part], names: dict[str, Any], line: str) -> None:
    with pytest.raises(UnknownGame) as refusal:
        parts.read(kind, "mine", written(names))
    assert str(refusal.value).startswith(line.replace("…", "of the game “mine” must have"))


def test_what_may_be_left_out_is_empty() -> None:
    found = parts.read(parts.Terminal, "mine", written({"draw": str}))
    assert (found.HOW_TO_PLAY, found.PLAIN_LETTERS) == ("", {})


@pytest.mark.parametrize("kind", Part.__subclasses__())
@pytest.mark.parametrize("game", games.names())
def test_every_file_of_every_game_has_what_it_must(game: str, kind: type[Part]) -> None:
    assert (games.part(game, kind) is not None) == games.has_part(game, kind)


@pytest.mark.parametrize("game", [name for name in games.names() if games.has_part(name, parts.Terminal)])
def test_every_picture_can_be_drawn_in_plain_letters(game: str) -> None:
    setup, rng = games.setup(game, games.kind(game).seats[0], 1), QuickRng(1)
    match = Match(games.load(setup), setup)
    while match.outcome is None:
        drawn = picture(match, 0)
        assert isinstance(drawn, Text)
        assert all(sign.isascii() or sign in plain_letters(match.game) for sign in drawn.plain)
        seat = rng.choose(sorted(match.game.active(match.state)))
        match.play(seat, match.game.sample(match.state, seat, rng))
