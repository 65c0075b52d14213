"""What the table tells."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from ..core.errors import Field
from ..core.game import Aim, Outcome
from .seen import Seen
from .values import Clock, LessonStep, Offer, OpenTable, OwnBox, Run, SeatInfo, Settled, Times, Try
from .verdict import Verdict


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """What a client hears."""


class Welcome(Message, frozen=True, kw_only=True):
    """The first message on a socket."""

    version: str
    person: str
    """Who one is here: the same as long as the cookie is kept."""
    account: str = ""
    """The account's name; empty for a guest."""
    phrases: tuple[str, ...] = ()
    addresses: tuple[str, ...] = ()
    """Where others in the network find the house; told to whoever came by the machine's own name alone."""


class Done(Message, frozen=True, kw_only=True):
    """A request was carried out, and no update tells so."""

    id: str
    table: str = ""
    token: str = ""
    """For the seat just taken: it opens the seat on any device."""


class Refused(Message, frozen=True, kw_only=True):
    """A request changed nothing; the sentence says why and what to do. Without an id: it could not be read at all."""

    code: str
    sentence: str
    fields: dict[str, Field] = {}
    id: str = ""


class Table(Message, frozen=True, kw_only=True):
    """What a table is: sent when one begins to watch, and whenever it changes."""

    table: str
    game: str
    title: str
    game_version: int
    status: Literal["open", "playing", "over", "cancelled"]
    options: dict[str, Any]
    components: msgspec.Raw | UnsetType = UNSET
    """What is in the box: sent once."""
    own_box: OwnBox | UnsetType = UNSET
    """In what it differs from the house's, where it is the host's own: sent with it."""
    asked: bool = False
    """Whether one may still say what one thought of the host's own box."""
    seats: tuple[SeatInfo, ...]
    clock: Clock
    public: bool
    rated: bool
    shuffle: bool
    live: bool = False
    """Whether seats race each other: then nothing is taken back."""
    host: bool
    """Whether one is its host."""
    inviter: str = ""
    """What its host is called, while it waits for players; empty where the host has no seat."""
    gentle: bool = False
    """Whether the house chose the options for a first game."""
    suits: bool = False
    """Whether the bots are as strong as suits the host."""
    next_level: str = ""
    """To the host, once it is over: the level that suits them from now on."""
    commitment: str = ""
    """The promise about the seed, from the start on."""
    offer: Offer | None = None
    settled: Settled | None = None
    """How the last offer came to nothing, until the next play."""
    lesson: tuple[LessonStep, ...] | UnsetType = UNSET
    """The steps of the lesson that the table was opened for. Left out: it is a match."""
    rematch: tuple[int, ...] = ()
    """The seats that ask for another match."""
    next: str = ""
    """The table of the rematch."""
    puzzle: Try | None = None
    """Where it is someone's try at the puzzle of a day."""
    answer: str = ""


class Update(Message, frozen=True, kw_only=True):
    """What happened, as this watcher may know it, and what there is to see now."""

    table: str
    number: int
    """How many things this watcher has been told, these included."""
    seen: tuple[Seen, ...]
    view: msgspec.Raw
    active: tuple[int, ...]
    legal: str | UnsetType = UNSET
    """The legal actions of the seat that is shown, when it may act: a tree of words. Left out where as told before."""
    proposable: bool = False
    """Whether the seat that is shown may ask for a proposal now."""
    turn: int = 0
    """How often the shown seat has played."""
    seat: int | None = None
    """From whose eyes; None: a spectator's."""
    times: Times | None = None
    aim: Aim | None = None
    """What whoever plays alone is up against, and their points so far; None: several play."""
    outcome: Outcome | None = None
    seed: str = ""
    """When all is over: the seed, whose promise was given at the start."""
    answer: str = ""
    """The id of one's own request that this update answers."""


class Previewed(Message, frozen=True, kw_only=True):
    """What one would see."""

    id: str
    table: str
    view: msgspec.Raw


class Proposed(Message, frozen=True, kw_only=True):
    """How a bot would play on: nothing is played, and one may choose otherwise."""

    id: str
    table: str
    plays: tuple[str, ...]
    """In notation, one after another."""
    turn: int
    """The ``turn`` for the first of them; each that is played counts one on."""


class Reviewed(Message, frozen=True, kw_only=True):
    """What the game says of finished parts of the match, as far as one could see them."""

    id: str
    table: str
    number: int
    """As in updates: how much one had been told when it was asked for."""
    review: msgspec.Raw


class Recalled(Message, frozen=True, kw_only=True):
    """What there was to see, and how it had ended, if it had."""

    id: str
    table: str
    number: int
    view: msgspec.Raw
    active: tuple[int, ...]
    times: Times | None = None
    """What seats had left then; None: no clock was set, or it was over."""
    aim: Aim | None = None
    """What whoever plays alone is up against, and their points then."""
    outcome: Outcome | None = None


class Pictured(Message, frozen=True, kw_only=True):
    """What there was to see, as a terminal would draw it in letters of one width."""

    id: str
    table: str
    number: int
    lines: tuple[tuple[Run, ...], ...]


class Assessed(Message, frozen=True, kw_only=True):
    """What a good bot would have played, and how it thinks that it stood."""

    id: str
    table: str
    number: int
    seat: int
    """Who was to act."""
    action: str
    lead: float | None = None
    """By how many points that seat was ahead; None: the bot can't tell."""


class Looking(Message, frozen=True, kw_only=True):
    """How far the coach has come with a match that one asked about."""

    table: str
    done: int
    """Of ``all`` pieces of work."""
    all: int


class LookedOver(Message, frozen=True, kw_only=True):
    """What the coach says of a match."""

    id: str
    table: str
    verdict: Verdict
    numbers: tuple[int, ...]
    """For each play of the verdict, as in updates: how much one had been told before it."""


class Present(Message, frozen=True, kw_only=True):
    """Which seats' people are connected."""

    table: str
    seats: tuple[bool, ...]


class Warming(Message, frozen=True, kw_only=True):
    """A bot gets ready for its first play, which takes some seconds."""

    table: str
    seat: int


class Said(Message, frozen=True, kw_only=True):
    """Someone at the table said a phrase."""

    table: str
    seat: int
    phrase: str


class Tables(Message, frozen=True, kw_only=True):
    """The public tables that are open or being played."""

    tables: tuple[OpenTable, ...]


AnyMessage: TypeAlias = (
    Welcome | Done | Refused | Table | Update | Previewed | Proposed | Reviewed | Recalled | Pictured | Assessed
    | Looking | LookedOver | Present | Warming | Said | Tables
)  # fmt: skip
