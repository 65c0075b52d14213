"""Every message between a client and the table, each way; ``docs/wire.md`` tells the story."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..core.errors import Field
from ..core.game import Aim, Outcome

MessageId: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[!-~]+\Z")]
TableId: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Text: TypeAlias = Annotated[str, Meta(max_length=200)]
Name: TypeAlias = Annotated[str, Meta(max_length=80)]

Phrase = Literal[
    "hello", "good_luck", "nice_move", "oops", "thanks", "one_moment", "take_your_time", "well_played", "bye"
]

LARGEST_REQUEST = 16 * 1024


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long seats may think: for each move, or for the whole game.

    ``days`` is play by correspondence: so many seconds for each move too, but nobody needs to stay.
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 60)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds added to a seat's time after each of its plays, where the clock is for the whole game."""


class SeatWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who shall have a seat of a new table: its host, another person on the host's device, a bot, or whoever comes."""

    kind: Literal["me", "local", "bot", "open"] = "open"
    name: Name = ""
    """A person's name, or the bot's level."""


# What clients ask.


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Every request has an id of the client's own: its answer has the same, and a repeated play is played once."""

    id: MessageId


class Lobby(Request, frozen=True, kw_only=True):
    """Hear of the public tables, at once and whenever they change; or no longer."""

    on: bool = True


class Create(Request, frozen=True, kw_only=True):
    """Open a table. Its creator is the host."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    name: Name = ""
    """The host's name, where they have a seat."""
    public: bool = False
    rated: bool = False
    shuffle: bool = False
    """Whether seats are drawn by lot at the start."""


class AtTable(Request, frozen=True, kw_only=True):
    """A request about one table."""

    table: TableId


class Watch(AtTable, frozen=True, kw_only=True):
    """Look at a table from now on: from one's seat, from one of one's seats, or as a spectator.

    Who holds several seats on one device sees none of them before naming one; naming one covers the others.
    """

    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=400)] = ""
    """A seat's token, which opens the seat on any device."""
    spectate: bool = False
    since: Annotated[int, Meta(ge=0)] = 0
    """The number of the last update that was received; what came after it is told."""


class Unwatch(AtTable, frozen=True, kw_only=True):
    """Hear no more of a table."""


class Sit(AtTable, frozen=True, kw_only=True):
    """Take an open seat."""

    name: Name
    seat: SeatNumber | None = None


class Leave(AtTable, frozen=True, kw_only=True):
    """Give up one's seat before the start; at a live table a bot plays on until one comes back."""


class Remove(AtTable, frozen=True, kw_only=True):
    """As the host, send someone away before the start."""

    seat: SeatNumber


class Start(AtTable, frozen=True, kw_only=True):
    """As the host, begin with bots of this level in the seats still open."""

    level: Name = ""
    """Empty: the game's usual one."""


class Cancel(AtTable, frozen=True, kw_only=True):
    """As the host, give up a table that hasn't started."""


class Play(AtTable, frozen=True, kw_only=True):
    """Play an action, in notation, from the seat that is shown."""

    action: Text
    turn: Annotated[int, Meta(ge=0)]
    """The ``turn`` of the update it answers to: a play is stale if this seat has played since."""


class Preview(AtTable, frozen=True, kw_only=True):
    """Ask what one would see after a play."""

    action: Text


class Propose(AtTable, frozen=True, kw_only=True):
    """Ask how a bot would play on from one's seat, where the game lets one ask."""


class Review(AtTable, frozen=True, kw_only=True):
    """Ask what the game says of that which is over in the match, where it has a review, as one sees it now."""


class Undo(AtTable, frozen=True, kw_only=True):
    """Take back one's last play: at once where that is free, else with the others' consent."""


class Draw(AtTable, frozen=True, kw_only=True):
    """Offer a draw."""


class Agree(AtTable, frozen=True, kw_only=True):
    """Agree to what is offered."""


class Decline(AtTable, frozen=True, kw_only=True):
    """Turn down what is offered, or withdraw one's own offer."""


class Resign(AtTable, frozen=True, kw_only=True):
    """Give up."""


class Rematch(AtTable, frozen=True, kw_only=True):
    """Ask for another match at this table; it begins when everyone has asked."""


class Say(AtTable, frozen=True, kw_only=True):
    """Say one of the phrases to everyone at the table."""

    phrase: Phrase


