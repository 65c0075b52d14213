"""Every folder here is a game. Nothing lists them."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from ..core import components, options
from ..core.components import Components
from ..core.errors import BadSetup, UnknownGame
from ..core.game import AnyGame, Game, Setup
from ..core.rng import SEED_BITS, Seed
from . import parts
from .parts import P, Part


def add(more: Path) -> None:
    """Look for games in this folder too."""
    if not more.is_dir():
        raise UnknownGame("no_such_folder", "there is no folder {folder}; check its name", folder=str(more))
    more = more.resolve()  # the same folder may be named in several ways
    if more in (Path(folder).resolve() for folder in __path__):
        return
    for module in pkgutil.iter_modules([str(more)]):
        if module.ispkg and module.name in names():
            raise UnknownGame("name_taken", "there is a game “{name}” already", name=module.name)
    __path__.append(str(more))


def added() -> list[str]:
    """Return the folders that were added, so that other processes can add them too."""
    return [str(Path(folder).resolve()) for folder in __path__[1:]]


def names() -> list[str]:
    """Return the names of all games, sorted."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def kind(name: str) -> type[AnyGame]:
    """Return the game whose folder has this name."""
    return _kind(name, tuple(__path__))


@functools.cache  # a server asks often, and looking into folders takes its time
def _kind(name: str, folders: tuple[str, ...]) -> type[AnyGame]:
    if name not in names():
        raise UnknownGame("no_such_game", "no game “{name}”; choose from {names}", name=name, names=", ".join(names()))
    try:
        found = importlib.import_module(f"{__name__}.{name}").GAME
    except Exception as error:
        raise _broken(name, error) from error
    if not (isinstance(found, type) and issubclass(found, Game) and found.name == name):
        raise UnknownGame("misnamed", "the folder “{name}” holds no game of that name", name=name)
    return found


def part(name: str, wanted: type[P]) -> P | None:
    """Return an optional part of a game's folder, such as its bots; None where the folder has none."""
    if not has_part(name, wanted):
        return None
    try:
        module = importlib.import_module(_place(name, wanted))
    except Exception as error:
        raise _broken(name, error) from error
    return parts.read(wanted, name, module)


def has_part(name: str, wanted: type[Part]) -> bool:
    """Say whether a game's folder has an optional part, without loading it: a server does without kernels."""
    return importlib.util.find_spec(_place(name, wanted)) is not None


def _place(name: str, wanted: type[Part]) -> str:
    return f"{__name__}.{kind(name).name}.{wanted.file}"


def _broken(name: str, error: Exception) -> UnknownGame:
    why = f"{type(error).__name__}: {error}"
    return UnknownGame("broken", "the game “{name}” can’t be loaded: {why}", name=name, why=why)


def folder(name: str) -> Traversable:
    """Return the game's folder, for its files that are not Python."""
    return resources.files(f"{__name__}.{kind(name).name}")


def setup(
    name: str, seats: int, seed: Seed, chosen: Mapping[str, Any] | None = None, own: dict[str, Any] | None = None
) -> Setup:
    """Return a checked set-up; options may be given as text, and ``own`` components replace the shipped ones."""
    game = kind(name)
    values = options.plain(options.build(chosen or {}, game.options))
    if own is not None and components.build(own, game.components, "the components") == _shipped(game):
        own = None
    made = Setup(game=name, version=game.version, seats=seats, seed=seed, options=values, components=own)
    load(made)
    return made


def load(setup: Setup) -> AnyGame:
    """Return the rules for a set-up: one instance for each choice of options and components."""
    game = kind(setup.game)
    if setup.version != game.version:
        raise UnknownGame(
            "no_such_version", "{game} is known in version {known}, not in version {version}",
            game=setup.game, known=game.version, version=setup.version,
        )  # fmt: skip
    _check_seats(game, setup.seats)
    if not 0 <= setup.seed < 1 << SEED_BITS:
        raise BadSetup("seed", "a seed is a whole number from 0 to 2^{bits} − 1", bits=SEED_BITS)
    digest = msgspec.json.encode([setup.options, setup.components], order="sorted")
    return (_instance if setup.components is None else _with_own_box)(game, digest)


def _check_seats(game: type[AnyGame], seats: int) -> None:
    """Refuse a number of players; too few and too many are mended in different ways."""
    fields = {"title": game.title, "seats": seats_in_words(game)}
    if seats < min(game.seats):
        raise BadSetup("too_few_players", "{title} is for {seats} players; add some", **fields)
    if seats > max(game.seats):
        raise BadSetup("too_many_players", "{title} is for {seats} players; leave some out", **fields)
    if seats not in game.seats:
        raise BadSetup("seats", "{title} is for {seats} players; choose one of these numbers", **fields)


def box(setup: Setup) -> Components:
    """Return what is in the box of a set-up."""
    game = kind(setup.game)
    if setup.components is None:
        return _shipped(game)
    return components.build(setup.components, game.components, "the components")


def shipped_table(name: str) -> dict[str, Any]:
    """Return a game's own components file as a plain table; an empty one where there is nothing in the box."""
    if not kind(name).components.__struct_fields__:
        return {}
    return components.table(folder(name).joinpath("components.toml").read_text("utf-8"), name)


def seats_in_words(game: type[AnyGame]) -> str:
    few, many = game.seats[0], game.seats[-1]
    return str(few) if few == many else f"{few} to {many}"


def _made(game: type[AnyGame], digest: bytes) -> AnyGame:
    chosen, own = msgspec.json.decode(digest)
    inside = _shipped(game) if own is None else components.build(own, game.components, "the components")
    return game(options.build(chosen, game.options), inside)


_instance = functools.lru_cache(maxsize=64)(_made)
_with_own_box = functools.lru_cache(maxsize=16)(_made)
"""Apart, so that no number of own boxes pushes out the games that everyone plays."""


@functools.cache
def _shipped(game: type[AnyGame]) -> Components:
    return components.build(shipped_table(game.name), game.components, game.name)
