"""What a game's folder may have beside its rules, file by file, and what must be in each.

``games.part(name, parts.Bots)`` fetches one. Its fields are the names that are looked for in the file.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, get_args

import msgspec

from ..bots.bot import Player
from ..core.errors import UnknownGame
from ..core.game import Outcome, Seat
from ..core.match import AnyMatch
from ..core.rng import Seed
from ..kit import puzzles
from ..kit.offers import Moment, Offer
from ..kit.puzzles import Begin, Best

if TYPE_CHECKING:  # whoever plays no game at a terminal need not wait for its libraries
    import numpy as np
    import numpy.typing as npt
    from rich.console import RenderableType
    from typer import Typer

    from ..kit.vectors import Arrays


class Draw(Protocol):
    """Draws what a watcher sees, and marks the last play if they noticed it."""

    def __call__(self, game: Any, view: Any, last: Any, /) -> RenderableType: ...


class Review(Protocol):
    """Says of a view what could have been in finished parts of the match; its type hints are read."""

    def __call__(self, game: Any, view: Any, /) -> msgspec.Struct: ...


class Works(Protocol):
    """Gives things to measure: what is done, and a function that does it and returns how often."""

    def __call__(self, game: Any, /) -> Iterable[tuple[str, Callable[[], int]]]: ...


class Actions(Protocol):
    """Gives every action that can ever be legal with so many seats, each once and always in the same order."""

    def __call__(self, game: Any, seats: int, /) -> Sequence[Any]: ...


class Features(Protocol):
    """Says in numbers what a seat’s view says: as many numbers for every view of a table."""

    def __call__(self, game: Any, view: Any, seat: Seat, /) -> npt.NDArray[np.float32]: ...


class Exercise(Protocol):
    """A piece of a game as a task for one learner, whose actions are numbers."""

    size: int
    """How many actions there are."""

    def start(self, seed: Seed, /) -> Any:
        """Return the first position; all its chance comes from the seed."""

    def legal(self, state: Any, /) -> Sequence[int]:
        """Return the numbers of what can be done, lowest first; none: it is over."""

    def act(self, state: Any, number: int, /) -> None:
        """Change the position in place."""

    def features(self, state: Any, /) -> npt.NDArray[np.float32]:
        """Return what the learner sees."""

    def reward(self, state: Any, /) -> float:
        """Return what a position that is over is worth."""


class Setting(Protocol):
    """Tells what an option is set to, in the rules as they were made: also where it was left out."""

    def __call__(self, game: Any, /) -> float: ...


class Tie(Protocol):
    """Tells where the option would have had to be set for a finished game to be a tie, all plays being the same."""

    def __call__(self, game: Any, outcome: Outcome, /) -> float: ...


class Numbers(Protocol):
    """Gives numbers of a seat by their names."""

    def __call__(self, game: Any, state: Any, seat: Seat, /) -> Mapping[str, float]: ...


class Offered(Protocol):
    """Goes along a game that was played, and tells what was on offer to whom, and what they took."""

    def __call__(self, game: Any, moments: Iterable[Moment], /) -> Iterable[Offer]: ...


class Pose(Protocol):
    """Deals the position of a puzzle by its number, by the rules and without a solver; None: nothing came of it."""

    def __call__(self, begin: Begin, number: int, /) -> AnyMatch | None: ...


class Solve(Protocol):
    """Says what is best for whoever is to act, and proves it: it may take a second, and use kernels."""

    def __call__(self, game: Any, state: Any, /) -> Best: ...


class Puzzling(Protocol):
    """Says whether a position is worth asking about: it can be solved, and not by the first thing that one sees."""

    def __call__(self, game: Any, state: Any, /) -> bool: ...


class Reached(Protocol):
    """Tells what a seat has reached in a match that was played to its end on the board."""

    def __call__(self, game: Any, state: Any, seat: Seat, /) -> float: ...


class Told(Protocol):
    """Gives what differs in the box where it tells a goal of its own: then it shall tell the puzzle's."""

    def __call__(self, box: Mapping[str, Any], goal: float, /) -> Mapping[str, Any]: ...


class Same(Protocol):
    """Gives what is alike in positions from which the same can still be reached."""

    def __call__(self, game: Any, state: Any, /) -> Hashable: ...


