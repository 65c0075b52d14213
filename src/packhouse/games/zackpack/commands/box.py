"""The box that a command looks into: the game's own, or a file of someone's own."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from ....core import components
from ...own_components import own_components
from ..components import Box
from ..options import Choices
from ..rules import ZackPack

Own: TypeAlias = Annotated[Path | None, typer.Option("--components", help="A components file of your own (TOML).")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def game_of(own: Path | None) -> ZackPack:
    if own:
        return ZackPack(Choices(), components.build(own_components(own), Box, own.name))
    text = (resources.files(ZackPack.__module__.rpartition(".")[0]) / "components.toml").read_text("utf-8")
    return ZackPack(Choices(), components.build(components.table(text, "the box"), Box, "the box"))
