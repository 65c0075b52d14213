"""What is in the box of Pack the Essentials."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ...core.components import Components, check_label
from ...core.errors import BadComponents
from ...kit.grid import drawn, outline
from ...kit.polyominoes import Shape, shape

ROUNDS = 12
SPACES = 4
"""Tile spaces, and as many draft positions."""
COLUMNS, ROWS = 12, 8
"""Of a suitcase that lies sideways."""
MOST_SEATS = 4
MOST_ACCESSORIES = 96
"""Whatever is in the box is in every view: with more of anything, one would be too long to send at each play."""

Colour: TypeAlias = Literal["peach", "banana", "lavender", "mint"]
COLOURS: tuple[Colour, ...] = ("peach", "banana", "lavender", "mint")
Kind: TypeAlias = Literal["accessory", "underwear", "sock"]
Gift: TypeAlias = Literal["underwear", "sock", "rat", "pom"]
Gifts: TypeAlias = Annotated[tuple[Gift, ...], Meta(max_length=2)]
Measure: TypeAlias = Literal[
    "columns", "rows", "blocks", "matching", "colours", "fewer", "pairs_of_five", "small", "sizes"
]
"""What a To-Do counts; ``todos.py`` has a function of each name."""
FILLING: tuple[Measure, ...] = ("columns", "rows", "blocks")
GROUPS = "123"
"""Of To-Do cards. Only the first is about filling squares, so Pom-poms never have to choose between two of them."""

Word: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{1,20}\Z")]
Drawing: TypeAlias = Annotated[
    tuple[Annotated[str, Meta(pattern=r"^[#.]{1,6}\Z")], ...], Meta(min_length=1, max_length=6)
]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=SPACES)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
Row: TypeAlias = Annotated[str, Meta(pattern=rf"^[#.]{{{COLUMNS}}}\Z")]
Layout: TypeAlias = Annotated[tuple[Row, ...], Meta(min_length=ROWS, max_length=ROWS)]


class Accessory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile for each of its colours."""

    item: Word
    shape: Drawing
    colours: Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=len(COLOURS))]


class Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Underwear or Sock tiles of one shape, and how many of them each colour has."""

    item: Word
    shape: Drawing
    number: dict[Colour, Annotated[int, Meta(ge=0, le=99)]]


Supplies: TypeAlias = Annotated[tuple[Supply, ...], Meta(max_length=6)]


class ToDo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A To-Do card; its name begins with its group."""

    name: Annotated[str, Meta(pattern=r"^[123][a-z]\Z")]
    scores: Measure
    points: Points
    sideways: Points | None = None
    """The points where the suitcase lies sideways; None: the same."""

    def __post_init__(self) -> None:
        if self.scores in FILLING and self.group != GROUPS[0]:
            raise ValueError(f"a To-Do about filled {self.scores} belongs to group {GROUPS[0]}; rename it")

    @property
    def group(self) -> str:
        return self.name[0]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Cat Lady's card, for whoever plays alone."""

    lady: Annotated[str, Meta(min_length=1, max_length=20)]
    todos: Annotated[tuple[Annotated[str, Meta(max_length=20)], ...], Meta(min_length=3, max_length=3)]
    goal: Points
    barred: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=SPACES - 1)]

    def __post_init__(self) -> None:
        check_label(self.lady)
        if [name[:1] for name in self.todos] != [*GROUPS]:
            raise ValueError(f"{self.lady} must want a To-Do of each group, {', '.join(GROUPS)} in this order")


class Box(Components, frozen=True):
    """Tiles, suitcases, bonuses and cards."""

    bonuses: Annotated[tuple[Gifts, ...], Meta(min_length=SPACES, max_length=SPACES)]
    groups: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=40)]
    cat: Points
    tokens: Annotated[
        tuple[Annotated[tuple[Number, ...], Meta(max_length=9)], ...], Meta(min_length=SPACES - 1, max_length=20)
    ]
    tiles: Annotated[tuple[Accessory, ...], Meta(max_length=MOST_ACCESSORIES)]
    underwear: Supplies
    socks: Supplies
    suitcases: Annotated[tuple[Layout, ...], Meta(min_length=MOST_SEATS + 1, max_length=MOST_SEATS + 1)]
    todos: Annotated[tuple[ToDo, ...], Meta(max_length=30)]
    cards: Annotated[tuple[Card, ...], Meta(min_length=7, max_length=8)]

    def __post_init__(self) -> None:
        _check_tiles(self)
        _check_tokens(self.tokens)
        _check_todos(self.todos)
        _check_cards(self)


def squares(drawing: Drawing) -> Shape:
    return shape(drawn(drawing))


def _check_tiles(box: Box) -> None:
    names = [f"{colour}-{row.item}" for row in box.tiles for colour in row.colours]
    if len(names) < SPACES * ROUNDS:
        raise BadComponents(
            "few_tiles", "{rounds} rounds need {needed} Accessory tiles, but there are {number}; add more",
            rounds=ROUNDS, needed=SPACES * ROUNDS, number=len(names),
        )  # fmt: skip
    if len(names) > MOST_ACCESSORIES:
        raise ValueError(f"there are {len(names)} Accessory tiles; leave out all but {MOST_ACCESSORIES}")
    names += [f"{colour}-{row.item}" for row in (*box.underwear, *box.socks) for colour in COLOURS]
    for name in _twice(names):
        raise BadComponents("same_name", "two rows have a tile {tile}; give one of them another item", tile=name)
    rows: list[Accessory | Supply] = [*box.tiles, *box.underwear, *box.socks]
    for row in rows:
        grid = outline(drawn(row.shape))
        if len(grid.groups(grid.full)) != 1:
            raise BadComponents("in_pieces", "the squares (#) of {item} must all be connected", item=row.item)


def _check_tokens(tokens: Iterable[tuple[int, ...]]) -> None:
    for number, token in enumerate(tokens, 1):
        if sorted(token) != list(range(1, SPACES + 1)):
            raise BadComponents(
                "token", "token {number} must show each number from 1 to {spaces} once", number=number, spaces=SPACES
            )


def _check_todos(todos: Sequence[ToDo]) -> None:
    for name in _twice(todo.name for todo in todos):
        raise BadComponents("same_todo", "two To-Do cards are called {todo}; rename one", todo=name)
    for group in GROUPS:
        if not any(todo.group == group for todo in todos):
            raise BadComponents("no_todo", "there is no To-Do card of group {group}; add one", group=group)


def _check_cards(box: Box) -> None:
    names = {todo.name for todo in box.todos}
    for card in box.cards:
        for name in card.todos:
            if name not in names:
                raise BadComponents(
                    "which_todo", "{lady} wants the To-Do {todo}, which isn’t in the box", lady=card.lady, todo=name
                )


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, number in Counter(names).items() if number > 1]