class Lessons(Protocol):
    """Names what is played to learn so many games’ worth; each is some games on one board."""

    def __call__(self, kind: str, games: int, /) -> Sequence[str]: ...


class Lesson(Protocol):
    """Plays the games of a lesson by what is known so far; the same seed gives the same games."""

    def __call__(self, kind: str, lesson: str, weights: Arrays, nodes: int, seed: int, /) -> Arrays: ...


class Fit(Protocol):
    """Returns the weights that fit what was played best, telling how far it has come."""

    def __call__(
        self, kind: str, played: Iterable[tuple[str, Arrays]], epochs: int, seed: int,
        told: Callable[[int, int], None], /,
    ) -> Arrays: ...  # fmt: skip


class Off(Protocol):
    """Says by how many points weights are off in games that they haven’t learnt from."""

    def __call__(self, kind: str, weights: Arrays, played: Iterable[tuple[str, Arrays]], /) -> float: ...


class Compare(Protocol):
    """Plays one opening with both colours, and returns by how much the first was ahead in each of the games."""

    def __call__(
        self, kind: str, number: int, first: Arrays, second: Arrays, nodes: int, seed: int, /
    ) -> Sequence[float]: ...


@dataclass(frozen=True)
class Part:
    """One optional file of a game's folder."""

    file: ClassVar[str]


def _named(what: str, fits: Callable[[Any], bool] = callable) -> dict[str, Any]:
    """Say what a name stands for, in words, and whether a value will do."""
    return {"what": what, "fits": fits}


def _no_offers(game: Any, moments: Iterable[Moment]) -> Iterable[Offer]:
    return ()


def _no_numbers(game: Any, state: Any, seat: Seat) -> Mapping[str, float]:
    return {}


def _nothing_needed() -> None:
    pass


def _are_players(value: object) -> bool:
    return isinstance(value, Sequence) and all(isinstance(player, Player) for player in value)


def _are_two(value: Any) -> bool:
    return _are_players(value) and len(value) == 2


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _are_letters(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(sign, str) and len(sign) == 1 for sign in value)


def _are_kinds(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(kind, type) for kind in value)


def _are_exercises(value: object) -> bool:
    return isinstance(value, Mapping) and all(map(callable, value.values()))


def _is_aim(value: object) -> bool:
    return value in get_args(puzzles.Aim)


def _are_options(value: object) -> bool:
    return isinstance(value, Sequence) and all(isinstance(options, dict) for options in value)


def _are_names(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str) and all(isinstance(name, str) for name in value)


def _has_commands(value: object) -> bool:
    return hasattr(value, "registered_commands")


@dataclass(frozen=True)
class Bots(Part):
    file = "bot"
    PLAYERS: Sequence[Player] = field(metadata=_named("its bots, weakest first", _are_players))
    COACH: Sequence[Player] = field(
        default=(), metadata=_named("two that weigh: one every decision, one what seems to be a slip", _are_two)
    )


@dataclass(frozen=True)
class Terminal(Part):
    file = "terminal"
    draw: Draw = field(metadata=_named("a function of game, view and last play that returns a picture"))
    HOW_TO_PLAY: str = field(default="", metadata=_named("the rules in a few sentences", _is_text))
    PLAIN_LETTERS: dict[str, str] = field(
        default_factory=dict,
        metadata=_named("signs of the picture, each with a letter for terminals that lack it", _are_letters),
    )


@dataclass(frozen=True)
class Reviews(Part):
    file = "review"
    review: Review = field(metadata=_named("a function of game and view that returns a struct"))


@dataclass(frozen=True)
class Bench(Part):
    file = "bench"
    works: Works = field(metadata=_named("a function of the game that gives what is measured"))


@dataclass(frozen=True)
class Evening(Part):
    """For two players: what makes it even who goes first. The higher the option is set, the better for the second."""

    file = "evening"
    OPTION: str = field(metadata=_named("the option that evens the game out", _is_text))
    setting: Setting = field(metadata=_named("a function of the game that tells what the option is set to"))
    tie: Tie = field(metadata=_named("a function of game and outcome that tells where it would have been a tie"))
    BOARDS: Sequence[dict[str, Any]] = field(
        default=({},), metadata=_named("options, each of which makes another game to be evened out", _are_options)
    )