class LookingBack(AtTable, frozen=True, kw_only=True):
    """A request about what was before."""

    number: Annotated[int, Meta(ge=0)]
    """As in updates: how much the watcher had been told by then; 0 is the start."""
    seat: SeatNumber | None = None
    """Whose number it is; None: one's own, or a spectator's."""


class Recall(LookingBack, frozen=True, kw_only=True):
    """Ask what there was to see; from other eyes than one's own once the match is over."""


class Picture(LookingBack, frozen=True, kw_only=True):
    """Ask how a terminal would draw what there was to see: for games that a client has no board for."""


class Assess(LookingBack, frozen=True, kw_only=True):
    """Ask what a good bot would have played, once the match is over."""


class Branch(LookingBack, frozen=True, kw_only=True):
    """Play on from there at a table of one's own, once the match is over."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    name: Name = ""
    """The host's name, where they have a seat."""


AnyRequest: TypeAlias = (
    Lobby | Create | Watch | Unwatch | Sit | Leave | Remove | Start | Cancel | Play | Preview | Propose | Review | Undo
    | Draw | Agree | Decline | Resign | Rematch | Say | Recall | Picture | Assess | Branch
)  # fmt: skip


# What the table tells.


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


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everyone sees it."""

    kind: Literal["person", "local", "bot", "open"]
    name: str = ""
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


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """Something that needs the consent of the other people."""

    kind: Literal["draw", "undo"]
    seat: int
    agreed: tuple[int, ...]


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
    seats: tuple[SeatFacts, ...]
    clock: Clock
    public: bool
    rated: bool
    shuffle: bool
    live: bool = False
    """Whether seats race each other: then nothing is taken back."""
    host: bool
    """Whether one is its host."""
    commitment: str = ""
    """The promise about the seed, from the start on."""
    offer: Offer | None = None
    rematch: tuple[int, ...] = ()
    """The seats that ask for another match."""
    next: str = ""
    """The table of the rematch."""
    answer: str = ""


class SeenPlay(msgspec.Struct, frozen=True, tag_field="type", tag="play", omit_defaults=True):
    """A play as one sees it."""

    seat: int
    action: str
    at: int = 0
    late: bool = False
    """Whether the clock played it, for whoever was too slow."""


class SeenUndo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", omit_defaults=True):
    """Every play past this number of one's own counting was taken back."""

    to: int
    at: int = 0


class SeenResign(msgspec.Struct, frozen=True, tag_field="type", tag="resign", omit_defaults=True):
    seat: int
    late: bool = False
    at: int = 0


class SeenDraw(msgspec.Struct, frozen=True, tag_field="type", tag="draw", omit_defaults=True):
    at: int = 0


class SeenSeated(msgspec.Struct, frozen=True, tag_field="type", tag="seated", omit_defaults=True):
    seat: int
    occupant: str
    """The bot that stands in; empty: the seat's own person is back."""
    at: int = 0


Seen: TypeAlias = SeenPlay | SeenUndo | SeenResign | SeenDraw | SeenSeated


class Times(msgspec.Struct, frozen=True, omit_defaults=True):
    """Milliseconds left when the message was made: each seat's, and the phase's. Clocks of active people run."""

    seats: tuple[int | None, ...]
    phase: int | None = None


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
    """What the game says of that which is over, as far as one could see it."""

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
    aim: Aim | None = None
    """What whoever plays alone is up against, and their points then."""
    outcome: Outcome | None = None


class Run(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a picture's line that looks the same all along."""

    text: str
    colour: str = ""
    """One of a terminal's eight: black, red, green, yellow, blue, magenta, cyan or white; empty: the text's own."""
    bold: bool = False
    dim: bool = False
    underline: bool = False
    reverse: bool = False


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


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A public table in the lobby."""

    table: str
    game: str
    title: str
    status: str
    seats: tuple[SeatFacts, ...]
    clock: Clock
    rated: bool
    options: dict[str, Any]


class Tables(Message, frozen=True, kw_only=True):
    """The public tables that are open or being played."""

    tables: tuple[OpenTable, ...]


AnyMessage: TypeAlias = (
    Welcome | Done | Refused | Table | Update | Previewed | Proposed | Reviewed | Recalled | Pictured | Assessed
    | Present | Warming | Said | Tables
)  # fmt: skip

_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
_encoder = msgspec.json.Encoder()


read_request = _requests.decode
"""Return the request that a frame holds, or raise msgspec.DecodeError."""

read_message = _messages.decode

encode = _encoder.encode
