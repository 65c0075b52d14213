"""What requests and messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ..core.differences import Difference

MessageId: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[!-~]+\Z")]
BoxDigest: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]
"""What an own box is kept by; empty: the house's own box."""
TableId: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Text: TypeAlias = Annotated[str, Meta(max_length=200)]
Name: TypeAlias = Annotated[str, Meta(max_length=80)]

Aim: TypeAlias = Literal["lead", "score", "due"]

Phrase = Literal[
    "hello", "good_luck", "nice_move", "oops", "thanks", "one_moment", "take_your_time", "well_played", "bye"
]


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long seats may think: for each move, or for the whole game.

    ``days`` is play by correspondence: so many seconds for each move too, but nobody needs to stay.
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 60)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds added to a seat's time after each of its plays, where the clock is for the whole game."""


SUITS = "suits"
"""In place of a level: a bot as strong as suits whoever asks."""


class SeatWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who shall have a seat of a new table: its host, another person on the host's device, a bot, or whoever comes."""

    kind: Literal["me", "local", "bot", "open"] = "open"
    name: Name = ""
    """A person's name, or the bot's level: ``suits`` is the one that suits the host."""


class Try(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Someone's try at the puzzle of a day."""

    day: str
    """As 2026-11-19, in UTC."""
    number: int
    """Counted from 1."""
    most: int
    """How many tries everyone has."""
    aim: Aim
    """What is asked for: to lead by so many points, to score so many, or to owe no more than that."""
    goal: float
    """The best that can be reached."""
    points: float | None = None
    """What was reached in the end; None: it goes on, or was given up."""
    solved: bool = False


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everyone sees it."""

    kind: Literal["person", "local", "bot", "open"]
    name: str = ""
    """A person without one was forgotten."""
    side: str = ""
    """What the rulebook calls it."""
    mine: bool = False
    present: bool = False
    """Whether a person's device is connected."""
    stand_in: str = ""
    """The level of the bot that plays for an absent person, and for good where the seat has resigned."""
    resigned: bool = False
    late: bool = False
    """Whether it was the clock that gave up."""
    rating: int | None = None
    provisional: bool = False
    """Whether the rating is still to be proved."""


class Offer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that needs the consent of the other people."""

    kind: Literal["draw", "undo"]
    seat: int
    agreed: tuple[int, ...]
    to: int | None = None
    """The plays past this number, of one's own counting, would be taken back; None: a draw, or one can't know which."""


class Settled(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An offer that came to nothing."""

    kind: Literal["draw", "undo"]
    seat: int
    """Who had made it."""
    how: Literal["declined", "withdrawn", "lapsed"]
    by: int | None = None
    """Who turned it down; None: nobody did."""


class Times(msgspec.Struct, frozen=True, omit_defaults=True):
    """Milliseconds left when the message was made: each seat's, and the phase's. Clocks of active people run."""

    seats: tuple[int | None, ...]
    phase: int | None = None


class LessonStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step of a lesson: something to read, or to do."""

    name: str
    """The key of its texts."""
    plays: int = 0
    """How many of one's plays it asks for; none: it is only to be read."""
    point: tuple[str, ...] = ()
    """The spots on the page that it is about."""


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A public table in the lobby."""

    table: str
    game: str
    title: str
    status: str
    seats: tuple[SeatInfo, ...]
    clock: Clock
    rated: bool
    options: dict[str, Any]
    own_box: bool = False
    """Whether it is played with a box of the host's own."""


class OwnBox(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """In what a box of the host's own differs from the house's."""

    digest: str
    """SHA-256 of what is in it."""
    differs: tuple[Difference, ...]
    more: int = 0
    """In how many places more than are told."""


class Run(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a picture's line that looks the same all along."""

    text: str
    colour: str = ""
    """One of a terminal's eight: black, red, green, yellow, blue, magenta, cyan or white; empty: the text's own."""
    bold: bool = False
    dim: bool = False
    underline: bool = False
    reverse: bool = False