@dataclass(frozen=True)
class Lab(Part):
    """What ``packhouse report`` asks a game."""

    file = "lab"
    sources: Numbers = field(
        metadata=_named("a function of game, state and seat that says what points come from, adding up to the score")
    )
    components: Offered = field(
        default=_no_offers, metadata=_named("a function of game and moments that gives what was on offer and taken")
    )
    figures: Numbers = field(
        default=_no_numbers, metadata=_named("a function of game, state and seat that gives other numbers of the end")
    )


@dataclass(frozen=True)
class Commands(Part):
    file = "commands"
    app: Typer = field(metadata=_named("a Typer with the game’s commands", _has_commands))


@dataclass(frozen=True)
class Learning(Part):
    file = "learning"
    actions: Actions = field(metadata=_named("a function of game and seats that returns all actions"))
    features: Features = field(metadata=_named("a function of game, view and seat that returns numbers"))
    RETRACTS: tuple[type, ...] = field(
        default=(), metadata=_named("kinds of actions that only take back what their seat did, in a tuple", _are_kinds)
    )
    """Learners do without: nothing is lost that way, and whoever plays at random comes to an end."""
    EXERCISES: Mapping[str, Callable[[Any], Exercise]] = field(
        default_factory=dict, metadata=_named("exercises by name, each a function of the game", _are_exercises)
    )


@dataclass(frozen=True)
class Teaching(Part):
    """How a game’s judgement is learnt from games that it plays against itself: ``packhouse teach``."""

    file = "teaching"
    KINDS: Sequence[str] = field(metadata=_named("what is learnt, each by itself, such as kinds of boards", _are_names))
    lessons: Lessons = field(metadata=_named("a function of kind and games that returns names of lessons"))
    play: Lesson = field(metadata=_named("a function that plays a lesson and returns its positions"))
    untaught: Callable[[str], Arrays] = field(metadata=_named("a function of kind that returns weights of someone new"))
    fit: Fit = field(metadata=_named("a function that returns the weights that fit what was played"))
    off: Off = field(metadata=_named("a function that says by how much weights are off"))
    compare: Compare = field(metadata=_named("a function that plays one opening with two kinds of weights"))
    prepare: Callable[[], object] = field(
        default=_nothing_needed, metadata=_named("a function that refuses where a library is missing")
    )


def _nothing(box: Mapping[str, Any], goal: float) -> Mapping[str, Any]:
    return {}


def _by_itself(game: Any, state: Any) -> Hashable:
    return msgspec.json.encode(state)


@dataclass(frozen=True)
class Puzzles(Part):
    """A puzzle a day; ``puzzles.toml`` beside it says which numbers were found to make good ones."""

    file = "puzzle"
    AIM: puzzles.Aim = field(metadata=_named("what is asked for: lead, score or due", _is_aim))
    pose: Pose = field(metadata=_named("a function of begin and number that returns a match, or None"))
    best: Solve = field(metadata=_named("a function of game and state that returns what is best"))
    is_puzzling: Puzzling = field(metadata=_named("a function of game and state that says whether it is worth asking"))
    reached: Reached = field(metadata=_named("a function of game, state and seat that tells what was reached"))
    DETOURS: tuple[type, ...] = field(
        default=(), metadata=_named("kinds of actions that lead no further than others do, in a tuple", _are_kinds)
    )
    """Whoever tries out everything does without."""
    told: Told = field(
        default=_nothing, metadata=_named("a function of box and goal that gives what differs in the box")
    )
    same: Same = field(
        default=_by_itself, metadata=_named("a function of game and state that gives what is alike in equal positions")
    )


P = TypeVar("P", bound=Part)


def read(kind: type[P], game: str, module: ModuleType) -> P:
    """Return what a game's file has to offer, checked; what may be left out has its default."""
    found = {one.name: getattr(module, one.name) for one in fields(kind) if hasattr(module, one.name)}
    for one in fields(kind):
        may_be_missing = one.default is not MISSING or one.default_factory is not MISSING
        if not (one.metadata["fits"](found[one.name]) if one.name in found else may_be_missing):
            raise UnknownGame(
                "bad_part", "{file} of the game “{game}” must have {name}: {what}",
                file=f"{kind.file}.py", game=game, name=one.name, what=one.metadata["what"],
            )  # fmt: skip
    return kind(**found)
