"""What clients ask."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from .values import BoxDigest, Clock, MessageId, Name, Phrase, SeatNumber, SeatWish, TableId, Text

LARGEST_REQUEST = 16 * 1024


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Every request has an id of the client's own: its answer has the same, and a repeated play is played once."""

    id: MessageId


class Lobby(Request, frozen=True, kw_only=True):
    """Hear of the public tables, at once and whenever they change; or no longer."""

    on: bool = True


class Here(Request, frozen=True, kw_only=True):
    """Show that one is there, and hear that the house is."""

    soon: bool = False
    """Whether the next follows within a second or so, until one says otherwise: who is silent then counts as away."""


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
    """Whether seats are drawn at random at the start."""
    box: BoxDigest = ""
    """The host's own box, by the digest that checking its file has told."""
    gentle: bool = False
    """Whether options that aren't given are the game's gentle ones, unless the host has finished a match of it here."""


class Learn(Request, frozen=True, kw_only=True):
    """Go on with one's lesson of a game, or begin it: at a table of one's own that counts for nothing."""

    game: Name
    anew: bool = False
    """Whether to begin again where one is in the middle of it."""


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
    """As the host, give up a table that hasn't started, or a match against bots before one's first play."""


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
    """Ask what the game says of finished parts of the match, where it has a review, as one sees them now."""


class Undo(AtTable, frozen=True, kw_only=True):
    """Take back one's last play: at once where that is free, else with the others' consent."""

    trial: bool = False
    """Whether nothing shall happen: it is only said whether one could, or why not."""


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

    withdraw: bool = False
    """Whether one no longer asks."""


class Say(AtTable, frozen=True, kw_only=True):
    """Say one of the phrases to everyone at the table."""

    phrase: Phrase


class Tell(AtTable, frozen=True, kw_only=True):
    """Say what one thought of the host's own box, once its match is over: only whoever runs the server reads it."""

    mark: Annotated[int, Meta(ge=1, le=5)] | None = None
    """How it was: 5 is best."""
    wish: Annotated[str, Meta(max_length=500)] = ""
    """What one would change."""


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


class LookOver(AtTable, frozen=True, kw_only=True):
    """Ask the coach to look a finished match over: how it is getting on is told meanwhile, and the verdict is kept."""


class Branch(LookingBack, frozen=True, kw_only=True):
    """Play on from there at a table of one's own, once the match is over."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    name: Name = ""
    """The host's name, where they have a seat."""


class Solve(Request, frozen=True, kw_only=True):
    """Try today's puzzle of a game, or go back to one's try that isn't over."""

    game: Name
    name: Name = ""
    """What one is called."""


class Solution(Request, frozen=True, kw_only=True):
    """Open a table where today's puzzle was solved, once one has solved it or has no tries left."""

    game: Name


AnyRequest: TypeAlias = (
    Lobby | Here | Create | Learn | Watch | Unwatch | Sit | Leave | Remove | Start | Cancel | Play | Preview | Propose
    | Review | Undo | Draw | Agree | Decline | Resign | Rematch | Say | Tell | Recall | Picture | Assess | LookOver
    | Branch | Solve | Solution
)  # fmt: skip
