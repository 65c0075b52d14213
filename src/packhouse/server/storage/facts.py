"""What is stored of a table beside its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from ...bots.levels import USUAL
from ...core.game import Seat, Setup, Watcher
from ...wire import Clock, Offer, Settled, Try

Status: TypeAlias = Literal["open", "playing", "over", "cancelled"]

BOT = "bot:"
"""What the occupant of a seat begins with while a bot plays for its person; no person's name does."""

STAND_IN = BOT + USUAL
"""Whom the house lets play for an absent person."""

OWNER = ""
"""The occupant of a seat whose own person is back: a log is for ever, and a name may have to be forgotten."""

NAMELESS = ""
"""What a person is called whose name is forgotten: whoever shows it has words for that."""

TABLE_BYTES = 9
"""Of luck in a table's id, which nobody guesses: one that isn't public is found by its link alone."""


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who has a seat."""

    kind: Literal["person", "local", "bot", "open"] = "open"
    name: str = ""
    person: str = ""
    grant: str = ""
    """What the seat's tokens hold: whoever is sent away loses theirs."""
    rating: int | None = None
    """What others see of the person's rating; None: a guest."""
    provisional: bool = False
    """Whether that is still to be proved."""
    address: str = ""
    """Where the person sat down at a rated table, or asks for its rematch, until the match begins: people at one
    address aren't rated."""

    @property
    def is_persons(self) -> bool:
        return self.kind in ("person", "local")


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table, from its opening to its end."""

    game: str
    game_version: int
    options: dict[str, Any] = {}
    components: dict[str, Any] | None = None
    """What is in the box, where it isn't the version's own."""
    chairs: tuple[Chair, ...]
    clock: Clock = Clock()
    host: str
    status: Status = "open"
    public: bool = False
    rated: bool = False
    shuffle: bool = False
    goes_on: bool = False
    """Whether its match goes on from a position of another one: then it counts for nothing."""
    puzzle: Try | None = None
    """Where it is someone's try at the puzzle of a day."""
    gentle: bool = False
    """Whether the house chose the options for a first game."""
    suits: bool = False
    """Whether its bots are as strong as suits the host."""
    lesson: str = ""
    """The edition of the lesson that it was opened for, which counts for nothing either; empty: it is a match."""
    seed: str = ""
    """In digits: too long for most programs' numbers."""
    started: int = 0
    """When the match began, in the house's time."""
    commitment: str = ""
    offer: Offer | None = None
    offer_to: int = 0
    """The number of the log that an offered undo goes back to."""
    offer_known: tuple[Watcher, ...] = ()
    """Those who know which play an offered undo is about."""
    offered_at: int = 0
    """How much everyone had been told when it was made or turned down: it lapses with what all notice next."""
    settled: Settled | None = None
    """How the last offer was turned down, by someone or by whoever had made it."""
    origin: str = ""
    """The first table of a row of rematches, for which its seats' tokens were made; empty: this one."""
    told: tuple[Seat, ...] = ()
    """The seats whose people said what they thought of an own box."""
    rematch: tuple[Seat, ...] = ()
    next: str = ""

    @property
    def setup(self) -> Setup:
        return Setup(
            game=self.game, version=self.game_version, seats=len(self.chairs), seed=int(self.seed or 0),
            options=self.options, components=self.components,
        )  # fmt: skip

    @property
    def people(self) -> list[Seat]:
        """The seats that persons have, in person or on someone's device."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_persons]

    @property
    def is_against_bots(self) -> bool:
        """Whether its host plays against bots, without anyone else, and from the first position."""
        bots = sum(chair.kind == "bot" for chair in self.chairs)
        return (
            0 < bots == len(self.chairs) - 1
            and len(self.seats_of(self.host)) == 1
            and not (self.goes_on or self.lesson)
        )

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_persons and chair.person == person]

    @property
    def sharing(self) -> set[str]:
        """The persons who have several seats, on one device."""
        persons = [chair.person for chair in self.chairs if chair.is_persons]
        return {person for person in persons if persons.count(person) > 1}

    @property
    def inviter(self) -> str:
        """What the host is called, while others are asked to the table; empty where the host has no seat."""
        return self._hosting.name if self.status == "open" else ""

    @property
    def inviter_is_guest(self) -> bool:
        return bool(self.inviter) and self._hosting.rating is None

    @property
    def _hosting(self) -> Chair:
        own = (chair for chair in self.chairs if chair.kind == "person" and chair.person == self.host)
        return next(own, Chair())

    def bots(self, occupants: Sequence[str]) -> dict[Seat, str]:
        """Return the seats where bots play, with their names: its own, and those that stand in for people."""
        own = {seat: chair.name for seat, chair in enumerate(self.chairs) if chair.kind == "bot"}
        return own | {seat: name.removeprefix(BOT) for seat, name in enumerate(occupants) if name.startswith(BOT)}

    def with_chair(self, seat: Seat, chair: Chair) -> Facts:
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return msgspec.structs.replace(self, chairs=chairs)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Facts).decode
